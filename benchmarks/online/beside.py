"""Our server and boardgame.io's, alternating in the same run: `beside.py [--rounds 5] [--seconds 10] [--before DIR]`.

Each round plays Café Race at full speed over 600 sockets, first on ours (every move stored and synced before it is
acknowledged), then on theirs (in memory). `--before` is a checkout of an earlier version that `./check` has set up: it
plays in each round, too, and both also play at a steady 1,000 moves a second. Prints each round, then medians as one
JSON object. Compare processor seconds: wall time depends on everything that runs on the machine.
"""

import argparse
import json
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
PEER = [sys.executable, str(HERE.parent / "peers" / "run.py")]
TABLES_A_SECOND = 1400  # more than 600 sockets can finish
STEADY = ["pace", "--rate", "1000", "--tables", "1000"]
FIGURES = ("moves_per_second", "moves_per_cpu_second", "p50_ms", "p99_ms")
WAIT = "p99_quiet_ms"  # while nobody else took the processor

Figures = dict[str, Any]


def load(python: str | Path, folder: Path, words: list[str]) -> list[str]:
    return [str(python), str(folder / "load.py"), *words]


def measure(command: list[str], seconds: int) -> Figures:
    done = subprocess.run([*command, "--seconds", str(seconds)], stdout=subprocess.PIPE, text=True, check=True)
    told: Figures = json.loads(done.stdout.splitlines()[-1])
    return told


def medians(rounds: list[Figures]) -> Figures:
    return {name: statistics.median(one[name] for one in rounds) for name in FIGURES}


def ratios(ones: list[Figures], others: list[Figures], name: str) -> Figures:
    """Of each round, with the middle half of them: what lies outside is mostly due to the machine."""
    found = sorted(one[name] / other[name] for one, other in zip(ones, others, strict=True))
    quarter = len(found) // 4
    told = {"median": statistics.median(found), "from": found[quarter], "to": found[-1 - quarter]}
    return {what: round(value, 3) for what, value in told.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=int, default=10)
    parser.add_argument("--before", type=Path, help="a checkout of an earlier version, with its environment")
    chosen = parser.parse_args()
    full_speed = ["moves", "--tables", str(TABLES_A_SECOND * chosen.seconds)]
    commands = {"ours": load(sys.executable, HERE, full_speed), "theirs": PEER}
    if chosen.before is not None:
        before = chosen.before.resolve()
        python, folder = before / ".venv" / "bin" / "python", before / "benchmarks" / "online"
        commands["before"] = load(python, folder, full_speed)
        commands["ours, steady"] = load(sys.executable, HERE, STEADY)
        commands["before, steady"] = load(python, folder, STEADY)
    found: dict[str, list[Figures]] = {whose: [] for whose in commands}
    for number in range(chosen.rounds):
        order = [*commands] if number % 2 == 0 else [*reversed(commands)]
        for whose in order:
            found[whose].append(measure(commands[whose], chosen.seconds))
        told = {whose: {name: runs[-1][name] for name in FIGURES} for whose, runs in found.items()}
        print(number + 1, json.dumps(told), flush=True)
    print(json.dumps(summary(found)))


def summary(found: dict[str, list[Figures]]) -> Figures:
    told: Figures = {whose: medians(runs) for whose, runs in found.items()}
    told["moves_per_cpu_second, ours / theirs"] = ratios(found["ours"], found["theirs"], "moves_per_cpu_second")
    if "before" in found:
        told["moves_per_cpu_second, ours / before"] = ratios(found["ours"], found["before"], "moves_per_cpu_second")
        told[f"{WAIT}, ours / before"] = ratios(found["ours, steady"], found["before, steady"], WAIT)
    return told


if __name__ == "__main__":
    main()
