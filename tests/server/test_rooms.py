"""A table is in memory once, so that all its watchers are told everything."""

import asyncio
import gc
from collections.abc import Awaitable, Callable
from pathlib import Path
from unittest.mock import AsyncMock, patch

import pytest

from server.race import TABLE, begin_race, move, open_race
from stores import opened
from tavolino.server.bots.pool import BotPool
from tavolino.server.live import background
from tavolino.server.live.lobby_lists import LobbyLists
from tavolino.server.live.node import Node
from tavolino.server.live.room import Room
from tavolino.server.live.upkeep import Upkeep
from tavolino.store.store import Store
from tavolino.table import decide
from tavolino.table.table import Table


class Keeper:
    def __init__(self, store: Store) -> None:
        self.node = Node(store)
        self.upkeep = Upkeep(self.node, LobbyLists(store), BotPool(0), away_after=60, bot_pause=0)

    async def open_table(self) -> Room:
        return await open_race(self.node)

    async def play(self) -> Room:
        """A whole race, each seat by the first move it may make."""
        room = await begin_race(self.node)
        while room.table.status == "running":
            await move(self.node, room)
        return room

    async def say(self, room: Room) -> None:
        """A chat message of somebody who leaves immediately afterwards."""
        await self.node.carry_out(room, "c1", lambda table, at: decide.say(table, "Ada", None, "ciao", at))
        self.upkeep.let_go_if_idle(room)


def play(folder: Path, story: Callable[[Keeper], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with opened(f"sqlite:///{folder / 'server.db'}") as store:
            await story(Keeper(store))

    asyncio.run(whole())


def test_a_table_for_which_somebody_waits_is_not_let_go(tmp_path: Path) -> None:
    async def story(keeper: Keeper) -> None:
        room = await keeper.open_table()
        leaving = asyncio.ensure_future(keeper.say(room))
        await asyncio.sleep(0)  # it waits for the store, and the next one for it
        coming = asyncio.ensure_future(keeper.node.up_to_date(room))
        await leaving
        assert await coming is await keeper.node.room(TABLE)

    play(tmp_path, story)


def test_a_table_that_comes_back_while_it_is_read_is_there_once(tmp_path: Path) -> None:
    async def story(keeper: Keeper) -> None:
        room = await keeper.open_table()
        keeper.node.let_go(room)
        reading = asyncio.ensure_future(keeper.node.room(TABLE))
        await asyncio.sleep(0)
        await asyncio.sleep(0)  # under way, in a thread
        back = keeper.node.current(room)
        assert await reading is back is keeper.node.rooms[TABLE]

    play(tmp_path, story)


def test_letting_go_of_an_old_room_leaves_the_new_one(tmp_path: Path) -> None:
    async def story(keeper: Keeper) -> None:
        old = await keeper.open_table()
        keeper.node.let_go(old)
        new = await keeper.node.room(TABLE)
        keeper.node.let_go(old)
        assert await keeper.node.room(TABLE) is new

    play(tmp_path, story)


def tables_in_memory() -> list[Table]:
    return [thing for thing in gc.get_objects() if isinstance(thing, Table) and thing.id == TABLE]


def test_a_table_that_is_let_go_leaves_nothing_behind(tmp_path: Path) -> None:
    """Without a garbage collection: it has no reference cycles, so it is freed with the last reference."""

    async def story(keeper: Keeper) -> None:
        assert (await keeper.play()).table.status == "finished"
        gc.collect()  # what other tests have left
        gc.disable()  # what only the collector could free is what we look for
        try:
            keeper.upkeep.let_go_if_idle(keeper.node.rooms[TABLE])
            await keeper.upkeep.lobby_lists.write_all()  # the lists hold the last reference
            assert not tables_in_memory()
        finally:
            gc.enable()

    play(tmp_path, story)


def test_other_tables_come_to_their_turn_while_a_long_game_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background, "LONGEST_SLICE", 0.0)  # a pause after every entry
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def story() -> None:
        nonlocal turns
        async with opened(f"sqlite:///{tmp_path / 'server.db'}") as store:
            keeper = Keeper(store)
            room = await keeper.play()
            keeper.node.let_go(room)
            lines = await store.entries(TABLE)
            busy = asyncio.ensure_future(others())
            await asyncio.sleep(0)
            turns = 0
            with patch.object(store, "entries", AsyncMock(return_value=lines)):
                again = await keeper.node.room(TABLE)
            assert turns >= len(lines) - 1
            assert again.table.seq == room.table.seq
            busy.cancel()

    asyncio.run(story())
