"""Which Python the environment is made with: one built with optimisation runs our code 1.2 to 1.6 times as fast.

`python3 interpreter.py` describes its Python as one line of JSON, so that any of them can be asked.
"""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from pathlib import Path

PYPROJECT = Path(__file__).resolve().parent.parent / "pyproject.toml"
CHOICE = "TAVOLINO_PYTHON"
TAKEN = "TAVOLINO_PYTHON_TAKEN"  # set for the one that takes over, which does not choose again
SECONDS_TO_ANSWER = 20


class NoSuchPython(Exception):
    """TAVOLINO_PYTHON names something that cannot be used."""


@dataclass(frozen=True)
class Interpreter:
    path: str
    version: tuple[int, ...]
    optimised: bool
    has_pip: bool
    has_headers: bool

    def serves(self) -> bool:
        return self.has_pip and self.version >= required()

    def __str__(self) -> str:
        return f"{self.path} (Python {'.'.join(map(str, self.version))})"


def required() -> tuple[int, ...]:
    """The version that pyproject.toml asks for: `>=3.11` and no more than that is understood."""
    text: str = tomllib.loads(PYPROJECT.read_text("utf-8"))["project"]["requires-python"]
    return tuple(int(number) for number in text.removeprefix(">=").split("."))


def optimised(arguments: str, generates: str, uses: str) -> bool:
    """Whether a build used profile-guided optimisation, according to its configuration.

    Debian does not configure for it but builds in that way, and then takes the flag that uses a profile out of what
    extensions are built with; a build without optimisation keeps both flags.
    """
    return "--enable-optimizations" in arguments or bool(generates and not uses)


def present() -> Interpreter:
    told = [sysconfig.get_config_var(name) or "" for name in ("CONFIG_ARGS", "PGO_PROF_GEN_FLAG", "PGO_PROF_USE_FLAG")]
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    version = tuple(sys.version_info[:3])
    return Interpreter(sys.executable, version, optimised(*told), find_spec("pip") is not None, header.exists())


def ask(program: str) -> Interpreter | None:
    """What another Python is; None if it does not answer, as one too old to read this file."""
    try:
        words = [program, "-B", __file__]
        said = subprocess.run(words, capture_output=True, text=True, check=True, timeout=SECONDS_TO_ANSWER).stdout
        return Interpreter(**json.loads(said) | {"version": tuple(json.loads(said)["version"])})
    except (OSError, subprocess.SubprocessError, ValueError, TypeError, KeyError):
        return None


def others() -> Iterable[str]:
    """Every `python3` in PATH, and Debian's, each once."""
    folders = dict.fromkeys([*os.environ.get("PATH", "").split(os.pathsep), "/usr/bin"])
    return [program for folder in folders if folder and (program := shutil.which("python3", path=folder))]


def better(now: Interpreter, purpose: str, programs: Iterable[str]) -> Interpreter | None:
    """An optimised one, if this is none. It must compile the rules where this one would: that gains far more."""
    if now.optimised:
        return None
    needs_headers = purpose == "check" or now.has_headers
    for program in programs:
        found = ask(program)
        if found and found.optimised and found.serves() and (found.has_headers or not needs_headers):
            return found
    return None


def named(program: str) -> Interpreter:
    found = ask(program)
    if found is None or not found.serves():
        least = ".".join(map(str, required()))
        raise NoSuchPython(f"{CHOICE}={program} is no Python {least} or later with pip")
    return found


def instead(purpose: str) -> tuple[Interpreter, str] | None:
    """The Python to switch to, and why; None to continue with this one."""
    if os.environ.pop(TAKEN, None):
        return None
    if program := os.environ.get(CHOICE):
        return named(program), f"{CHOICE} says so"
    found = better(present(), purpose, others())
    return (found, f"{sys.executable} was built without optimisation") if found else None


def hand_over(to: Interpreter) -> None:
    """Start this program again, with another Python."""
    os.environ[TAKEN] = "1"
    os.execv(to.path, [to.path, *sys.orig_argv[1:]])


if __name__ == "__main__":
    print(json.dumps(asdict(present())))
