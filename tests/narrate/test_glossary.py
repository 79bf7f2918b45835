"""Each game's glossary in each language: what things are called, and which words must not stand for them."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tavolino.core.game import LANGUAGES, Language
from tavolino.core.ledger import Ledger

ROOT = Path(__file__).parents[2]
GAMES = sorted(path.parent.name for path in (ROOT / "src/tavolino/games").glob("*/ledger.toml"))
FIELDS = {"term", "printed", "where", "instead_of"}

every_glossary = pytest.mark.parametrize(("game", "lang"), [(game, lang) for game in GAMES for lang in LANGUAGES])


class Words(Visitor):
    """What is read: neither names of messages nor variables."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # as the library calls it
        self.texts.append(node.value)


def terms(game: str, lang: Language) -> list[dict[str, object]]:
    path = ROOT / f"src/tavolino/games/{game}/glossary/{lang}.toml"
    found: list[dict[str, object]] = tomllib.loads(path.read_text("utf-8"))["term"]
    return found


def texts(game: str, lang: Language) -> Iterator[tuple[str, str]]:
    """Each message of the game with its place."""
    web = game.replace("_", "-")
    own = (f"src/tavolino/games/{game}/{folder}" for folder in ("text", "faults", "lessons", "characters", "glance"))
    folders = (*own, f"web/src/games/{web}/text", f"web/src/games/{web}/card")
    for folder in folders:
        for message in FluentParser().parse((ROOT / folder / f"{lang}.ftl").read_text("utf-8")).body:
            if isinstance(message, ast.Message):
                words = Words()
                words.visit(message)
                yield f"{folder}: {message.id.name}", " ".join(" ".join(words.texts).split())


def used(word: str, text: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text, re.IGNORECASE) is not None


@every_glossary
def test_no_text_says_it_in_other_words(game: str, lang: Language) -> None:
    forbidden = [(term["term"], str(word)) for term in terms(game, lang) for word in _list(term["instead_of"])]
    wrong = [
        f"{place} says {word!r} and not {term!r}"
        for place, text in texts(game, lang)
        for term, word in forbidden
        if used(word, text)
    ]
    assert wrong == []


@every_glossary
def test_every_term_says_where_it_is_from(game: str, lang: Language) -> None:
    rules = Ledger.read(f"tavolino.games.{game}").rules
    for term in terms(game, lang):
        assert {*term} == FIELDS, term
        assert term["term"], term
        where = str(term["where"])
        assert where, term
        if re.fullmatch(r"[A-Z]+-[A-Z]+-\d+", where):
            assert where in rules, term


def test_a_word_that_is_not_the_term_would_be_found() -> None:
    """The negative control; whole words only, whatever their case."""
    assert used("passing of time", "The Passing of Time takes a card.")
    assert not used("trap", "They are trapped.")


def _list(value: object) -> list[object]:
    assert isinstance(value, list)
    return value
