"""The one path of a change: stored before it is told, once, in order; several together or not at all."""

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from server.evening import Evening, Play
from server.race import TABLE, begin_race
from stores import opened
from tavolino.core.refusal import TavolinoError
from tavolino.server.live import inbox
from tavolino.server.live.node import Node
from tavolino.server.live.wish import Act, Reply
from tavolino.store.line import Line
from tavolino.store.pending_write import AnswerCallback
from tavolino.store.schema import RESULTS
from tavolino.store.unavailable import StoreUnavailable
from tavolino.table import entry as entries

LATER = 4_000_000_000_000  # than anything that was stored before a test stops the clock

# ---- together


def test_moves_that_arrive_together_are_stored_together(play: Play) -> None:
    @play
    async def story(evening: Evening) -> None:
        seq = evening.room.table.seq
        for seat in (1, 0, 2):
            evening.moves(seat)
        assert evening.room.table.seq == seq, "nothing changes before it is stored"
        await evening.all_are_done()
        assert evening.handed_over == [["p1/m1", "p0/m0", "p2/m2"]]
        assert (await evening.stored())[-3:] == ["p1/m1", "p0/m0", "p2/m2"]
        first, second, third = (f"ev {seq + 1}", f"ev {seq + 2}", f"ev {seq + 3}")
        assert evening.told(1) == [first, f"ack {seq + 1}", second, third]
        assert evening.told(0) == [first, second, f"ack {seq + 2}", third]
        assert evening.told(2) == [first, second, third, f"ack {seq + 3}"]
        assert [wire.pieces for wire in evening.wires] == [1, 1, 1]
        assert evening.answered == ["m1", "m0", "m2"]
        assert not evening.room.in_doubt


def test_everybody_sees_the_positions_in_between(play: Play) -> None:
    """As if the moves had come one by one: each entry with the position right after it."""

    @play
    async def story(evening: Evening) -> None:
        for seat in range(3):
            evening.moves(seat)
        await evening.all_are_done()
        news = [one for one in evening.messages(2) if one["t"] == "ev"]
        assert [one["after"]["view"]["to_move"] for one in news] == [[1, 2], [2], [0, 1, 2]]
        assert [one["after"]["view"]["round"] for one in news] == [1, 1, 2]
        assert [one["after"]["view"]["thrusts"] for one in news[:2]] == [[None] * 3, [None] * 3]


def test_a_seat_whose_question_changes_waits_until_that_is_stored(play: Play) -> None:
    @play
    async def story(evening: Evening) -> None:
        seq = evening.room.table.seq
        evening.moves(0, "first")
        evening.moves(0, "again")
        evening.moves(1)
        await evening.all_are_done()
        assert evening.handed_over == [["p0/first", "p1/m1"]]
        assert evening.told(0) == [f"ev {seq + 1}", f"ack {seq + 1}", f"ev {seq + 2}", "err stale"]


def test_a_wish_that_is_no_move_is_stored_by_itself(play: Play) -> None:
    @play
    async def story(evening: Evening) -> None:
        evening.says(0, "word")
        evening.moves(1)
        evening.says(0, "more")
        evening.moves(2)
        await evening.all_are_done()
        assert evening.handed_over == [["p0/word"], ["p1/m1", "p2/m2"], ["p0/more"]]


def test_the_same_command_twice_counts_once(play: Play) -> None:
    """Also when one person with two seats uses the same id for both moves."""

    @play
    async def story(evening: Evening) -> None:
        seq = evening.room.table.seq
        evening.moves(0, "same")
        evening.moves(0, "same")
        await evening.all_are_done()
        evening.moves(0, "same")
        await evening.all_are_done()
        assert evening.handed_over == [["p0/same"]]
        assert evening.told(0) == [f"ev {seq + 1}", *[f"ack {seq + 1}"] * 3]


def test_a_whole_race_is_the_same_as_move_by_move(play: Play, tmp_path: Path) -> None:
    """Two servers with the same dice: in one all choose together, in the other one after the other."""

    @play
    async def story(evening: Evening) -> None:
        chance = random.Random(5)
        evening.node.now = evening.room.now = lambda: LATER
        async with opened(f"sqlite:///{tmp_path / 'other.db'}") as store:
            node = Node(store)
            other = Evening(store, await begin_race(node, public=True), node)
            other.node.now = other.room.now = lambda: LATER
            while evening.room.table.status == "running":
                name = f"round {evening.room.table.seq}"
                thrusts = [(seat, f"{name} {seat}", f"thrust {chance.randint(1, 6)}") for seat in range(3)]
                chance.shuffle(thrusts)
                for thrust in thrusts:
                    evening.moves(*thrust)
                for thrust in thrusts:
                    other.moves(*thrust)
                    await other.all_are_done()
                await evening.all_are_done()
            assert {len(commands) for commands in evening.handed_over} == {3}
            assert (await evening.store.entries(TABLE))[6:] == (await store.entries(TABLE))[6:]
            for ours, theirs in zip(evening.wires, other.wires, strict=True):
                assert ours.said == theirs.said
            results = await evening.store.read(lambda connection: connection.execute(select(RESULTS)).all())
            assert len(results) == 3, "the result was noted once, with the last of the three moves"


# ---- refused


def test_a_refusal_does_not_affect_others(play: Play) -> None:
    @play
    async def story(evening: Evening) -> None:
        seq = evening.room.table.seq
        evening.moves(0, text="thrust 9")
        evening.moves(1)
        await evening.all_are_done()
        assert evening.handed_over == [["p1/m1"]]
        assert evening.told(0) == ["err bad_move", f"ev {seq + 1}"]
        assert evening.answered == ["m0", "m1"]


def test_whose_seat_it_is_is_checked_when_the_wish_is_served(play: Play) -> None:
    """Not when the wish is made: somebody else may have sat down meanwhile."""

    @play
    async def story(evening: Evening) -> None:
        seq = evening.room.table.seq
        evening.moves(0, person="p1")
        evening.moves(1)
        await evening.all_are_done()
        assert evening.handed_over == [["p1/m1"]]
        assert evening.told(0) == ["err forbidden", f"ev {seq + 1}"]


def test_a_bug_of_ours_does_not_affect_others(play: Play) -> None:
    @play
    async def story(evening: Evening) -> None:
        times = iter([7, None, 8, 9])
        evening.node.now = lambda: next(times) or 1 // 0  # a mistake of ours, when the second one is decided
        for seat in range(3):
            evening.moves(seat)
        await evening.all_are_done()
        assert evening.handed_over == [["p0/m0", "p2/m2"]]
        assert len(evening.mistakes) == 1
        assert evening.answered == ["m1", "m0", "m2"]


def test_an_inbox_is_bounded(play: Play) -> None:
    @play
    async def story(evening: Evening) -> None:
        for number in range(inbox.MOST_WAITING):
            evening.says(0, f"word {number}")
        with pytest.raises(TavolinoError, match="too many want something at this table"):
            evening.moves(1)
        await evening.all_are_done()
        evening.moves(1)
        await evening.all_are_done()
        assert len(evening.answered) == inbox.MOST_WAITING + 1


# ---- conflicts and failures


def test_if_one_line_cannot_be_stored_none_of_its_group_is(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    """A gap in the log, which nobody can fill: after two attempts the senders get an error, and nothing is stored."""

    @play
    async def story(evening: Evening) -> None:
        async def nothing_new(*_: object) -> list[Any]:
            return []

        before = evening.room.table.seq
        said = entries.write(entries.Said(at=5, name="Ada", text="ciao"))
        await evening.store.append(Line(TABLE, before + 2, "somebody/else", said))
        stored = evening.store.entries
        monkeypatch.setattr(evening.store, "entries", nothing_new)  # so that the conflict remains
        for seat in range(3):
            evening.moves(seat)
        await evening.all_are_done()
        assert evening.handed_over == [["p0/m0", "p1/m1", "p2/m2"]] * 2
        assert [evening.told(seat) for seat in range(3)] == [["err unavailable"]] * 3
        assert evening.room.table.seq == before
        assert [command for _, command, _ in await stored(TABLE, before)] == ["somebody/else"]


def test_after_a_lost_race_the_same_wishes_are_decided_again(play: Play) -> None:
    @play
    async def story(evening: Evening) -> None:
        seq = evening.room.table.seq
        said = entries.write(entries.Said(at=5, name="Ada", text="ciao"))
        await evening.store.append(Line(TABLE, seq + 1, "somebody/else", said))
        for seat in range(3):
            evening.moves(seat)
        await evening.all_are_done()
        assert evening.handed_over == [["p0/m0", "p1/m1", "p2/m2"]] * 2
        assert (await evening.stored())[seq:] == ["somebody/else", "p0/m0", "p1/m1", "p2/m2"]
        for seat in range(3):
            told = evening.told(seat)
            assert [one for one in told if one.startswith("ev")] == [f"ev {seq + 1 + number}" for number in range(4)]
            assert f"ack {seq + 2 + seat}" in told


def test_an_entry_that_was_stored_but_not_adopted_is_found_by_reading(play: Play) -> None:
    @play
    async def story(evening: Evening) -> None:
        seq = evening.room.table.seq
        mistakes = iter([None, RuntimeError("a mistake of ours, when the second one is taken over")])

        def stored(*_: object) -> None:
            mistake = next(mistakes, None)
            if mistake is not None:
                raise mistake

        evening.node.pipeline.stored = stored
        for seat in range(3):
            evening.moves(seat)
        await evening.all_are_done()
        assert len(evening.mistakes) == 1
        assert evening.handed_over == [["p0/m0", "p1/m1", "p2/m2"]]
        assert evening.told(0) == [f"ev {seq + 1}", f"ack {seq + 1}", f"ev {seq + 2}", f"ev {seq + 3}"]
        assert evening.told(2)[:3] == [f"ev {seq + 1}", f"ev {seq + 2}", f"ev {seq + 3}"]
        assert f"ack {seq + 3}" in evening.told(2)
        assert not evening.room.in_doubt


@pytest.mark.parametrize(("times", "answer"), [(1, "ack"), (2, "err")], ids=["once", "for good"])
def test_a_failed_write_is_tried_once_more(play: Play, times: int, answer: str) -> None:
    @play
    async def story(evening: Evening) -> None:
        full = iter(range(times))
        append = evening._append

        def refusing(lines: Sequence[Line], told: AnswerCallback) -> None:
            if next(full, None) is None:
                append(lines, told)
            else:
                told(None, StoreUnavailable("the disk is full"))

        evening._append = refusing
        before = evening.room.table.seq
        evening.moves(0)
        await evening.all_are_done()
        assert [one.partition(" ")[0] for one in evening.told(0)][-1] == answer
        assert len((await evening.stored())[before:]) == (answer == "ack")
        evening.moves(1)
        await evening.all_are_done()
        assert evening.told(1)[-1].startswith("ack"), "the next one succeeds"


def test_a_wish_that_cannot_reach_the_store_is_answered(play: Play) -> None:
    """And wishes that wait for something else are still served."""

    @play
    async def story(evening: Evening) -> None:
        evening._append = None  # type: ignore[assignment]  # a mistake of ours
        evening.moves(0, "first")
        evening.moves(0, "again")
        evening.moves(1)
        await evening.all_are_done()
        assert sorted(evening.answered) == ["again", "first", "m1"]
        assert len(evening.mistakes) == 3


def test_if_the_store_cannot_be_read_all_waiting_wishes_are_answered(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    @play
    async def story(evening: Evening) -> None:
        async def away(*_: object) -> list[Any]:
            raise StoreUnavailable("away")

        evening.room.in_doubt = True
        with monkeypatch.context() as broken:
            broken.setattr(evening.store, "entries", away)
            evening.moves(0)
            evening.moves(1)
            await evening.all_are_done()
        assert evening.told(0) == evening.told(1) == ["err unavailable"]
        assert evening.room.in_doubt, "the next one reads before it is decided"
        evening.moves(0, "later")
        await evening.all_are_done()
        assert evening.answered == ["m0", "m1", "later"]
        assert not evening.room.in_doubt


class AsksAgain(Reply):
    """Not defined in its test: an instance of a compiled class's subclass keeps that subclass in memory for good."""

    def __init__(self, evening: Evening) -> None:
        self._evening = evening

    def failed(self, problem: Exception) -> None:
        self._evening.moves(0, "next")


def test_a_sender_who_asks_again_the_moment_it_is_refused_is_answered(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a socket does whose next message has arrived already."""

    @play
    async def story(evening: Evening) -> None:
        async def away(*_: object) -> list[Any]:
            raise StoreUnavailable("away")

        evening.room.in_doubt = True
        wish = Act("p0/first", AsksAgain(evening), lambda *_: None)
        with monkeypatch.context() as broken:
            broken.setattr(evening.store, "entries", away)
            evening.node.submit(evening.room, wish)
            await evening.all_are_done()
        assert evening.told(0) == ["err unavailable"]
        assert evening.answered == ["next"]


def test_a_bug_in_joining_costs_nobody_their_answer(play: Play) -> None:
    @play
    async def story(evening: Evening) -> None:
        evening.room.table.asked[1] = object()  # type: ignore[assignment]  # a mistake of ours
        for seat in range(3):
            evening.moves(seat)
        await evening.all_are_done()
        assert evening.handed_over[0] == ["p0/m0", "p2/m2"]
        assert sorted(evening.answered) == ["m0", "m1", "m2"]
        assert evening.mistakes


def test_watchers_who_could_not_be_told_are_asked_for_a_hello(play: Play) -> None:
    """The table has adopted the entry by then, so that reading the log again would not tell it."""

    class FailsOnce:
        def __init__(self) -> None:
            self.seat: int | None = None
            self.person: str | None = None
            self.ready = False
            self.has_failed = False
            self.blocked: frozenset[str] = frozenset()

        def push(self, text: bytes) -> None:
            if not self.has_failed:
                self.has_failed = True
                raise RuntimeError(f"a mistake of ours, with {len(text)} bytes")

        def send_away(self, text: bytes) -> None:
            self.push(text)

    @play
    async def story(evening: Evening) -> None:
        seq = evening.room.table.seq
        evening.room.watchers.add(FailsOnce())
        evening.moves(0)
        await evening.all_are_done()
        assert evening.told(0)[-2:] == ["resync ", f"ack {seq + 1}"]
        assert all("resync " in evening.told(seat) for seat in range(3))
        assert len(evening.mistakes) == 1
        assert not evening.room.in_doubt
