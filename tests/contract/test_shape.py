"""The same thing has the same file name in every game, or the game says why not, in `shape.toml` beside its tests.

A name that some games have and others have not is explained from one side: by all that lack it (`[missing]`) or by all
that have it (`[extra]`); in the browser app by `[web.missing]` and `[web.extra]`. There every board is drawn with
components of its own, so that only modules, styles and folders are compared.
"""

import fnmatch
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import tavolino.games

TESTS = Path(__file__).parents[1] / "rules"
WEB = Path(__file__).parents[2] / "web" / "src" / "games"
BOARD = "Board.svelte"
SHORTEST_REASON = 20  # characters


@dataclass(frozen=True)
class Folder:
    """A game's folder: what is in it, and what its tests say about names that others lack or have."""

    files: frozenset[str]
    missing: Mapping[str, str]
    extra: Mapping[str, str]


Folders = dict[str, Folder]


def folders() -> Folders:
    places = [Path(place) for place in tavolino.games.__path__]
    found = [init.parent for place in places for init in place.glob("*/__init__.py")]
    return {path.name: folder(names(path, ".py", ".toml"), reasons(path.name)) for path in found}


def boards() -> Folders:
    """Of the games that have a drawn one."""
    ids = {path: path.name.replace("-", "_") for path in WEB.iterdir()}
    return {game: folder(modules(path), reasons(game).get("web", {})) for path, game in ids.items()}


def folder(files: frozenset[str], written: Mapping[str, Any]) -> Folder:
    return Folder(files, written.get("missing", {}), written.get("extra", {}))


def names(path: Path, *suffixes: str) -> frozenset[str]:
    """Of its files and folders."""
    return frozenset(one.name for one in path.iterdir() if one.suffix in ("", *suffixes)) - {"__pycache__"}


def modules(path: Path) -> frozenset[str]:
    found = names(path, ".ts", ".css") | ({BOARD} if (path / BOARD).exists() else set())
    return frozenset(name for name in found if not name.endswith(".test.ts"))


def reasons(game: str) -> dict[str, Any]:
    written = TESTS / game / "shape.toml"
    return tomllib.loads(written.read_text("utf-8")) if written.exists() else {}


def is_explained(name: str, missing: Iterable[str]) -> bool:
    """One reason may be that of several names: `rules_*.py`."""
    return any(fnmatch.fnmatchcase(name, pattern) for pattern in missing)


def unexplained(games: Mapping[str, Folder]) -> list[str]:
    """Names that not all games have, and nobody says why."""
    wrong = []
    for name in sorted(set().union(*(game.files for game in games.values()))):
        lacking = [id for id, game in games.items() if name not in game.files and not is_explained(name, game.missing)]
        having = [id for id, game in games.items() if name in game.files and name not in game.extra]
        if lacking and having:
            wrong.append(f"{name}: {', '.join(having)} have it, {', '.join(lacking)} have not, and there is no reason")
    return wrong


def outdated(games: Mapping[str, Folder]) -> list[str]:
    """Reasons for what is not so."""
    everywhere = frozenset.intersection(*(game.files for game in games.values()))
    wrong = []
    for id, game in games.items():
        wrong += [f"{id}: {name} is not missing" for name in game.missing if fnmatch.filter(game.files, name)]
        wrong += [f"{id}: {name} is not there" for name in game.extra if name not in game.files]
        wrong += [f"{id}: {name} is in every game" for name in game.extra if name in everywhere]
    return wrong


every_side = pytest.mark.parametrize("folders", [folders, boards])


@every_side
def test_every_game_has_the_same_file_names_or_a_reason(folders: Callable[[], Folders]) -> None:
    games = folders()
    assert len(games) > 2
    assert unexplained(games) == []
    assert outdated(games) == []


@every_side
def test_reasons_are_given_in_words(folders: Callable[[], Folders]) -> None:
    for id, game in folders().items():
        for name, reason in {**game.missing, **game.extra}.items():
            assert len(reason) >= SHORTEST_REASON, f"{id}: why {name}?"


def test_every_game_has_its_scenes_in_a_file_of_one_name() -> None:
    lacking = [id for id in folders() if not (TESTS / id / "scene.py").exists()]
    assert [id for id in lacking if not is_explained("scene.py", reasons(id).get("missing", {}))] == []


# ---- controls: what the tests above must find


@every_side
def test_a_planted_name_is_found(folders: Callable[[], Folders]) -> None:
    games = folders()
    id, game = next(iter(games.items()))
    planted = {**games, id: Folder(game.files | {"helpers.py"}, game.missing, game.extra)}
    assert [line.partition(":")[0] for line in unexplained(planted)] == ["helpers.py"]


@pytest.mark.parametrize(("folders", "name"), [(folders, "view.py"), (boards, "step.ts")])
def test_a_file_that_is_gone_is_found(folders: Callable[[], Folders], name: str) -> None:
    games = folders()
    id, game = next(iter(games.items()))
    robbed = {**games, id: Folder(game.files - {name}, game.missing, game.extra)}
    assert [line.partition(":")[0] for line in unexplained(robbed)] == [name]


def test_a_reason_for_nothing_is_found() -> None:
    games = folders()
    id, game = next(iter(games.items()))
    confused = {**games, id: Folder(game.files, {"view.py": "?"}, {"rules.py": "?", "helpers.py": "?"})}
    assert outdated(confused) == [
        f"{id}: view.py is not missing",
        f"{id}: helpers.py is not there",
        f"{id}: rules.py is in every game",
    ]
