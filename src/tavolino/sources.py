"""Compiled or plain: the same files run both ways, and `TAVOLINO_PLAIN=1` asks for the plain ones."""

import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

PLAIN = "TAVOLINO_PLAIN"


class PlainFinder:
    """Finds the Python files of our modules where compiled ones beside them would be preferred."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("tavolino."):
            return None
        for folder in path or ():
            spec = _finder(folder).find_spec(name, target)
            if spec is not None:
                return spec
        return None


@cache  # or the folder would be listed again for each of its modules
def _finder(folder: str) -> FileFinder:
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


def obey_environment() -> None:
    if os.environ.get(PLAIN) == "1":
        sys.meta_path.insert(0, PlainFinder)


def compiled() -> bool:
    """Whether the rules that run are the compiled ones."""
    from tavolino.core import state

    return not str(state.__file__).endswith(".py")
