"""Reads typed values from JSON that people wrote, and says which field is wrong."""

import re
from collections.abc import Callable
from typing import Any, ClassVar, TypeVar

import msgspec

from tavolino.core.fault import Fault, cited, fault
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


def field_fault(error: msgspec.ValidationError, outer: str = "") -> Fault:
    """The same for people: a fault at the field. What msgspec says is English, so it is taken apart."""
    path, problem = explain(error)
    place = ".".join(part for part in (outer, path) if part)
    for pattern, told in _TOLD:
        found = pattern.match(problem)
        if found is not None:
            return told(place, found)
    return fault(place, "field-unreadable")


def _wrong_kind(place: str, found: re.Match[str]) -> Fault:
    return fault(place, "field-kind", kind=found["got"], kinds=found["wanted"].split(" | "))


def _wrong_number(place: str, found: re.Match[str]) -> Fault:
    if found["sign"] == ">=":
        return fault(place, "field-least", least=int(found["bound"]))
    return fault(place, "field-most", most=int(found["bound"]))


def _wrong_length(place: str, found: re.Match[str]) -> Fault:
    if found["sign"] == ">=":
        return fault(place, "list-least", least=int(found["bound"]))
    return fault(place, "list-most", most=int(found["bound"]))


def _wrong_text(place: str, found: re.Match[str]) -> Fault:
    """Patterns of ours are a choice of words, or a form without much else."""
    pattern = found["pattern"].replace(r"\\", "\\").removeprefix(r"\A").removesuffix(r"\Z")
    words = re.fullmatch(r"\(([\w|-]+)\)", pattern)
    if words is not None:
        return fault(place, "field-words", names=words[1].split("|"))
    return fault(place, "field-form", form=pattern)


_TOLD: tuple[tuple[re.Pattern[str], Callable[[str, re.Match[str]], Fault]], ...] = (
    (re.compile("there is no such field$"), lambda place, _: fault(place, "field-unknown")),
    (re.compile("this field is missing$"), lambda place, _: fault(place, "field-missing")),
    (re.compile("Expected `(?P<wanted>[^`]+)`, got `(?P<got>[^`]+)`$"), _wrong_kind),
    (re.compile("Expected `int` (?P<sign>[<>]=) (?P<bound>-?[0-9]+)$"), _wrong_number),
    (re.compile("Expected `array` of length (?P<sign>[<>]=) (?P<bound>[0-9]+)$"), _wrong_length),
    (re.compile("Expected `str` matching regex '(?P<pattern>.+)'$"), _wrong_text),
)


def read_position(data: object, kind: type[T]) -> T:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        wrong = field_fault(error)
        raise BadPosition(wrong if wrong.path else wrong.within("position")) from None


def check_game(game: str, rules: int | None, expected: str, newest: int) -> int:
    """The version of the rules, if the position is of the expected game; without one it is the newest."""
    if game != expected:
        raise BadPosition(fault("game", "position-game", game=expected, found=cited(game)))
    if rules is None:
        return newest
    if not 1 <= rules <= newest:
        raise BadPosition(fault("rules", "unknown-rules", rules=rules, newest=newest))
    return rules


def read_options(data: object, kind: type[T]) -> T:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise BadOption(field_fault(error, "options")) from None


def as_json(thing: object) -> Any:
    """Plain dicts, lists and numbers, as they would stand in a JSON text."""
    return msgspec.to_builtins(thing)
