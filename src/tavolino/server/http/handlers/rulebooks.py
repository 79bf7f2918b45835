"""The rulebook of a game, for the browser and for programs."""

import asyncio
from functools import cache
from typing import Annotated

from msgspec import Meta, Struct

from tavolino.core import registry
from tavolino.core.game import Game, Language
from tavolino.server.http.call import Call


class Paragraph(Struct, frozen=True):
    """One rule. `ruling`: wholly or partly our own decision; `book`: what the printed book says or leaves open."""

    id: str
    text: str
    ruling: bool
    book: str | None


class Chapter(Struct, frozen=True):
    id: str
    heading: str
    rules: list[Paragraph]


class Rulebook(Struct, frozen=True):
    """All rules of a game in order of play."""

    game: str
    version: int  # of the rules
    newest: int  # version that there is
    name: str
    tagline: str
    chapters: list[Chapter]


class RulebookQuery(Struct, frozen=True):
    """`version`: of the rules; without one, the newest."""

    lang: Language = "en"
    version: Annotated[int, Meta(ge=1, le=1_000)] | None = None


async def rules(call: Call[None, RulebookQuery]) -> Rulebook:
    game = registry.find(call.path["game"])
    if call.query.version is not None:
        game = game.of_version(call.query.version)
    return await asyncio.to_thread(_bound, game, call.query.lang)  # slow the first time


@cache  # neither rules nor texts change while the server runs, and anybody may ask
def _bound(game: Game, lang: str) -> Rulebook:
    from tavolino.narrate.rulebook import rulebook  # Fluent, Babel and Rich: no table needs them
    from tavolino.narrate.texts import Texts

    texts = Texts.of(game, lang)
    chapters = [
        Chapter(
            section.id,
            section.heading,
            [Paragraph(rule.id, rule.text, rule.ruling, rule.book) for rule in section.rules],
        )
        for section in rulebook(game, texts)
    ]
    versions = game.rules_version, type(game).rules_version
    return Rulebook(game.id, *versions, texts.format("game-name"), texts.format("game-tagline"), chapters)
