"""A line is stored once, under its number, or its sender is told why not."""

import asyncio

import pytest

from stores import in_one_batch, line, opened
from tavolino.store.line import Fate, Line, Outcome

STORED, TAKEN, KNOWN = Fate.STORED, Fate.TAKEN, Fate.KNOWN


def test_a_log_is_read_back_in_order(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            for seq in (1, 2, 3):
                assert await store.append(line("a", seq)) == Outcome(STORED, seq)
            await store.append(line("b", 1))
            assert await store.entries("a") == [(1, "c1", b"a 1"), (2, "c2", b"a 2"), (3, "c3", b"a 3")]
            assert await store.entries("a", after=2) == [(3, "c3", b"a 3")]
            assert await store.entries("nowhere") == []
        async with opened(url) as store:  # and after a restart
            assert [seq for seq, _, _ in await store.entries("a")] == [1, 2, 3]

    asyncio.run(story())


def test_a_number_is_taken_once_and_a_command_counts_once(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await store.append(line("a", 1, "mine"))
            assert await store.append(line("a", 1, "yours")) == Outcome(TAKEN, 1)
            assert await store.append(line("a", 1, "mine")) == Outcome(KNOWN, 1)
            assert await store.append(line("a", 7, "mine")) == Outcome(KNOWN, 1)
            assert await store.append(line("b", 1, "mine")) == Outcome(
                STORED, 1
            )  # commands of other tables do not count
            assert len(await store.entries("a")) == 1

    asyncio.run(story())


def test_of_rivals_in_one_batch_one_wins(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            rivals = [line("a", 1, "first"), line("a", 1, "second"), line("b", 1), line("a", 2, "first")]
            assert await in_one_batch(store, *map(store.append, rivals)) == [
                Outcome(STORED, 1),
                Outcome(TAKEN, 1),
                Outcome(STORED, 1),
                Outcome(KNOWN, 1),
            ]
            twice = [line("a", 2, "again"), line("a", 2, "again")]
            assert await in_one_batch(store, *map(store.append, twice)) == [Outcome(STORED, 2), Outcome(KNOWN, 2)]
            assert [command for _, command, _ in await store.entries("a")] == ["first", "again"]

    asyncio.run(story())


@pytest.mark.parametrize("bad", [line("a", 1, "\ud800"), line("a", 2**70)], ids=["no text", "no number"])
def test_a_line_that_the_database_refuses_does_not_affect_others(url: str, bad: Line) -> None:
    async def story() -> None:
        async with opened(url) as store:
            first, failed, last = await in_one_batch(store, *map(store.append, [line("b", 1), bad, line("c", 1)]))
            assert isinstance(failed, Exception)
            assert [first, last] == [Outcome(STORED, 1), Outcome(STORED, 1)]
            assert await store.entries("a") == []

    asyncio.run(story())
