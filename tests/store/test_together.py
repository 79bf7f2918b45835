"""Consecutive lines of a table: all of them are stored, or none."""

import asyncio
from functools import partial

import pytest
from sqlalchemy import Connection

from stores import in_one_batch, line, opened
from tavolino.store.line import Fate, Line, Outcome
from tavolino.store.pending_write import settle
from tavolino.store.store import Store


async def together(store: Store, *lines: Line) -> Outcome:
    told: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
    store.append_and_tell(lines, partial(settle, told))
    return await told


async def commands(store: Store, table: str) -> list[str]:
    return [command for _, command, _ in await store.entries(table)]


def test_all_are_stored_together(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            assert await together(store, line("a", 1), line("a", 2), line("a", 3)) == Outcome(Fate.STORED, 3)
            assert await store.entries("a") == [(1, "c1", b"a 1"), (2, "c2", b"a 2"), (3, "c3", b"a 3")]

    asyncio.run(story())


@pytest.mark.parametrize(
    ("there", "answer"),
    [
        (line("a", 1, "yours"), Outcome(Fate.TAKEN, 1)),
        (line("a", 2, "yours"), Outcome(Fate.TAKEN, 2)),
        (line("a", 3, "yours"), Outcome(Fate.TAKEN, 3)),
        (line("a", 9, "c2"), Outcome(Fate.KNOWN, 9)),
    ],
    ids=["the first number is taken", "the second", "the last", "a command is known"],
)
@pytest.mark.parametrize("alone", [True, False])
def test_a_conflict_of_one_line_is_one_of_the_whole_group(url: str, there: Line, answer: Outcome, alone: bool) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await store.append(there)
            group = together(store, line("a", 1), line("a", 2), line("a", 3))
            others = [] if alone else [store.append(line("b", 1)), together(store, line("c", 1), line("c", 2))]
            stored = [] if alone else [Outcome(Fate.STORED, 1), Outcome(Fate.STORED, 2)]
            assert await in_one_batch(store, group, *others) == [answer, *stored]
            assert await commands(store, "a") == [there.command], "and the log has no gap"
            assert len(await commands(store, "c")) == (0 if alone else 2)

    asyncio.run(story())


def test_of_two_groups_for_the_same_numbers_one_wins(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            mine = together(store, line("a", 1, "m1"), line("a", 2, "m2"))
            yours = together(store, line("a", 1, "y1"), line("a", 2, "y2"))
            assert await in_one_batch(store, mine, yours) == [Outcome(Fate.STORED, 2), Outcome(Fate.TAKEN, 1)]
            assert await commands(store, "a") == ["m1", "m2"]

    asyncio.run(story())


def test_what_belongs_to_the_last_line_belongs_to_all(url: str) -> None:
    """The end of a game: its result is stored with its last move, or neither is."""

    async def story() -> None:
        done: list[str] = []

        def note(_: Connection) -> None:
            done.append("noted")

        def fail(_: Connection) -> None:
            raise LookupError("a mistake of ours")

        async with opened(url) as store:
            assert await together(store, line("a", 1), line("a", 2, also=note)) == Outcome(Fate.STORED, 2)
            assert done == ["noted"]
            with pytest.raises(LookupError):
                await together(store, line("b", 1), line("b", 2, also=fail))
            assert await commands(store, "b") == []

    asyncio.run(story())
