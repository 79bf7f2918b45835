"""Options that people write as files: checks one and lists every fault, before a table is opened with it."""

import asyncio
from typing import Any

from msgspec import Struct

from tavolino.core.extras import OwnFile
from tavolino.core.registry import find
from tavolino.server.http.call import Call
from tavolino.server.http.errors import NotFound


class Written(Struct, frozen=True, forbid_unknown_fields=True):
    content: bytes  # of the file, in base64


class ReadFile(Struct, frozen=True):
    """The option's value, or None if there are faults; each fault begins with its place in the file."""

    value: dict[str, Any] | None
    faults: list[str]


async def read(call: Call[Written, None]) -> ReadFile:
    own = _own_file(call.path["game"], call.path["option"])
    content = call.body.content
    if len(content) > own.largest:
        return ReadFile(None, [f"too large; a {own.option} has at most {own.largest:,} bytes"])
    value, faults = await asyncio.to_thread(own.read, content)  # a long file takes a while; moves must not wait
    assert isinstance(value, dict) or faults
    return ReadFile(value if isinstance(value, dict) else None, [fault.lstrip(",: ") for fault in faults])


def _own_file(game: str, option: str) -> OwnFile:
    for own in find(game).own_files:
        if own.option == option:
            return own
    raise NotFound(f"{game} has no option that is written as a file and called so")
