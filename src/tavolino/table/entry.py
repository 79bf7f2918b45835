"""The log of a table: a gapless sequence of everything that happened at it. The stored log is the source of truth."""

from typing import Literal, get_args

import msgspec

from tavolino.table.plan import Chair, Colour, Plan

Reason = Literal["timeout", "away", "left"]
Emote = Literal["wave", "clap", "laugh", "think", "hurry", "coffee"]
EMOTES: tuple[Emote, ...] = get_args(Emote)


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", omit_defaults=True):
    at: int  # milliseconds since 1970


# ---- before the game


class Opened(Entry, frozen=True, tag="opened"):
    plan: Plan
    host: str
    invite: str
    rematch_of: str | None = None
    chairs: list[Chair] = []  # of a rematch: empty, with the colours of last time, and for whom each is kept


class Seated(Entry, frozen=True, tag="seated"):
    seat: int
    person: str
    name: str
    colour: Colour


class BotSeated(Entry, frozen=True, tag="bot-seated"):
    seat: int
    level: str


class Vacated(Entry, frozen=True, tag="vacated"):
    seat: int


class Started(Entry, frozen=True, tag="started"):
    seed: str  # secret until the end; its hash is told
    rules: int = 1  # the version that is played to the end


# ---- in play


class Moved(Entry, frozen=True, tag="moved"):
    seat: int
    move: str
    left: list[int] = []  # milliseconds left on each seat's clock, where there is one


class TakenBack(Entry, frozen=True, tag="taken-back"):
    """So many `moves` are undone, up to and with the last one of this seat."""

    seat: int
    moves: int = 1
    agreed: int | None = None  # the seat that was the last to agree, where somebody had to


class UndoAsked(Entry, frozen=True, tag="undo-asked"):
    """Others have decided something since: the players of these seats have to agree."""

    seat: int
    moves: int
    waiting: list[int]


class UndoAgreed(Entry, frozen=True, tag="undo-agreed"):
    """Somebody agrees, and somebody else still has to. The last one's consent is in `taken-back`."""

    seat: int


class UndoDeclined(Entry, frozen=True, tag="undo-declined"):
    seat: int


class UndoWithdrawn(Entry, frozen=True, tag="undo-withdrawn"):
    seat: int


class StoodIn(Entry, frozen=True, tag="stood-in"):
    seat: int
    reason: Reason
    left: list[int] = []


class Returned(Entry, frozen=True, tag="returned"):
    seat: int


class Paused(Entry, frozen=True, tag="paused"):
    name: str
    left: list[int] = []


class Resumed(Entry, frozen=True, tag="resumed"):
    name: str


# ---- at any time


class Said(Entry, frozen=True, tag="said"):
    name: str
    seat: int | None = None  # None: an onlooker
    text: str = ""
    emote: Emote | None = None
    removed: bool = False  # what was said is gone
    to: tuple[int, ...] = ()  # the seats that are told; none are listed where everybody is


class LineRemoved(Entry, frozen=True, tag="line-removed"):
    """The chat in entry `line` is told to nobody from now on."""

    line: int


class Rematched(Entry, frozen=True, tag="rematched"):
    table: str


# ---- by the host


class GuestRemoved(Entry, frozen=True, tag="guest-removed"):
    """Before the game their chairs are free again. They cannot come back."""

    person: str
    name: str


class InviteRenewed(Entry, frozen=True, tag="invite-renewed"):
    invite: str


class TableClosed(Entry, frozen=True, tag="closed"):
    """Nothing more is played here; a game under way ends without a result."""


AnyEntry = (
    Opened
    | Seated
    | BotSeated
    | Vacated
    | Started
    | Moved
    | TakenBack
    | UndoAsked
    | UndoAgreed
    | UndoDeclined
    | UndoWithdrawn
    | StoodIn
    | Returned
    | Paused
    | Resumed
    | Said
    | LineRemoved
    | Rematched
    | GuestRemoved
    | InviteRenewed
    | TableClosed
)

# How bodies of these kinds begin.
SAID, LINE_REMOVED = b'{"kind":"said"', b'{"kind":"line-removed"'
OPENED, SEATED = b'{"kind":"opened"', b'{"kind":"seated"'

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def read(body: bytes) -> AnyEntry:
    return _decoder.decode(body)
