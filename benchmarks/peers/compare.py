"""Our Café Race beside others', as ratios: .venv/bin/python benchmarks/peers/compare.py [--pairs 9] [--seconds 1]

Each row is a pair of programs that play alternately, both already warm, for so many seconds of CPU time each; printed
are the medians of their moves per CPU-second, and of the ratios of the pairs with their range. The field's packages are
installed, in the versions of the .lock files, into environments of their own in the user's cache (--environments DIR).
A package that cannot be installed is said to be missing, and its rows are left out.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple, Self

import node
import platformdirs
from other_python import CannotInstall, python_with

HERE = Path(__file__).resolve().parent
CACHE = Path(platformdirs.user_cache_dir("tavolino")) / "peers"
WARM_UP = 0.5  # CPU-seconds


class Row(NamedTuple):
    ours: str
    theirs: str
    aim: float | None = None
    other_game: bool = False


ROWS = (
    Row("native", "plain-openspiel", 45),
    Row("aec", "plain-aec", 10),
    Row("aec-wrapped", "plain-aec-wrapped", 3),
    Row("openspiel", "plain-openspiel", 5),
    Row("empty-aec", "plain-aec"),
    Row("empty-openspiel", "plain-openspiel"),
    Row("native", "boardgame.io"),
    Row("vector", "native"),
    Row("vector", "EnvPool Backgammon-v1", 1, other_game=True),
    Row("vector", "EnvPool SparrowMahjong-v1", 1, other_game=True),
    Row("vector", "pgx backgammon", other_game=True),
    Row("vector", "pgx sparrow_mahjong", other_game=True),
    Row("native", "catanatron", other_game=True),
)
NAMES = {
    "native": "native loop",
    "vector": "vector environment",
    "aec": "AEC, raw",
    "aec-wrapped": "AEC, wrapped",
    "openspiel": "OpenSpiel adapter",
    "empty-aec": "AEC in which nothing happens",
    "empty-openspiel": "OpenSpiel game in which nothing happens",
    "plain-openspiel": "written for OpenSpiel in Python",
    "plain-aec": "written for PettingZoo, raw",
    "plain-aec-wrapped": "written for PettingZoo, wrapped",
    "boardgame.io": "boardgame.io, reducer alone",
}


class Contestant:
    """A program that plays when it is told to."""

    def __init__(self, command: list[str]) -> None:
        environment = os.environ | {"NODE_ENV": "production"}
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True, env=environment, cwd=HERE
        )

    def rate(self, seconds: float) -> float:
        """Moves per CPU-second, over about so many of them."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(seconds, file=self.process.stdin, flush=True)
        told = json.loads(self.process.stdout.readline())
        return float(told["moves"]) / float(told["seconds"])

    def __enter__(self) -> Self:
        self.rate(WARM_UP)
        return self

    def __exit__(self, *_: object) -> None:
        self.process.communicate()


def command(name: str, environments: Path) -> list[str]:
    """How to start a contestant; installs what it needs."""
    package, _, game = name.partition(" ")
    if package == "boardgame.io":
        return [str(node.prepared()), str(HERE / "headless.mjs")]
    if package.lower() in ("envpool", "pgx", "catanatron"):
        script = f"field_{package.lower()}"
        python = python_with(HERE / f"{script}.lock", environments)
        return [str(python), str(HERE / f"{script}.py"), *filter(None, [game])]
    return [sys.executable, str(HERE / "race_contestants.py"), name]


class Found(NamedTuple):
    row: Row
    ours: list[float]
    theirs: list[float]

    def ratios(self) -> list[float]:
        return sorted(our / their for our, their in zip(self.ours, self.theirs, strict=True))

    def ratio(self) -> float:
        return statistics.median(self.ratios())


def measure(row: Row, environments: Path, pairs: int, seconds: float) -> Found:
    found = Found(row, [], [])
    with ExitStack() as stack:
        ours, theirs = (stack.enter_context(Contestant(command(name, environments))) for name in (row.ours, row.theirs))
        turns: list[tuple[Contestant, list[float]]] = [(ours, found.ours), (theirs, found.theirs)]
        for _ in range(pairs):
            for contestant, rates in turns:
                rates.append(contestant.rate(seconds))
            turns.reverse()
    return found


def line(found: Found) -> str:
    row, ratios = found.row, found.ratios()
    aim = "" if row.aim is None else f"{row.aim:g}: {'reached' if found.ratio() >= row.aim else 'missed'}"
    cells = [
        NAMES[row.ours],
        NAMES.get(row.theirs, row.theirs) + (" (another game)" if row.other_game else ""),
        f"{statistics.median(found.ours):,.0f}",
        f"{statistics.median(found.theirs):,.0f}",
        f"**{shown(found.ratio())}** ({shown(ratios[0])} to {shown(ratios[-1])})",
        aim,
    ]
    return f"| {' | '.join(cells)} |"


def shown(ratio: float) -> str:
    return f"{ratio:.0f}" if ratio >= 20 else f"{ratio:.1f}" if ratio >= 2 else f"{ratio:.2f}"


def compare(rows: list[Row], environments: Path, pairs: int, seconds: float, tell: Callable[[str], None]) -> None:
    tell("| this | beside | moves per CPU-second | those of the other | ratio | aim |")
    tell("| --- | --- | ---: | ---: | ---: | --- |")
    for row in rows:
        try:
            tell(line(measure(row, environments, pairs, seconds)))
        except CannotInstall as problem:
            tell(f"| {NAMES[row.ours]} | {row.theirs} | | | could not be installed: {problem} | |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=1.0, help="of CPU time, each")
    parser.add_argument("--environments", type=Path, default=CACHE)
    parser.add_argument("--only", help="rows in which this name is: native, vector, aec, openspiel, pgx, …")
    chosen = parser.parse_args()
    rows = [row for row in ROWS if chosen.only is None or chosen.only in f"{row.ours} {row.theirs}"]
    compare(rows, chosen.environments, chosen.pairs, chosen.seconds, lambda text: print(text, flush=True))


if __name__ == "__main__":
    main()
