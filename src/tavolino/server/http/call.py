"""One request as its handler gets it: the person, the body, the query and the path."""

import asyncio
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request

from tavolino.core.reading import BadRequest
from tavolino.server.http.client_gone import unless_gone
from tavolino.server.http.errors import NoSession, NotJson, TooLarge, TooSlow
from tavolino.server.http.json_limits import decode

if TYPE_CHECKING:
    from tavolino.server.http.session_register import Known
    from tavolino.server.http.sessions import Cookie
    from tavolino.server.services import Services
    from tavolino.server.workers.process import Job
    from tavolino.store.operator import OperatorSession
    from tavolino.store.people import Person

MAX_BODY = 64 * 1024
NOBODY_YET = "nobody has told a name here yet; POST /api/session with one"

Body = TypeVar("Body")
Query = TypeVar("Query")
Done = TypeVar("Done")


class Call(Generic[Body, Query]):
    """What a handler gets. `Call[None, None]` has neither a body nor a query."""

    def __init__(
        self,
        request: Request,
        services: "Services",
        known: "Known | None",
        body: Body,
        query: Query,
        operator: "OperatorSession | None" = None,
    ) -> None:
        self.request = request
        self.services = services
        self.known = known
        self.visitor = None if known is None else known.person
        self.body = body
        self.query = query
        self._operator = operator
        self.keeps: Cookie | None = None  # the session whose cookie the response sets
        self.drops = False  # whether the response deletes the cookie
        self.operator_cookie: str | None = None  # the operator's session; empty: the response deletes the cookie

    @property
    def person(self) -> "Person":
        """The person who asks; always there on a route that needs a session."""
        if self.visitor is None:
            raise NoSession(NOBODY_YET)
        return self.visitor

    @property
    def session(self) -> str:
        """The session by which that person is known."""
        if self.known is None:
            raise NoSession(NOBODY_YET)
        return self.known.session

    @property
    def operator(self) -> "OperatorSession":
        """Always there on a route for the operator."""
        assert self._operator is not None
        return self._operator

    @property
    def path(self) -> dict[str, str]:
        return self.request.path_params

    @property
    def address(self) -> str:
        return address(self.request)

    async def about_me(self, asked: Awaitable[Done]) -> Done:
        """What the store answers about the person who asks. Raises NoSession if they have deleted their account."""
        try:
            return await asked
        except LookupError:
            raise NoSession(NOBODY_YET) from None

    async def look_at(self, job: "Job", *arguments: object) -> bytes:
        """What the visitor has brought, in a worker process; not any longer once they have gone."""
        return await unless_gone(self.request, self.services.files.run(job, *arguments, address=self.address))


def address(request: Request) -> str:
    return request.client.host if request.client else ""


async def read_body(request: Request, decoder: "msgspec.json.Decoder[Any]", seconds: float) -> Any:
    """The body as the wanted type; raises if it is too large, too slow or invalid."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise NotJson("the body must be JSON, with Content-Type: application/json")
    try:
        async with asyncio.timeout(seconds):
            return decode(await _whole(request), decoder, MAX_BODY)
    except TimeoutError:
        raise TooSlow(f"the body did not arrive within {seconds:g} s") from None
    except ClientDisconnect:
        raise BadRequest("the body did not arrive") from None


async def _whole(request: Request) -> bytes:
    whole = bytearray()
    async for part in request.stream():
        whole += part
        if len(whole) > MAX_BODY:
            raise TooLarge(f"a body has at most {MAX_BODY:,} bytes")
    return bytes(whole)


def read_query(request: Request, wanted: type) -> Any:
    pairs = request.query_params.multi_items()
    given = dict(pairs)
    if len(given) != len(pairs):
        raise BadRequest("the query says the same thing twice")
    try:
        return msgspec.convert(given, wanted, strict=False)
    except msgspec.ValidationError as error:
        raise BadRequest(f"the query: {error}") from None
