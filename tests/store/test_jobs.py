"""What belongs to a line is stored with it or not at all, and the failure of one write does not affect others."""

import asyncio
from collections.abc import Callable

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from stores import in_one_batch, line, opened
from tavolino.store.line import Fate, Outcome


def putting(name: str) -> Callable[[Connection], None]:
    def put(connection: Connection) -> None:
        connection.execute(text("INSERT INTO house VALUES (:name, 'x')"), {"name": name})

    return put


def putting_and_failing(name: str) -> Callable[[Connection], None]:
    def put(connection: Connection) -> None:
        putting(name)(connection)
        raise ValueError(name)

    return put


def names(connection: Connection) -> list[str]:
    return list(connection.execute(text("SELECT name FROM house ORDER BY name")).scalars())


def test_what_belongs_to_a_line_is_stored_with_it(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await store.append(line("a", 1, "mine", putting("stored")))
            assert (await store.append(line("a", 1, "yours", putting("taken")))).fate is Fate.TAKEN
            assert (await store.append(line("a", 2, "mine", putting("known")))).fate is Fate.KNOWN
            assert await store.read(names) == ["stored"]

    asyncio.run(story())


def test_a_failure_undoes_its_own_line_only(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            before, failed, after, job = await in_one_batch(
                store,
                store.append(line("a", 1, also=putting("before"))),
                store.append(line("b", 1, also=putting_and_failing("failed"))),
                store.append(line("c", 1)),
                store.write(putting("job")),
            )
            assert [before, after, job] == [Outcome(Fate.STORED, 1), Outcome(Fate.STORED, 1), None]
            assert isinstance(failed, ValueError)
            assert await store.entries("b") == []
            assert await store.read(names) == ["before", "job"]
            assert (await store.append(line("b", 1))).fate is Fate.STORED  # the command was not stored

    asyncio.run(story())


def test_a_job_s_failure_reaches_its_sender_alone(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            answers = await in_one_batch(
                store,
                store.write(lambda connection: connection.execute(text("SELECT nonsense"))),
                store.write(putting("one")),
                store.write(putting("one")),
                store.write(putting_and_failing("two")),
                store.write(lambda _: 42),
                store.append(line("a", 1)),
            )
            bad_sql, one, one_again, two, number, stored = answers
            assert isinstance(bad_sql, DBAPIError)
            assert isinstance(one_again, DBAPIError)
            assert isinstance(two, ValueError)
            assert [one, number, stored] == [None, 42, Outcome(Fate.STORED, 1)]
            assert await store.read(names) == ["one"]

    asyncio.run(story())


def test_a_failure_alone_in_a_transaction_leaves_nothing(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            with pytest.raises(ValueError, match="one"):
                await store.write(putting_and_failing("one"))
            with pytest.raises(DBAPIError):
                await store.write(lambda connection: connection.execute(text("SELECT nonsense")))
            with pytest.raises(ValueError, match="two"):
                await store.append(line("a", 1, also=putting_and_failing("two")))
            assert await store.read(names) == []
            assert await store.entries("a") == []
            assert await store.append(line("a", 1, also=putting("two"))) == Outcome(Fate.STORED, 1)
            assert await store.read(names) == ["two"]

    asyncio.run(story())


def test_a_read_cannot_write(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            with pytest.raises(Exception, match=r"read-?only"):
                await store.read(putting("sneaked in"))
            assert await store.read(names) == []

    asyncio.run(story())
