"""Our server and boardgame.io's, turn by turn in the same run: `beside.py [--rounds 5] [--seconds 10]`.

Each round plays Café Race as fast as it goes over 600 sockets, first at ours (every move stored and synced before it is
acknowledged), then at theirs (in memory). Prints each round, then the medians as one JSON object. Processor seconds are
what to compare: wall time belongs to whoever else uses the machine.
"""

import argparse
import json
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
OURS = [sys.executable, str(HERE / "load.py"), "moves", "--tables", "4000"]
THEIRS = [sys.executable, str(HERE.parent / "peers" / "run.py")]
FIGURES = ("moves_per_second", "moves_per_cpu_second", "p50_ms", "p99_ms")


def measure(command: list[str], seconds: int) -> dict[str, Any]:
    done = subprocess.run([*command, "--seconds", str(seconds)], stdout=subprocess.PIPE, text=True, check=True)
    told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return told


def medians(rounds: list[dict[str, Any]]) -> dict[str, float]:
    return {name: statistics.median(one[name] for one in rounds) for name in FIGURES}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=int, default=10)
    chosen = parser.parse_args()
    ours, theirs = [], []
    for number in range(chosen.rounds):
        ours.append(measure(OURS, chosen.seconds))
        theirs.append(measure(THEIRS, chosen.seconds))
        told = {"ours": ours[-1], "theirs": theirs[-1]}
        print(number + 1, {whose: {name: one[name] for name in FIGURES} for whose, one in told.items()}, flush=True)
    ratios = [a["moves_per_cpu_second"] / b["moves_per_cpu_second"] for a, b in zip(ours, theirs, strict=True)]
    ratio = round(statistics.median(ratios), 2)
    print(json.dumps({"ours": medians(ours), "theirs": medians(theirs), "moves_per_cpu_second_ratio": ratio}))


if __name__ == "__main__":
    main()
