"""A backup is consistent, although it is taken under load, and can be restored."""

import asyncio
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import make_url, text

from postgres import Cluster
from stores import line, opened, play
from tavolino.cli import main
from tavolino.store import pg_tools, sqlite_copy
from tavolino.store.backup import BadBackup, backup, restore
from tavolino.store.check import check
from tavolino.store.engines import read_url, writing
from tavolino.store.migrate import migrate, newest_revision, revision_of
from tavolino.store.store import Store
from tavolino.store.unavailable import StoreUnavailable


@pytest.fixture
def another_url(request: pytest.FixtureRequest, url: str, tmp_path: Path) -> Iterator[str]:
    """A second empty database of the same kind."""
    if url.startswith("sqlite"):
        yield f"sqlite:///{tmp_path / 'deeper' / 'another.db'}"
    else:
        cluster: Cluster = request.getfixturevalue("postgres")
        found = cluster.new_database()
        yield found
        cluster.drop(found)


async def length(url: str) -> int:
    async with opened(url) as store:
        return int(await store.read(lambda found: found.execute(text("SELECT count(*) FROM entries")).scalar_one()))


def test_a_backup_under_load_is_complete(url: str, another_url: str, tmp_path: Path) -> None:
    """It contains all that was acknowledged before it began, and its logs have no gaps."""

    async def story() -> None:
        async with opened(url) as store:
            await play(store, 4, 20)
            playing = asyncio.ensure_future(play_on(store))
            await asyncio.to_thread(backup, url, tmp_path / "copy")
            playing.cancel()
        restore(tmp_path / "copy", another_url)
        assert await length(another_url) >= 80
        assert check(another_url) == []

    async def play_on(store: Store) -> None:
        for seq in range(21, 100_000):
            await asyncio.gather(*(store.append(line(f"t{number}", seq)) for number in range(4)))

    asyncio.run(story())
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_file() and "store.db" not in path.name) == [
        "copy"
    ]


def test_nothing_is_overwritten_unasked(url: str, another_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        for database, entries in ((url, 3), (another_url, 5)):
            async with opened(database) as store:
                await play(store, 1, entries)
        backup(url, tmp_path / "copy")
        with pytest.raises(BadBackup, match="there already"):
            backup(another_url, tmp_path / "copy")
        with pytest.raises(BadBackup, match="already"):
            restore(tmp_path / "copy", another_url)
        assert await length(another_url) == 5
        restore(tmp_path / "copy", another_url, replace=True)
        assert await length(another_url) == 3
        backup(another_url, tmp_path / "copy", replace=True)

    asyncio.run(story())


def test_what_is_no_backup_is_refused(url: str, tmp_path: Path) -> None:
    letter = tmp_path / "letter"
    letter.write_text("Dear Ada, " * 200)
    with pytest.raises(BadBackup, match="no backup"):
        restore(letter, url)
    with pytest.raises(BadBackup, match="no file"):
        restore(tmp_path / "nothing", url)


# ---- what goes wrong changes nothing


@pytest.fixture
def copy(url: str, tmp_path: Path) -> Path:
    """A backup of a store with three entries; in the store itself there are five now."""

    async def story() -> Path:
        async with opened(url) as store:
            await play(store, 1, 3)
            await store.append(line("large", 1, "c"))
            backup(url, tmp_path / "copy")
            await store.append(line("t0", 4))
            return tmp_path / "copy"

    return asyncio.run(story())


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What `tavolino admin` says: one sentence, no traceback, exit code 2."""
    capsys.readouterr()
    assert main(["admin", *words]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1), said
    assert said.err.startswith("tavolino admin: ")
    return said.err


def test_a_torn_backup_is_refused(url: str, copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = copy.read_bytes()
    for kept in (len(whole) * 9 // 10, len(whole) // 2, 20, 0):
        copy.write_bytes(whole[:kept])
        said = refused(capsys, "restore", str(copy), "--replace", "--database", url)
        assert "nothing was changed" in said, kept
    assert asyncio.run(length(url)) == 5
    copy.write_bytes(whole)  # the control
    restore(copy, url, replace=True)
    assert asyncio.run(length(url)) == 4


def test_a_backup_of_a_newer_version_is_refused(
    url: str, another_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    newer = writing(read_url(another_url))
    migrate(newer)
    with newer.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    newer.dispose()
    backup(another_url, tmp_path / "newer")
    asyncio.run(Store.open(url).close())
    said = refused(capsys, "restore", str(tmp_path / "newer"), "--replace", "--database", url)
    assert "newer Tavolino (step 9999" in said
    assert asyncio.run(length(url)) == 0
    assert "newer Tavolino" in refused(capsys, "retain", "--database", another_url)


def test_a_backup_of_an_older_version_is_brought_up_to_date(
    url: str, another_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    older = writing(read_url(another_url))
    migrate(older, "0001")
    older.dispose()
    backup(another_url, tmp_path / "older")
    assert main(["admin", "restore", str(tmp_path / "older"), "--database", url]) == 0
    assert capsys.readouterr().out == "every log is whole\n"
    engine = writing(read_url(url))
    with engine.connect() as connection:
        assert revision_of(connection) == newest_revision()
    engine.dispose()


def test_what_fails_half_way_leaves_everything_as_it_was(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a full disk: the new file is written beside the old one, which is touched only at the end."""

    async def fill() -> None:
        async with opened(sqlite_url) as store:
            await play(store, 1, 3)
            backup(sqlite_url, tmp_path / "copy")
            await store.append(line("t0", 4))

    def full(_path: Path) -> None:
        raise OSError(28, "No space left on device")

    asyncio.run(fill())
    with monkeypatch.context() as patched:
        patched.setattr(sqlite_copy, "sync", full)
        with pytest.raises(OSError, match="No space"):
            restore(tmp_path / "copy", sqlite_url, replace=True)
        with pytest.raises(OSError, match="No space"):
            backup(sqlite_url, tmp_path / "copy", replace=True)
    assert asyncio.run(length(sqlite_url)) == 4
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "store.db", "store.db.lock"]
    restore(tmp_path / "copy", sqlite_url, replace=True)
    assert asyncio.run(length(sqlite_url)) == 3


def test_a_log_that_a_killed_server_has_left_is_not_taken_for_that_of_the_restored_database(
    sqlite_url: str, tmp_path: Path
) -> None:
    """SQLite replays the write-ahead log that it finds beside a database, whichever it belongs to."""

    async def story() -> None:
        async with opened(sqlite_url) as store:
            await play(store, 1, 3)
            backup(sqlite_url, tmp_path / "copy")
            await play(store, 40, 5)
            log = (tmp_path / "store.db-wal").read_bytes()
        for entries in (3, 3):  # once beside the database that it belongs to, once alone
            (tmp_path / "store.db-wal").write_bytes(log)
            restore(tmp_path / "copy", sqlite_url, replace=True)
            assert check(sqlite_url) == []
            assert await length(sqlite_url) == entries
            (tmp_path / "store.db").unlink()

    asyncio.run(story())


def test_a_damaged_database_can_be_replaced(sqlite_url: str, tmp_path: Path) -> None:
    asyncio.run(Store.open(sqlite_url).close())
    backup(sqlite_url, tmp_path / "copy")
    (tmp_path / "store.db").write_text("Dear Ada, " * 200)
    restore(tmp_path / "copy", sqlite_url, replace=True)
    assert check(sqlite_url) == []


def test_a_database_that_another_program_has_open_is_not_replaced(sqlite_url: str, tmp_path: Path) -> None:
    """An earlier Tavolino, for example, which knew no locks of ours."""
    asyncio.run(Store.open(sqlite_url).close())
    backup(sqlite_url, tmp_path / "copy")
    with closing(sqlite3.connect(tmp_path / "store.db")) as other:
        other.execute("PRAGMA journal_mode=WAL")
        other.execute("SELECT * FROM entries").fetchall()
        with pytest.raises(StoreUnavailable, match=r"another program has .* open"):
            restore(tmp_path / "copy", sqlite_url, replace=True)
    restore(tmp_path / "copy", sqlite_url, replace=True)


def test_the_restored_database_has_the_rights_of_the_former(sqlite_url: str, tmp_path: Path) -> None:
    asyncio.run(Store.open(sqlite_url).close())
    backup(sqlite_url, tmp_path / "copy")
    (tmp_path / "store.db").chmod(0o640)
    (tmp_path / "link.db").symlink_to("store.db")
    restore(tmp_path / "copy", f"sqlite:///{tmp_path / 'link.db'}", replace=True)
    assert (tmp_path / "store.db").stat().st_mode & 0o777 == 0o640
    assert (tmp_path / "link.db").is_symlink()


def test_a_backup_does_not_overwrite_the_database_itself(
    sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(Store.open(sqlite_url).close())
    for name in ("store.db", "store.db-wal", "store.db.lock"):
        said = refused(capsys, "backup", str(tmp_path / name), "--replace", "--database", sqlite_url)
        assert "belongs to the database itself" in said
    assert check(sqlite_url) == []


def test_wrong_paths_are_named(sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(Store.open(sqlite_url).close())
    backup(sqlite_url, tmp_path / "copy")
    nowhere, folder = tmp_path / "nowhere" / "file", tmp_path
    assert str(nowhere) in refused(capsys, "backup", str(nowhere), "--database", sqlite_url)
    assert str(nowhere) in refused(capsys, "restore", str(nowhere), "--database", sqlite_url)
    for task in (["check"], ["retain"], ["backup", str(tmp_path / "x")]):
        assert f"there is no database {nowhere}" in refused(capsys, *task, "--database", f"sqlite:///{nowhere}")
    assert not nowhere.exists(), "a typing mistake makes no new database"
    said = refused(capsys, "restore", str(tmp_path / "copy"), "--replace", "--database", f"sqlite:///{folder}")
    assert str(folder) in said
    assert folder.is_dir()
    assert str(folder) in refused(capsys, "backup", str(folder), "--replace", "--database", sqlite_url)


def test_passwords_are_not_on_the_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every user of the machine can read those."""
    called: list[list[str]] = []
    known: list[str] = []

    def run(command: list[str], env: dict[str, str], **_: object) -> subprocess.CompletedProcess[str]:
        called.append(command)
        known.append(env["PGPASSWORD"])
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(subprocess, "run", run)
    url = make_url("postgresql+psycopg://ada:s3same@db.example/tavolino")
    pg_tools.dump(url, tmp_path / "copy")
    pg_tools.restore(tmp_path / "copy", url)
    assert known == ["s3same", "s3same"]
    assert "s3same" not in str(called)
    assert "--dbname=postgresql://ada@db.example/tavolino" in called[0]


def test_there_is_nothing_to_back_up(tmp_path: Path) -> None:
    for task in (lambda url: backup(url, tmp_path / "copy"), check):
        with pytest.raises(StoreUnavailable, match="no database"):
            task(f"sqlite:///{tmp_path / 'nothing'}")
    assert list(tmp_path.iterdir()) == []
