"""The same messages with the same variables in all three languages, and errors where something is missing."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tavolino.core.game import LANGUAGES, Game
from tavolino.core.registry import shelf
from tavolino.narrate.faults import SHARED_FAULTS
from tavolino.narrate.texts import BadTextFile, Texts, UnknownLanguage

FOLDERS = {
    "narrate": files("tavolino.narrate").joinpath("text"),
    "faults": SHARED_FAULTS,
    **{f"faults of {game.id}": game.faults for game in shelf().values() if game.faults.is_dir()},
    "terminal": files("tavolino.terminal").joinpath("text"),
    **{game.id: game.texts for game in shelf().values()},
    **{f"characters of {game.id}": game.character_texts for game in shelf().values() if game.characters},
    **{f"glance of {game.id}": game.glance for game in shelf().values() if game.glance.is_dir()},
    **{f"lesson of {game.id}": game.lessons for game in shelf().values() if game.first_lesson() is not None},
}


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def variables(folder: Traversable, lang: str) -> dict[str, set[str]]:
    """Every message of a file with the variables it uses."""
    resource = FluentResource(folder.joinpath(f"{lang}.ftl").read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    used = {}
    for message in resource.body:
        if isinstance(message, ast.Message):
            visitor = Variables()
            visitor.visit(message)
            used[message.id.name] = visitor.found
            used |= {f"{message.id.name}.{attribute.id.name}": set() for attribute in message.attributes}
    return used


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
def test_all_languages_have_the_same_messages_with_the_same_variables(folder: Traversable) -> None:
    english = variables(folder, "en")
    assert english
    for lang in LANGUAGES:
        assert variables(folder, lang) == english


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_has_the_texts_that_everybody_asks_for(game: Game, lang: str) -> None:
    texts = Texts.of(game, lang)
    wanted = ["game-name", "game-tagline", "prompt-over"]
    wanted += [rule.id for rule in game.ledger.rules.values()]
    wanted += [f"character-{name}{part}" for name in game.characters for part in ("", "-way", "-line")]
    wanted += [f"section-{rule.section}" for rule in game.ledger.rules.values()]
    for option in game.options_type.__struct_fields__:
        wanted += [f"option-{option}", f"option-{option}-help"]
    for options in game.variants():
        wanted += [f"move-{text.split()[0]}" for text in game.moves(options).texts]
    assert [message for message in dict.fromkeys(wanted) if message not in texts] == []
    assert all(texts.format(message) for message in dict.fromkeys(wanted))


# ---- what is missing is an error


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "it.ftl").write_text("ciao = Ciao, { $name }!\nnumero = { $n }\n", "utf-8")
    return tmp_path


def test_a_message_is_formatted_without_isolation_marks(folder: Path) -> None:
    texts = Texts("it")
    texts.add(folder)
    assert texts.format("ciao", name="Ada") == "Ciao, Ada!"
    assert texts.format("numero", n=1234) == "1.234"


def test_what_stands_beside_a_message_is_found_by_its_name(folder: Path) -> None:
    (folder / "it.ftl").write_text("rule = Si fa così.\n    .book = Il libretto tace.\nother = E basta.\n", "utf-8")
    texts = Texts("it")
    texts.add(folder)
    assert texts.format("rule") == "Si fa così."
    assert texts.beside("rule", "book") == "Il libretto tace."
    assert [texts.beside(*wanted) for wanted in (("rule", "x"), ("other", "book"), ("none", "book"))] == [None] * 3


def test_a_missing_message_is_an_error_that_names_it_and_the_language() -> None:
    with pytest.raises(BadTextFile, match="'event-nothing' in 'it'"):
        Texts("it").format("event-nothing")


def test_a_missing_argument_is_an_error(folder: Path) -> None:
    texts = Texts("it")
    texts.add(folder)
    with pytest.raises(BadTextFile, match=r"'ciao' in 'it'.*name"):
        texts.format("ciao")


def test_a_missing_file_a_broken_line_and_a_double_message_are_errors(folder: Path) -> None:
    with pytest.raises(BadTextFile, match=r"no fr\.ftl"):
        Texts("fr").add(folder)
    texts = Texts("it")
    texts.add(folder)
    with pytest.raises(BadTextFile, match="second message 'ciao'"):
        texts.add(folder)
    (folder / "it.ftl").write_text("this is not Fluent\n", "utf-8")
    with pytest.raises(BadTextFile, match="not Fluent"):
        Texts("it").add(folder)


def test_a_language_that_is_not_spoken_is_an_error() -> None:
    with pytest.raises(UnknownLanguage, match="en, it, fr"):
        Texts("de")
