"""Our own games are found by their folder, and one of them is loaded without the others."""

import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from tavolino.core import registry
from tavolino.core.refusal import UnknownGame

FOLDER = Path(__file__).parents[2] / "src" / "tavolino" / "games"
LOADED = """
import sys
from tavolino.core.registry import built_in, find
find(sys.argv[1])
print(*(name for name, entry in built_in().items() if entry.module in sys.modules))
"""


def test_every_folder_is_a_game_with_the_id_of_its_name() -> None:
    folders = {path.parent.name for path in FOLDER.glob("*/__init__.py")}
    assert {name.replace("-", "_") for name in registry.built_in()} == folders
    assert {name: registry.find(name).id for name in registry.built_in()} == {
        name: name for name in registry.built_in()
    }


@pytest.mark.parametrize("game", registry.built_in())
def test_a_game_is_loaded_without_the_others(game: str) -> None:
    done = subprocess.run([sys.executable, "-c", LOADED, game], capture_output=True, text=True, check=True)
    assert done.stdout.split() == [game]


def test_another_package_s_game_stands_beside_ours_and_never_in_place_of_one(monkeypatch: pytest.MonkeyPatch) -> None:
    foreign = [EntryPoint(name, "sugar_bowl:GAME", registry.FOLDER) for name in ("sugar-bowl", "cafe-race")]
    monkeypatch.setattr(registry, "entry_points", lambda **_: foreign)
    boxes = registry.boxes.__wrapped__()
    assert [*boxes] == sorted([*registry.built_in(), "sugar-bowl"])
    assert boxes["sugar-bowl"].load().id == "sugar-bowl"
    assert boxes["cafe-race"].load().id == "cafe-race"


def test_a_game_that_nobody_has_is_named() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        registry.find("chess")
