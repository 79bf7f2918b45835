"""Questions that wait for a bot worker: people's tables first, less thought the more wait, nobody later than told."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import cast

import pytest

from tavolino.bots.budget import Budget
from tavolino.server.bots.job import Effort
from tavolino.server.bots.queue import AMONG_BOTS, LATEST, LEAST, WorkerQueue
from tavolino.server.workers.process import WorkerProcess


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def worker() -> WorkerProcess:
    return cast("WorkerProcess", object())


def tell(story: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await story()

    asyncio.run(whole())


async def served(queue: WorkerQueue, asked: list[tuple[str, float, bool]]) -> list[str]:
    """In which order those who ask at these times get the one worker, which is busy when they do."""
    busy = await queue.take(0.0, among_people=True)
    order: list[str] = []

    async def ask(name: str, at: float, among_people: bool) -> None:
        mine = await queue.take(at, among_people)
        order.append(name)
        queue.give_back(mine)

    questions = [asyncio.ensure_future(ask(*one)) for one in asked]
    while queue.waiting < len(asked):
        await asyncio.sleep(0)
    queue.give_back(busy)
    await asyncio.gather(*questions)
    return order


def one_worker() -> WorkerQueue:
    queue = WorkerQueue(1)
    queue.give_back(worker())
    return queue


def test_where_people_wait_goes_first_otherwise_who_asked_first() -> None:
    async def story() -> None:
        asked = [("bots", 1.0, False), ("people later", 2.5, True), ("people", 2.0, True)]
        assert await served(one_worker(), asked) == ["people", "people later", "bots"]

    tell(story)


def test_a_table_of_bots_alone_waits_no_longer_than_that() -> None:
    async def story() -> None:
        asked = [("people", 1.1 + AMONG_BOTS, True), ("bots", 1.0, False)]
        assert await served(one_worker(), asked) == ["bots", "people"]

    tell(story)


def test_a_worker_that_was_meant_for_somebody_who_has_gone_is_not_lost() -> None:
    async def story() -> None:
        queue = one_worker()
        busy = await queue.take(0.0, among_people=True)
        gone = asyncio.ensure_future(queue.take(1.0, among_people=True))
        waiting = asyncio.ensure_future(queue.take(2.0, among_people=True))
        while queue.waiting < 2:
            await asyncio.sleep(0)
        queue.give_back(busy)  # it is the first one's, who is cancelled before it can be taken
        gone.cancel()
        async with asyncio.timeout(10):
            assert await waiting is busy

    tell(story)


@pytest.mark.parametrize("workers", [1, 2])
def test_no_bot_is_later_than_promised_however_many_ask_at_once(workers: int) -> None:
    """Each takes all the time that it may."""

    async def story() -> None:
        clock = Clock()
        queue = WorkerQueue(workers, clock)
        queue.give_back(worker())
        busy = [await queue.take(clock.now, among_people=True)]
        questions = [asyncio.ensure_future(queue.take(clock.now, among_people=True)) for _ in range(40)]
        while queue.waiting < len(questions):
            await asyncio.sleep(0)
        asked_at = clock.now
        for question in questions:
            queue.give_back(busy.pop())
            busy.append(await question)
            clock.now += queue.effort(asked_at).seconds
        assert clock.now - asked_at <= LATEST

    tell(story)


def test_the_share_of_thought_shrinks_with_the_queue() -> None:
    async def story() -> None:
        clock = Clock()
        queue = WorkerQueue(1, clock)
        alone = queue.effort(clock.now)
        assert alone.share == 1.0
        waiting = [asyncio.ensure_future(queue.take(clock.now, among_people=True)) for _ in range(3)]
        while queue.waiting < len(waiting):
            await asyncio.sleep(0)
        crowded = queue.effort(clock.now)
        assert crowded.share == 0.25
        assert crowded.seconds == pytest.approx(alone.seconds / 4)
        clock.now += 2 * LATEST
        assert queue.effort(clock.now - 2 * LATEST).seconds == LEAST
        for one in waiting:
            one.cancel()

    tell(story)


def test_an_effort_is_a_budget() -> None:
    assert Effort(0.25, 60.0).budget(Budget(400)).iterations == 100
    assert Effort(0.01, 60.0).budget(Budget(8)).iterations == 1
    late = Effort(1.0, 0.0).budget(Budget(400))
    assert not late.spend(), "time is up"
