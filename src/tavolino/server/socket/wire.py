"""The messages on a table's socket, version 1: JSON, with the kind of message in the field `t`."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from tavolino.coach.hints import Hint
from tavolino.core.standing import Standing
from tavolino.table.consent import PendingUndo
from tavolino.table.entry import EMOTES, Emote
from tavolino.table.summary import Summary

VERSION = 1

# \Z and not $, which also matches before a line feed at the end
CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"\A[A-Za-z0-9_.:-]+\Z")]
Seq = Annotated[int, Meta(ge=0, le=2**31)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]

__all__ = ["EMOTES", "VERSION"]


class Message(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    pass


# ---- what clients send


class Hello(Message, frozen=True, tag="hello"):
    """The first message, and again for another seat or table. `since`: the last entry that is known already. `shared`:
    seats of mine whose players look at this screen without a cover in between; if the position shows any of them more
    than an onlooker, the answer is an onlooker's."""

    table: Annotated[str, Meta(min_length=1, max_length=40)]
    v: Literal[1] = 1
    since: Seq | None = None
    seat: SeatNumber | None = None
    token: Annotated[str, Meta(max_length=400)] | None = None  # a seat token, for programs without a cookie
    shared: Annotated[list[SeatNumber], Meta(max_length=99)] = []


class Cmd(Message, frozen=True, tag="cmd"):
    """A move. `base` is the last entry that its player had seen. Send it again until it is answered: it counts once."""

    id: CommandId
    base: Seq
    move: MoveText


class Undo(Message, frozen=True, tag="undo"):
    id: CommandId
    base: Seq


class AskUndo(Message, frozen=True, tag="ask-undo"):
    """May I take back my last move, and with it what others have decided since?"""

    id: CommandId
    base: Seq


class AnswerUndo(Message, frozen=True, tag="answer-undo"):
    """To what was asked in this entry; whoever has asked withdraws it with `agree` false."""

    id: CommandId
    entry: Seq
    agree: bool


class Say(Message, frozen=True, tag="say"):
    id: CommandId
    text: Annotated[str, Meta(max_length=1000)]


class Confide(Message, frozen=True, tag="confide"):
    """A line of chat for my company alone."""

    id: CommandId
    text: Annotated[str, Meta(max_length=1000)]


class React(Message, frozen=True, tag="emote"):
    id: CommandId
    emote: Emote


class Pause(Message, frozen=True, tag="pause"):
    id: CommandId


class Resume(Message, frozen=True, tag="resume"):
    id: CommandId


class Ready(Message, frozen=True, tag="ready"):
    """In the lobby: I am ready, or not yet. Lasts as long as this socket; the game can begin without it."""

    id: CommandId
    ready: bool = True


class Why(Message, frozen=True, tag="why"):
    """Which rule forbids this move? Changes nothing."""

    id: CommandId
    move: MoveText


class Foresee(Message, frozen=True, tag="foresee"):
    """What could happen next? Changes nothing, and tells nothing that this seat's view does not."""

    id: CommandId


class AskHint(Message, frozen=True, tag="hint"):
    """What would be best for me to do now? Changes nothing; refused where hints are not allowed."""

    id: CommandId


class Ping(Message, frozen=True, tag="ping"):
    pass


ClientMessage = (
    Hello | Cmd | Undo | AskUndo | AnswerUndo | Say | Confide | React
    | Pause | Resume | Ready | Why | Foresee | AskHint | Ping
)  # fmt: skip


# Messages whose fields are all required, with their number of keys, `t` included: with so many, none is a duplicate.
_NEED_ALL = (Cmd, Undo, AskUndo, AnswerUndo, Say, Confide, React, Pause, Resume, Why, Foresee, AskHint)
COMPLETE: dict[type, int] = {kind: 1 + len(kind.__struct_fields__) for kind in _NEED_ALL}


# ---- what the server sends


class After(msgspec.Struct, frozen=True):
    """The position as one seat sees it, and what that seat may do."""

    view: msgspec.Raw
    legal: msgspec.Raw  # list of Choice
    hash: str  # of the view's bytes, the same for all clients of a seat
    left: list[int]  # milliseconds on each seat's clock; empty without a clock
    points: list[int]  # of each seat, as they stand now


class Past(msgspec.Struct, frozen=True):
    """An earlier entry; of chat that is long past only the number."""

    seq: int
    event: dict[str, Any] | None  # null: nothing for this watcher to know


class Sync(Message, frozen=True, tag="sync"):
    """Everything that this watcher may know now, and the entries after the `since` of their `hello`, or the newest."""

    seq: int
    seat: int | None
    table: Summary
    seed_hash: str | None
    after: After | None  # None before the game
    past: list[Past]
    earlier: bool  # something was left out of `past`
    undo: bool  # the last move can be taken back by this seat
    here: list[int]  # seats whose players are connected
    onlookers: int
    ready: list[int]  # before the game: seats whose players are ready
    result: Standing | None  # once the game is over
    seed: str | None
    v: int = VERSION
    undo_needs: list[int] | UnsetType = UNSET  # or else the seats whose players have to agree to that
    undo_request: PendingUndo | UnsetType = UNSET  # that is not answered yet


class Ev(Message, frozen=True, tag="ev"):
    """One entry of the log, in sequence; `event` is null where there is nothing for this watcher to know."""

    seq: int
    event: msgspec.Raw  # an object, or null
    after: After | None = None  # where the position or a clock has changed
    table: Summary | None = None  # where seats or status have changed
    undo: bool = False
    undo_needs: list[int] | UnsetType = UNSET
    undo_request: PendingUndo | UnsetType = UNSET


class Ack(Message, frozen=True, tag="ack"):
    """Done, and stored: sent after the commit and never before."""

    id: str
    seq: int


class Err(Message, frozen=True, tag="err", omit_defaults=True):
    """Not done; nothing has changed. `rule` with a refused move; `until` and `reason` of a mute or a ban."""

    id: str | None
    code: str
    rule: str | None
    message: str
    until: int | None = None  # milliseconds since 1970
    reason: str | None = None


class Because(Message, frozen=True, tag="because"):
    """The answer to `why`: the rule, or null for a move that is allowed."""

    id: str
    rule: str | None


class Foreseen(Message, frozen=True, tag="foreseen"):
    """The answer to `foresee`: the prospects of the game, for the position after entry `seq`."""

    id: str
    seq: int
    prospects: msgspec.Raw


class Hinted(Message, frozen=True, tag="hinted"):
    """The answer to `hint`, for the position after entry `seq`: worked out from this seat's view alone."""

    id: str
    seq: int
    hint: Hint


class Resync(Message, frozen=True, tag="resync"):
    """This watcher was too slow and messages were left out: say `hello` again, with the last entry you have."""


class Here(Message, frozen=True, tag="here"):
    seats: list[int]
    onlookers: int
    ready: list[int]


class Pong(Message, frozen=True, tag="pong"):
    seq: int


class Closing(Message, frozen=True, tag="closing"):
    """`restart`: come back a little later. `gone`: this table was removed. This visitor is `removed` by the table's
    host, `signed-out` or `banned`."""

    code: str


ServerMessage = Sync | Ev | Ack | Err | Because | Foreseen | Hinted | Resync | Here | Pong | Closing

_encoder = msgspec.json.Encoder()


def encode(message: ServerMessage) -> bytes:
    return _encoder.encode(message)
