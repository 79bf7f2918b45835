"""Error responses: always `{code, rule, message}` with a fitting status, never a traceback."""

import asyncio
import logging
import secrets
from typing import ClassVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.responses import Response

from tavolino.core.game import Language
from tavolino.core.reading import BadRequest
from tavolino.core.refusal import Faulty, TavolinoError
from tavolino.narrate.faults import fault_text
from tavolino.table.problems import Forbidden

log = logging.getLogger(__name__)


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """`code` is for programs and for choosing a text; `rule` is the rule of the game that was broken, if any. `message`
    is English, but what is wrong with an option, a position or a record is told in the language that `Accept-Language`
    prefers, with a line for each fault. Of a ban or a mute, `until` is when it ends, in milliseconds since 1970, and
    `reason` is what the operator says."""

    code: str
    rule: str | None
    message: str
    until: int | None = None
    reason: str | None = None


class TooLarge(BadRequest):
    code: ClassVar[str] = "too_large"


class NotJson(BadRequest):
    code: ClassVar[str] = "not_json"


class TooSlow(BadRequest):
    code: ClassVar[str] = "too_slow"


class NoSession(TavolinoError):
    """The request has no session."""

    code: ClassVar[str] = "no_session"


class NoOperator(TavolinoError):
    """The request is not the operator's."""

    code: ClassVar[str] = "no_operator"


class WrongPassphrase(TavolinoError):
    code: ClassVar[str] = "wrong_passphrase"


class NotConfirmed(TavolinoError):
    """It needs to be confirmed, by a passphrase or by a name."""

    code: ClassVar[str] = "not_confirmed"


class BadOrigin(Forbidden):
    code: ClassVar[str] = "bad_origin"


class BadCsrf(Forbidden):
    code: ClassVar[str] = "bad_csrf"


class BadToken(Forbidden):
    code: ClassVar[str] = "bad_token"


class ForATime(Forbidden):
    """Refused for a reason until some moment, in milliseconds since 1970; None: until further notice."""

    def __init__(self, message: str, until: int | None, reason: str) -> None:
        self.until = until
        self.reason = reason
        super().__init__(message)


class Muted(ForATime):
    code: ClassVar[str] = "muted"


class Banned(ForATime):
    code: ClassVar[str] = "banned"


class NotFound(TavolinoError):
    code: ClassVar[str] = "not_found"


class HasSession(TavolinoError):
    code: ClassVar[str] = "has_session"


class TooMany(TavolinoError):
    """Rate limit exceeded; `wait` is the number of seconds after which to try again, and `pause` after how many to say
    so: who takes no notice is answered more and more slowly, since a refusal is work, too."""

    code: ClassVar[str] = "too_many"

    def __init__(self, wait: float, pause: float = 0.0) -> None:
        self.pause = pause
        self.wait = max(1, int(wait + 0.999))
        super().__init__(f"too many requests; try again in {self.wait} s")


class TooMuch(TavolinoError):
    """More open sockets or tables than one person may have."""

    code: ClassVar[str] = "too_much"


class OutgoingOff(TavolinoError):
    """This server sends nothing to other addresses, or not in this way."""

    code: ClassVar[str] = "outgoing_off"


class BotsBusy(TavolinoError):
    """Bots play by themselves at as many tables as they may."""

    code: ClassVar[str] = "bots_busy"


class Busy(TavolinoError):
    """The server is overloaded for the moment."""

    code: ClassVar[str] = "busy"


class TooCostly(TavolinoError):
    """To look at what somebody brings would take more time, memory or bytes than is spent on one such thing."""

    code: ClassVar[str] = "too_costly"


class NotChecked(TavolinoError):
    """A bug of ours came up while something was checked that somebody brings."""

    code: ClassVar[str] = "not_checked"


# The HTTP status of each code; a code that is not listed is 400.
STATUS: dict[str, int] = {
    "no_session": 401,
    "no_operator": 401,
    "wrong_passphrase": 401,
    "forbidden": 403,
    "bad_origin": 403,
    "bad_csrf": 403,
    "bad_token": 403,
    "banned": 403,
    "muted": 403,
    "not_confirmed": 403,
    "not_found": 404,
    "no_game": 404,
    "unknown_rules": 409,
    "no_table": 404,
    "too_slow": 408,
    "bots_busy": 409,
    "has_session": 409,
    "illegal": 409,
    "name_taken": 409,
    "not_now": 409,
    "not_your_turn": 409,
    "outgoing_off": 409,
    "over": 409,
    "stale": 409,
    "taken": 409,
    "too_much": 409,
    "too_costly": 413,
    "too_large": 413,
    "not_json": 415,
    "too_many": 429,
    "internal": 500,
    "not_checked": 500,
    "busy": 503,
    "unavailable": 503,
}
OTHERWISE = 400

# What Starlette itself refuses: an unknown path or method.
NO_PLACE = Problem("not_found", None, "there is nothing at this path; /openapi.json tells what there is")
NO_METHOD = Problem("bad_method", None, "this path has no such method; the header Allow tells which it has")


def problem(code: str, message: str, rule: str | None = None, headers: dict[str, str] | None = None) -> Response:
    return _answer(STATUS.get(code, OTHERWISE), Problem(code, rule, message), headers)


def refusal(error: TavolinoError, message: str) -> Response:
    """The response for a request that was refused, with the reason."""
    headers = {"Retry-After": str(error.wait)} if isinstance(error, TooMany) else None
    told = Problem(error.code, getattr(error, "rule_id", None), message, *until_and_why(error))
    return _answer(STATUS.get(error.code, OTHERWISE), told, headers)


def until_and_why(error: TavolinoError) -> tuple[int | None, str | None]:
    return (error.until, error.reason) if isinstance(error, ForATime) else (None, None)


def in_words(error: TavolinoError) -> str:
    """The message for the visitor. What the database reported goes only to the log."""
    if error.code != "unavailable":
        return str(error)
    log.warning("the store cannot be asked", exc_info=error)
    return "our store cannot be asked at the moment; try again soon"


def http_refusal(error: HTTPException) -> Response:
    told = {404: NO_PLACE, 405: NO_METHOD}.get(error.status_code, Problem("bad_request", None, error.detail))
    return _answer(error.status_code, told, dict(error.headers or {}))


def internal(error: BaseException) -> Response:
    """An error of ours: logged under an id, and the response has only that id."""
    reference = secrets.token_hex(6)
    log.error("unexpected error", exc_info=error, extra={"reference": reference})
    return problem("internal", f"something went wrong on our side; if you report it, give the number {reference}")


async def answer(error: Exception, language: Language) -> Response:
    if isinstance(error, Faulty):
        try:
            return refusal(error, "\n".join(await fault_lines(error, language)))
        except Exception as bug:  # a text that is missing
            return internal(bug)
    if isinstance(error, TavolinoError):
        return refusal(error, in_words(error))
    if isinstance(error, HTTPException):
        return http_refusal(error)
    return internal(error)


async def fault_lines(error: Faulty, language: Language) -> list[str]:
    """What is wrong with something that a visitor brings, each fault in the visitor's language."""
    return await asyncio.to_thread(_fault_lines, error, language)  # slow the first time


def _fault_lines(error: Faulty, language: Language) -> list[str]:
    return [fault_text(fault, language) for fault in error.faults]


def _answer(status: int, told: Problem, headers: dict[str, str] | None) -> Response:
    return Response(msgspec.json.encode(told), status, headers, "application/json")
