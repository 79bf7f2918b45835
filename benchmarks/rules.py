"""The rules of two checkouts in alternating processes: `rules.py --before DIR [--pairs 20]`.

DIR is a checkout of an earlier version that `./check` has set up. Every variant of every game is played by four random
bots, compiled, once by each version in each pair, in alternating order; prints per variant the median of the paired
ratios of moves per CPU-second (this version / before) with a 95 % interval of that median, then one JSON object.
Variants that the earlier version does not have are left out.
"""

import argparse
import json
import math
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

from tavolino.arena.bench import PLAYERS, games_that_fill, moves_per_cpu_second, settings

FEW = 500


def series(python: Path, game: str, options: dict[str, object], games: int) -> dict[str, Any]:
    command = [str(python), "-m", "tavolino", "simulate", game, "--players", str(PLAYERS), "--games", str(games)]
    command += ["--bots", "random", "--seed", "1", "--workers", "1", "--json", "--options", json.dumps(options)]
    told: dict[str, Any] = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return told


def interval(values: list[float]) -> tuple[float, float]:
    """Of the median, 95 %, by ranks: it asks nothing of how the values are spread."""
    ordered = sorted(values)
    rank = max(0, math.floor(len(ordered) / 2 - 0.98 * math.sqrt(len(ordered))))
    return ordered[rank], ordered[-1 - rank]


def paired_ratios(pythons: dict[str, Path], game: str, options: dict[str, object], pairs: int) -> list[float]:
    games = games_that_fill(lambda games: series(pythons["before"], game, options, games), FEW)
    found = []
    for number in range(pairs):
        order = [*pythons] if number % 2 == 0 else [*reversed(pythons)]
        rate = {whose: moves_per_cpu_second(series(pythons[whose], game, options, games)) for whose in order}
        found.append(rate["after"] / rate["before"])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", type=Path, required=True, help="a checkout of an earlier version")
    parser.add_argument("--pairs", type=int, default=20)
    chosen = parser.parse_args()
    pythons = {
        "after": Path(sys.executable),
        "before": chosen.before.resolve() / ".venv" / "bin" / "python",
    }
    rows = []
    for game, variant in settings():
        options = msgspec.to_builtins(variant)
        try:
            ratios = paired_ratios(pythons, game.id, options, chosen.pairs)
        except subprocess.CalledProcessError as refused:
            print(f"{game.id:12} not played: {refused.stderr.strip()}  {json.dumps(options)}", flush=True)
            continue
        low, high = interval(ratios)
        rows.append({"game": game.id, "options": options, "median": statistics.median(ratios), "from": low, "to": high})
        print(
            f"{game.id:12} {statistics.median(ratios):.3f} ({low:.3f} to {high:.3f})  {json.dumps(options)}", flush=True
        )
    print(json.dumps(rows))


if __name__ == "__main__":
    main()
