"""An account is deleted: the person's rows go at once, then their name in each log."""

import asyncio
from functools import partial

import pytest
from sqlalchemy import Connection, func, select

from stores import line, opened
from tavolino.store import appearances, blocks, forgetting, lobby, people, ratings, sessions
from tavolino.store.check import check
from tavolino.store.forgetting import Rewritten
from tavolino.store.lobby import TableRow
from tavolino.store.people import Person
from tavolino.store.ratings import GameResult, Rating
from tavolino.store.schema import BLOCKS, GUESTS, PEOPLE, RATINGS, SEATS, SESSIONS
from tavolino.store.sessions import StoredSession
from tavolino.store.store import Store


async def fill(store: Store) -> None:
    def lists(connection: Connection) -> None:
        for person in ("ada", "bea"):
            people.add(connection, Person(person, person.title(), 1, 1))
            sessions.begin(connection, StoredSession(f"s-{person}", person, 1, 1, "", ""))
        for table in ("t1", "t2"):
            lobby.add(connection, TableRow(table, "cafe-race", "finished", True, "i", "bea", b"Ada Bea", 1, 1))
            lobby.set_seats(connection, table, {0: "ada", 1: "bea"})
            lobby.add_guest(connection, table, "ada")
            for person in ("ada", "bea"):
                appearances.add(connection, table, person)
        blocks.add(connection, "bea", "ada", 1)
        ratings.put(connection, [Rating("cafe-race", person, 25, 8, 1, 1, 1) for person in ("ada", "bea")])
        results = [
            GameResult("t1", seat, "cafe-race", 2, 1, 1, True, 1, who) for seat, who in enumerate(("ada", "bea"))
        ]
        ratings.add_results(connection, results)

    await store.write(lists)
    for table in ("t1", "t2"):
        for seq, command in enumerate(("open", "ada/1", "bea/1"), 1):
            await store.append(line(table, seq, command))


def rewrite_body(command: str, _: bytes) -> bytes | None:
    return b"somebody" if command.startswith("ada/") else None


def rewrite_summary(summary: bytes, log: list[bytes]) -> bytes:
    assert log[1] == b"somebody"
    return summary.replace(b"Ada", b"somebody")


async def rewrite(store: Store, table: str, before: Rewritten) -> Rewritten | None:
    """The next part of a log."""
    return await store.write(
        partial(
            forgetting.rewrite,
            table=table,
            person="ada",
            body=rewrite_body,
            summary=rewrite_summary,
            about_chairs=(b"",),
            before=before,
        )
    )


def left(connection: Connection) -> dict[str, int]:
    kinds = (PEOPLE, SESSIONS, SEATS, GUESTS, RATINGS, BLOCKS)
    return {kind.name: connection.execute(select(func.count()).select_from(kind)).scalar_one() for kind in kinds}


def test_rows_go_at_once_and_logs_one_after_the_other(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await fill(store)
            await store.write(partial(forgetting.begin, person="ada", now=5))
            found = {"people": 1, "sessions": 1, "seats": 4, "guests": 0, "ratings": 1, "blocks": 0}
            assert await store.read(left) == found
            assert await store.read(partial(forgetting.since, at=5)) == ["ada"]
            assert await store.read(partial(forgetting.left, limit=9)) == [("t1", "ada"), ("t2", "ada")]
            statistics = await store.read(partial(ratings.statistics, person="ada"))
            assert statistics == []
            for table in ("t1", "t2"):
                assert await rewrite(store, table, Rewritten()) is None
                assert [body for _, _, body in await store.entries(table)] == [
                    f"{table} 1".encode(),
                    b"somebody",
                    f"{table} 3".encode(),
                ]
                row = await store.read(partial(lobby.by_id, table=table))
                assert row is not None
                assert row.summary == b"somebody Bea"
            assert await store.read(partial(forgetting.left, limit=9)) == []
            assert (await store.read(left))["seats"] == 2
            assert await store.read(partial(appearances.of_person, person="bea")) == ["t1", "t2"]
        assert check(url) == []

    asyncio.run(story())


def test_a_long_log_is_rewritten_in_parts(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every move of every table waits for a transaction, so that none may be long."""
    monkeypatch.setattr(forgetting, "PART", 2)

    async def story() -> None:
        async with opened(url) as store:
            await fill(store)
            for seq in range(4, 8):
                await store.append(line("t1", seq, f"ada/{seq}"))
            await store.write(partial(forgetting.begin, person="ada", now=5))
            so_far: Rewritten | None = Rewritten()
            for done in (2, 4, 6):
                assert so_far is not None
                so_far = await rewrite(store, "t1", so_far)
                assert so_far is not None
                assert so_far.seq == done
                bodies = [body for _, _, body in await store.entries("t1")]
                assert list(so_far.chairs) == bodies[:done]
                assert b"somebody" not in bodies[done:]
                assert ("t1", "ada") in await store.read(partial(forgetting.left, limit=9))
            assert so_far is not None
            assert await rewrite(store, "t1", so_far) is None
            assert [body for _, _, body in await store.entries("t1")].count(b"somebody") == 5
            assert await store.read(partial(forgetting.left, limit=9)) == [("t2", "ada")]

    asyncio.run(story())


def test_it_may_be_done_twice_and_for_a_table_that_is_gone(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await fill(store)
            for now in (5, 6):
                await store.write(partial(forgetting.begin, person="ada", now=now))
            for table in ("t1", "t1", "none"):
                assert await rewrite(store, table, Rewritten()) is None
            assert not await store.read(forgetting.has_strays)

    asyncio.run(story())


def test_what_is_stored_late_is_found_and_swept(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await fill(store)
            await store.write(partial(forgetting.begin, person="ada", now=5))
            late = [GameResult("t2", 0, "cafe-race", 2, 1, 1, True, 1, "ada")]
            await store.write(partial(ratings.add_results, results=late))
            assert await store.read(forgetting.has_strays)
            await store.write(forgetting.sweep)
            assert not await store.read(forgetting.has_strays)
            (bea,) = await store.read(partial(ratings.statistics, person="bea"))
            assert bea.games == 1

    asyncio.run(story())
