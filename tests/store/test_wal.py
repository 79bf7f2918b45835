"""SQLite's write-ahead log does not grow without limit, nor does what its writer has in memory."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from itertools import pairwise
from pathlib import Path

import pytest
from sqlalchemy import Connection

from store.sqlite_memory import bytes_used
from stores import line, opened
from tavolino.store import engines, wal, writer
from tavolino.store.line import Line
from tavolino.store.store import Store

LARGE = Line("large", 1, "large", b"x" * 3_000_000)


def test_checkpoints_beside_the_writing_reset_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Most lines are written into space that the log already had, however long a single checkpoint took."""
    file, log = tmp_path / "store.db", tmp_path / "store.db-wal"
    monkeypatch.setattr(wal, "BATCHES", 20)
    monkeypatch.setattr(wal, "PAUSE_S", 0)
    rounds = 0
    asked = wal.CheckpointThread.is_done

    def counted(thread: wal.CheckpointThread) -> bool:
        nonlocal rounds
        done = asked(thread)
        rounds += done
        return done

    monkeypatch.setattr(wal.CheckpointThread, "is_done", counted)

    async def story() -> None:
        async with opened(f"sqlite:///{file}") as store:
            written = 0
            sizes: list[int] = []
            async with asyncio.timeout(60):
                while rounds < 25:
                    written += 1
                    await store.append(line("a", written))
                    sizes.append(log.stat().st_size)
            grew = sum(after > before for before, after in pairwise(sizes))
            assert grew < written / 2, "a log that is never reset grows with every line"
            assert len(await store.entries("a")) == written

    asyncio.run(story())


def test_a_log_that_grew_during_a_long_read_is_truncated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long read keeps SQLite from resetting its log; the next batch after it does."""
    file, log = tmp_path / "store.db", tmp_path / "store.db-wal"
    monkeypatch.setattr(wal, "LARGEST", 100_000)
    monkeypatch.setattr(wal, "PAUSE_S", 0)
    monkeypatch.setattr(wal, "WAIT_MS", 1)

    async def story() -> None:
        async with opened(f"sqlite:///{file}") as store:
            with closing(sqlite3.connect(file, isolation_level=None)) as reader:
                reader.execute("BEGIN")
                reader.execute("SELECT count(*) FROM entries").fetchone()
                for seq in range(1, 61):
                    await store.append(line("a", seq))
                assert log.stat().st_size > 100_000
            await store.append(line("a", 61))
            await store.append(line("a", 62))  # written after the checkpoint that followed the one before
            assert log.stat().st_size < 100_000
            assert len(await store.entries("a")) == 62

    asyncio.run(story())


@contextmanager
def long_reader(file: Path) -> Iterator[None]:
    with closing(sqlite3.connect(file, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM entries").fetchone()
        yield


async def rests(store: Store, times: int) -> None:
    """Until the writer has come to rest so many times more."""
    rested = store._checkpointer.at_rest
    called = 0

    def counted(connection: Connection) -> bool:
        nonlocal called
        again = rested(connection)
        called += 1
        return again

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(store._checkpointer, "at_rest", counted)
        async with asyncio.timeout(60):
            while called < times:
                await asyncio.sleep(0.001)


@pytest.mark.parametrize("through_a_link", [False, True])
def test_a_log_that_a_reader_has_left_large_is_truncated_although_nobody_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, through_a_link: bool
) -> None:
    file, log = tmp_path / "store.db", tmp_path / "store.db-wal"
    monkeypatch.setattr(writer, "REST_S", 0.001)
    if through_a_link:
        (tmp_path / "link.db").symlink_to(file)

    async def story() -> None:
        async with opened(f"sqlite:///{tmp_path / 'link.db' if through_a_link else file}") as store:
            with long_reader(file):
                await store.append(LARGE)
                await rests(store, 10)
                assert log.stat().st_size > len(LARGE.body), "the reader still needs it"
            async with asyncio.timeout(60):
                while log.stat().st_size > 0:
                    await asyncio.sleep(0.001)
            await store.append(line("a", 1))  # and it is written on
            assert len(await store.entries("large")) == len(await store.entries("a")) == 1

    asyncio.run(story())


def test_a_writer_that_has_nothing_to_do_is_not_woken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A short log needs one look only."""
    monkeypatch.setattr(writer, "REST_S", 0.001)
    looks: list[bool] = []
    at_rest = wal.Checkpointer.at_rest

    def noted(checkpointer: wal.Checkpointer, connection: Connection) -> bool:
        looks.append(at_rest(checkpointer, connection))
        return looks[-1]

    monkeypatch.setattr(wal.Checkpointer, "at_rest", noted)

    async def story() -> None:
        async with opened(f"sqlite:///{tmp_path / 'store.db'}") as store:
            await store.append(line("a", 1))
            async with asyncio.timeout(60):
                while not looks:
                    await asyncio.sleep(0.001)
        assert looks == [False]

    asyncio.run(story())


def test_what_the_log_has_grown_beyond_its_limit_is_given_back_under_load(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the writer never rests: by SQLite itself, when the log begins anew."""
    file, log = tmp_path / "store.db", tmp_path / "store.db-wal"
    limit = next(pragma for pragma in engines.PRAGMAS if pragma.startswith("journal_size_limit="))
    smaller = tuple("journal_size_limit=100000" if pragma == limit else pragma for pragma in engines.PRAGMAS)
    monkeypatch.setattr(engines, "PRAGMAS", smaller)
    monkeypatch.setattr(writer, "REST_S", 1000)
    monkeypatch.setattr(wal, "BATCHES", 1)
    monkeypatch.setattr(wal, "PAUSE_S", 0)

    async def story() -> None:
        async with opened(f"sqlite:///{file}") as store:
            with long_reader(file):
                await store.append(LARGE)
                assert log.stat().st_size > len(LARGE.body)
            written = 0
            async with asyncio.timeout(60):
                while log.stat().st_size > 200_000:
                    written += 1
                    await store.append(line("a", written))

    asyncio.run(story())


LONG_TABLES, LONG_LINE = 50, 20_000  # each a few pages


def most_in_memory(file: Path, until_ready: Callable[[Store], Awaitable[None]]) -> int:
    """Bytes of SQLite beyond those at the beginning, while one table is played after the other."""

    async def story() -> int:
        async with opened(f"sqlite:///{file}") as store:
            await store.append(line("first", 1))
            before, most = bytes_used(), 0
            for number in range(LONG_TABLES):
                await store.append(Line(f"t{number}", 1, "long", b"x" * LONG_LINE))
                async with asyncio.timeout(60):
                    await until_ready(store)
                most = max(most, bytes_used() - before)
            return most

    return asyncio.run(story())


async def checkpoint_made(store: Store) -> None:
    """One of those that were asked for with the last batches; the writer takes notice of it with the next one."""
    thread = store._checkpointer._thread
    assert thread is not None
    while not thread._done.is_set():
        await asyncio.sleep(0.001)


async def truncated(store: Store) -> None:
    while store._checkpointer._length() > 0:
        await asyncio.sleep(0.001)


def test_pages_of_tables_that_are_over_do_not_stay_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wal, "BATCHES", 1)
    monkeypatch.setattr(wal, "PAUSE_S", 0)
    monkeypatch.setattr(writer, "REST_S", 1000)
    assert most_in_memory(tmp_path / "store.db", checkpoint_made) < 10 * LONG_LINE
    monkeypatch.setattr(wal, "empty_cache", lambda _: None)
    assert most_in_memory(tmp_path / "kept.db", checkpoint_made) > LONG_TABLES * LONG_LINE, "they are counted"


def test_nor_do_they_where_the_writer_rests_after_each_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wal, "LARGEST_AT_REST", 0)
    monkeypatch.setattr(writer, "REST_S", 0.001)
    assert most_in_memory(tmp_path / "store.db", truncated) < 10 * LONG_LINE
