"""The texts of one language: Fluent messages, shared ones and those of a game, found by id."""

from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast

from tavolino.core.game import LANGUAGES, Game
from tavolino.core.refusal import TavolinoError

Argument = str | int | float

SHARED_TEXTS = files("tavolino.narrate").joinpath("text")


class UnknownLanguage(TavolinoError):
    """A language without texts."""


class BadTextFile(TavolinoError):
    """A message that is missing, broken or lacks an argument; names the message and the language."""


class Texts:
    """All messages of one language. A missing one is an error."""

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise UnknownLanguage(f"there are texts in {', '.join(LANGUAGES)}, not in {lang[:20]!r}")
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)

    @classmethod
    def of(cls, game: Game, lang: str, *folders: Traversable) -> "Texts":
        """The shared texts, those of a game, and those in further folders."""
        texts = cls(lang)
        own = [game.texts, game.character_texts] if game.characters else [game.texts]
        for folder in (SHARED_TEXTS, *own, *folders):
            texts.add(folder)
        return texts

    def add(self, folder: Traversable) -> None:
        """The messages in a folder's file for this language."""
        file = folder.joinpath(f"{self.lang}.ftl")
        if not file.is_file():
            raise BadTextFile(f"there is no {self.lang}.ftl in {folder}")
        resource = FluentResource(file.read_text("utf-8"))
        for entry in resource.body:
            self._check(entry, file)
        self._bundle.add_resource(resource)

    def _check(self, entry: ast.EntryType, file: Traversable) -> None:
        """The library skips what it cannot read and keeps the first of two namesakes; here both are errors."""
        if isinstance(entry, ast.Junk):
            raise BadTextFile(f"{file} has a line that is not Fluent: {(entry.content or '').strip()[:80]!r}")
        if isinstance(entry, ast.Message) and self._bundle.has_message(entry.id.name):
            raise BadTextFile(f"{file} has a second message {entry.id.name!r}")

    def __contains__(self, message_id: object) -> bool:
        return isinstance(message_id, str) and self._bundle.has_message(message_id)

    def format(self, message_id: str, /, **arguments: Argument) -> str:
        """The message as a text."""
        message = self._bundle.get_message(message_id) if message_id in self else None
        if message is None or message.value is None:
            raise BadTextFile(f"there is no message {message_id!r} in {self.lang!r}")
        return self._told(message.value, message_id, arguments)

    def beside(self, message_id: str, name: str) -> str | None:
        """An attribute of a message, such as `RULE.book`; None if it has none of that name."""
        message = self._bundle.get_message(message_id) if message_id in self else None
        pattern = message.attributes.get(name) if message is not None else None
        return None if pattern is None else self._told(pattern, f"{message_id}.{name}", {})

    def _told(self, pattern: Pattern, message_id: str, arguments: dict[str, Argument]) -> str:
        text, problems = self._bundle.format_pattern(pattern, arguments)
        if problems:
            told = ", ".join(str(problem) for problem in problems)
            raise BadTextFile(f"the message {message_id!r} in {self.lang!r} cannot be told: {told}")
        return str(text)
