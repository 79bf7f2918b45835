"""Options that people write as files: what is in one, and every fault of it, before a table is set with it."""

import asyncio
from typing import Any

from msgspec import Struct

from tavolino.core.extras import OwnFile
from tavolino.core.registry import find
from tavolino.server.call import Call
from tavolino.server.problems import NotFound


class Written(Struct, frozen=True, forbid_unknown_fields=True):
    content: bytes  # of the file, in base64


class ReadFile(Struct, frozen=True):
    """The option that the file stands for, whole or not at all, and every fault after its place in the file."""

    value: dict[str, Any] | None
    faults: list[str]


async def read(call: Call[Written, None]) -> ReadFile:
    own = _own_file(call.path["game"], call.path["option"])
    content = call.body.content
    if len(content) > own.largest:
        return ReadFile(None, [f"too large; a {own.option} has at most {own.largest:,} bytes"])
    value, faults = await asyncio.to_thread(own.read, content)  # a long file takes its time, and a table must not wait
    assert isinstance(value, dict) or faults
    return ReadFile(value if isinstance(value, dict) else None, [fault.lstrip(",: ") for fault in faults])


def _own_file(game: str, option: str) -> OwnFile:
    for own in find(game).own_files:
        if own.option == option:
            return own
    raise NotFound(f"{game} has no option that is written as a file and called so")
