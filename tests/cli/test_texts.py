"""The command line speaks three languages with the same messages."""

from importlib.resources import files

from fluent.syntax import FluentParser, ast


def messages(lang: str) -> set[str]:
    text = files("tavolino.cli").joinpath("text", f"{lang}.ftl").read_text("utf-8")
    return {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}


def test_every_language_has_the_same_messages() -> None:
    assert messages("en") == messages("it") == messages("fr") != set()
