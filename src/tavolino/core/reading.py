"""Reads typed values from JSON that people wrote, and says which field is wrong."""

import re
from typing import Any, ClassVar, TypeVar

import msgspec

from tavolino.core.refusal import BadOption, BadPosition, TavolinoError

T = TypeVar("T")

_AT = re.compile(r"^(?P<problem>.*?)(?: - at `\$\.?(?P<path>.*)`)?$", re.DOTALL)
_FIELD = re.compile(r"^Object (?P<what>contains unknown|missing required) field `(?P<name>.*)`$", re.DOTALL)
_WORDS = {"contains unknown": "there is no such field", "missing required": "this field is missing"}


class BadRequest(TavolinoError):
    """A request that cannot be read as what it should be: a field is missing, unknown or of the wrong type."""

    code: ClassVar[str] = "bad_request"


class BadJson(BadRequest):
    """Not JSON, or beyond our limits."""

    code: ClassVar[str] = "bad_json"


def explain(error: msgspec.ValidationError) -> tuple[str, str]:
    """The path of the field that is wrong (empty: the whole thing), and what is wrong with it."""
    found = _AT.match(str(error))
    assert found is not None  # the pattern matches every text
    path, problem = found["path"] or "", found["problem"]
    field = _FIELD.match(problem)
    if field is None:
        return path, problem
    # msgspec points at the object around a field that is unknown or missing; we point at the field
    name = field["name"][:40]
    return f"{path}.{name}" if path else name, _WORDS[field["what"]]


def read_position(data: object, kind: type[T]) -> T:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        path, problem = explain(error)
        raise BadPosition(path or "position", problem) from None


def check_game(game: str, rules: int | None, expected: str, newest: int) -> int:
    """The version of the rules, if the position is of the expected game; without one it is the newest."""
    if game != expected:
        raise BadPosition("game", f"this is no position of {expected} but of {game[:40]!r}")
    if rules is None:
        return newest
    if not 1 <= rules <= newest:
        raise BadPosition("rules", f"version {rules} of the rules is not known here")
    return rules


def read_options(data: object, kind: type[T]) -> T:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        path, problem = explain(error)
        raise BadOption(f"option {path}: {problem}" if path else f"options: {problem}") from None


def as_json(thing: object) -> Any:
    """Plain dicts, lists and numbers, as they would stand in a JSON text."""
    return msgspec.to_builtins(thing)
