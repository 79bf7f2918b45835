"""Options of a game as parameters of OpenSpiel: numbers, truth values, and texts without commas or brackets."""

from collections.abc import Mapping
from types import NoneType
from typing import Any, get_args
from urllib.parse import quote, unquote

import msgspec

from tavolino.core.game import Game, Options
from tavolino.research.one_game import usual_players

PLAYERS = "players"
RULES = "rules"  # the version of the rules, so that a game that was saved goes on by those it began with
WHOLE = "options"  # all options as JSON, percent-encoded: for menus and temples of one's own
NONE = -1  # a number that is left open
Parameter = bool | int | str


def specification(game: Game) -> dict[str, Parameter]:
    """Every parameter with its default."""
    plain = {field.name: _default(field) for field in msgspec.structs.fields(game.options_type) if _is_plain(field)}
    return {PLAYERS: usual_players(game), RULES: type(game).rules_version, **plain, WHOLE: ""}


def parameters(game: Game, players: int | None, options: Options) -> dict[str, Parameter]:
    """Those that stand for a game; what has its default is left out."""
    changed = {
        name: value
        for name, value in msgspec.to_builtins(options).items()
        if value != getattr(game.options_type(), name)
    }
    chosen: dict[str, Parameter] = {RULES: game.rules_version}
    if players is not None:
        chosen[PLAYERS] = players
    plain = specification(game)
    if all(name in plain for name in changed):
        return chosen | changed
    return chosen | {WHOLE: quote(msgspec.json.encode(changed), safe="")}


def read(newest: Game, given: Mapping[str, Any]) -> tuple[Game, int, Options]:
    """The game by its version, players and options; what is not given has its default."""
    told = dict(given)
    game = newest.of_version(int(told.pop(RULES, newest.rules_version)))
    players = int(told.pop(PLAYERS, usual_players(game)))
    whole = str(told.pop(WHOLE, ""))
    plain = {
        field.name: None if _is_open(field) and told[field.name] == NONE else told[field.name]
        for field in msgspec.structs.fields(game.options_type)
        if field.name in told
    }
    return game, players, game.read_options(plain | (msgspec.json.decode(unquote(whole)) if whole else {}))


def _is_open(field: msgspec.structs.FieldInfo) -> bool:
    """A number or none."""
    return set(get_args(field.type)) == {int, NoneType}


def _is_plain(field: msgspec.structs.FieldInfo) -> bool:
    return field.type in (bool, int, str) or _is_open(field)


def _default(field: msgspec.structs.FieldInfo) -> Parameter:
    default: Parameter | None = field.default
    return NONE if default is None else default
