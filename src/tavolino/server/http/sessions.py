"""Signed tokens: session cookies, CSRF tokens and seat tokens.

A cookie says who somebody is and which of their sessions this is (session_register.py knows whether it has ended), a
CSRF token that a write is intended, a seat token whose seat it is. All nodes share one key, which is
stored in the database; each kind of token has its own salt, so that none is accepted as another.
"""

import hmac
import time
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import msgspec
from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tavolino.server.http.errors import BadToken
from tavolino.server.http.operator_cookie import OperatorCookie
from tavolino.server.settings import Settings

COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep a cookie
LONGEST = 512  # characters of a signed token
GUEST_ID = 24  # characters

SIGNER: dict[str, Any] = {"key_derivation": "hmac", "digest_method": sha256}


class Cookie(msgspec.Struct, frozen=True, array_like=True):
    """What a session's cookie says."""

    person: str
    session: str


class SeatToken(msgspec.Struct, frozen=True, array_like=True):
    """A person's seat at a table."""

    table: str
    seat: int
    person: str


class Sessions:
    def __init__(self, key: str, settings: Settings, clock: Callable[[], float] = time.time) -> None:
        self._sessions = URLSafeTimedSerializer(key, salt="session", signer_kwargs=SIGNER)
        self._seats = URLSafeSerializer(key, salt="seat", signer_kwargs=SIGNER)
        self._csrf = hmac.digest(key.encode(), b"csrf", sha256)
        self._guests = hmac.digest(key.encode(), b"guest", sha256)
        self._https = settings.https
        self._clock = clock
        self.cookie_name = cookie_name(settings)
        self.operator = OperatorCookie(key, SIGNER, settings)

    # ---- the cookie

    def shown(self, connection: HTTPConnection) -> str | None:
        """The cookie as it was sent, valid or not."""
        return connection.cookies.get(self.cookie_name)

    def read(self, connection: HTTPConnection) -> Cookie | None:
        """None without a cookie that we have signed; the session may have ended all the same."""
        shown = self.shown(connection)
        if shown is None or len(shown) > LONGEST:
            return None
        try:
            said, signed_at = self._sessions.loads(shown, return_timestamp=True)
            cookie = Cookie(said, _unnamed(shown)) if isinstance(said, str) else msgspec.convert(said, Cookie)
        except (BadData, msgspec.ValidationError):
            return None
        age = self._clock() - signed_at.timestamp()
        return cookie if age <= COOKIE_SECONDS else None  # also a cookie of tomorrow: our clock was set back

    def person(self, connection: HTTPConnection) -> str | None:
        """The id of the person who asks; None without a valid cookie."""
        cookie = self.read(connection)
        return None if cookie is None else cookie.person

    def sign(self, cookie: Cookie) -> str:
        return str(self._sessions.dumps(msgspec.to_builtins(cookie)))

    def keep(self, response: Response, cookie: Cookie) -> None:
        self._set_cookie(response, self.sign(cookie), COOKIE_SECONDS)

    def drop(self, response: Response) -> None:
        self._set_cookie(response, "", 0)

    def _set_cookie(self, response: Response, value: str, seconds: int) -> None:
        response.set_cookie(
            self.cookie_name, value, max_age=seconds, path="/", secure=self._https, httponly=True, samesite="lax"
        )

    # ---- CSRF tokens

    def csrf(self, person: str) -> str:
        """Sent with every write: another site's requests carry the cookie, but the site cannot read this token."""
        return hmac.digest(self._csrf, person.encode(), sha256).hex()

    def is_csrf(self, token: str, person: str) -> bool:
        return hmac.compare_digest(token.encode(), self.csrf(person).encode())

    # ---- guests

    def guest_id(self, table: str, person: str) -> str:
        """What the host of a table calls a person: the same each time, and of no use at other tables."""
        return hmac.digest(self._guests, f"{table}/{person}".encode(), sha256).hex()[:GUEST_ID]

    # ---- seats

    def seat_token(self, table: str, seat: int, person: str) -> str:
        return str(self._seats.dumps(msgspec.to_builtins(SeatToken(table, seat, person))))

    def read_seat_token(self, token: str, table: str) -> SeatToken:
        """Raises BadToken for one that is not ours, was altered, or is for another table."""
        try:
            if len(token) > LONGEST:
                raise BadToken("this seat token is too long to be one of ours")
            found = msgspec.convert(self._seats.loads(token), SeatToken)
        except (BadData, msgspec.ValidationError):
            raise BadToken("this seat token is not one of ours; ask for a new one at the table") from None
        if found.table != table:
            raise BadToken("this seat token is for another table")
        return found


def _unnamed(cookie: str) -> str:
    """The session of a cookie from a Tavolino that did not name sessions yet: the same for the same cookie."""
    return sha256(cookie.rpartition(".")[2].encode()).hexdigest()[:32]


def cookie_name(settings: Settings) -> str:
    """With https, a name that browsers let no other host set."""
    return "__Host-tavolino" if settings.https else "tavolino"
