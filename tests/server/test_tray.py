"""Moves that come together at a table: stored in one go or not at all, told and acknowledged one after the other."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from server.race import TABLE, begin_race
from server.wire import Wire
from stores import opened
from tavolino.core.refusal import TavolinoError
from tavolino.server.node import Node
from tavolino.server.room import Room
from tavolino.server.socket import Socket
from tavolino.server.tray import Tray
from tavolino.server.usual_move import UsualMove
from tavolino.server.wire import Ack, Cmd
from tavolino.store.line import Line
from tavolino.store.schema import RESULTS
from tavolino.store.store import Store
from tavolino.store.ticket import Answered
from tavolino.table import decide
from tavolino.table import entry as entries


class Evening:
    """Three people with a socket each at a race that has just begun, and what goes to the store."""

    def __init__(self, store: Store, room: Room, node: Node) -> None:
        self.store, self.room, self.node, self.tray = store, room, node, Tray(node)
        self.wires = [Wire() for _ in range(3)]
        self.sockets = [Socket(wire) for wire in self.wires]
        for seat, socket in enumerate(self.sockets):
            socket.seat, socket.person = seat, f"p{seat}"
            room.watchers.add(socket)
        self.settled: list[str] = []
        self.long_way: list[str] = []
        self.walking = 0
        self.handed_over: list[list[str]] = []
        self._append = store.append_and_tell
        self.problems: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, problem: self.problems.append(problem))

    def append_and_tell(self, lines: Sequence[Line], told: Answered) -> None:
        self.handed_over.append([line.command for line in lines])
        self._append(lines, told)

    def moves(
        self, seat: int, name: str = "", text: str = "thrust 3", base: int | None = None, really: bool = False
    ) -> None:
        """`really`: what is sent the long way goes it."""
        name = name or f"m{seat}"
        cmd = Cmd(name, self.room.table.seq if base is None else base, text)

        def go_the_long_way(_: Cmd) -> None:
            self.long_way.append(name)
            if really:
                self.walking += 1
                self.node.errands.run(self._walk(seat, name, cmd))

        def settle() -> None:
            self.settled.append(name)

        move = UsualMove(cmd, f"p{seat}/{name}", seat, self.sockets[seat], settle, go_the_long_way)
        self.tray.put(self.room, move)

    async def _walk(self, seat: int, name: str, cmd: Cmd) -> None:
        try:
            await self.makes_alone(seat, name, cmd.move, cmd.base)
        except TavolinoError as problem:
            self.sockets[seat].refuse(name, problem)
        self.settled.append(name)
        self.walking -= 1

    async def makes_alone(self, seat: int, name: str, text: str, base: int | None = None) -> None:
        seen = self.room.table.seq if base is None else base
        seq = await self.node.carry_out(
            self.room, f"p{seat}/{name}", lambda table, at: decide.move(table, seat, text, seen, at)
        )
        self.sockets[seat].say(Ack(name, seq))

    async def all_are_done(self) -> None:
        """Including what was sent another way, which begins to wait for the turn in the next go of the loop."""
        async with asyncio.timeout(20):
            still = 3
            while still:
                busy = self.room.turns.wanted or self.walking or any(socket._due for socket in self.sockets)
                still = 3 if busy else still - 1
                await asyncio.sleep(0.001)

    def messages(self, seat: int) -> list[dict[str, Any]]:
        return [msgspec.json.decode(text) for text in self.wires[seat].said]

    def told(self, seat: int) -> list[str]:
        """What a seat was told, in short."""
        return [f"{one['t']} {one.get('seq', '')}{one.get('code', '')}" for one in self.messages(seat)]

    async def stored(self) -> list[str]:
        return [command for _, command, _ in await self.store.entries(TABLE)]


def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, story: Callable[[Evening], Awaitable[None]]) -> None:
    async def begin() -> None:
        async with opened(f"sqlite:///{tmp_path / 'house.db'}") as store:
            node = Node(store)
            evening = Evening(store, await begin_race(node, public=True), node)
            monkeypatch.setattr(store, "append_and_tell", evening.append_and_tell)
            await story(evening)

    asyncio.run(begin())


def test_what_comes_together_goes_into_the_store_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(evening: Evening) -> None:
        seq = evening.room.table.seq
        for seat in (1, 0, 2):
            evening.moves(seat)
        assert evening.room.table.seq == seq, "nothing is so before it is stored"
        await evening.all_are_done()
        assert evening.handed_over == [["p1/m1", "p0/m0", "p2/m2"]]
        assert (await evening.stored())[-3:] == ["p1/m1", "p0/m0", "p2/m2"]
        first, second, third = (f"ev {seq + 1}", f"ev {seq + 2}", f"ev {seq + 3}")
        assert evening.told(1) == [first, f"ack {seq + 1}", second, third]
        assert evening.told(0) == [first, second, f"ack {seq + 2}", third]
        assert evening.told(2) == [first, second, third, f"ack {seq + 3}"]
        assert [wire.pieces for wire in evening.wires] == [1, 1, 1]
        assert evening.settled == ["m1", "m0", "m2"]
        assert not evening.room.in_doubt

    play(tmp_path, monkeypatch, story)


def test_everybody_sees_the_positions_in_between(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As they would if everybody had taken their time: each entry with what was so after it, and no later."""

    async def story(evening: Evening) -> None:
        for seat in range(3):
            evening.moves(seat)
        await evening.all_are_done()
        news = [one for one in evening.messages(2) if one["t"] == "ev"]
        assert [one["after"]["view"]["to_move"] for one in news] == [[1, 2], [2], [0, 1, 2]]
        assert [one["after"]["view"]["round"] for one in news] == [1, 1, 2]
        assert [one["after"]["view"]["thrusts"] for one in news[:2]] == [[None] * 3, [None] * 3]

    play(tmp_path, monkeypatch, story)


def test_who_is_asked_something_else_meanwhile_waits_until_that_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(evening: Evening) -> None:
        seq = evening.room.table.seq
        evening.moves(0, "first")
        evening.moves(0, "again")
        evening.moves(1)
        await evening.all_are_done()
        assert evening.handed_over == [["p0/first", "p1/m1"]]
        assert evening.told(0) == [f"ev {seq + 1}", f"ack {seq + 1}", f"ev {seq + 2}", "err stale"]

    play(tmp_path, monkeypatch, story)


def test_the_same_command_twice_counts_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when one person has two seats and calls both moves by one name."""

    async def story(evening: Evening) -> None:
        seq = evening.room.table.seq
        for seat in (0, 1):
            move = UsualMove(
                Cmd("same", seq, "thrust 3"), "p0/same", seat, evening.sockets[seat], lambda: None, lambda _: None
            )
            evening.tray.put(evening.room, move)
        await evening.all_are_done()
        assert evening.handed_over == [["p0/same"]]
        assert evening.told(1) == [f"ev {seq + 1}", f"ack {seq + 1}"]

    play(tmp_path, monkeypatch, story)


def test_what_is_refused_keeps_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(evening: Evening) -> None:
        seq = evening.room.table.seq
        evening.moves(0, text="thrust 9")
        evening.moves(1)
        evening.moves(2, base=seq + 100)
        await evening.all_are_done()
        assert evening.handed_over == [["p1/m1"]]
        assert evening.told(0) == ["err bad_move", f"ev {seq + 1}"]
        assert evening.long_way == ["m2"], "whoever has seen more than we know is heard the long way"
        assert evening.settled == ["m0", "m1"]

    play(tmp_path, monkeypatch, story)


def test_whoever_stumbles_keeps_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(evening: Evening) -> None:
        times = iter([7, None, 8, 9])
        evening.node.now = lambda: next(times) or 1 // 0  # a mistake of ours, when the second one is decided
        for seat in range(3):
            evening.moves(seat)
        await evening.all_are_done()
        assert evening.handed_over == [["p0/m0", "p2/m2"]]
        assert len(evening.problems) == 1
        assert evening.settled == ["m1", "m0", "m2"]

    play(tmp_path, monkeypatch, story)


def test_what_is_in_the_way_of_one_is_in_the_way_of_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(evening: Evening) -> None:
        before = evening.room.table.seq
        await evening.store.append(Line(TABLE, before + 2, "somebody/else", b"{}"))
        for seat in range(3):
            evening.moves(seat)
        await evening.all_are_done()
        assert (await evening.stored())[before:] == ["somebody/else"], "no gap, and nothing of theirs"
        assert evening.long_way == ["m0", "m1", "m2"]
        assert [wire.said for wire in evening.wires] == [[], [], []]
        assert evening.room.in_doubt, "whoever is next reads before they decide"
        assert evening.room.table.seq == before

    play(tmp_path, monkeypatch, story)


def test_what_was_stored_and_not_taken_over_is_read_the_long_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(evening: Evening) -> None:
        seq = evening.room.table.seq
        seconds = iter([lambda: None, stumble])  # a mistake of ours, when the second one is told
        evening.node.stored = lambda *_: next(seconds, lambda: None)()
        for seat in range(3):
            evening.moves(seat, really=True)
        await evening.all_are_done()
        assert len(evening.problems) == 1
        assert evening.long_way == ["m1", "m2"]
        assert evening.told(0) == [f"ev {seq + 1}", f"ack {seq + 1}", f"ev {seq + 2}", f"ev {seq + 3}"]
        assert evening.told(2)[:3] == [f"ev {seq + 1}", f"ev {seq + 2}", f"ev {seq + 3}"]
        assert f"ack {seq + 3}" in evening.told(2)
        assert not evening.room.in_doubt

    def stumble() -> None:
        raise RuntimeError("a mistake of ours")

    play(tmp_path, monkeypatch, story)


def test_what_cannot_be_handed_over_goes_the_long_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And what waited for something else is still to come."""

    async def story(evening: Evening) -> None:
        seq = evening.room.table.seq
        with monkeypatch.context() as broken:
            broken.setattr(evening.store, "append_and_tell", None)
            evening.moves(0, "first", really=True)
            evening.moves(0, "again", really=True)
            evening.moves(1, really=True)
            await evening.all_are_done()
        assert evening.long_way == ["first", "m1", "again"], "one after the other, and each once"
        assert sorted(evening.settled) == ["again", "first", "m1"]
        assert (await evening.stored())[seq:] == ["p0/first", "p1/m1"]
        answers = [one for one in evening.told(0) if not one.startswith("ev")]
        assert answers == [f"ack {seq + 1}", "err stale"]

    play(tmp_path, monkeypatch, story)


def test_after_a_lost_race_everybody_gets_in_the_long_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(evening: Evening) -> None:
        seq = evening.room.table.seq
        said = entries.write(entries.Said(at=5, name="Ada", text="ciao"))
        await evening.store.append(Line(TABLE, seq + 1, "somebody/else", said))
        for seat in range(3):
            evening.moves(seat, really=True)
        await evening.all_are_done()
        assert (await evening.stored())[seq:] == ["somebody/else", "p0/m0", "p1/m1", "p2/m2"]
        for seat in range(3):
            told = evening.told(seat)
            assert [one for one in told if one.startswith("ev")] == [f"ev {seq + 1 + number}" for number in range(4)]
            assert f"ack {seq + 2 + seat}" in told

    play(tmp_path, monkeypatch, story)


def test_a_whole_race_is_the_same_as_move_by_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two houses with the same dice: in one all choose at once, in the other one after the other in the same order."""

    async def story(evening: Evening) -> None:
        chance = random.Random(5)
        evening.node.now = evening.room.now = lambda: 7
        async with opened(f"sqlite:///{tmp_path / 'other.db'}") as store:
            other = Evening(store, await begin_race(Node(store), public=True), Node(store))
            other.node.rooms[TABLE] = other.room
            other.node.now = other.room.now = lambda: 7
            while evening.room.table.status == "running":
                name = f"round {evening.room.table.seq}"
                thrusts = [(seat, f"{name} {seat}", f"thrust {chance.randint(1, 6)}") for seat in range(3)]
                chance.shuffle(thrusts)
                for thrust in thrusts:
                    evening.moves(*thrust)
                for thrust in thrusts:
                    await other.makes_alone(*thrust)
                await evening.all_are_done()
            assert {len(commands) for commands in evening.handed_over} == {3}
            await other.all_are_done()
            assert (await evening.store.entries(TABLE))[6:] == (await store.entries(TABLE))[6:]
            for ours, theirs in zip(evening.wires, other.wires, strict=True):
                assert ours.said == theirs.said
            results = await evening.store.read(lambda connection: connection.execute(select(RESULTS)).all())
            assert len(results) == 3, "the result was noted once, with the last of the three moves"

    play(tmp_path, monkeypatch, story)
