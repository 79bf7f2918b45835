"""Errors of a table."""

from typing import ClassVar

from tavolino.core.refusal import TavolinoError


class Stale(TavolinoError):
    """The move answers a question that has been answered or changed since."""

    code: ClassVar[str] = "stale"


class Forbidden(TavolinoError):
    """Somebody else's seat, table or right."""

    code: ClassVar[str] = "forbidden"


class SeatTaken(TavolinoError):
    """The seat or colour belongs to somebody already."""

    code: ClassVar[str] = "taken"


class NotNow(TavolinoError):
    """Right in itself, but not at this stage of the table: not begun, begun already, paused, over."""

    code: ClassVar[str] = "not_now"


class BadText(TavolinoError):
    """A chat line or an emote that cannot be said."""

    code: ClassVar[str] = "bad_text"
