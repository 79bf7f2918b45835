"""Who has an SQLite database: an `flock` on a file beside it, for a server's life or while a backup is restored.

The kernel drops the lock with the process, however that ends, so that none is ever left behind. The file stays: if it
were deleted, two processes could each lock a file of that name.
"""

import errno
import fcntl
import os
import socket
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from tavolino.store.unavailable import DatabaseInUse, StoreUnavailable

WITHOUT_LOCKS = (errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOSYS, errno.EINVAL)  # what such a file system answers
LONGEST_NAME = 300  # bytes that are read of what the holder has written


class FileLock:
    """Held from the beginning. Children do not inherit it: Python closes files when a process starts another."""

    problem: str | None = None  # it cannot be lost

    def __init__(self, database: Path, holder: str) -> None:
        path = lock_file(database)
        self._file = _open(path, database)
        try:
            _lock(self._file, path, database)
            _sign(self._file, f"{holder_name(holder)} since {datetime.now(UTC):%Y-%m-%d %H:%M} UTC")
        except BaseException:
            os.close(self._file)
            raise

    def watch(self) -> None:
        """Nothing can happen to it."""

    def release(self) -> None:
        os.close(self._file)


def lock_file(database: Path) -> Path:
    """By the real path: whatever link leads to the database, there is one lock."""
    return Path(f"{database.resolve()}.lock")


def holder_name(program: str) -> str:
    """As others are told: which process has it."""
    return f"{program} (process {os.getpid()} on {socket.gethostname()})"


def give_to_owner_of(path: Path, target: Path | int) -> None:
    """What root makes beside a server's files must belong to the server's user, too."""
    if os.geteuid() == 0:
        owner = path.stat()
        with suppress(PermissionError):  # root of a container without that right
            os.chown(target, owner.st_uid, owner.st_gid)


def _open(path: Path, database: Path) -> int:
    try:
        opened = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise StoreUnavailable(
            f"{path} cannot be written: {error.strerror}; the database's folder must belong to the user of the server"
        ) from None
    give_to_owner_of(database if database.exists() else path.parent, opened)
    return opened


def _lock(opened: int, path: Path, database: Path) -> None:
    try:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        holder = os.pread(opened, LONGEST_NAME, 0).decode("utf-8", "replace").strip() or "another process"
        raise DatabaseInUse(
            f"{database} is in use by {holder}; stop that first (several servers can share PostgreSQL, but no file)"
        ) from None
    except OSError as error:
        why = "its file system knows no locks" if error.errno in WITHOUT_LOCKS else str(error.strerror)
        raise StoreUnavailable(
            f"{path} cannot be locked: {why}; keep the database on a local disk, not on a network share"
        ) from None


def _sign(opened: int, name: str) -> None:
    """For those who are refused. On a full disk the lock holds without it."""
    with suppress(OSError):
        os.ftruncate(opened, 0)
        os.pwrite(opened, f"{name}\n".encode(), 0)
