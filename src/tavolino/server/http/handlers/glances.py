"""The rules of a game at a glance: both sides of a card."""

import asyncio
from functools import cache

from msgspec import Struct

from tavolino.core import registry
from tavolino.core.game import Game, Language
from tavolino.core.glance import read_glance
from tavolino.server.http.call import Call
from tavolino.server.http.errors import NotFound


class GlanceQuery(Struct, frozen=True):
    lang: Language = "en"


class ToldPoint(Struct, frozen=True):
    """`rules`: the ids of the rules that it sums up."""

    text: str
    rules: list[str]


class ToldSection(Struct, frozen=True):
    heading: str
    points: list[ToldPoint]


class Glance(Struct, frozen=True):
    """The first section of the front is the game in a few sentences. `version`: of the rules."""

    game: str
    version: int
    name: str
    tagline: str
    front: list[ToldSection]
    back: list[ToldSection]


async def glance(call: Call[None, GlanceQuery]) -> Glance:
    return await asyncio.to_thread(_told, registry.find(call.path["game"]), call.query.lang)  # slow the first time


@cache  # neither rules nor texts change while the server runs, and anybody may ask
def _told(game: Game, lang: str) -> Glance:
    from tavolino.narrate.glance import glance_texts  # Fluent and Rich: no table needs them
    from tavolino.narrate.texts import Texts

    if not read_glance(game.glance):
        raise NotFound(f"there are no rules at a glance for {game.id}")
    texts = Texts.of(game, lang, game.glance)
    name, tagline = texts.format("game-name"), texts.format("game-tagline")
    front: list[ToldSection] = []
    back: list[ToldSection] = []
    for section in glance_texts(game, texts):
        points = [ToldPoint(point.text, point.rules) for point in section.points]
        (front if section.side == "front" else back).append(ToldSection(section.heading, points))
    return Glance(game.id, game.rules_version, name, tagline, front, back)
