"""A database that fails: every sender is told, none is told anything wrong, and the store recovers."""

import asyncio
import sqlite3
from contextlib import suppress
from pathlib import Path
from threading import Barrier, BrokenBarrierError

import pytest
from sqlalchemy import Connection, text

from postgres import Cluster
from stores import in_one_batch, line, opened
from tavolino.store import engines
from tavolino.store.line import Fate, Line, Outcome
from tavolino.store.store import Store
from tavolino.store.unavailable import StoreUnavailable


def test_a_full_disk(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        with monkeypatch.context() as full:
            full.setattr(engines, "PRAGMAS", (*engines.PRAGMAS, "max_page_count=80"))
            async with opened(sqlite_url) as store:
                large = Line("a", 2, "large", b"x" * 400_000)
                assert (await store.append(line("a", 1))).fate is Fate.STORED
                answers = await in_one_batch(store, store.append(large), store.append(line("b", 1)))
                assert all(isinstance(answer, StoreUnavailable) for answer in answers)
                assert "full" in str(answers[0])
                assert answers[0].code == "unavailable"
                assert len(await store.entries("a")) == 1
                full.undo()  # there is room again
                assert await store.append(large) == Outcome(Fate.STORED, 2)
                assert await store.append(line("b", 1)) == Outcome(Fate.STORED, 1)

    asyncio.run(story())


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("nonsense", "no address"),
        ("mysql://somewhere/x", "not supported"),
        ("sqlite://", "forget"),
        ("sqlite:///:memory:", "forget"),
        ("postgresql+psycopg://nobody@/nothing?host=/nowhere", "cannot be opened"),
    ],
)
def test_an_address_without_a_database(url: str, why: str) -> None:
    with pytest.raises(StoreUnavailable, match=why):
        Store.open(url)


def test_an_sqlite_that_is_too_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 26, 0))
    with pytest.raises(StoreUnavailable, match=r"3\.35 or later"):
        Store.open(f"sqlite:///{tmp_path / 'store.db'}")


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "letter"
    file.write_text("Dear Ada, " * 200)
    with pytest.raises(StoreUnavailable, match="not a database"):
        Store.open(f"sqlite:///{file}")
    assert file.read_text().startswith("Dear Ada")


def test_a_connection_that_was_lost_unnoticed_is_replaced(postgres: Cluster, postgres_url: str) -> None:
    async def story() -> None:
        async with opened(postgres_url) as store:
            await store.append(line("a", 1))
            await store.entries("a")
            postgres.ask(
                "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
                " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
            )
            assert await store.append(line("a", 2)) == Outcome(Fate.STORED, 2)
            assert len(await store.entries("a")) == 2

    asyncio.run(story())


def test_a_job_that_loses_its_connection_is_repeated_and_then_given_up(postgres_url: str) -> None:
    """Each attempt ends its own connection, so that all fail; nothing of the batch is stored."""
    attempts = []

    def die(connection: Connection) -> None:
        attempts.append(1)
        connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))

    async def story() -> None:
        async with opened(postgres_url) as store:
            answers = await in_one_batch(store, store.append(line("a", 1)), store.write(die))
            assert all(isinstance(answer, StoreUnavailable) for answer in answers)
            assert len(attempts) == 3
            assert await store.entries("a") == []
            assert (await store.append(line("a", 1))).fate is Fate.STORED

    asyncio.run(story())


def test_a_deadlock_of_two_nodes_is_resolved(postgres_url: str) -> None:
    """PostgreSQL ends a deadlock by rolling one of the two back; the store repeats it."""
    both = Barrier(2)

    def lock(connection: Connection, name: str) -> None:
        connection.execute(text("UPDATE house SET value = 'x' WHERE name = :name"), {"name": name})

    def cross(connection: Connection, first: str, second: str) -> None:
        lock(connection, first)
        with suppress(BrokenBarrierError):
            both.wait(timeout=60)  # each has one lock; the second attempt finds the barrier broken
        both.abort()
        lock(connection, second)

    async def story() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as other:
            await one.write(
                lambda connection: connection.execute(text("INSERT INTO house VALUES ('a', ''), ('b', '')")).rowcount
            )
            assert list(
                await asyncio.gather(
                    one.append(line("s", 1, also=lambda connection: cross(connection, "a", "b"))),
                    other.append(line("t", 1, also=lambda connection: cross(connection, "b", "a"))),
                )
            ) == [Outcome(Fate.STORED, 1), Outcome(Fate.STORED, 1)]

    asyncio.run(story())
