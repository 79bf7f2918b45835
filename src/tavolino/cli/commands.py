"""The subcommands: each reads its arguments, does the work and prints the result."""

import json
import secrets
import time
from argparse import Namespace
from collections.abc import Callable

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tavolino import sources
from tavolino.arena import bench as benching
from tavolino.arena.fault_report import BotFaults
from tavolino.arena.run import WHOLE_WORK
from tavolino.arena.series_plan import SeriesPlan
from tavolino.arena.simulate import Series, SeriesStatistics
from tavolino.cli.analysed import analyse
from tavolino.cli.arena import arena, ladder
from tavolino.cli.chosen import options_of, texts_of
from tavolino.cli.executors import executor_of, results_of, shard_of
from tavolino.cli.outcome import MISSED, OK, BadArgument, NotVerified
from tavolino.cli.played import merge, told_of_crashes, told_of_shard
from tavolino.cli.progress import progress
from tavolino.cli.training import train
from tavolino.core import record, registry
from tavolino.core.chance import SEED_BYTES
from tavolino.core.fault import fault
from tavolino.core.record import Played, Record, Start
from tavolino.core.refusal import BadRecord
from tavolino.core.replay import Replay, game_of, verify
from tavolino.core.seed import seed_from
from tavolino.engine import serve
from tavolino.narrate.coverage import coverage, report
from tavolino.narrate.faults import error_text
from tavolino.narrate.glance import show_glance
from tavolino.narrate.narrator import Narrator
from tavolino.narrate.rulebook import show_rulebook
from tavolino.narrate.texts import Texts
from tavolino.own_bots.record_folder import RecordFolder
from tavolino.terminal.play import play as play_in_terminal
from tavolino.terminal.seats import read_seats

# ---- games and rulebooks


def games(chosen: Namespace) -> int:
    table = Table(box=None, show_header=False, padding=(0, 2))
    for game in registry.shelf().values():
        texts = texts_of(game, chosen.lang)
        players = texts.format("cli-players", **{"from": game.min_players, "to": game.max_players})
        table.add_row(game.id, texts.format("game-name"), players, texts.format("game-tagline"))
    Console().print(table)
    return OK


def rules(chosen: Namespace) -> int:
    game = registry.find(chosen.game)
    if chosen.glance:
        show_glance(game, chosen.lang, Console(highlight=False))
        return OK
    if not chosen.coverage:
        show_rulebook(game, texts_of(game, chosen.lang), Console(highlight=False))
        return OK
    if not chosen.tests.is_dir():
        raise BadArgument(f"there is no folder {chosen.tests}; say with --tests where the tests are")
    return report(coverage(game, chosen.tests), Console())


# ---- playing


def play(chosen: Namespace) -> int:
    game = registry.find(chosen.game)
    if chosen.seats is None:
        bots = game.min_players - 1 - len(chosen.bot)
        words = [texts_of(game, chosen.lang).format("cli-guest"), *["greedy"] * bots]
    else:
        words = chosen.seats.split(",")
    seed = secrets.token_bytes(SEED_BYTES) if chosen.seed is None else seed_from(_number_or_text(chosen.seed))
    return play_in_terminal(
        game,
        read_seats(words, chosen.bot),
        options_of(game, chosen),
        chosen.lang,
        seed,
        move_seconds=chosen.move_seconds,
        records=RecordFolder(chosen.records),
    )


def _number_or_text(text: str) -> int | str:
    """`--seed -7` is the same seed as the engine's `"seed": -7`."""
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) < SEED_BYTES else text


def engine(chosen: Namespace) -> int:
    return serve.main(bot=chosen.bot)


# ---- records


def replay(chosen: Namespace) -> int:
    try:
        told = record.parse(chosen.file.read_text("utf-8"))
    except UnicodeDecodeError:
        raise BadRecord(fault("", "record-not-text")) from None
    texts = texts_of(game_of(told), chosen.lang)
    draws = _verified_draws(told, texts) if chosen.verify else None
    console = Console(highlight=False)
    _narrate(told, texts, console)
    if draws is not None:
        console.print(texts.format("cli-verified", draws=draws))
    return OK


def _narrate(told: Record, texts: Texts, console: Console) -> None:
    playing = Replay(told)
    narrator = Narrator(texts, told.seats)
    for number in range(1, len(told.entries)):
        for event in playing.step(number):
            console.print(Text(f"{number:>4}  {narrator.tell(event, None)}"))
    moves = sum(isinstance(entry, Played) for entry in told.entries)
    console.print(texts.format("cli-replayed", moves=moves, over="yes" if playing.match.over else "no"))


def _verified_draws(told: Record, texts: Texts) -> int:
    """How many dice and picks the seed gives; raises NotVerified at the first that it does not."""
    try:
        entries = verify(told).entries
    except BadRecord as error:
        raise NotVerified(texts.format("cli-not-verified", why=error_text(error, texts.lang))) from None
    return sum(len(entry.draws) for entry in entries if isinstance(entry, Start | Played))


# ---- bots against bots


def simulate(chosen: Namespace) -> int:
    game = registry.find(chosen.game)
    players = game.min_players if chosen.players is None else chosen.players
    bots = chosen.bots.split(",")
    options = options_of(game, chosen)
    plan = SeriesPlan.checked(
        game, players, chosen.games, bots, chosen.seed, options, chosen.rotate, chosen.bot, chosen.move_seconds
    )
    texts = texts_of(game, chosen.lang)
    shard = shard_of(chosen)
    if plan.own_places and (chosen.into or chosen.cluster):
        raise BadArgument("a player of your own plays here and in one go: without --into, --shard and --cluster")
    known = results_of(chosen, shard, [f"{plan.games} {plan.title()}"])
    series = Series(plan, known.known_series(plan), RecordFolder(chosen.records))
    began = time.perf_counter()
    try:
        with executor_of(chosen) as executor, progress("playing", shard.part(plan.games).size) as advance:
            series.play(shard.part(plan.games), executor, advance, known.save)
    finally:
        known.save()
    if shard != WHOLE_WORK:
        return told_of_shard(chosen, shard, texts, series.crashes)
    statistics = series.statistics(time.perf_counter() - began)
    if chosen.json:
        print(json.dumps(statistics.as_json()))
    else:
        _print_statistics(statistics)
    return told_of_crashes(series.crashes, texts)


def _print_statistics(found: SeriesStatistics) -> None:
    console = Console()
    console.print(
        f"{found.games:,} games of {found.game}, {found.moves:,} moves, {found.moves_per_game:.1f} a game; "
        f"{found.moves_per_s:,.0f} moves/s, {found.games_per_s:,.0f} games/s",
        highlight=False,
    )
    seats = Table("seat", "win share", "mean score")
    for seat, (share, score) in enumerate(zip(found.win_share, found.mean_score, strict=True)):
        seats.add_row(str(seat), f"{share:.1%}", f"{score:.2f}")
    bots = Table("bot", "win share", "mean score")
    for row in found.bots:
        bots.add_row(Text(row.bot), f"{row.win_share:.1%}", f"{row.mean_score:.2f}")
    console.print(seats, bots)
    _print_faults(found, console)
    for name, value in found.measures.items():
        console.print(f"{name} {value:.2f}", highlight=False)


def _print_faults(found: SeriesStatistics, console: Console) -> None:
    """Of players of one's own; nothing without any."""
    own = [(row.bot, row.faults) for row in found.bots if isinstance(row.faults, BotFaults)]
    if not own:
        return
    faults = Table("your own", "crashes", "time-outs", "unreadable", "illegal", "stand-in moved", "faulty games")
    for bot, told in own:
        numbers = (told.crashes, told.timeouts, told.unreadable, told.illegal, told.stood_in, told.games)
        faults.add_row(Text(bot), *(f"{number:,}" for number in numbers))
    console.print(faults)
    for bot, told in own:
        for file in told.records:
            console.print(Text(f"{bot}: see {file}"), soft_wrap=True)


def bench(chosen: Namespace) -> int:
    if not sources.compiled():
        raise BadArgument("the rules are not compiled here, so there is nothing to compare; ./check compiles them")
    with progress("measuring", benching.steps()) as advance:
        rows = benching.bench(lambda: advance(1))
    if chosen.json:
        print(json.dumps(msgspec.to_builtins(rows)))
    else:
        imagining = ("clone, µs", "imagine, µs", "in clones")
        table = Table("game", "options", "compiled, moves/CPU-s", "plain", "ratio", "same results", *imagining)
        for row in rows:
            same = "yes" if row.same_results else "NO"
            numbers = (f"{row.compiled:,.0f}", f"{row.plain:,.0f}", f"{row.ratio:.1f}")
            cost = row.microseconds
            costs = (f"{cost.clone:.2f}", f"{cost.imagine:.2f}", f"{cost.imagine_per_clone:.1f}")
            table.add_row(row.game, json.dumps(row.options), *numbers, same, *costs)
        Console(width=140).print(table, _search_table(rows))
    return OK if all(row.same_results for row in rows) else MISSED


def _search_table(rows: list[benching.Speed]) -> Table:
    table = Table("game", "options", "random games/CPU-s", "iterations/CPU-s", "ratio", "with learned values")
    for row in rows:
        found = row.search
        values = "" if found.with_values is None else f"{found.with_values:,.0f}"
        rates = (f"{found.games:,.0f}", f"{found.iterations:,.0f}", f"{found.ratio:.2f}", values)
        table.add_row(row.game, json.dumps(row.options), *rates)
    return table


COMMANDS: dict[str, Callable[[Namespace], int]] = {
    "analyse": analyse,
    "arena": arena,
    "bench": bench,
    "engine": engine,
    "games": games,
    "ladder": ladder,
    "merge": merge,
    "play": play,
    "replay": replay,
    "rules": rules,
    "simulate": simulate,
    "train": train,
}
