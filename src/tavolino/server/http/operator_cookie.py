"""The cookie of the operator's session: apart from people's, short-lived, and sent to the operator's routes alone."""

import hmac
from hashlib import sha256

from itsdangerous import BadData, URLSafeTimedSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tavolino.server.http.errors import BadCsrf, BadOrigin
from tavolino.server.settings import Settings

SECONDS = 12 * 3600
PATH = "/api/operator"
HEADER = "X-Operator-Token"
LONGEST = 512


class OperatorCookie:
    def __init__(self, key: str, signer: dict[str, object], settings: Settings) -> None:
        self._sessions = URLSafeTimedSerializer(key, salt="operator", signer_kwargs=signer)
        self._csrf = hmac.digest(key.encode(), b"operator-csrf", sha256)
        self._https = settings.https
        self.name = cookie_name(settings)

    def read(self, connection: HTTPConnection) -> str | None:
        """The id of the session, which may have ended all the same."""
        shown = connection.cookies.get(self.name)
        if shown is None or len(shown) > LONGEST:
            return None
        try:
            return str(self._sessions.loads(shown, max_age=SECONDS))
        except BadData:
            return None

    def keep(self, response: Response, session: str) -> None:
        self._set(response, str(self._sessions.dumps(session)), SECONDS)

    def drop(self, response: Response) -> None:
        self._set(response, "", 0)

    def _set(self, response: Response, value: str, seconds: int) -> None:
        response.set_cookie(
            self.name, value, max_age=seconds, path=PATH, secure=self._https, httponly=True, samesite="strict"
        )

    def csrf(self, session: str) -> str:
        return hmac.digest(self._csrf, session.encode(), sha256).hex()

    def check_write(self, connection: HTTPConnection, session: str) -> None:
        """Raises unless it comes from our own page, with the token that only the page can know."""
        if connection.headers.get("origin") is None:  # whether it is ours, OriginGuard has checked
            raise BadOrigin("a request of the operator must say its Origin")
        token = connection.headers.get(HEADER, "")
        if not hmac.compare_digest(token.encode(), self.csrf(session).encode()):
            raise BadCsrf(f"the header {HEADER} is missing or old; GET {PATH}/session tells the right one")


def cookie_name(settings: Settings) -> str:
    """With https, a name that browsers take by https alone; `__Host-` would not allow a path."""
    return "__Secure-tavolino-operator" if settings.https else "tavolino-operator"
