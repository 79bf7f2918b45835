"""The lists follow a table at people's pace, and a game in full swing every few seconds."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import msgspec

from server.race import TABLE, begin_race, move
from stores import opened
from tavolino.server.clerk import REST, Clerk
from tavolino.server.node import Node
from tavolino.server.room import Room
from tavolino.store import lobby
from tavolino.store.store import Store
from tavolino.table import decide


class Scene:
    """A race under way that the lists know of, and a clock that goes when told to."""

    def __init__(self, store: Store) -> None:
        self.time = 1_000_000
        self.clerk = Clerk(store)
        self._store = store
        self._node = Node(store)
        self._node.now = lambda: self.time
        self._node.look_after = lambda room, _: self.clerk.note(room)

    async def begin(self) -> None:
        self.room: Room = await begin_race(self._node)
        await self.clerk.write_all()

    async def move(self, later: int) -> None:
        self.time += later
        await move(self._node, self.room)

    async def pause(self) -> None:
        await self._node.carry_out(self.room, "pause", lambda table, at: decide.pause(table, "Ada", at))

    async def asked(self) -> list[int]:
        """Whom the lists say that the table waits for."""
        row = await self._store.read(partial(lobby.by_id, table=TABLE))
        assert row is not None
        return list(msgspec.json.decode(row.summary)["asked"])

    async def status(self) -> str:
        row = await self._store.read(partial(lobby.by_id, table=TABLE))
        assert row is not None
        return str(msgspec.json.decode(row.summary)["status"])


def play(folder: Path, story: Callable[[Scene], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with opened(f"sqlite:///{folder / 'house.db'}") as store:
            scene = Scene(store)
            await scene.begin()
            await story(scene)

    asyncio.run(whole())


def test_a_move_after_some_time_is_listed_at_once(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        assert await scene.asked() == [0, 1, 2]
        await scene.move(later=REST)
        await scene.clerk.write_due()
        assert await scene.asked() == [1, 2]

    play(tmp_path, story)


def test_quick_moves_are_listed_together_when_the_rest_is_over(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        await scene.move(later=REST - 2)
        await scene.move(later=1)
        await scene.clerk.write_due()
        assert await scene.asked() == [0, 1, 2]
        scene.time += 1
        await scene.clerk.write_due()
        assert await scene.asked() == [2]

    play(tmp_path, story)


def test_whatever_is_not_a_move_is_listed_at_once(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        await scene.move(later=1)
        await scene.pause()
        await scene.clerk.write_due()
        assert await scene.status() == "paused"

    play(tmp_path, story)


def test_a_house_that_closes_lists_everything(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        await scene.move(later=1)
        await scene.clerk.write_all()
        assert await scene.asked() == [1, 2]

    play(tmp_path, story)
