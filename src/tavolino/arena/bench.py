"""Benchmark: every game with random bots on one core, compiled and plain in the same run, by CPU time."""

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable

import msgspec

from tavolino import sources
from tavolino.arena.imagining import ImaginingCost, measure_imagining
from tavolino.arena.searching import SearchSpeed, measure_searching
from tavolino.core.game import Game, Options
from tavolino.core.registry import shelf

RUNS = 5  # alternating, so that other load on the machine affects both
CPU_SECONDS = 1.0  # about as long as one run takes
PLAYERS = 4
RATES = ("games_per_s", "moves_per_s", "seconds", "cpu_seconds")  # the only statistics that may differ


class Speed(msgspec.Struct):
    """Moves per second of CPU time: medians over alternating runs."""

    game: str
    options: dict[str, object]
    compiled: float
    plain: float
    ratio: float
    same_results: bool  # same seeds, same statistics, compiled and plain
    microseconds: ImaginingCost  # compiled
    search: SearchSpeed  # compiled


def run_series(game: str, options: str, games: int, plain: bool) -> dict[str, object]:
    """One series in its own process, since a process is either compiled or plain."""
    command = [sys.executable, "-m", "tavolino", "simulate", game, "--players", str(PLAYERS)]
    command += ["--games", str(games), "--bots", "random", "--seed", "1", "--workers", "1", "--json"]
    command += ["--options", options]
    environment = os.environ | {sources.PLAIN: "1" if plain else "0"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    result: dict[str, object] = json.loads(done.stdout)
    return result


def moves_per_cpu_second(result: dict[str, object]) -> float:
    return float(str(result["moves"])) / float(str(result["cpu_seconds"]))


def games_for(game: str, options: str, plain: bool) -> int:
    """How many games fill a run."""
    return games_that_fill(lambda games: run_series(game, options, games, plain), few=50 if plain else 500)


def games_that_fill(run: Callable[[int], dict[str, object]], few: int) -> int:
    """Tried twice: of a short run most is what the first games need to get started."""
    games = few
    for _try in range(2):
        used = float(str(run(games)["cpu_seconds"]))
        games = max(few, int(games * CPU_SECONDS / used))
    return games


def outcome(result: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in result.items() if key not in RATES}


def bench(done: Callable[[], None]) -> list[Speed]:
    """One row per game and variant; `done` is called after each of `steps()` steps."""
    rows = []
    for game, variant in settings():
        rows.append(measure(game, variant))
        done()
    return rows


def settings() -> list[tuple[Game, Options]]:
    """Every variant that fits this number of players."""
    return [(game, variant) for game in shelf().values() for variant in game.variants() if game.fits(PLAYERS, variant)]


def steps() -> int:
    return len(settings())


def measure(box: Game, variant: Options) -> Speed:
    game, options = box.id, msgspec.json.encode(variant).decode()
    fast, slow = games_for(game, options, False), games_for(game, options, True)
    compiled, plain = [], []
    for _ in range(RUNS):
        compiled.append(moves_per_cpu_second(run_series(game, options, fast, False)))
        plain.append(moves_per_cpu_second(run_series(game, options, slow, True)))
    same = outcome(run_series(game, options, 100, False)) == outcome(run_series(game, options, 100, True))
    ratios = [quick / slow for quick, slow in zip(compiled, plain, strict=True)]
    return Speed(
        game=game,
        options=json.loads(options),
        compiled=statistics.median(compiled),
        plain=statistics.median(plain),
        ratio=statistics.median(ratios),
        same_results=same,
        microseconds=measure_imagining(box, PLAYERS, variant),
        search=measure_searching(box, PLAYERS, variant),
    )
