"""./check: everything that must hold before a change is worth looking at; ./check --long PART: what takes longer.

On two lanes, so that no core is idle: while the rules are compiled and tested, whatever needs them not, or needs them
plain, goes on beside, from a copy of its own, and shows what it has to say when it is done.
"""

import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from resource import RUSAGE_CHILDREN, getrusage

from prepare import ENVIRONMENT, PYTHON, ROOT, CannotPrepare, build, prepare_libraries, run, say

Steps = dict[str, tuple[list[str], dict[str, str]]]

BIN = PYTHON.parent
TESTS = [str(PYTHON), "-m", "pytest", "-q", "--dist", "worksteal", "-n"]
# What runs around the rules is the same both ways, but for the modules that every move passes through; the plain run is
# for whatever the compiler could change. Events are held to be the same by test_parity.py, which starts either kind
# itself, so what is told of them is the same, too.
FOLDERS = (
    "browser", "cost", "faults", "online", "server", "store", "cli", "docs", "preparing", "narrate", "own_bots",
    "upgrade", "earlier", "terminal", "outgoing", "arena", "coach", "research/interfaces",
)  # fmt: skip
SAME_BOTH_WAYS = (
    *FOLDERS, "lessons/test_tables.py", "contract/test_parity.py", "contract/test_source.py",
    "research/test_without_numpy.py", "rules/test_coverage.py",
)  # fmt: skip
AROUND_RULES = [f"--ignore=tests/{place}" for place in SAME_BOTH_WAYS]
A_MOVE_S_WAY = [f"tests/server/test_{place}.py" for place in ("rooms", "pipeline", "pipeline_nodes")]
WEB = [str(PYTHON), "scripts/web.py"]
PACKAGE = ENVIRONMENT / "plain"
UNCOMPILED = {"PYTHONPATH": str(PACKAGE), "TAVOLINO_PLAIN": "1"}
IS_COMPILED = "from tavolino import sources; assert sources.compiled(), 'the compiled rules do not load'"

BESIDE: Steps = {
    "format": ([str(BIN / "ruff"), "format", "--check", "--quiet", "."], {}),
    "lint": ([str(BIN / "ruff"), "check", "--quiet", "."], {}),
    "types": ([str(BIN / "mypy")], {}),
    "browser app: format": ([*WEB, "prettier", "--check", "--cache", "--log-level", "warn", "."], {}),
    "browser app: lint": ([*WEB, "eslint", "--max-warnings", "0", "--cache", "."], {}),
    "browser app: types": ([*WEB, "svelte-check", "--fail-on-warnings", "--output", "machine"], {}),
    "browser app: tests": ([*WEB, "vitest", "run", "--silent"], {}),
    "the wire's types": ([str(PYTHON), "scripts/wire_types.py", "--check"], UNCOMPILED),
    "who may import whom": ([str(BIN / "lint-imports"), "--no-cache"], UNCOMPILED),
    "tests, plain": ([*TESTS, "1", *AROUND_RULES], UNCOMPILED),
    "tests, plain, of a move's way": ([*TESTS, "0", *A_MOVE_S_WAY], UNCOMPILED),
}
COMPILED: Steps = {
    "browser app: libraries": ([*WEB, "install"], {}),  # an app that was built long ago may have lost them
    "the compiled rules load": ([str(PYTHON), "-c", IS_COMPILED], {}),
    "tests, compiled": ([*TESTS, "4"], {}),  # many of them wait: for a browser, for a server
}

# What takes minutes or hours, by name. What they print is in docs/reliability.md.
LONG_TESTS = [str(PYTHON), "-m", "pytest", "-q", "-s", "-n", "0", "--timeout=7200"]
LONG: Steps = {
    "faults": ([*LONG_TESTS, "tests/faults"], {"TAVOLINO_FAULTS": "long"}),
    "hostile": ([*LONG_TESTS, "tests/faults/test_hostile.py"], {"TAVOLINO_FAULTS": "long"}),
    "cost": ([*LONG_TESTS, "tests/cost"], {"TAVOLINO_COST": "long"}),
    "soak": ([*LONG_TESTS, "tests/faults/test_soak.py"], {"TAVOLINO_SOAK": "long"}),
    "foreign": ([*LONG_TESTS, "tests/own_bots/test_long_series.py"], {"TAVOLINO_OWN_BOTS": "long"}),
    "interfaces": (
        [*LONG_TESTS, "tests/research/interfaces", "tests/research/test_same_games.py"],
        {"TAVOLINO_INTERFACES": "long"},
    ),
    "vector": ([*LONG_TESTS, "tests/research/test_native.py"], {"TAVOLINO_VECTOR": "long"}),
    "upgrade": ([*LONG_TESTS, "tests/upgrade"], {"TAVOLINO_UPGRADE": "long"}),
    "coach": ([*LONG_TESTS, "tests/coach"], {"TAVOLINO_COACH": "long"}),
    "fair-bots": ([*LONG_TESTS, "tests/bots/test_fair_bots.py"], {"TAVOLINO_FAIR_BOTS": "long"}),
}


def passes(name: str, command: list[str], environment: dict[str, str], beside: bool) -> bool:
    began = time.monotonic()
    out, err = (subprocess.PIPE, subprocess.STDOUT) if beside else (None, None)
    started = subprocess.Popen(command, cwd=ROOT, env=os.environ | environment, stdout=out, stderr=err, text=True)
    if started.stdout is not None:
        with started.stdout as said:
            told = said.read()
        print(told, end="", flush=True)
    _, status, used = os.wait4(started.pid, 0)
    started.returncode = os.waitstatus_to_exitcode(status)
    verdict = "ok" if started.returncode == 0 else "FAILED"
    seconds = f"{time.monotonic() - began:.0f} s, {used.ru_utime + used.ru_stime:.0f} s of CPU"
    say(f"{name}: {verdict} ({seconds})")
    return started.returncode == 0


def failing(steps: Steps, *, beside: bool = False) -> list[str]:
    return [
        name for name, (command, environment) in steps.items() if not passes(name, command, environment, beside=beside)
    ]


def lay_out_plain() -> None:
    """The package as its sources are, and what it says of its games: there at once, and left alone by the compiler."""
    shutil.rmtree(PACKAGE, ignore_errors=True)
    shutil.copytree(ROOT / "src", PACKAGE, ignore=shutil.ignore_patterns("*.egg-info", "__pycache__", "web"))
    run(PYTHON, "setup.py", "--quiet", "egg_info", f"--egg-base={PACKAGE}", quiet=True)


def on_two_lanes() -> list[str]:
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # several processes read the same tests
    lay_out_plain()
    with ThreadPoolExecutor(max_workers=1) as lane:
        beside = lane.submit(failing, BESIDE, beside=True)
        began = time.monotonic()
        build()
        say(f"the compiled rules and the browser app are there ({time.monotonic() - began:.0f} s)")
        failed = failing(COMPILED)
        return [*failed, *beside.result()]


def long_part(words: list[str]) -> str | None:
    """Which one is asked for; None for the check itself."""
    if not words:
        return None
    part = "faults" if words == ["--faults"] else words[-1]
    if words not in (["--faults"], ["--long", part]) or part not in LONG:
        raise CannotPrepare(f"./check, ./check --faults, or ./check --long and one of: {', '.join(LONG)}")
    return part


def whole(part: str | None) -> list[str]:
    prepare_libraries("check")
    if part is not None:
        build()
        return failing({part: LONG[part]})
    return on_two_lanes()


def main() -> int:
    began = time.monotonic()
    try:
        failed = whole(long_part(sys.argv[1:]))
    except CannotPrepare as problem:
        say(str(problem))
        return 1
    used = getrusage(RUSAGE_CHILDREN)
    say(f"{time.monotonic() - began:.0f} s in all, {used.ru_utime + used.ru_stime:.0f} s of CPU")
    say(f"failed: {', '.join(failed)}" if failed else "everything holds")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
