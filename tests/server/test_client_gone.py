"""What somebody brings is looked at no longer than they wait for it: it would keep a worker from others."""

import asyncio
import multiprocessing
from pathlib import Path

import pytest

from online import rudeness
from server.on_loopback import LoopbackServer, spend
from server.test_file_pool import HOME, own_pid, spin, tell
from tavolino.server.files import jobs, pool
from tavolino.server.files.pool import NAME, FilePool

A_WHILE = 120  # seconds of processor time, much longer than anybody waits here
COURSE = rudeness.json(b"/api/course", b'{"record":""}')


def workers() -> list[int | None]:
    return [child.pid for child in multiprocessing.active_children() if child.name == NAME]


@pytest.fixture(autouse=True)
def no_limit_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "LONGEST_WAIT", 100.0 * A_WHILE)


async def begun() -> None:
    while not workers():
        await asyncio.sleep(0.005)


def test_a_job_that_is_given_up_ends_and_the_next_one_has_its_turn() -> None:
    async def story(files: FilePool) -> None:
        given_up = asyncio.ensure_future(files.run(spin, address=HOME))
        next_one = asyncio.ensure_future(files.run(own_pid, address=HOME))
        await begun()
        given_up.cancel()
        with pytest.raises(asyncio.CancelledError):
            await given_up
        assert int(await next_one) > 0
        assert workers() == []

    tell(story, file_cpu_seconds=A_WHILE)


def test_one_that_waits_for_its_turn_is_given_up_without_a_worker() -> None:
    async def story(files: FilePool) -> None:
        first = asyncio.ensure_future(files.run(spin, address=HOME))
        waiting = asyncio.ensure_future(files.run(own_pid, address=HOME))
        await begun()
        before = workers()
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert workers() == before
        assert not first.done()
        first.cancel()
        await asyncio.wait([first])

    tell(story, file_cpu_seconds=A_WHILE)


def test_a_client_that_hangs_up_is_not_worked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "replay_brought", spin_whatever_is_sent)

    async def story(server: LoopbackServer) -> None:
        _, writer = await server.connect()
        writer.write(COURSE)
        await server.until(lambda: bool(workers()))
        writer.close()
        await server.until(lambda: not workers())

    spend(tmp_path, story, file_cpu_seconds=A_WHILE)


def test_a_client_that_waits_is_answered(tmp_path: Path) -> None:
    """The negative control."""

    async def story(server: LoopbackServer) -> None:
        reader, writer = await server.connect()
        writer.write(COURSE)
        assert (await reader.readline()).startswith(b"HTTP/1.1 400 ")
        assert b"bad_record" in await reader.readuntil(b"}")
        writer.close()

    spend(tmp_path, story)


def spin_whatever_is_sent(*_: object) -> bytes:
    """Runs in a worker."""
    return spin()
