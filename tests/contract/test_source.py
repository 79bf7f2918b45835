"""How the source reads: one class per name, no long files."""

import ast
import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

from tavolino.core.registry import built_in

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "tavolino"
LONGEST_FILE = 450
CODE = (".py", ".ts", ".svelte", ".css", ".mjs")
GENERATED = re.compile(r"web/src/wire/types\.ts|web/src/games/[\w-]+/wire\.ts")
NOT_OURS = re.compile(r"node_modules|\.venv|/build/|tavolino/server/web/|\.egg-info")


@cache
def classes_in(file: Path) -> list[str]:
    return [node.name for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.ClassDef)]


def classes(files: Iterable[Path]) -> list[str]:
    return [name for file in files for name in classes_in(file)]


def twice(names: Iterable[str]) -> list[str]:
    return sorted(name for name, count in Counter(names).items() if count > 1)


def test_no_class_name_exists_twice_outside_the_games() -> None:
    files = [file for file in PACKAGE.rglob("*.py") if PACKAGE / "games" not in file.parents]
    assert twice(classes(files)) == []


@pytest.mark.parametrize("game", sorted(built_in()))
def test_no_class_name_exists_twice_in_a_game_or_in_it_and_outside(game: str) -> None:
    own = classes((PACKAGE / "games" / game.replace("-", "_")).rglob("*.py"))
    others = classes(file for file in PACKAGE.rglob("*.py") if PACKAGE / "games" not in file.parents)
    assert len(own) > 3
    assert len(others) > 100
    assert ambiguous(own, others) == []


def ambiguous(own: list[str], others: list[str]) -> list[str]:
    return sorted({*twice(own), *(set(own) & set(others))})


def test_a_name_that_exists_twice_is_found(tmp_path: Path) -> None:
    one, other, beyond = (tmp_path / name for name in ("one.py", "other.py", "beyond.py"))
    one.write_text("class Plan: ...\nclass Box: ...\nclass Clerk: ...\n")
    other.write_text("class Plan: ...\n")
    beyond.write_text("class Box: ...\n")
    assert twice(classes([one, other, beyond])) == ["Box", "Plan"]
    assert ambiguous(classes([one, other]), classes([beyond])) == ["Box", "Plan"]


def source_files() -> list[Path]:
    places = [ROOT / place for place in ("src", "tests", "scripts", "benchmarks", "web")]
    found = [file for place in places for file in place.rglob("*") if file.suffix in CODE and file.is_file()]
    return [file for file in found if not NOT_OURS.search(file.as_posix())]


def test_no_file_is_longer_than_a_reader_can_hold() -> None:
    lengths = {file.relative_to(ROOT).as_posix(): len(file.read_text("utf-8").splitlines()) for file in source_files()}
    assert len(lengths) > 700, "all of the source is looked at"
    written = {name: length for name, length in lengths.items() if not GENERATED.fullmatch(name)}
    assert {name: length for name, length in written.items() if length > LONGEST_FILE} == {}
