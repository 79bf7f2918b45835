"""Old tables are removed with all that belongs to them, except results."""

import asyncio
from functools import partial

from sqlalchemy import Connection, func, select

from stores import line, opened
from tavolino.store import lobby, ratings, retention
from tavolino.store.lobby import TableRow
from tavolino.store.ratings import GameResult
from tavolino.store.retention import DAY_MS, RetentionPolicy
from tavolino.store.schema import ENTRIES, GUESTS, RESULTS, SEATS, TABLES
from tavolino.store.store import Store

NOW = 1_000 * DAY_MS
POLICY = RetentionPolicy(finished_days=100, open_days=10)


async def table(store: Store, name: str, status: str, days_ago: float) -> None:
    def add(connection: Connection) -> None:
        then = NOW - int(days_ago * DAY_MS)
        lobby.add(connection, TableRow(name, "cafe-race", status, True, "i", "ada", b"{}", then, then))
        lobby.set_seats(connection, name, {0: "ada"})
        lobby.add_guest(connection, name, "bob")
        ratings.add_results(connection, [GameResult(name, 0, "cafe-race", 3, 1, 1.0, True, then, "ada")])

    for seq in (1, 2):
        await store.append(line(name, seq, also=add if seq == 1 else None))


def left(connection: Connection) -> dict[str, int]:
    kinds = (TABLES, ENTRIES, SEATS, GUESTS, RESULTS)
    return {kind.name: connection.execute(select(func.count()).select_from(kind)).scalar_one() for kind in kinds}


def test_old_tables_go_and_results_stay(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await table(store, "finished long ago", "finished", 101)
            await table(store, "finished", "finished", 99)
            await table(store, "forgotten", "open", 11)
            await table(store, "open", "open", 9)
            await table(store, "closed long ago", lobby.CLOSED, 101)
            await table(store, "closed", lobby.CLOSED, 99)
            await table(store, "never began", lobby.NEVER_BEGAN, 0.1)
            await table(store, "never began, just now", lobby.NEVER_BEGAN, 0.01)
            await table(store, "running", "running", 999)
            await table(store, "paused", "paused", 999)
            gone = await store.write(partial(retention.remove_some, now=NOW, policy=POLICY))
            assert gone == ["closed long ago", "finished long ago", "forgotten", "never began"]
            assert await store.read(left) == {"tables": 6, "entries": 12, "seats": 6, "guests": 6, "results": 10}
            assert await store.entries("forgotten") == []
            assert len(await store.entries("running")) == 2

    asyncio.run(story())


def test_many_go_in_small_steps(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            for number in range(7):
                await table(store, f"t{number}", "open", 20)
            some = partial(retention.remove_some, now=NOW, policy=POLICY, limit=3)
            assert [len(await store.write(some)) for _ in range(4)] == [3, 3, 1, 0]
            for number in range(7):
                await table(store, f"u{number}", "open", 20)
        assert retention.retain(url, NOW, POLICY) == 7
        assert retention.retain(url, NOW, POLICY) == 0

    asyncio.run(story())
