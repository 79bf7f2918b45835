"""What a player of one's own is asked, as lines of the engine protocol, and how its answers are read."""

from typing import Annotated, Any

import msgspec

from tavolino.bots.game_start import GameStart
from tavolino.core.reading import as_json
from tavolino.core.refusal import BadMove
from tavolino.own_bots.fault import PlayerFault

LONGEST_SHOWN = 80  # characters of an answer that cannot be read


class PlayerRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    id: Any = None  # echoed in the answer


class BeginRequest(PlayerRequest, frozen=True, kw_only=True, tag="begin"):
    """A game begins, or is joined in its midst. `seed` is for the player's own chance."""

    game: str
    rules: int  # their version
    players: int
    seat: int
    options: dict[str, Any]
    seed: Annotated[int, msgspec.Meta(ge=0, lt=2**53)] = 0
    seconds: float | None = None  # that each answer may take


class ChooseRequest(PlayerRequest, frozen=True, kw_only=True, tag="choose"):
    """The seat must move: which of the legal ones? Answered by `{"move": …}`."""

    view: Any
    legal: list[str]


class _Answer(msgspec.Struct, frozen=True):
    id: Any = None
    ok: Any = None
    error: Any = None


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(_Answer)


def begin_line(number: int, start: GameStart, seed: int, seconds: float) -> bytes:
    return _encoder.encode(
        BeginRequest(
            id=number,
            game=start.game.id,
            rules=start.game.rules_version,
            players=start.players,
            seat=start.seat,
            options=as_json(start.options),
            seed=seed,
            seconds=seconds,
        )
    )


def choose_line(number: int, view: object, legal: list[str]) -> bytes:
    return _encoder.encode(ChooseRequest(id=number, view=view, legal=legal))


def read_ok(line: bytes, number: int) -> Any:
    """The `ok` of the answer to request `number`; raises PlayerFault if it is none, or an error."""
    try:
        answer = _decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise PlayerFault("unreadable", f"it answered {_shown(line)}, which is no answer") from None
    if answer.error is not None:
        code, message = _told(answer.error)
        raise PlayerFault("illegal" if code == BadMove.code else "crash", f"it reported an error: {message}")
    if answer.id != number:
        raise PlayerFault("unreadable", f"it answered {_shown(line)}, which is no answer to request {number}")
    return answer.ok


def read_move(line: bytes, number: int) -> str:
    ok = read_ok(line, number)
    move = ok.get("move") if isinstance(ok, dict) else None
    if not isinstance(move, str):
        raise PlayerFault("unreadable", f"it answered {_shown(line)}, which has no move")
    return move


def _shown(line: bytes) -> str:
    text = line.decode("utf-8", "replace")
    return repr(text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…")


def _told(error: Any) -> tuple[object, str]:
    """The code and the message of an error; a program need not give either."""
    told = error if isinstance(error, dict) else {}
    return told.get("code"), str(told.get("message", "without a message"))
