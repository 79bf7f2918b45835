"""JSON from outside, held to bounds before anything of it is believed: size, depth, numbers, keys said twice.

A socket's every frame passes here, so the usual one, a flat object, takes the short way. Keys said twice are found by
counting: a parser keeps the last of them, so there are fewer keys in what it gives than colons outside of texts.
"""

import re
from typing import Any, TypeVar

import msgspec

from tavolino.server.problems import BadJson, BadRequest, TooLarge

MAX_DEPTH = 16
MAX_INT = 2**53 - 1  # beyond it JavaScript no longer counts one by one

TEXTS = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"')
DECODER = msgspec.json.Decoder()

Wanted = TypeVar("Wanted")


def decode(data: bytes, decoder: "msgspec.json.Decoder[Wanted]", max_bytes: int, max_depth: int = MAX_DEPTH) -> Wanted:
    """Bounded and of the wanted type; raises BadRequest."""
    bounded(data, max_bytes, max_depth)
    try:
        return decoder.decode(data)
    except msgspec.MsgspecError as error:
        raise BadRequest(_lowered(str(error))) from None


def bounded(data: bytes, max_bytes: int, max_depth: int = MAX_DEPTH) -> None:
    """Raises BadRequest (BadJson, TooLarge) unless the data is JSON within bounds."""
    if len(data) > max_bytes:
        raise TooLarge(f"this is {len(data):,} bytes long; at most {max_bytes:,} are read")
    keys = _keys(_tree(data), max_depth)
    if data.count(b":") != keys and TEXTS.sub(b"", data).count(b":") != keys:
        raise BadJson("an object says the same key twice")


def _tree(data: bytes) -> Any:
    try:
        return DECODER.decode(data)
    except RecursionError:
        raise BadJson("this is nested too deeply") from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadJson(_lowered(str(error))) from None


def _keys(tree: Any, depth: int) -> int:
    """How many keys there are in all; raises where it is too deep or a number too large."""
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
