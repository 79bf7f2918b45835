"""What each subcommand does: reads its arguments, puts the rooms of the house together, prints."""

import json
import os
from argparse import Namespace
from collections.abc import Callable

import msgspec
from rich.console import Console
from rich.table import Table

from tavolino import sources
from tavolino.arena import bench as benching
from tavolino.arena.simulate import Plan, Statistics
from tavolino.arena.simulate import simulate as play_series
from tavolino.cli.progress import progress
from tavolino.core import record, registry
from tavolino.core.game import Game, Options
from tavolino.core.refusal import BadOption
from tavolino.core.replay import Replay, verify

OK = 0
MISSED = 1  # the command ran, and what it looked for is not so


def _options(game: Game, text: str) -> Options:
    try:
        return game.read_options(msgspec.json.decode(text))
    except msgspec.DecodeError:
        raise BadOption(f"--options wants a JSON object, not {text[:60]!r}") from None


# ---- bots against bots


def simulate(chosen: Namespace) -> int:
    game = registry.find(chosen.game)
    players = chosen.players or game.min_players
    bots = chosen.bots.split(",")
    options = _options(game, chosen.options)
    plan = Plan.checked(game, players, chosen.games, bots, chosen.seed, options, chosen.rotate)
    workers = chosen.workers
    if not 1 <= workers <= 4 * (os.cpu_count() or 1):
        raise BadOption(f"--workers is 1 to {4 * (os.cpu_count() or 1)} here, not {workers}")
    with progress("playing", plan.games) as advance:
        statistics = play_series(plan, workers, advance)
    if chosen.json:
        print(json.dumps(statistics.as_json()))
    else:
        _print_statistics(statistics)
    return OK


def _print_statistics(found: Statistics) -> None:
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
        bots.add_row(row.bot, f"{row.win_share:.1%}", f"{row.mean_score:.2f}")
    console.print(seats, bots)
    for name, value in found.measures.items():
        console.print(f"{name} {value:.2f}", highlight=False)


def bench(chosen: Namespace) -> int:
    if not sources.compiled():
        raise BadOption("the rules are not compiled here, so there is nothing to compare; ./check compiles them")
    with progress("measuring", benching.steps()) as advance:
        rows = benching.bench(lambda: advance(1))
    if chosen.json:
        print(json.dumps(msgspec.to_builtins(rows)))
    else:
        table = Table("game", "options", "compiled, moves/CPU-s", "plain", "ratio", "same results")
        for row in rows:
            same = "yes" if row.same_results else "NO"
            numbers = (f"{row.compiled:,.0f}", f"{row.plain:,.0f}", f"{row.ratio:.1f}")
            table.add_row(row.game, json.dumps(row.options), *numbers, same)
        Console(width=110).print(table)
    return OK if all(row.same_results for row in rows) else MISSED


COMMANDS: dict[str, Callable[[Namespace], int]] = {"simulate": simulate, "bench": bench}
_ = (Replay, verify, record)
