"""A route: a method, a path and a handler, whose type hints say what it takes and returns."""

from collections.abc import Awaitable, Callable, Sequence
from functools import cached_property
from typing import Any, Generic, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from tavolino.server.http.call import Call

Handler = Callable[[Call[Any, Any]], Awaitable[object]]
Asks = Literal["session", "anybody", "nobody", "operator"]

Given = TypeVar("Given")

JSON = "application/json"
NO_BODY = 204
WRITES = ("POST", "PUT", "PATCH", "DELETE")


class Text(msgspec.Struct, frozen=True):
    """An answer that is already encoded, in the route's `media`."""

    content: bytes
    headers: dict[str, str] | None = None


class Encoded(Text, Generic[Given], frozen=True):
    """The same, and it is the JSON of what stands in the brackets: `Encoded[GameReplay]`."""


class Route:
    """`of` is who may ask: a person with a `session`, `anybody` (with or without one), the `operator`, or `nobody` in
    particular, for monitoring. `refusals` are the statuses that the handler itself may answer with, beyond the usual
    ones. `limit` names one of `Limits`, for requests with a stricter rate limit."""

    def __init__(
        self,
        method: str,
        path: str,
        handler: Handler,
        summary: str,
        *,
        of: Asks = "session",
        status: int = 200,
        refusals: Sequence[int] = (),
        limit: str | None = None,
        media: str = JSON,
    ) -> None:
        self.method = method
        self.path = path
        self.handler = handler
        self.summary = summary
        self.of: Asks = of
        call, gives = get_type_hints(handler).values()
        self.takes, self.query = (_wanted(part) for part in get_args(call))
        self.may_be_silent = type(None) in get_args(gives)
        self.gives = _wanted(_decoded(next(iter(get_args(gives)), gives) if self.may_be_silent else gives))
        self.status = NO_BODY if self.gives is None else status
        self.refusals = refusals
        self.limit = limit
        self.media = media

    @cached_property
    def decoder(self) -> "msgspec.json.Decoder[Any]":
        return msgspec.json.Decoder(self.takes)

    @property
    def writes(self) -> bool:
        return self.method in WRITES


def _decoded(hint: Any) -> Any:
    return get_args(hint)[0] if get_origin(hint) is Encoded else hint


def _wanted(hint: Any) -> Any:
    return None if hint is type(None) else hint
