"""Large answers: encoded and compressed in a thread, so that the event loop is not blocked."""

import asyncio
import gzip

import msgspec
from starlette.datastructures import Headers

from tavolino.server.http.route import Text

LEVEL = 6  # views of successive moments are nearly alike, and lower levels miss that


async def pack(given: object, wanted: Headers) -> Text:
    return await asyncio.to_thread(_pack, given, "gzip" in wanted.get("accept-encoding", ""))


def _pack(given: object, small: bool) -> Text:
    written = msgspec.json.encode(given)
    if not small:
        return Text(written, {"Vary": "Accept-Encoding"})
    headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Text(gzip.compress(written, LEVEL, mtime=0), headers)
