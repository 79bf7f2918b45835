"""Which session a request or a handshake belongs to, and whose it is.

Asked with every request: one read of the person together with the session, so that one that has ended anywhere is
refused everywhere at once. When it was last used is noted every few minutes only.
"""

import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TypeVar

import msgspec
from starlette.requests import HTTPConnection

from tavolino.server.http.limits import address_key
from tavolino.server.http.sessions import COOKIE_SECONDS, Cookie, Sessions
from tavolino.server.http.user_agents import rough_client
from tavolino.store import sessions
from tavolino.store.line import Connection
from tavolino.store.people import Person
from tavolino.store.sessions import StoredSession, Visiting
from tavolino.store.store import Store
from tavolino.store.unavailable import StoreUnavailable

NOTED_EVERY = 5 * 60 * 1000  # milliseconds


T = TypeVar("T")
Also = Callable[[Connection, str], T]  # of a person, by their id


class Known(msgspec.Struct, frozen=True):
    """A person, and by which of their sessions they are known."""

    person: Person
    session: str


class SessionRegister:
    def __init__(self, store: Store, tokens: Sessions, now: Callable[[], int]) -> None:
        self._store = store
        self._tokens = tokens
        self._now = now

    async def find(self, connection: HTTPConnection) -> Known | None:
        """None without a session, or with one that has ended."""
        found = await self.find_with(connection, _nothing_else)
        return None if found is None else found[0]

    async def find_with(self, connection: HTTPConnection, also: Also[T]) -> tuple[Known, T] | None:
        """The same, with what else is to be known of that person, in one read."""
        cookie = self._tokens.read(connection)
        if cookie is None:
            return None
        found = await self._store.read(partial(_visiting, cookie=cookie, also=also))
        if found is None:
            return None
        visiting, more = found
        await self._note(connection, cookie, visiting.seen_at)
        return Known(visiting.person, cookie.session), more

    async def begin(self, connection: HTTPConnection, person: str) -> Cookie:
        """A new session of this person."""
        cookie = Cookie(person, secrets.token_urlsafe(12))
        await self._store.write(partial(sessions.begin, session=self._row(connection, cookie)))
        return cookie

    async def clear(self) -> None:
        before = self._now() - COOKIE_SECONDS * 1000
        await self._store.write(partial(sessions.clear, before=before))

    async def _note(self, connection: HTTPConnection, cookie: Cookie, seen_at: int | None) -> None:
        """Nobody is refused because this cannot be stored: reading still works when the disk is full."""
        if seen_at is not None and self._now() - seen_at <= NOTED_EVERY:
            return
        row = self._row(connection, cookie)
        job = partial(sessions.begin, session=row) if seen_at is None else partial(sessions.seen, session=row)
        with suppress(StoreUnavailable):
            await self._store.write(job)

    def _row(self, connection: HTTPConnection, cookie: Cookie) -> StoredSession:
        now = self._now()
        agent = rough_client(connection.headers.get("user-agent", ""))
        address = address_key(connection.client.host) if connection.client else ""
        return StoredSession(cookie.session, cookie.person, now, now, agent, address)


def _visiting(connection: Connection, cookie: Cookie, also: Also[T]) -> tuple[Visiting, T] | None:
    found = sessions.visiting(connection, cookie.person, cookie.session)
    return None if found is None or found.ended else (found, also(connection, cookie.person))


def _nothing_else(_connection: Connection, _person: str) -> None:
    pass
