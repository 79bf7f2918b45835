"""An SQLite database belongs to one server: neither a second one nor `restore` gets it meanwhile, and a server that is
gone, however it ended, leaves nothing in the way."""

import asyncio
import errno
import fcntl
import os
import subprocess
import sys
from pathlib import Path

import pytest

from stores import line, opened, play
from tavolino.cli import main
from tavolino.store.backup import backup, restore
from tavolino.store.check import check
from tavolino.store.file_lock import FileLock
from tavolino.store.store import Store
from tavolino.store.unavailable import DatabaseInUse, StoreUnavailable

HOLD = """
import sys
from tavolino.store.store import Store
store = Store.open(sys.argv[1])
print("open", flush=True)
sys.stdin.read()
"""


def test_a_second_server_is_told_who_has_the_file(sqlite_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(sqlite_url) as store:
            with pytest.raises(
                DatabaseInUse, match=rf"in use by tavolino serve \(process {os.getpid()} on .+stop that"
            ):
                Store.open(sqlite_url)
            await store.append(line("a", 1))  # the first one does not notice
        async with opened(sqlite_url) as store:  # and once it is closed, the file is free
            assert len(await store.entries("a")) == 1

    asyncio.run(story())
    assert (tmp_path / "store.db.lock").exists(), "deleting it would let two processes lock two files of that name"


def test_two_files_in_one_folder_are_two_databases(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(f"sqlite:///{tmp_path / 'one.db'}"), opened(f"sqlite:///{tmp_path / 'two.db'}"):
            pass

    asyncio.run(story())


def test_any_link_and_any_path_to_the_file_leads_to_the_same_lock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "link.db").symlink_to(tmp_path / "folder" / "store.db")
    (tmp_path / "elsewhere").symlink_to(tmp_path / "folder")
    monkeypatch.chdir(tmp_path)

    async def story() -> None:
        async with opened("sqlite:///link.db"):  # a link to a file that is not there yet
            for path in ("folder/store.db", "elsewhere/store.db", "./folder/../link.db", f"{tmp_path}/link.db"):
                with pytest.raises(DatabaseInUse):
                    Store.open(f"sqlite:///{path}")

    asyncio.run(story())
    assert (tmp_path / "link.db").is_symlink()


def test_a_process_that_was_killed_leaves_nothing_in_the_way(sqlite_url: str) -> None:
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLD, sqlite_url], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    with holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "open\n"
        with pytest.raises(DatabaseInUse, match=f"process {holder.pid} on"):
            Store.open(sqlite_url)
        holder.kill()
        holder.wait()
        asyncio.run(Store.open(sqlite_url).close())


def test_no_child_inherits_the_lock(tmp_path: Path) -> None:
    """A child that outlives the server would keep the file from the next one."""
    lock = FileLock(tmp_path / "store.db", "test")
    with subprocess.Popen(["cat"], stdin=subprocess.PIPE, close_fds=False):
        lock.release()
        FileLock(tmp_path / "store.db", "test").release()
        inherited = os.open(tmp_path / "store.db.lock", os.O_RDWR)  # the control: a child that does inherit one
        os.set_inheritable(inherited, True)
        fcntl.flock(inherited, fcntl.LOCK_EX)
        with subprocess.Popen(["cat"], stdin=subprocess.PIPE, close_fds=False):
            os.close(inherited)
            with pytest.raises(DatabaseInUse):
                FileLock(tmp_path / "store.db", "test")


# ---- what the operator does beside a server


def test_a_backup_is_not_restored_under_a_running_server(
    sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is acknowledged meanwhile stays; `backup` and `check` may run at any time."""
    copy = tmp_path / "copy"

    async def story() -> None:
        async with opened(sqlite_url) as store:
            await play(store, 1, 3)
            backup(sqlite_url, copy)
            assert check(sqlite_url) == []
            await store.append(line("t0", 4))
            with pytest.raises(DatabaseInUse, match=r"in use by tavolino serve"):
                restore(copy, sqlite_url, replace=True)
            assert main(["admin", "restore", str(copy), "--replace", "--database", sqlite_url]) == 2
            await store.append(line("t0", 5))
            assert len(await store.entries("t0")) == 5
        restore(copy, sqlite_url, replace=True)
        async with opened(sqlite_url) as store:
            assert len(await store.entries("t0")) == 3

    asyncio.run(story())
    said = capsys.readouterr()
    assert said.err.startswith("tavolino admin: ")
    assert "stop that first" in said.err
    assert "Traceback" not in said.err


def test_no_server_starts_while_a_backup_is_restored(sqlite_url: str, tmp_path: Path) -> None:
    lock = FileLock(tmp_path / "store.db", "tavolino admin restore")
    with pytest.raises(DatabaseInUse, match="in use by tavolino admin restore"):
        Store.open(sqlite_url)
    lock.release()
    asyncio.run(Store.open(sqlite_url).close())


# ---- file systems and users


@pytest.mark.parametrize("code", [errno.ENOLCK, errno.EOPNOTSUPP])
def test_a_file_system_without_locks(sqlite_url: str, monkeypatch: pytest.MonkeyPatch, code: int) -> None:
    def flock(_file: int, _operation: int) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(fcntl, "flock", flock)
    with pytest.raises(StoreUnavailable, match="knows no locks; keep the database on a local disk"):
        Store.open(sqlite_url)


def test_on_a_full_disk_the_lock_holds_without_a_name(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_file: int, _content: bytes, _offset: int) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    async def story() -> None:
        async with opened(sqlite_url):
            with pytest.raises(DatabaseInUse, match="in use by another process; stop that first"):
                Store.open(sqlite_url)

    monkeypatch.setattr(os, "pwrite", full)
    asyncio.run(story())


def test_a_folder_that_cannot_be_written(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def read_only(_path: object, _flags: int, _mode: int) -> int:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    with monkeypatch.context() as patched:
        patched.setattr(os, "open", read_only)
        assert main(["serve", "--port", "0", "--database", sqlite_url]) == 2
    said = capsys.readouterr().err
    assert "store.db.lock cannot be written: Read-only file system" in said
    assert "Traceback" not in said


def test_a_lock_that_root_makes_belongs_to_the_user_of_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[tuple[int, int]] = []
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "chown", lambda _file, user, group: given.append((user, group)))
    FileLock(tmp_path / "store.db", "tavolino admin restore").release()
    assert given == [(tmp_path.stat().st_uid, tmp_path.stat().st_gid)]
