"""The lists follow a table at people's pace, and a game in full swing every few seconds."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import cast
from unittest.mock import patch

import msgspec
import pytest

from server.race import TABLE, begin_race, move
from stores import opened
from tavolino.server.clerk import REST, Clerk
from tavolino.server.node import Node
from tavolino.server.room import Room
from tavolino.store import lobby
from tavolino.store.store import Store
from tavolino.store.unavailable import StoreUnavailable
from tavolino.table import decide


class Onlooker:
    seat: int | None = None
    person: str | None = None
    ready = False

    def push(self, text: bytes) -> None:
        """Looks on, and forgets."""


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
        self.room.watchers.add(Onlooker())
        await self.clerk.write_all()

    async def move(self, later: int) -> None:
        self.time += later
        await move(self._node, self.room)

    async def pause(self) -> None:
        await self._node.carry_out(self.room, "pause", lambda table, at: decide.pause(table, "Ada", at))

    async def resume(self) -> None:
        await self._node.carry_out(self.room, "resume", lambda table, at: decide.resume(table, "Ada", at))

    async def let_go(self) -> None:
        self.room.watchers.clear()
        self._node.let_go(self.room)

    @contextmanager
    def held_up(self) -> Iterator[None]:
        """A store that takes its time."""

        async def write(_: object) -> None:
            await asyncio.Event().wait()

        with patch.object(self._store, "write", write):
            yield

    @contextmanager
    def away(self) -> Iterator[None]:
        """A store that does not answer."""
        with patch.object(self._store, "write", side_effect=StoreUnavailable("away")):
            yield

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


def test_what_is_not_a_move_is_listed_even_if_a_move_follows_at_once(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        await scene.pause()
        await scene.clerk.write_due()
        await scene.resume()
        await scene.move(later=1)
        await scene.clerk.write_due()
        assert await scene.status() == "running"

    play(tmp_path, story)


def test_a_table_that_is_let_go_is_listed_as_it_was_left(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        await scene.move(later=1)
        await scene.let_go()
        await scene.clerk.write_due()
        assert await scene.asked() == [1, 2]

    play(tmp_path, story)


def test_who_is_called_away_from_writing_leaves_it_to_be_written(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        await scene.move(later=REST)
        with scene.held_up():
            duty = asyncio.create_task(scene.clerk.write_due())
            await asyncio.sleep(0)  # it has begun
            duty.cancel()
            await asyncio.gather(duty, return_exceptions=True)
        assert await scene.asked() == [0, 1, 2]
        await scene.clerk.write_all()
        assert await scene.asked() == [1, 2]

    play(tmp_path, story)


def test_what_could_not_be_listed_now_is_listed_later(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        await scene.move(later=1)
        with scene.away(), pytest.raises(StoreUnavailable):
            await scene.clerk.write_now(scene.room)
        await scene.clerk.write_all()
        assert await scene.asked() == [1, 2]

    play(tmp_path, story)


def test_a_house_that_closes_lists_everything(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        await scene.move(later=1)
        await scene.clerk.write_all()
        assert await scene.asked() == [1, 2]

    play(tmp_path, story)


class Counting:
    """A store that only counts how many tables it is told of at a time."""

    def __init__(self) -> None:
        self.at_once: list[int] = []

    async def write(self, job: Callable[..., None]) -> None:
        assert isinstance(job, partial)
        self.at_once.append(len(job.keywords["looks"]))


@pytest.mark.parametrize(
    ("due", "at_once"), [(25, [10, 10, 5]), (300, [15] * 20), (1_290, [64] * 20 + [10])], ids=["few", "many", "a flood"]
)
def test_few_are_listed_at_a_time_and_more_when_there_are_many(tmp_path: Path, due: int, at_once: list[int]) -> None:
    async def story(scene: Scene) -> None:
        store = Counting()
        clerk = Clerk(cast(Store, store))
        for _ in range(due):
            clerk.note(Room(scene.room.table, scene.room.now))
        await clerk.write_due()
        assert store.at_once == at_once
        await clerk.write_due()
        assert store.at_once == at_once, "each once"

    play(tmp_path, story)
