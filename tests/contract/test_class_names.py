"""A class name means one thing: none exists twice within a game, and none of a game's exists outside the games."""

import ast
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

import tavolino.games

GAMES = Path(next(iter(tavolino.games.__path__)))
FOLDERS = sorted(init.parent for init in GAMES.glob("*/__init__.py"))
OUTSIDE = [path for path in GAMES.parent.rglob("*.py") if GAMES not in path.parents]


def class_names(paths: Iterable[Path]) -> Counter[str]:
    return Counter(
        node.name
        for path in paths
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
    )


def ambiguous(inside: Counter[str], outside: Counter[str]) -> list[str]:
    return sorted(name for name, count in inside.items() if count > 1 or name in outside)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_no_class_name_of_a_game_means_two_things(folder: Path) -> None:
    inside, outside = class_names(folder.rglob("*.py")), class_names(OUTSIDE)
    assert len(inside) > 3
    assert len(outside) > 100
    assert ambiguous(inside, outside) == []


def test_a_name_that_means_two_things_is_found(tmp_path: Path) -> None:
    one, other, beyond = (tmp_path / name for name in ("one.py", "other.py", "beyond.py"))
    one.write_text("class Plan: ...\nclass Box: ...\nclass Clerk: ...\n")
    other.write_text("class Plan: ...\n")
    beyond.write_text("class Box: ...\n")
    assert ambiguous(class_names([one, other]), class_names([beyond])) == ["Box", "Plan"]
