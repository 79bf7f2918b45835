"""The rules compile with the libraries that players have: those of the tests alone are not needed for it."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
COMPILING = tomllib.loads((ROOT / "compile.toml").read_text())
FOR_PLAYERS = ROOT / "requirements-play.lock"
FOR_TESTS = ROOT / "requirements-check.lock"


def compiled() -> set[str]:
    found = {file for pattern in COMPILING["tool"]["tavolino"]["compiled"] for file in ROOT.glob(pattern)}
    return {".".join(file.relative_to(SOURCES).with_suffix("").parts) for file in found}


def file_of(module: str) -> Path | None:
    place = SOURCES.joinpath(*module.split("."))
    return next((file for file in (place.with_suffix(".py"), place / "__init__.py") if file.is_file()), None)


def imported(file: Path) -> Iterator[str]:
    """Anywhere in it: the compiler also reads imports inside functions."""
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


def all_imported(modules: set[str]) -> set[str]:
    """By these modules of ours, and by those that they import."""
    seen, waiting, others = set[str](), set(modules), set[str]()
    while waiting:
        module = waiting.pop()
        seen.add(module)
        file = file_of(module)
        if file is None:
            others.add(module.split(".")[0])
        else:
            waiting |= set(imported(file)) - seen
    return others - {"tavolino"} - set(sys.stdlib_module_names)


def locked(file: Path) -> set[str]:
    return {_plain(name) for name in re.findall(r"^([\w.-]+)==", file.read_text(), re.MULTILINE)}


def _plain(distribution: str) -> str:
    return re.sub(r"[-_.]+", "-", distribution).lower()


def missing(libraries: set[str], lock: Path) -> set[str]:
    """Of these, what is neither installed from there nor may be missing."""
    may_be_missing = {
        name.removesuffix(".*")
        for override in COMPILING["tool"]["mypy"]["overrides"]
        if override.get("ignore_missing_imports")
        for name in override["module"]
    }
    installed = locked(lock)
    homes = packages_distributions()
    return {
        library
        for library in libraries - may_be_missing
        if not installed & {_plain(distribution) for distribution in homes.get(library, ())}
    }


def test_what_is_compiled_needs_nothing_that_players_do_not_have() -> None:
    modules = compiled()
    assert {"tavolino.core.state", "tavolino.games.cafe_race.rules", "tavolino.server.live.pipeline"} <= modules
    libraries = all_imported(modules)
    assert {"sqlalchemy", "msgspec"} <= libraries
    assert missing(libraries, FOR_PLAYERS) == set()


@pytest.mark.parametrize("library", ["hypothesis", "pytest"])
def test_a_library_of_the_tests_would_be_found(library: str) -> None:
    assert missing({library}, FOR_PLAYERS) == {library}
    assert missing({library}, FOR_TESTS) == set()
