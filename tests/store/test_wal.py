"""SQLite's write-ahead log does not grow without end."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from stores import line, opened
from tavolino.store import wal


def test_a_log_that_a_reader_held_up_is_shortened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long read keeps SQLite from starting its log anew, and the next batch after it makes up for that."""
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
            await store.append(line("a", 62))  # written after the pause of the one before
            assert log.stat().st_size < 100_000
            assert len(await store.entries("a")) == 62

    asyncio.run(story())
