"""Ends work whose answer nobody waits for any more."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from starlette.requests import Request

from tavolino.core.reading import BadRequest

Done = TypeVar("Done")


async def unless_gone(request: Request, work: Coroutine[Any, Any, Done]) -> Done:
    """What the work returns or raises. It is cancelled when the client closes the connection, whose body was read."""
    task, gone = asyncio.ensure_future(work), asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait((task, gone), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise BadRequest("nobody waits for the answer")
        return task.result()
    finally:
        task.cancel()
        gone.cancel()
        await asyncio.gather(task, gone, return_exceptions=True)
        del task, gone  # an exception of theirs knows of this frame, and would stay in memory with it


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
