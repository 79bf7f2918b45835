"""An earlier version of Tavolino: its code, in an environment of its own."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from online.process import ServerProcess

ROOT = Path(__file__).parents[2]
BASE_PYTHON = Path(sys.base_prefix, "bin", "python3")  # which has pip; the one of our environment has none
ITS_OWN = {"PYTHONPATH": "", "TAVOLINO_PLAIN": ""}  # not the code beside this file


class EarlierVersion:
    def __init__(self, python: str, commit: str) -> None:
        self.python = python
        self.commit = commit

    @classmethod
    def at(cls, checkout: Path) -> "EarlierVersion":
        """A checkout that has been prepared already."""
        words = ["git", "-C", str(checkout), "rev-parse", "--short=7", "HEAD"]
        commit = subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()
        return cls(_python_of(checkout), commit)

    def server(self, url: str, port: int = 0, log: Path | None = None, **settings: Any) -> ServerProcess:
        return ServerProcess(url, port, log, python=self.python, environment=ITS_OWN, **settings)

    def run(self, *words: str, said: str = "") -> str:
        """What it prints; `said` is its input."""
        environment = os.environ | ITS_OWN
        done = subprocess.run(
            [self.python, *words], env=environment, input=said.encode(), stdout=subprocess.PIPE, check=True
        )
        return done.stdout.decode()


def checked_out(commit: str, folder: Path) -> EarlierVersion:
    """Its files in this folder, prepared by its own script, with the library for PostgreSQL: some minutes, once."""
    done = folder / "prepared"
    if not done.exists():
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        archive = subprocess.run(["git", "-C", str(ROOT), "archive", commit], stdout=subprocess.PIPE, check=True)
        subprocess.run(["tar", "-x", "-C", str(folder)], input=archive.stdout, check=True)
        subprocess.run([BASE_PYTHON, "scripts/prepare.py", "check"], cwd=folder, check=True)
        done.touch()
    return EarlierVersion(_python_of(folder), commit)


def _python_of(checkout: Path) -> str:
    return str(checkout / ".venv" / "bin" / "python")
