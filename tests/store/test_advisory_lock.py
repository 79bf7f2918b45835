"""A PostgreSQL database belongs to all nodes together: as long as one of them runs, no backup is restored into it."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text

from postgres import Cluster
from stores import line, opened, play
from tavolino.cli import main
from tavolino.store import advisory_lock
from tavolino.store.advisory_lock import KEY, alone
from tavolino.store.backup import backup, restore
from tavolino.store.check import check
from tavolino.store.claim import SERVER
from tavolino.store.engines import read_url
from tavolino.store.store import Store
from tavolino.store.unavailable import DatabaseInUse, StoreUnavailable

HELD = text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = :low AND granted")
DISCONNECT = (
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
    " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
)


async def held(store: Store) -> int:
    """By how many nodes."""
    return int(await store.read(lambda found: found.execute(HELD, {"low": KEY & 0xFFFFFFFF}).scalar_one()))


async def until(reached: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not reached():
            await asyncio.sleep(0.001)


def test_a_backup_is_restored_when_the_last_node_is_gone(
    postgres_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy"

    async def story() -> None:
        async with opened(postgres_url) as one:
            await play(one, 1, 3)
            async with opened(postgres_url) as two:
                assert await held(two) == 2
                backup(postgres_url, copy)  # beside running nodes, like `check`
                assert check(postgres_url) == []
                await two.append(line("t0", 4))
            with pytest.raises(DatabaseInUse, match=r"in use by tavolino serve \(process \d+ on .+; stop every node"):
                restore(copy, postgres_url, replace=True)
            assert main(["admin", "restore", str(copy), "--replace", "--database", postgres_url]) == 2
            assert len(await one.entries("t0")) == 4
        restore(copy, postgres_url, replace=True)
        async with opened(postgres_url) as store:
            assert len(await store.entries("t0")) == 3

    asyncio.run(story())
    said = capsys.readouterr().err
    assert said.startswith("tavolino admin: the database is in use by")
    assert "Traceback" not in said


def test_no_node_starts_while_a_backup_is_restored(postgres_url: str) -> None:
    with alone(read_url(postgres_url), "test"), pytest.raises(DatabaseInUse, match="being restored"):
        Store.open(postgres_url)
    asyncio.run(Store.open(postgres_url).close())


def test_a_lock_that_was_lost_with_its_connection_is_acquired_again(postgres: Cluster, postgres_url: str) -> None:
    async def story() -> None:
        async with opened(postgres_url) as store:
            postgres.ask(DISCONNECT)
            async with asyncio.timeout(60):
                while await held(store) != 1:
                    await asyncio.sleep(0.001)
            with pytest.raises(DatabaseInUse):
                restore_nothing(postgres_url)
            await store.append(line("a", 1))

    def restore_nothing(url: str) -> None:
        with alone(read_url(url), "test"):
            pass

    asyncio.run(story())
    restore_nothing(postgres_url)  # the control: nobody has it any more


class Barrier:
    """Keeps nodes from connecting again."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.closed = False
        self._connect = advisory_lock._connect
        monkeypatch.setattr(advisory_lock, "_connect", self)
        monkeypatch.setattr(advisory_lock, "RECONNECT_S", 0.001)

    def __call__(self, url: object, program: str) -> object:
        if self.closed and program == SERVER:
            raise StoreUnavailable("nobody comes through")
        return self._connect(url, program)  # type: ignore[arg-type]


def test_a_node_that_lost_its_lock_stores_nothing_while_a_backup_is_restored(
    postgres: Cluster, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    barrier = Barrier(monkeypatch)

    async def story() -> None:
        async with opened(postgres_url) as store:
            await store.append(line("a", 1))
            barrier.closed = True
            postgres.ask(DISCONNECT)
            await until(lambda: store._claim._connection is None)  # type: ignore[attr-defined]
            with alone(read_url(postgres_url), "test"):
                barrier.closed = False
                await until(lambda: store._claim.problem is not None)
                for wish in (store.append(line("a", 2)), store.entries("a")):
                    with pytest.raises(StoreUnavailable, match="being restored"):
                        await wish
            await until(lambda: store._claim.problem is None)  # nothing was restored after all
            await store.append(line("a", 2))

    asyncio.run(story())


def test_a_node_under_which_a_backup_was_restored_must_be_started_again(
    postgres: Cluster, postgres_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """What it has in memory is not what is in the database: its next entry would leave a gap."""
    barrier = Barrier(monkeypatch)

    async def story() -> None:
        async with opened(postgres_url) as store:
            await play(store, 1, 3)
            backup(postgres_url, tmp_path / "copy")
            await store.append(line("t0", 4))
            barrier.closed = True
            postgres.ask(DISCONNECT)
            await until(lambda: store._claim._connection is None)  # type: ignore[attr-defined]
            restore(tmp_path / "copy", postgres_url, replace=True)
            barrier.closed = False
            await until(lambda: store._claim.problem is not None)
            with pytest.raises(StoreUnavailable, match="start the node again"):
                await store.append(line("t0", 5))
        assert check(postgres_url) == []

    asyncio.run(story())
