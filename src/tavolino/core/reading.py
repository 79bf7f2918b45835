"""Reads typed things from JSON that people wrote, and says which field is wrong."""

import re
from typing import Any, TypeVar

import msgspec

from tavolino.core.refusal import BadOption, BadPosition

T = TypeVar("T")

_AT = re.compile(r"^(?P<problem>.*?)(?: - at `\$\.?(?P<path>.*)`)?$", re.DOTALL)


def explain(error: msgspec.ValidationError) -> tuple[str, str]:
    """The path of the field that is wrong (empty: the whole thing), and what is wrong with it."""
    found = _AT.match(str(error))
    assert found is not None  # the pattern matches every text
    return found["path"] or "", found["problem"]


def read_position(data: object, kind: type[T]) -> T:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        path, problem = explain(error)
        raise BadPosition(path or "position", problem) from None


def read_options(data: object, kind: type[T]) -> T:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        path, problem = explain(error)
        raise BadOption(f"option {path}: {problem}" if path else f"options: {problem}") from None


def as_json(thing: object) -> Any:
    """Plain dicts, lists and numbers, as they would stand in a JSON text."""
    return msgspec.to_builtins(thing)
