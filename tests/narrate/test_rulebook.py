"""The rulebook to read."""

import io

import pytest
from rich.console import Console

from tavolino.core.game import LANGUAGES, Game
from tavolino.core.ledger import Kind, Ledger, Rule
from tavolino.core.registry import find, shelf
from tavolino.narrate.rulebook import Section, rulebook, show_rulebook
from tavolino.narrate.texts import Texts


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_there_once_and_in_order(game: Game, lang: str) -> None:
    book = rulebook(game, Texts.of(game, lang))
    rules = [rule for section in book for rule in section.rules]
    assert sorted(rule.id for rule in rules) == sorted(game.ledger.rules)
    assert all(rule.text for rule in rules)
    assert [rule.ruling for rule in rules] == [game.ledger[rule.id].ruling for rule in rules]


def unexplained(book: list[Section]) -> list[str]:
    """Rulings that do not say what the printed book says, and plain rules that do."""
    return [rule.id for section in book for rule in section.rules if rule.ruling != bool(rule.book)]


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ruling_says_what_the_printed_book_says_or_leaves_open(game: Game, lang: str) -> None:
    assert unexplained(rulebook(game, Texts.of(game, lang))) == []


def test_a_ruling_without_the_book_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("cafe-race")
    rules = [Rule("RACE-MOVE-4", Kind.HAPPENS, ruling=True), Rule("RACE-MOVE-5", Kind.HAPPENS, ruling=False)]
    monkeypatch.setattr(game, "ledger", Ledger(rules))
    assert unexplained(rulebook(game, Texts.of(game, "fr"))) == ["RACE-MOVE-4", "RACE-MOVE-5"]


def test_the_printed_book_has_headings_and_marks_our_rulings() -> None:
    out = io.StringIO()
    game = find("cafe-race")
    show_rulebook(game, Texts.of(game, "it"), Console(file=out, width=80))
    text = out.getvalue()
    assert "RACE-MOVE-5 (regola della casa)\n" in text
    assert "Il regolamento parla di un impiegato fermato durante il movimento." in text
    assert "RACE-MOVE-4\n" in text
    assert text.index("Il punteggio") < text.index("RACE-SCORE-1")
