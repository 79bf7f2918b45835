"""What visitors bring is looked at in processes of its own: none of it takes the server's time, memory or threads."""

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Any

import pytest

from server.test_bot_pool import ask
from tavolino.core.fault import fault
from tavolino.core.refusal import BadPosition, BadRecord, IllegalMove, TavolinoError
from tavolino.server.bots.pool import BotPool
from tavolino.server.files import pool
from tavolino.server.files.pool import BEHIND_THE_TABLES, NAME, FilePool
from tavolino.server.http.errors import Busy, NotChecked, TooCostly, TooMany
from tavolino.server.settings import Settings
from tavolino.server.workers.limits import MEGABYTE

LOWEST_PRIORITY = 19
HOME, AWAY = "192.0.2.7", "192.0.2.8"
PATIENCE = 300.0  # seconds

Story = Callable[[FilePool], Awaitable[None]]


# ---- jobs, which run in a worker


def spin() -> bytes:
    while True:
        pass


def hoard(megabytes: int) -> bytes:
    return str(len(bytearray(megabytes * MEGABYTE))).encode()


def chatter(size: int) -> bytes:
    return b"x" * size


def refuse(error: int) -> bytes:
    raise REFUSALS[error]


def fail() -> bytes:
    raise ZeroDivisionError("somebody's secret")


def own_pid() -> bytes:
    return str(os.getpid()).encode()


def niceness() -> bytes:
    return str(os.nice(0)).encode()


def end_once(tried: str) -> bytes:
    """As if somebody had killed the worker, at the first try."""
    if not os.path.exists(tried):
        open(tried, "w").close()
        os.kill(os.getpid(), signal.SIGKILL)
    return b"done"


REFUSALS: list[TavolinoError] = [
    BadPosition(fault("cups[2]", "coffee-rush-few-tokens")),
    BadRecord(fault("", "record-chance", line=7, word="x")),
    IllegalMove("RACE-SPEED-2", "thrust 7"),
    TooMany(3.5),
]


def tell(story: Story, **settings: Any) -> None:
    async def whole() -> None:
        files = FilePool(Settings(database="sqlite://", **settings))
        try:
            async with asyncio.timeout(PATIENCE):
                await story(files)
        finally:
            await files.close()

    asyncio.run(whole())


async def refused(kind: type[TavolinoError], answer: Awaitable[bytes]) -> str:
    with pytest.raises(kind) as caught:
        await answer
    return str(caught.value)


# ---- limits


def test_what_takes_too_much_is_refused_with_what_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "LONGEST_WAIT", PATIENCE)  # a busy machine needs long for a second of processor time

    async def story(files: FilePool) -> None:
        assert "1 s of processor time" in await refused(TooCostly, files.run(spin, address=HOME))
        assert "64 MB of memory" in await refused(TooCostly, files.run(hoard, 100, address=HOME))
        assert "8 MB for the answer" in await refused(TooCostly, files.run(chatter, 9 * MEGABYTE, address=HOME))

    tell(story, file_cpu_seconds=1)


def test_what_takes_less_is_answered() -> None:
    async def story(files: FilePool) -> None:
        assert await files.run(hoard, 40, address=HOME) == str(40 * MEGABYTE).encode()
        assert len(await files.run(chatter, 7 * MEGABYTE, address=HOME)) == 7 * MEGABYTE

    tell(story)


def test_each_has_a_process_of_its_own_that_is_gone_afterwards() -> None:
    async def story(files: FilePool) -> None:
        first, second = [await files.run(own_pid, address=HOME) for _ in range(2)]
        assert first != second
        assert [child for child in multiprocessing.active_children() if child.name == NAME] == []

    tell(story)


def test_moves_and_bots_go_before_files() -> None:
    async def story(files: FilePool) -> None:
        first = os.nice(0)
        assert int(await files.run(niceness, address=HOME)) == min(first + BEHIND_THE_TABLES, LOWEST_PRIORITY)

    tell(story)


# ---- what comes back


@pytest.mark.parametrize("number", range(len(REFUSALS)))
def test_our_refusals_come_back_as_they_are(number: int) -> None:
    sent = REFUSALS[number]

    async def story(files: FilePool) -> None:
        with pytest.raises(type(sent)) as caught:
            await files.run(refuse, number, address=HOME)
        came = caught.value
        assert (type(came), str(came), came.code) == (type(sent), str(sent), sent.code)
        for fact in ("path", "line", "rule_id", "wait"):
            assert getattr(came, fact, None) == getattr(sent, fact, None)

    tell(story)


def test_a_bug_of_ours_is_told_as_one_and_logged_by_its_place(caplog: pytest.LogCaptureFixture) -> None:
    async def story(files: FilePool) -> None:
        assert "could not be checked" in await refused(NotChecked, files.run(fail, address=HOME))

    with caplog.at_level(logging.WARNING):
        tell(story)
    (line,) = caplog.records
    assert line.__dict__["place"].startswith("ZeroDivisionError in ")
    assert "secret" not in str(line.__dict__)


def test_a_worker_that_somebody_kills_is_replaced(tmp_path: object) -> None:
    async def story(files: FilePool) -> None:
        assert await files.run(end_once, f"{tmp_path}/tried", address=HOME) == b"done"

    tell(story)


# ---- nobody else waits


def test_bots_answer_while_files_are_being_looked_at() -> None:
    async def story(files: FilePool) -> None:
        slow = [asyncio.ensure_future(files.run(spin, address=HOME)) for _ in range(6)]
        bots = BotPool()
        try:
            while not multiprocessing.active_children():
                await asyncio.sleep(0.01)
            assert [await ask(bots) in (1, 2) for _ in range(3)] == [True] * 3
            assert not any(answer.done() for answer in slow)
        finally:
            await bots.close()
            for answer in slow:
                answer.cancel()

    tell(story, file_cpu_seconds=30)


def test_bots_and_files_need_none_of_asyncio_s_own_threads() -> None:
    """They are few, and whatever else uses them may keep them."""

    async def story(files: FilePool) -> None:
        over = Event()
        loop = asyncio.get_running_loop()
        loop.set_default_executor(ThreadPoolExecutor(1))
        held = loop.run_in_executor(None, over.wait)
        bots = BotPool()
        try:
            assert await ask(bots) in (1, 2)
            assert await files.run(hoard, 1, address=HOME) == str(MEGABYTE).encode()
        finally:
            over.set()
            await held
            await bots.close()

    tell(story)


def test_one_address_neither_fills_the_queue_nor_goes_before_others() -> None:
    async def story(files: FilePool) -> None:
        served: list[str] = []

        async def bring(address: str) -> None:
            await files.run(own_pid, address=address)
            served.append(address)

        many = [asyncio.ensure_future(bring(HOME)) for _ in range(4)]
        await asyncio.sleep(0)
        await refused(Busy, files.run(own_pid, address=HOME))
        other = asyncio.ensure_future(bring(AWAY))
        await asyncio.sleep(0)
        await refused(Busy, files.run(own_pid, address="192.0.2.9"))  # five are here already
        await asyncio.gather(*many, other)
        assert served == [HOME, HOME, AWAY, HOME, HOME]

    tell(story, files_waiting=5, files_waiting_per_address=4)


def test_those_who_wait_when_the_server_stops_are_told_to_try_again() -> None:
    async def story(files: FilePool) -> None:
        answers = [asyncio.ensure_future(files.run(spin, address=HOME)) for _ in range(4)]
        while not multiprocessing.active_children():
            await asyncio.sleep(0.01)
        await files.close()
        for answer in answers:
            assert "try again" in await refused(Busy, answer)

    tell(story, file_cpu_seconds=30)
