"""The café in the terminal: all of it is there, and it fits 80 columns."""

from itertools import cycle
from typing import Any

from rich.text import Text

from rules.coffee_rush.scene import cafe
from tavolino.core.chance import FastChance
from tavolino.core.game import LANGUAGES, Language
from tavolino.core.registry import find
from tavolino.narrate.texts import Texts

NAMES = ["Ada [bold]", "Bartholomew of the Long Name and More", "Cleo", "Dan"]


GAME = find("coffee-rush")
SAY = {lang: Texts.of(GAME, lang).format for lang in LANGUAGES}


def drawn(scene: Any, seat: int | None, lang: Language = "en") -> str:
    match = scene.match
    markup = match.game.draw(match.game.view(match.state, seat), NAMES[: match.players], SAY[lang])
    return Text.from_markup(markup).plain


def test_board_cups_orders_and_hand_are_there() -> None:
    scene = cafe(tabs={0: {2: ["mocha"]}, 1: {1: ["tea"]}}, cups={0: ["coffee coffee milk"]}, rush={1: 2})
    scene.play(0, "go a2", "stop")
    text = drawn(scene, 0)
    assert "coffee ●1" in text
    assert "cup 1: 2 coffee, milk" in text
    assert "in hand: coffee" in text
    assert "mocha@2" in text
    assert "coffee, milk, steam, chocolate" in text
    assert "tab 1: Tea" in text
    assert "2 Rush" in text
    assert "Ada [bold]" in text
    assert "OPEN · deck 78" in text


def test_an_onlooker_sees_the_drinks_names() -> None:
    text = drawn(cafe(tabs={0: {2: ["mocha"]}}), None)
    assert "tab 2: Mocha" in text


def test_it_fits_eighty_columns_whatever_happens() -> None:
    for players, lang in zip(cycle((2, 3, 4)), LANGUAGES, strict=False):
        chance = FastChance.seeded(4, players)
        state = GAME.new(players, GAME.read_options({}), chance)
        seat = state.next_seat()
        while seat >= 0:
            legal = state.legal_moves(seat)
            state.apply(seat, legal[chance.pick(len(legal))], chance, None)
            lines = Text.from_markup(GAME.draw(GAME.view(state, seat), NAMES[:players], SAY[lang])).plain.split("\n")
            assert max(len(line) for line in lines) <= 80
            seat = state.next_seat()


def test_the_words_are_the_viewers() -> None:
    scene = cafe(tabs={1: {1: ["tea"]}})
    assert "tazza 1:" in drawn(scene, 0, "it")
    assert "rang 1: Tea" in drawn(scene, 0, "fr")
