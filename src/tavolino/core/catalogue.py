"""The catalogue of games, as JSON: each with its numbers of players, its options and its bots."""

from collections.abc import Callable, Mapping
from typing import Any, Literal

import msgspec

from tavolino.core.game import Game
from tavolino.core.glance import read_glance
from tavolino.core.registry import shelf
from tavolino.core.skill import NOTCHES


class TeamPlay(msgspec.Struct, frozen=True):
    """With so many players and these options there are teams; seats of one team win or lose together."""

    players: int
    options: dict[str, Any]
    teams: list[list[int]]


Difficulty = Literal["easy", "medium", "hard", "expert"]


class BotLevel(msgspec.Struct, frozen=True):
    """A bot that can be seated. Some have a name and nothing that says how strong they are: those of other packages."""

    name: str
    difficulty: Difficulty | None


class GameInfo(msgspec.Struct, frozen=True):
    """A game in the catalogue."""

    id: str
    players: list[int]  # the numbers of people that can play
    options: dict[str, dict[str, Any]]  # each as a JSON Schema: its type, its default, its choices
    rules: int  # their version
    teams: list[TeamPlay]  # every way to play in teams
    levels: list[BotLevel]  # the bots, our own from weak to strong
    notches: list[str] = []  # further ones, finer: each a little stronger than the one before
    characters: list[str] = []  # and such as play in a way of their own
    glance: bool = False  # whether there are rules at a glance


def catalogue(levels: Callable[[Game], list[BotLevel]]) -> list[GameInfo]:
    return [_game_info(game, levels(game)) for game in shelf().values()]


def _game_info(game: Game, levels: list[BotLevel]) -> GameInfo:
    players = list(game.player_counts)
    notches = [name for name in NOTCHES if name in game.skills]
    return GameInfo(
        id=game.id,
        players=players,
        options=_options(game),
        rules=game.rules_version,
        teams=_team_plays(game),
        levels=levels,
        notches=notches,
        characters=list(game.characters),
        glance=bool(read_glance(game.glance)),
    )


def offered(game: Game, option: str) -> list[str]:
    """The values of an option that its type gives as examples."""
    examples: list[str] = _options(game).get(option, {}).get("examples", [])
    return examples


def _team_plays(game: Game) -> list[TeamPlay]:
    chosen = [(dict(told), game.read_options(told)) for told in game.team_options]
    return [
        TeamPlay(players, told, game.teams(players, options))
        for told, options in chosen
        for players in game.player_counts
        if game.fits(players, options)
    ]


def _options(game: Game) -> dict[str, dict[str, Any]]:
    schema = msgspec.json.schema(game.options_type)
    whole = _resolved(schema, schema.get("$defs", {}))
    options: dict[str, dict[str, Any]] = whole["properties"]
    return options


def _resolved(part: Any, definitions: Mapping[str, Any]) -> Any:
    """The same schema with every `$ref` replaced by what it points at, so that each option stands alone."""
    if isinstance(part, list):
        return [_resolved(entry, definitions) for entry in part]
    if not isinstance(part, dict):
        return part
    if "$ref" in part:
        target = definitions[part["$ref"].rsplit("/", 1)[1]]
        part = {**target, **{key: value for key, value in part.items() if key not in ("$ref", "$defs")}}
    return {key: _resolved(value, definitions) for key, value in part.items()}
