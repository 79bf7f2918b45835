"""For any input: one answer, an error or not, never a traceback; after an error the game is as it was."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from caller import Caller, snapshot
from tavolino.core.refusal import TavolinoError
from tavolino.engine import protocol, serve
from tavolino.engine.session import Session

CODES = {
    "bad_json", "bad_request", "unknown_do", "no_game", "bad_seat", "bad_option", "bad_move", "not_your_turn",
    "illegal", "over", "not_now", "bad_position", "bad_chance", "bad_record",
}  # fmt: skip

quick = settings(
    max_examples=150,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)

# ---- the oracle


def checked(session: Session, line: bytes) -> dict[str, Any]:
    """Send one line; returns the answer, which must follow the protocol. A bug of the engine raises."""
    before = snapshot(session)
    raw = serve.answer(session, line)
    assert b"\n" not in raw
    answer: dict[str, Any] = json.loads(raw)
    assert set(answer) in ({"id", "ok"}, {"id", "error"})
    if "error" in answer:
        error = answer["error"]
        assert set(error) == {"code", "rule", "message"}
        assert error["code"] in CODES
        assert error["message"]
        assert error["rule"] or error["code"] != "illegal"
        assert snapshot(session) == before, "an error changed the game"
    return answer


# ---- what is sent

numbers = st.one_of(st.integers(-2, 9), st.integers(), st.integers(-(2**300), 2**300), st.just(10**4000))
texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
leaves = st.one_of(st.none(), st.booleans(), numbers, st.floats(allow_nan=False, allow_infinity=False), texts)
junk = st.recursive(leaves, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3))

queues = st.lists(st.integers(1, 6) | st.sampled_from([0, 7, -1, 2**53, 2**70]), max_size=12)
POSITION = {"game": "cafe-race", "cells": [26, 21, 3], "tokens": [1, 5, 5], "speeds": [6, 4, 1], "round": 3}
AUCTION = POSITION | {"options": {"auction": True}, "auction": {"opener": 2}}
VIEW = {
    "seat": 0, "to_move": [0, 1], "pending": "thrust", "over": False, "options": {"auction": False}, "rules": 1,
    "round": 1, "cells": [0, 0, 0], "tokens": [5, 5, 5], "speeds": [6, 4, 1], "chosen": [False, False, True],
    "thrusts": [None, None, None], "taken": [None, None, None], "auction": None,
}  # fmt: skip
MOVES = ["thrust 1", "thrust 6", "open 6 3", "open 1 6", "bid 4", "bid 6", "pass"]


@st.composite
def positions(draw: st.DrawFn) -> object:
    position = dict(draw(st.sampled_from([POSITION, AUCTION])))
    for name in draw(
        st.lists(st.sampled_from([*POSITION, "auction", "thrusts", "taken", "players", "sugar"]), max_size=2)
    ):
        position[name] = draw(junk | st.lists(st.integers(-1, 30) | st.none(), max_size=6))
    return position


@st.composite
def records(draw: st.DrawFn) -> str:
    """The record of a short game, a few of its lines changed, lost or doubled."""
    caller = Caller()
    caller.ask("new", game="cafe-race", players=3, seed=5, options={"auction": draw(st.booleans())})
    for move in draw(st.lists(st.sampled_from(MOVES), max_size=6)):
        to_move = caller.ask("view")["to_move"]
        caller.answer("move", seat=to_move[0], move=move)
    lines = caller.ask("record").splitlines()
    for _ in range(draw(st.integers(0, 3))):
        place = draw(st.integers(0, len(lines) - 1))
        words = lines[place].split(" ")
        words[draw(st.integers(0, len(words) - 1))] = draw(
            texts | numbers.map(str) | st.sampled_from(["|", "d7", "undo"])
        )
        lines[place] = " ".join(words)
        if draw(st.booleans()):
            lines.insert(place, lines[place])
    return "\n".join(lines)


FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "game": st.sampled_from(["cafe-race", "cafe-race", "tea-rush"]),
    "players": st.integers(2, 7),
    "options": st.sampled_from([None, {}, {"auction": True}, {"auction": False}, {"auction": 1}]),
    "seed": numbers | texts,
    "dice": queues,
    "values": queues,
    "seat": st.integers(-1, 4),
    "move": st.sampled_from(MOVES),
    "position": positions(),
    "record": records(),
    "level": st.sampled_from(["random", "random", "greedy", "oracle"]),
    "iterations": numbers,
    "seconds": st.floats(0, 4000),
    "rules": st.integers(0, 2),
    "view": st.sampled_from([VIEW, {**VIEW, "cells": []}, {**VIEW, "seat": None}]),
    "legal": st.lists(st.sampled_from(MOVES), max_size=3),
}


@st.composite
def requests(draw: st.DrawFn) -> object:
    """A request with the fields that it should have, most of them sensible."""
    do = draw(st.sampled_from(protocol.DOS))
    names = [name for name in fields_of(do) if draw(st.integers(0, 5))]
    fields = {name: draw(FIELDS[name] if draw(st.integers(0, 7)) else junk) for name in names}
    return {"id": draw(leaves), "do": do, **fields}


def fields_of(do: str) -> list[str]:
    kind = next(kind for kind in protocol.AnyRequest.__args__ if kind.__struct_config__.tag == do)
    return [name for name in kind.__struct_fields__ if name != "id"]


def line_of(request: object) -> bytes:
    return json.dumps(request, ensure_ascii=False).encode()


@st.composite
def broken_lines(draw: st.DrawFn) -> bytes:
    """A request with some of its bytes lost, changed or put in."""
    line = bytearray(line_of(draw(requests())))
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(line)))
        line[place : place + draw(st.integers(0, 8))] = draw(st.binary(max_size=4))
    return bytes(line)


def session_with_a_game() -> Session:
    caller = Caller()
    caller.ask("new", game="cafe-race", players=3, seed=5, dice=[6, 5, 4])
    caller.ask("move", seat=1, move="thrust 3")
    return caller.session


# ---- the tests


@quick
@given(st.lists(st.binary(max_size=40) | broken_lines(), min_size=1, max_size=4))
def test_broken_lines(lines: list[bytes]) -> None:
    session = session_with_a_game()
    for line in lines:
        checked(session, line)


@quick
@given(junk | st.fixed_dictionaries({"do": st.sampled_from(protocol.DOS) | texts, "id": junk}) | junk)
def test_any_json(thing: object) -> None:
    answer = checked(session_with_a_game(), line_of(thing))
    if isinstance(thing, dict) and "error" in answer and answer["error"]["code"] != "bad_json":
        assert answer["id"] == thing.get("id")


@quick
@given(st.lists(requests(), min_size=1, max_size=12))
def test_requests_that_look_right(several: list[object]) -> None:
    session = session_with_a_game()
    for request in several:
        answer = checked(session, line_of(request))
        assert "ok" in answer or answer["error"]["code"] not in ("bad_json", "unknown_do")


@quick
@given(records())
def test_records_that_were_tampered_with(record: str) -> None:
    session = session_with_a_game()
    answer = checked(session, line_of({"do": "replay", "record": record}))
    assert "ok" in answer or answer["error"]["code"] == "bad_record"


@quick
@given(positions(), st.integers(0, 2), st.sampled_from(MOVES), queues)
def test_positions_that_were_edited(position: object, seat: int, move: str, dice: list[int]) -> None:
    """What is loaded can be played, looked at and written."""
    session = session_with_a_game()
    answer = checked(session, line_of({"do": "load", "position": position, "dice": dice, "seed": 1}))
    assert "ok" in answer or answer["error"]["code"] in ("bad_position", "bad_request")
    for request in (
        {"do": "move", "seat": seat, "move": move},
        {"do": "view", "seat": seat},
        {"do": "result"},
    ):
        checked(session, line_of(request))
    whole = checked(session, b'{"do":"position"}')["ok"]
    assert "ok" in checked(session, line_of({"do": "load", "position": whole}))


# ---- the oracle itself


class Leaky(Session):
    """Loses the queue of chance results when a request fails."""

    def handle(self, request: protocol.AnyRequest) -> object:
        try:
            return super().handle(request)
        except TavolinoError:
            self.match.script([])
            raise


class Brittle(Session):
    """Breaks on a request that it does not expect."""

    def handle(self, request: protocol.AnyRequest) -> object:
        if not isinstance(request, protocol.NewRequest):
            raise KeyError(type(request))
        return super().handle(request)


def test_the_oracle_sees_a_change_after_an_error() -> None:
    leaky, sound = Leaky(), Session()
    for session in (leaky, sound):
        Caller(session).ask("new", game="cafe-race", dice=[6, 5, 4, 1])
    illegal = line_of({"do": "move", "seat": 0, "move": "pass"})
    assert checked(sound, illegal)["error"]["code"] == "illegal"
    with pytest.raises(AssertionError, match="an error changed the game"):
        checked(leaky, illegal)


def test_the_oracle_sees_a_traceback() -> None:
    brittle = Brittle()
    Caller(brittle).ask("new", game="cafe-race")
    with pytest.raises(KeyError):
        checked(brittle, b'{"do":"games"}')
