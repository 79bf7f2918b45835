"""Which code this is: two machines with the same fingerprint play the same games."""

from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

PACKAGES = ("core", "games", "bots", "arena")  # what the course of a game depends on
KINDS = (".py", ".toml", ".weights")


@cache
def fingerprint() -> str:
    whole = sha256()
    for package in PACKAGES:
        for name, file in sorted(_sources(files("tavolino").joinpath(package), package)):
            whole.update(name.encode() + b"\0" + file.read_bytes() + b"\0")
    return whole.hexdigest()[:16]


def _sources(folder: Traversable, name: str) -> list[tuple[str, Traversable]]:
    found = []
    for entry in folder.iterdir():
        path = f"{name}/{entry.name}"
        if entry.is_dir():
            found += _sources(entry, path)
        elif entry.name.endswith(KINDS):
            found.append((path, entry))
    return found
