"""How the server says no: every error leaves as `{code, rule, message}` with a fitting status, never a traceback."""

import logging
import secrets
from typing import ClassVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.responses import Response

from tavolino.core.refusal import TavolinoError

log = logging.getLogger(__name__)


class Problem(msgspec.Struct, frozen=True):
    """`code` is for programs and for choosing a text; `rule` is the rule of the game behind it, if there is one."""

    code: str
    rule: str | None
    message: str


class BadRequest(TavolinoError):
    """A request that cannot be read as what it should be."""


class BadJson(BadRequest):
    code: ClassVar[str] = "bad_json"


class TooLarge(BadRequest):
    code: ClassVar[str] = "too_large"


class NotJson(BadRequest):
    code: ClassVar[str] = "not_json"


class TooSlow(BadRequest):
    code: ClassVar[str] = "too_slow"


class NoSession(TavolinoError):
    """Nobody knows who asks."""

    code: ClassVar[str] = "no_session"


class WrongPassphrase(TavolinoError):
    code: ClassVar[str] = "wrong_passphrase"


class Forbidden(TavolinoError):
    """We know who asks, and they may not."""

    code: ClassVar[str] = "forbidden"


class BadOrigin(Forbidden):
    code: ClassVar[str] = "bad_origin"


class BadCsrf(Forbidden):
    code: ClassVar[str] = "bad_csrf"


class BadToken(Forbidden):
    code: ClassVar[str] = "bad_token"


class NotFound(TavolinoError):
    code: ClassVar[str] = "not_found"


class HasSession(TavolinoError):
    code: ClassVar[str] = "has_session"


class TooMany(TavolinoError):
    """Too often; `wait` says in how many seconds to try again."""

    code: ClassVar[str] = "too_many"

    def __init__(self, wait: float) -> None:
        self.wait = max(1, int(wait + 0.999))
        super().__init__(f"too many requests; try again in {self.wait} s")


class TooMuch(TavolinoError):
    """More at once than one person may have."""

    code: ClassVar[str] = "too_much"


class Busy(TavolinoError):
    """For the moment there is more to do than we take on."""

    code: ClassVar[str] = "busy"


# What HTTP makes of a code; whatever is not here is the asker's mistake.
STATUS: dict[str, int] = {
    "no_session": 401,
    "wrong_passphrase": 401,
    "forbidden": 403,
    "bad_origin": 403,
    "bad_csrf": 403,
    "bad_token": 403,
    "not_found": 404,
    "no_game": 404,
    "no_table": 404,
    "too_slow": 408,
    "has_session": 409,
    "illegal": 409,
    "name_taken": 409,
    "not_now": 409,
    "not_your_turn": 409,
    "over": 409,
    "stale": 409,
    "taken": 409,
    "too_much": 409,
    "too_large": 413,
    "not_json": 415,
    "too_many": 429,
    "internal": 500,
    "busy": 503,
    "unavailable": 503,
}
OTHERWISE = 400

# What Starlette itself refuses: a path or a method nobody has.
NO_PLACE = Problem("not_found", None, "there is nothing at this path; /openapi.json tells what there is")
NO_METHOD = Problem("bad_method", None, "this path has no such method; the header Allow tells which it has")


def problem(code: str, message: str, rule: str | None = None, headers: dict[str, str] | None = None) -> Response:
    return _answer(STATUS.get(code, OTHERWISE), Problem(code, rule, message), headers)


def refusal(error: TavolinoError) -> Response:
    """What somebody asked for cannot be done, and the answer says why."""
    headers = {"Retry-After": str(error.wait)} if isinstance(error, TooMany) else None
    return problem(error.code, in_words(error), getattr(error, "rule_id", None), headers)


def in_words(error: TavolinoError) -> str:
    """What a visitor is told. What the database said is for the log alone."""
    if error.code != "unavailable":
        return str(error)
    log.warning("the store cannot be asked", exc_info=error)
    return "our store cannot be asked at the moment; try again soon"


def http_refusal(error: HTTPException) -> Response:
    told = {404: NO_PLACE, 405: NO_METHOD}.get(error.status_code, Problem("bad_request", None, error.detail))
    return _answer(error.status_code, told, dict(error.headers or {}))


def internal(error: BaseException) -> Response:
    """Our own mistake: the log has it under an id, and the answer has nothing but that id."""
    reference = secrets.token_hex(6)
    log.error("unexpected error", exc_info=error, extra={"reference": reference})
    return problem("internal", f"something went wrong on our side; if you report it, give the number {reference}")


def answer(error: Exception) -> Response:
    if isinstance(error, TavolinoError):
        return refusal(error)
    if isinstance(error, HTTPException):
        return http_refusal(error)
    return internal(error)


def _answer(status: int, told: Problem, headers: dict[str, str] | None) -> Response:
    return Response(msgspec.json.encode(told), status, headers, "application/json")
