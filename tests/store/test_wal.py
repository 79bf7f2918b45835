"""SQLite's write-ahead log does not grow without limit."""

import asyncio
import sqlite3
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import pytest

from stores import line, opened
from tavolino.store import wal


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
