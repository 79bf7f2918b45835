"""SQLite's write-ahead log does not grow without end."""

import asyncio
import sqlite3
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import pytest

from stores import line, opened
from tavolino.store import wal


def test_the_log_is_moved_beside_the_writing_and_starts_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Most lines find room in what was there before, however slow a single round may have been."""
    file, log = tmp_path / "store.db", tmp_path / "store.db-wal"
    monkeypatch.setattr(wal, "BATCHES", 20)
    monkeypatch.setattr(wal, "PAUSE_S", 0)
    rounds = 0
    asked = wal.Mover.moved

    def counted(mover: wal.Mover) -> bool:
        nonlocal rounds
        moved = asked(mover)
        rounds += moved
        return moved

    monkeypatch.setattr(wal.Mover, "moved", counted)

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
            assert grew < written / 2, "one that is never begun anew grows with every line"
            assert len(await store.entries("a")) == written

    asyncio.run(story())


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
