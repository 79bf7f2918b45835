"""The short way of a move does what the long one does: stored before it is acknowledged, once, in order."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest

from server.race import TABLE, begin_race
from server.wire import Wire
from stores import opened
from tavolino.server.limits import Allowance, Bucket
from tavolino.server.node import Node
from tavolino.server.room import Room
from tavolino.server.shortcut import Shortcut
from tavolino.server.socket import Socket
from tavolino.server.tray import Tray
from tavolino.server.usual_move import read_usual
from tavolino.server.wire import Cmd
from tavolino.store.line import Line
from tavolino.store.store import Store
from tavolino.store.ticket import Answered


class Scene:
    """Ada's socket at a race of three that has just begun, and what the store is made to do with it."""

    def __init__(self, store: Store, room: Room, node: Node) -> None:
        self.store, self.room, self.node = store, room, node
        self.wire = Wire()
        self.socket = Socket(self.wire)
        self.socket.seat, self.socket.person = 0, "p0"
        self.long_way: list[Cmd] = []
        self.shortcut = Shortcut(Tray(node), self.socket, Bucket(Allowance(2, 0.001)), self._go_the_long_way)
        room.watchers.add(self.socket)
        self.problems: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, problem: self.problems.append(problem))

    async def _go_the_long_way(self, cmd: Cmd) -> None:
        self.long_way.append(cmd)

    def says(self, name: str, move: str = "thrust 3") -> bool:
        text = f'{{"t":"cmd","id":"{name}","base":{self.room.table.seq},"move":"{move}"}}'
        return self.shortcut.take(self.room, "p0", text.encode())

    async def is_heard_the_long_way(self, name: str) -> None:
        async with asyncio.timeout(20):
            while [cmd.id for cmd in self.long_way] != [name]:
                await asyncio.sleep(0.001)

    async def is_told(self, beginning: bytes) -> bytes:
        async with asyncio.timeout(20):
            while True:
                for said in self.wire.said:
                    if said.startswith(beginning):
                        return said
                await asyncio.sleep(0.001)


def play(tmp_path: Path, story: Callable[[Scene], Awaitable[None]]) -> None:
    async def told() -> None:
        async with opened(f"sqlite:///{tmp_path / 'house.db'}") as store:
            node = Node(store)
            room = await begin_race(node, public=True)
            await story(Scene(store, room, node))

    asyncio.run(told())


def test_a_move_is_stored_then_told_then_acknowledged(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        before = scene.room.table.seq
        assert scene.says("c1")
        assert scene.room.table.seq == before, "nothing is so before it is stored"
        assert await scene.is_told(b'{"t":"ack"') == b'{"t":"ack","id":"c1","seq":%d}' % (before + 1)
        assert [said[:9] for said in scene.wire.said] == [b'{"t":"ev"', b'{"t":"ack']
        assert [command for _, command, _ in await scene.store.entries(TABLE, before)] == ["p0/c1"]
        assert scene.room.turns.wanted == 0
        assert not scene.room.in_doubt

    play(tmp_path, story)


def test_the_same_command_counts_once(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        scene.says("c1")
        first = await scene.is_told(b'{"t":"ack"')
        scene.wire.said.clear()
        assert scene.says("c1")
        assert await scene.is_told(b'{"t":"ack"') == first

    play(tmp_path, story)


def test_a_move_against_the_rules_is_refused_and_nothing_is_stored(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        before = scene.room.table.seq
        assert scene.says("c1", "thrust 9")
        await scene.is_told(b'{"t":"err","id":"c1"')
        assert await scene.store.entries(TABLE, before) == []
        assert scene.room.turns.wanted == 0

    play(tmp_path, story)


def test_who_meets_others_at_the_table_waits_for_their_turn(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        before = scene.room.table.seq
        async with scene.room.turns:
            assert scene.says("c1")
            await asyncio.sleep(0)
            assert await scene.store.entries(TABLE, before) == []
        await scene.is_told(b'{"t":"ack","id":"c1"')
        assert len(await scene.store.entries(TABLE, before)) == 1
        assert scene.room.turns.wanted == 0

    play(tmp_path, story)


def in_doubt(scene: Scene) -> None:
    scene.room.in_doubt = True


def let_go(scene: Scene) -> None:
    scene.node.let_go(scene.room)


@pytest.mark.parametrize("happens", [in_doubt, let_go])
@pytest.mark.parametrize("meanwhile", [False, True])
def test_at_a_table_that_is_not_as_usual_one_goes_the_long_way(
    tmp_path: Path, happens: Callable[[Scene], None], meanwhile: bool
) -> None:
    async def story(scene: Scene) -> None:
        if meanwhile:
            async with scene.room.turns:
                assert scene.says("c1")
                happens(scene)
        else:
            happens(scene)
            assert scene.says("c1")
        await scene.is_heard_the_long_way("c1")
        assert scene.room.turns.wanted == 0
        assert scene.wire.said == []

    play(tmp_path, story)


def test_whoever_stumbles_leaves_the_turn_to_the_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(scene: Scene) -> None:
        with monkeypatch.context() as broken:
            broken.setattr(scene.store, "append_and_tell", None)
            async with scene.room.turns:
                assert scene.says("c1")
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        assert len(scene.problems) == 1
        assert scene.room.turns.wanted == 0
        scene.says("c2")
        await scene.is_told(b'{"t":"ack","id":"c2"')

    play(tmp_path, story)


def test_more_than_a_person_sends_is_not_for_this_way(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        for name in ("c1", "c2"):
            assert scene.says(name, "thrust 9")
            await scene.is_told(b'{"t":"err","id":"%s"' % name.encode())
        assert not scene.says("c3", "thrust 9")

    play(tmp_path, story)


def test_what_the_store_does_not_take_is_tried_again_the_long_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(scene: Scene) -> None:
        kept: list[Answered] = []

        def hold(_lines: Sequence[Line], told: Answered) -> None:
            kept.append(told)

        monkeypatch.setattr(scene.store, "append_and_tell", hold)
        assert scene.says("c1")
        assert not scene.says("c2"), "one after the other"
        heard = asyncio.create_task(scene.shortcut.settled())
        await asyncio.sleep(0)
        assert not heard.done(), "what is said after a move waits for it"
        kept[0](None, OSError("the disk is full"))
        await heard
        assert [cmd.id for cmd in scene.long_way] == ["c1"]
        assert scene.room.in_doubt, "whoever is next reads before they decide"
        assert scene.room.turns.wanted == 0

    play(tmp_path, story)


def test_whoever_has_left_meanwhile_is_not_waited_for(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        scene.says("c1")
        listening = asyncio.create_task(scene.shortcut.settled())
        await asyncio.sleep(0)
        listening.cancel()
        await scene.is_told(b'{"t":"ack"')
        assert scene.problems == []
        assert listening.cancelled()
        assert scene.says("c2", "thrust 9"), "the next one is heard"

    play(tmp_path, story)


@pytest.mark.parametrize(
    "text",
    [
        b'{"t":"ping"}',
        b'{"t":"cmd","id":"c1","base":1,"base":2,"move":"thrust 3"}',
        b'{"t":"cmd","id":"c1","base":1,"move":"thrust 3","more":1}',
        b'{"t":"cmd","id":"c:1","base":1,"move":"thrust 3"}',
        b'{"t":"cmd","id":"c1","base":1.5,"move":"thrust 3"}',
        b'{"t":"cmd","id":"c1","base":1,"move":"thrust 3"',
        b'{"t":"undo","id":"c1","base":1,"move":"thrust 3"}',
    ],
)
def test_what_is_not_said_as_usual_is_looked_at_twice(text: bytes) -> None:
    assert read_usual(text) is None
    assert read_usual(b'{"t":"cmd","id":"c1","base":1,"move":"thrust 3"}') == Cmd("c1", 1, "thrust 3")
