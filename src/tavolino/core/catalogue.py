"""What is on the shelf, as JSON: each game with its numbers of players and its options."""

from collections.abc import Mapping
from typing import Any

import msgspec

from tavolino.core.game import Game
from tavolino.core.registry import shelf


class Box(msgspec.Struct, frozen=True):
    """A game as it stands on the shelf."""

    id: str
    players: list[int]  # the numbers of people that can play
    options: dict[str, dict[str, Any]]  # each as a JSON Schema: its type, its default, its choices
    rules: int  # their version


def catalogue() -> list[Box]:
    return [Box(game.id, list(game.player_counts), _options(game), game.rules_version) for game in shelf().values()]


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
