"""Answers come after the commit; many lines share one commit."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from stores import in_one_batch, line, opened
from tavolino.store import batch
from tavolino.store.append import append_all_or_none
from tavolino.store.engines import read_url, reading
from tavolino.store.line import Fate, Line, Outcome
from tavolino.store.read import entries_after
from tavolino.store.store import Store
from tavolino.store.unavailable import StoreUnavailable
from tavolino.store.writer import LARGEST_BATCH


@contextmanager
def after_each_commit(told: Callable[[], None]) -> Iterator[None]:
    """Calls `told` in the writer's thread: after COMMIT, and after SQLite's statement that commits itself."""
    commit = Connection.commit

    def committing(connection: Connection) -> None:
        commit(connection)
        told()

    def appending(connection: Connection, groups: Sequence[Sequence[Line]]) -> list[Outcome] | None:
        outcomes = append_all_or_none(connection, groups)
        if outcomes is not None and not connection.in_transaction():
            told()
        return outcomes

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Connection, "commit", committing)
        patched.setattr(batch, "append_all_or_none", appending)
        yield


def test_many_lines_share_a_commit(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            lines = [line(f"table {number}", 1) for number in range(LARGEST_BATCH + 88)]
            commits: list[None] = []
            with after_each_commit(partial(commits.append, None)):
                answers = await in_one_batch(store, *map(store.append, lines))
            assert answers == [Outcome(Fate.STORED, 1)] * len(lines)
            assert len(commits) == 1 + 2  # the job that kept the writer busy; a full batch; the rest

    asyncio.run(story())


def test_moves_do_not_wait_for_what_takes_longer(sqlite_url: str) -> None:
    """In one batch, in any order: plain lines are answered before anything else begins."""

    async def story() -> None:
        async with opened(sqlite_url) as store:
            order: list[str] = []
            job = store.write(lambda _: order.append("job begins"))
            with after_each_commit(lambda: order.append("commit")):
                await in_one_batch(store, job, store.append(line("a", 1)), store.append(line("b", 1)))
            assert order == ["commit", "commit", "job begins", "commit"]  # the first: the job that kept the writer busy

    asyncio.run(story())


def test_the_answer_comes_after_the_commit(url: str) -> None:
    """After the commit no sender has an answer yet; when it has, others can read the line."""

    async def story() -> None:
        async with opened(url) as store:
            pending: list[asyncio.Future[Outcome]] = []
            answered_before: list[bool] = []

            def committed() -> None:
                answered_before.extend(future.done() for future in pending)

            with after_each_commit(committed):
                pending.append(asyncio.ensure_future(store.append(line("a", 1))))
                assert (await pending[0]).fate is Fate.STORED
            assert answered_before == [False]
            elsewhere = reading(read_url(url))
            with elsewhere.connect() as connection:
                assert len(entries_after(connection, "a", 0)) == 1
            elsewhere.dispose()

    asyncio.run(story())


class LostAnswer:
    """A connection that is lost after the database has committed, and before it could answer."""

    def __init__(self) -> None:
        self.due = True

    def __call__(self) -> None:
        if self.due:
            self.due = False
            raise OperationalError("COMMIT", {}, Exception("the connection was lost"))


def test_an_unknown_outcome_is_never_reported_as_stored(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            with after_each_commit(LostAnswer()), pytest.raises(StoreUnavailable, match="lost"):
                await store.append(line("a", 1))
            assert await store.append(line("a", 1)) == Outcome(Fate.KNOWN, 1)  # sent again: it was stored
            assert await store.append(line("a", 2)) == Outcome(Fate.STORED, 2)

    asyncio.run(story())


def test_a_cancelled_sender_does_not_affect_others(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            leaving, staying = (asyncio.ensure_future(store.append(line(table, 1))) for table in "ab")
            await asyncio.sleep(0)  # both are in the queue of the writer
            leaving.cancel()
            assert await staying == Outcome(Fate.STORED, 1)
            assert leaving.cancelled()
            assert (await store.append(line("a", 1))).fate is Fate.KNOWN  # it was too late to cancel it

    asyncio.run(story())


def test_closing_finishes_pending_writes(url: str) -> None:
    async def story() -> list[Any]:
        store = Store.open(url)
        tasks = [asyncio.ensure_future(store.append(line(f"table {number}", 1))) for number in range(50)]
        await asyncio.sleep(0)  # each is in the queue of the writer
        await store.close()
        with pytest.raises(StoreUnavailable, match="closed"):
            await store.append(line("late", 1))
        with pytest.raises(StoreUnavailable, match="closed"):
            await store.entries("late")
        return await asyncio.gather(*tasks)

    assert asyncio.run(story()) == [Outcome(Fate.STORED, 1)] * 50
