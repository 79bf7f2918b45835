"""Programs for tests, as they are named on a command line."""

import shlex
import sys
from pathlib import Path

PROGRAM = Path(__file__).with_name("misbehaving.py")

HEARING = ("env", "--default-signal=INT")  # where tests run in the background, all that they start is deaf to Ctrl-C

# What each kind of program counts as.
FAULTS = {
    "crash": "crashes",
    "leave": "crashes",
    "complain": "crashes",
    "hang": "timeouts",
    "cheat": "illegal",
    "babble": "unreadable",
    "flood": "unreadable",
    "confuse": "unreadable",
}


def command(kind: str, every: float = 1) -> str:
    return shlex.join([sys.executable, str(PROGRAM), kind, str(every)])


def script(lines: str) -> list[str]:
    """The words of a program of a few lines of Python."""
    return [sys.executable, "-c", lines]
