"""./check: everything that must hold before a change is worth looking at."""

import os
import subprocess
import sys
import time

from prepare import PYTHON, ROOT, CannotPrepare, prepare, say

BIN = PYTHON.parent
TESTS = [str(PYTHON), "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal"]
# What runs around the rules is the same both ways; the plain run is for whatever the compiler could change.
ROOMS = ("browser", "faults", "online", "server", "store", "cli", "docs", "preparing")
AROUND_RULES = [f"--ignore=tests/{room}" for room in ROOMS]
WEB = [str(PYTHON), "scripts/web.py"]
IS_COMPILED = "from tavolino import sources; assert sources.compiled(), 'the compiled rules do not load'"

STEPS: dict[str, tuple[list[str], dict[str, str]]] = {
    "the compiled rules load": ([str(PYTHON), "-c", IS_COMPILED], {}),
    "format": ([str(BIN / "ruff"), "format", "--check", "--quiet", "."], {}),
    "lint": ([str(BIN / "ruff"), "check", "--quiet", "."], {}),
    "types": ([str(BIN / "mypy")], {}),
    "the wire's types": ([str(PYTHON), "scripts/wire_types.py", "--check"], {}),
    "browser app: types": ([*WEB, "svelte-check", "--fail-on-warnings", "--output", "machine"], {}),
    "browser app: tests": ([*WEB, "vitest", "run", "--silent"], {}),
    "who may import whom": ([str(BIN / "lint-imports"), "--no-cache"], {}),
    "tests, compiled": (TESTS, {}),
    "tests, plain": ([*TESTS, *AROUND_RULES], {"TAVOLINO_PLAIN": "1"}),
}

# Cut power, stopped databases, races: the full figures, which take minutes. What they print is in docs/reliability.md.
FAULTS: dict[str, tuple[list[str], dict[str, str]]] = {
    "faults": (
        [str(PYTHON), "-m", "pytest", "-q", "-s", "-n", "0", "--timeout=7200", "tests/faults"],
        {"TAVOLINO_FAULTS": "long"},
    ),
}


def passes(name: str, command: list[str], environment: dict[str, str]) -> bool:
    began = time.monotonic()
    done = subprocess.run(command, cwd=ROOT, env=os.environ | environment, check=False)
    verdict = "ok" if done.returncode == 0 else "FAILED"
    say(f"{name}: {verdict} ({time.monotonic() - began:.0f} s)")
    return done.returncode == 0


def main() -> int:
    try:
        prepare("check")
    except CannotPrepare as problem:
        say(str(problem))
        return 1
    steps = FAULTS if "--faults" in sys.argv[1:] else STEPS
    failed = [name for name, (command, environment) in steps.items() if not passes(name, command, environment)]
    say(f"failed: {', '.join(failed)}" if failed else "everything holds")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
