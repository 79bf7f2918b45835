"""The rulebook to read."""

import io

import pytest
from rich.console import Console

from tavolino.core.game import LANGUAGES, Game
from tavolino.core.registry import find, shelf
from tavolino.narrate.rulebook import rulebook, show_rulebook
from tavolino.narrate.texts import Texts


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_there_once_and_in_order(game: Game, lang: str) -> None:
    book = rulebook(game, Texts.of(game, lang))
    rules = [rule for section in book for rule in section.rules]
    assert sorted(rule.id for rule in rules) == sorted(game.ledger.rules)
    assert all(rule.text for rule in rules)
    assert [rule.ruling for rule in rules] == [game.ledger[rule.id].ruling for rule in rules]


def test_the_printed_book_has_headings_and_marks_our_rulings() -> None:
    out = io.StringIO()
    game = find("cafe-race")
    show_rulebook(game, Texts.of(game, "it"), Console(file=out, width=80))
    text = out.getvalue()
    assert "RACE-MOVE-5 (nostra interpretazione)\n" in text
    assert "RACE-MOVE-4\n" in text
    assert text.index("Il punteggio") < text.index("RACE-SCORE-1")
