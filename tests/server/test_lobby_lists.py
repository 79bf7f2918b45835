"""The lists are updated soon after a move, and every few seconds in a fast game."""

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
from tavolino.server.live.lobby_lists import REST, LobbyLists
from tavolino.server.live.node import Node
from tavolino.server.live.room import Room
from tavolino.store import lobby
from tavolino.store.store import Store
from tavolino.store.unavailable import StoreUnavailable
from tavolino.table import decide


class Onlooker:
    seat: int | None = None
    person: str | None = None
    ready = False
    blocked: frozenset[str] = frozenset()

    def push(self, text: bytes) -> None:
        """Ignores everything."""

    def send_away(self, text: bytes) -> None:
        raise AssertionError("nobody is removed here")


class Scene:
    """A listed race under way, with a clock that the test controls."""

    def __init__(self, store: Store) -> None:
        self.time = 1_000_000
        self.lobby_lists = LobbyLists(store)
        self._store = store
        self._node = Node(store)
        self._node.now = lambda: self.time
        self._node.pipeline.look_after = lambda room, _: self.lobby_lists.note(room)

    async def begin(self) -> None:
        self.room: Room = await begin_race(self._node)
        self.room.watchers.add(Onlooker())
        await self.lobby_lists.write_all()

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
        """A slow store."""

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
        """The seats that the table waits for, according to the lists."""
        row = await self._store.read(partial(lobby.by_id, table=TABLE))
        assert row is not None
        return list(msgspec.json.decode(row.summary)["asked"])

    async def status(self) -> str:
        row = await self._store.read(partial(lobby.by_id, table=TABLE))
        assert row is not None
        return str(msgspec.json.decode(row.summary)["status"])


def play(folder: Path, story: Callable[[Scene], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with opened(f"sqlite:///{folder / 'server.db'}") as store:
            scene = Scene(store)
            await scene.begin()
            await story(scene)

    asyncio.run(whole())


def test_a_move_after_some_time_is_listed_immediately(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        assert await scene.asked() == [0, 1, 2]
        await scene.move(later=REST)
        await scene.lobby_lists.write_due()
        assert await scene.asked() == [1, 2]

    play(tmp_path, story)


def test_quick_moves_are_listed_together_when_the_rest_is_over(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        await scene.move(later=REST - 2)
        await scene.move(later=1)
        await scene.lobby_lists.write_due()
        assert await scene.asked() == [0, 1, 2]
        scene.time += 1
        await scene.lobby_lists.write_due()
        assert await scene.asked() == [2]

    play(tmp_path, story)


def test_whatever_is_not_a_move_is_listed_immediately(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        await scene.move(later=1)
        await scene.pause()
        await scene.lobby_lists.write_due()
        assert await scene.status() == "paused"

    play(tmp_path, story)


def test_what_is_not_a_move_is_listed_even_if_a_move_follows_immediately(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        await scene.pause()
        await scene.lobby_lists.write_due()
        await scene.resume()
        await scene.move(later=1)
        await scene.lobby_lists.write_due()
        assert await scene.status() == "running"

    play(tmp_path, story)


def test_a_table_that_is_let_go_is_listed_as_it_was_left(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        await scene.move(later=1)
        await scene.let_go()
        await scene.lobby_lists.write_due()
        assert await scene.asked() == [1, 2]

    play(tmp_path, story)


def test_a_cancelled_write_is_done_later(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        await scene.move(later=REST)
        with scene.held_up():
            job = asyncio.create_task(scene.lobby_lists.write_due())
            await asyncio.sleep(0)  # it has begun
            job.cancel()
            await asyncio.gather(job, return_exceptions=True)
        assert await scene.asked() == [0, 1, 2]
        await scene.lobby_lists.write_all()
        assert await scene.asked() == [1, 2]

    play(tmp_path, story)


def test_what_could_not_be_listed_now_is_listed_later(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        await scene.move(later=1)
        with scene.away(), pytest.raises(StoreUnavailable):
            await scene.lobby_lists.write_now(scene.room)
        await scene.lobby_lists.write_all()
        assert await scene.asked() == [1, 2]

    play(tmp_path, story)


def test_a_server_that_stops_lists_everything(tmp_path: Path) -> None:
    async def story(scene: Scene) -> None:
        await scene.move(later=1)
        await scene.lobby_lists.write_all()
        assert await scene.asked() == [1, 2]

    play(tmp_path, story)


class Counting:
    """A store that only counts how many tables it is told of at a time."""

    def __init__(self) -> None:
        self.batches: list[int] = []

    async def write(self, job: Callable[..., None]) -> None:
        assert isinstance(job, partial)
        self.batches.append(len(job.keywords["updates"]))


@pytest.mark.parametrize(
    ("due", "batches"), [(25, [10, 10, 5]), (300, [15] * 20), (1_290, [64] * 20 + [10])], ids=["few", "many", "a flood"]
)
def test_few_are_listed_at_a_time_and_more_when_there_are_many(tmp_path: Path, due: int, batches: list[int]) -> None:
    async def story(scene: Scene) -> None:
        store = Counting()
        lobby_lists = LobbyLists(cast(Store, store))
        for _ in range(due):
            lobby_lists.note(Room(scene.room.table, scene.room.now))
        await lobby_lists.write_due()
        assert store.batches == batches
        await lobby_lists.write_due()
        assert store.batches == batches, "each once"

    play(tmp_path, story)
