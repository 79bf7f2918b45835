"""`tavolino arena` and `tavolino ladder`: bots against bots, and how sure one can be of what came out."""

import json
from argparse import Namespace
from collections.abc import Sequence

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tavolino.arena.contest import deals_for
from tavolino.arena.crash import CrashReport
from tavolino.arena.ladder import Rung, read_ladder, rungs, still_so, waiting
from tavolino.arena.results import Results
from tavolino.arena.run import WHOLE_WORK, ContestPlan, run
from tavolino.arena.shard import Shard
from tavolino.arena.shares import SideShare, side_shares
from tavolino.arena.simulate import USUAL_RECORDS, NothingPlayed
from tavolino.arena.tournament import ArenaReport, ContestReport, contests, report
from tavolino.cli.arena_page import page
from tavolino.cli.chosen import CLI_TEXTS, options_of, texts_of
from tavolino.cli.executors import executor_of, read_results, results_of, shard_of
from tavolino.cli.figures import figure, range_of, rating_of, share
from tavolino.cli.own_files import BadFile
from tavolino.cli.played import told_of_crashes, told_of_shard
from tavolino.cli.progress import progress
from tavolino.core import registry
from tavolino.core.game import Game
from tavolino.core.refusal import BadOption
from tavolino.narrate.texts import Texts

WIDTH = 120  # of tables: a narrow terminal breaks lines, and cells stay readable

# ---- the arena


def arena(chosen: Namespace) -> int:
    game = registry.find(chosen.game)
    bots = chosen.bots.split(",")
    players = _usual_players(game, len(bots)) if chosen.players is None else chosen.players
    played = contests(game, players, options_of(game, chosen), bots, chosen.seed)
    goals = [ContestPlan(contest, deals_for(chosen.games, players)) for contest in played]
    texts = texts_of(game, chosen.lang)
    shard = shard_of(chosen)
    known = results_of(chosen, shard, [f"{goal.deals} {goal.contest.title()}" for goal in goals])
    crashes = _play(goals, known, chosen, texts, shard)
    if shard != WHOLE_WORK:
        return told_of_shard(chosen, shard, texts, crashes)
    _check_played(goals, known)
    found = report(played, known)
    if chosen.report is not None:
        chosen.report.write_text(page(found, texts), "utf-8")
    if chosen.json:
        print(json.dumps(msgspec.to_builtins(found)))
    else:
        _print_arena(found, texts, Console(highlight=False, width=WIDTH))
    return told_of_crashes(crashes, texts)


def _usual_players(game: Game, bots: int) -> int:
    return max(game.min_players, min(game.max_players, bots))


def _play(
    goals: Sequence[ContestPlan], known: Results, chosen: Namespace, texts: Texts, shard: Shard = WHOLE_WORK
) -> CrashReport:
    games = sum(shard.part(goal.deals).size * goal.contest.players for goal in goals)
    crashes = CrashReport(USUAL_RECORDS)
    with executor_of(chosen) as executor, progress(texts.format("arena-playing"), games) as advance:
        run(goals, known, executor, advance, crashes, shard)
    return crashes


def _check_played(goals: Sequence[ContestPlan], known: Results) -> None:
    """A report needs something of each contest."""
    for goal in goals:
        if not known.known(goal.contest).spans:
            raise NothingPlayed(f"no deal was played to its end; see the records in {USUAL_RECORDS.path}")


def _print_arena(found: ArenaReport, texts: Texts, console: Console) -> None:
    for told in found.tables:
        console.print(texts.format("arena-table", games=told.games, bots=", ".join(told.bots)))
        console.print(_shares_table(told.sides, texts))
    if found.ratings:
        ratings = Table(texts.format("arena-bot"), texts.format("arena-rating"))
        for rating in found.ratings:
            ratings.add_row(Text(rating.bot), rating_of(rating.points))
        console.print(ratings)
    console.print(texts.format("arena-mirrors"))
    console.print(_shares_table([_first(mirror) for mirror in found.mirrors], texts))
    _warn_of_luck(found, texts, console)


def _first(mirror: ContestReport) -> SideShare:
    return mirror.sides[0]


def _shares_table(sides: Sequence[SideShare], texts: Texts) -> Table:
    columns = ("bot", "games", "wins", "interval", "fair", "points", "raw", "narrower")
    table = Table(*(texts.format(f"arena-{column}") for column in columns))
    for side in sides:
        wins = (share(side.wins.share), range_of(side.wins), share(side.fair))
        others = (figure(side.points), range_of(side.by_games), figure(side.narrower))
        table.add_row(Text(side.bot), f"{side.games:,}", *wins, *others)
    return table


def _warn_of_luck(found: ArenaReport, texts: Texts, console: Console) -> None:
    for contest in [*found.tables, *found.mirrors]:
        for side in contest.sides:
            if not side.luck_is_fair:
                told = {"bot": side.bot, "luck": share(side.luck), "error": share(side.luck_error)}
                console.print(texts.format("arena-unfair-luck", **told))


# ---- the ladder


def ladder(chosen: Namespace) -> int:
    texts = Texts(chosen.lang)
    texts.add(CLI_TEXTS)
    try:
        listed = read_ladder(chosen.series.read_bytes())
    except BadOption as error:
        raise BadFile(chosen.series, list(error.faults)) from None
    if chosen.only is not None:
        listed = [series for series in listed if series.game == registry.find(chosen.only).id]
    console = Console(highlight=False, width=WIDTH)
    for game, bot in waiting(listed):
        console.print(texts.format("ladder-waiting", game=game, bot=bot))
    work = rungs(listed)
    known = read_results(chosen.into)
    if chosen.only is None:
        known.keep([rung.contest for rung in work])
    _forget_changed(work, known, texts, console)
    crashes = _play([rung.goal for rung in work], known, chosen, texts)
    _check_played([rung.goal for rung in work], known)
    _print_ladder(work, known, texts, console)
    return told_of_crashes(crashes, texts)


def _forget_changed(work: Sequence[Rung], known: Results, texts: Texts, console: Console) -> None:
    """Results of bots that have changed since."""
    for rung in work:
        if not still_so(rung.contest, known):
            console.print(texts.format("ladder-changed", contest=rung.contest.title()), soft_wrap=True)
            known.forget(rung.contest)


def _print_ladder(work: Sequence[Rung], known: Results, texts: Texts, console: Console) -> None:
    columns = ("game", "players", "variant", "bot", "others", "games", "wins", "interval", "fair")
    table = Table(*(texts.format(f"arena-{column}") for column in columns))
    for rung in work:
        contest = rung.contest
        side, *others = side_shares(contest, known.known(contest).total())
        where = (contest.game, str(contest.players), Text(json.dumps(rung.variant)))
        wins = (share(side.wins.share), range_of(side.wins), share(side.fair))
        table.add_row(*where, side.bot, others[0].bot, f"{side.games:,}", *wins)
    console.print(table)
