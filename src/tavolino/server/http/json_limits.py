"""Limits for JSON from clients, checked before it is used: size, depth, numbers, duplicate keys.

Numbers like 1e308 take the parser up to 10 µs each, a hundred times as long as others: many of them are refused unread.

Duplicate keys are found by counting: a parser keeps only the last of them, so that its result has fewer keys than the
input has colons outside of strings.
"""

import re
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from tavolino.core.reading import BadJson, BadRequest
from tavolino.server.http.errors import TooLarge

MAX_DEPTH = 16
MAX_INT = 2**53 - 1  # beyond it JavaScript's integers are not exact

SHORT = 1_000  # bytes; so few numbers take no time worth speaking of
MOST_EXPONENTS = 100

EXPONENTS = re.compile(rb"\d[eE][+-]?\d")
# A text without an end counts, too: otherwise every quote in it would be tried as a beginning.
TEXTS = re.compile(rb'(?s)"[^"\\]*(?:\\.[^"\\]*)*\\?(?:"|\Z)')
DECODER = msgspec.json.Decoder()
NONE: Mapping[type, int] = {}

Wanted = TypeVar("Wanted")


def decode(
    data: bytes,
    decoder: "msgspec.json.Decoder[Wanted]",
    max_bytes: int,
    max_depth: int = MAX_DEPTH,
    complete: Mapping[type, int] = NONE,
) -> Wanted:
    """The data as the wanted type; raises BadRequest if it is invalid or exceeds a limit.

    `complete` maps flat types with bounded, required fields to their number of keys: a message of such a type with
    exactly that many keys cannot exceed the limits and is not checked again.
    """
    if len(data) > max_bytes:
        raise TooLarge(f"this is {len(data):,} bytes long; at most {max_bytes:,} are read")
    _check_exponents(data)
    try:
        found = decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        bounded(data, max_bytes, max_depth)
        raise BadRequest(_lowered(str(error))) from None
    if complete.get(type(found)) != data.count(b":"):
        bounded(data, max_bytes, max_depth)
    return found


def bounded(data: bytes, max_bytes: int, max_depth: int = MAX_DEPTH) -> None:
    """Raises BadRequest (BadJson, TooLarge) unless the data is JSON within bounds."""
    if len(data) > max_bytes:
        raise TooLarge(f"this is {len(data):,} bytes long; at most {max_bytes:,} are read")
    _check_exponents(data)
    keys = _keys(_tree(data), max_depth)
    if data.count(b":") != keys and TEXTS.sub(b"", data).count(b":") != keys:
        raise BadJson("an object says the same key twice")


def _check_exponents(data: bytes) -> None:
    if len(data) <= SHORT or len(EXPONENTS.findall(data)) <= MOST_EXPONENTS:
        return
    if len(EXPONENTS.findall(TEXTS.sub(b"", data))) > MOST_EXPONENTS:
        raise BadJson(f"more than {MOST_EXPONENTS} numbers with an exponent; write them out")


def _tree(data: bytes) -> Any:
    try:
        return DECODER.decode(data)
    except RecursionError:
        raise BadJson("this is nested too deeply") from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadJson(_lowered(str(error))) from None


def _keys(tree: Any, depth: int) -> int:
    """The number of keys in all; raises if the tree is too deep or a number too large."""
    kind = type(tree)
    if kind is dict:
        keys, inside = len(tree), tree.values()
    elif kind is list:
        keys, inside = 0, tree
    else:
        if kind is int and not -MAX_INT <= tree <= MAX_INT:
            raise BadJson(f"whole numbers go from {-MAX_INT} to {MAX_INT}")
        return 0
    if depth == 0:
        raise BadJson("this is nested too deeply")
    for value in inside:
        kind = type(value)
        if kind is not str and kind is not bool and value is not None:
            keys += _keys(value, depth - 1)
    return keys


def _lowered(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]
