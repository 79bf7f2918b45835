"""Files of one's own are whole where they are told once, and mentioned elsewhere."""

import msgspec
import pytest

from tavolino.core.chance import FastChance
from tavolino.core.own_options import briefly, own_options
from tavolino.core.registry import find

MENU = {"drink": [{"id": "lungo", "name": "Lungo", "ingredients": ["coffee"], "copies": 80}]}
TEMPLE = {"backpack": {"slots": 9}}


@pytest.mark.parametrize(
    ("game", "option", "value"), [("coffee-rush", "menu", MENU), ("coffin-rush", "temple", TEMPLE)]
)
def test_a_view_is_sent_with_a_mention_and_thought_about_whole(game: str, option: str, value: object) -> None:
    played = find(game)
    options = played.read_options({option: value})
    state = played.new(2, options, FastChance.seeded(1))
    view, sent = played.view(state, 0), msgspec.to_builtins(played.sent_view(state, 0))
    assert msgspec.to_builtins(played.options_of(played.imagine(view, FastChance.seeded(2)))) == msgspec.to_builtins(
        options
    )
    whole = msgspec.to_builtins(view)
    size = len(msgspec.json.encode(getattr(played.options_of(state), option)))
    assert sent["options"][option] == {"size": size}
    assert {**sent, "options": {**sent["options"], option: whole["options"][option]}} == whole


@pytest.mark.parametrize("game", ["cafe-race", "coffee-rush", "coffin-rush"])
def test_without_such_a_file_a_view_is_sent_as_it_is(game: str) -> None:
    played = find(game)
    state = played.new(3, played.read_options({}), FastChance.seeded(1))
    assert played.sent_view(state, 0) == played.view(state, 0)


def test_options_are_told_briefly() -> None:
    files = find("coffee-rush").own_files
    options = {"less_luck": True, "starter": 0, "menu": MENU}
    size = len(msgspec.json.encode(MENU))
    assert briefly(options, files) == {"less_luck": True, "starter": 0, "menu": {"size": size}}
    assert own_options(options, files) == {"menu": MENU}
    assert briefly({"menu": None}, files) == {"menu": None}
    assert own_options({"menu": None}, files) == {}


def test_what_is_brief_stays_so() -> None:
    files = find("coffee-rush").own_files
    once = briefly({"menu": MENU}, files)
    assert briefly(once, files) == once


def test_a_long_text_is_cut() -> None:
    cut = briefly({"layout": "x" * 60_000}, find("coffin-rush").own_files)["layout"]
    assert (len(cut), cut[-1]) == (200, "…")
