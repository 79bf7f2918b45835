"""SQLAlchemy engines: one for writing, one for reading."""

import sqlite3
import time
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from tavolino.store.unavailable import StoreUnavailable

READERS = 4
BUSY_MS = 10_000  # how long SQLite waits while another process writes
PRAGMAS: tuple[str, ...] = (
    "journal_mode=WAL",
    "synchronous=FULL",  # with NORMAL a power cut loses acknowledged writes
    "foreign_keys=ON",
    "cache_size=-65536",  # at most 64 MB, for what is in use between two checkpoints; 2 MB, the default, are too few
    "wal_autocheckpoint=16000",  # 64 MB, by a commit that takes long; as a rule wal.py makes its checkpoint before
    "journal_size_limit=67108864",  # 64 MB: what the log has grown beyond is given back when it begins anew
)
RETRY_S = 0.01
OLDEST_SQLITE = (3, 35)  # UPDATE … FROM, and a few years of bug fixes
CONNECT_TIMEOUT_S = 5  # how long PostgreSQL may take to accept a connection
TCP_TIMEOUT_MS = 10_000  # how long PostgreSQL may leave sent data without an acknowledgement
POSTGRESQL_ARGUMENTS: dict[str, Any] = {
    "connect_timeout": CONNECT_TIMEOUT_S,
    "keepalives_idle": CONNECT_TIMEOUT_S,
    "tcp_user_timeout": TCP_TIMEOUT_MS,
}
NO_PSYCOPG = "PostgreSQL needs the library psycopg: pip install 'tavolino[postgresql]'"


def read_url(url: str) -> URL:
    """The address of a database; raises StoreUnavailable for anything else."""
    try:
        read = make_url(url)
    except ArgumentError:
        raise StoreUnavailable(f"{url!r} is no address of a database; try sqlite:///FILE") from None
    if read.drivername not in ("sqlite", "postgresql+psycopg"):
        raise StoreUnavailable(f"{read.drivername!r} is not supported; use sqlite:///… or postgresql+psycopg://…")
    if is_sqlite(read) and sqlite_file(read) is None:
        raise StoreUnavailable("a store in memory would forget everything; use sqlite:///FILE")
    return read


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def sqlite_file(url: URL) -> Path | None:
    return Path(url.database) if url.database and url.database != ":memory:" else None


def existing_file(url: URL) -> Path:
    """Opening an SQLite database that is not there would make an empty one."""
    file = sqlite_file(url)
    if file is None or not file.is_file():
        raise StoreUnavailable(f"there is no database {file}")
    return file


def writing(url: URL) -> Engine:
    """For the one connection that writes."""
    if not is_sqlite(url):
        return _postgresql(url, pool_size=1)
    engine = _sqlite(url)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A deferred BEGIN that writes later fails without waiting for the busy timeout if another process has written.
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def reading(url: URL) -> Engine:
    """For short reads; a write fails."""
    if not is_sqlite(url):
        return _postgresql(url, pool_size=READERS).execution_options(postgresql_readonly=True)
    engine = _sqlite(url, "query_only=ON", pool_size=READERS)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def driver(connection: Connection) -> Any:
    """The sqlite3 connection below SQLAlchemy's."""
    return connection.connection.driver_connection


def _sqlite(url: URL, *pragmas: str, pool_size: int = 1) -> Engine:
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        oldest = ".".join(map(str, OLDEST_SQLITE))
        raise StoreUnavailable(f"this Python has SQLite {sqlite3.sqlite_version}; {oldest} or later is needed")
    arguments = {"isolation_level": None, "timeout": BUSY_MS / 1000}  # transactions begin only where we begin them
    engine = create_engine(url, connect_args=arguments, pool_size=pool_size, max_overflow=0)

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        for pragma in (*PRAGMAS, *pragmas):
            _set(connection, pragma)

    return engine


def _set(connection: sqlite3.Connection, pragma: str) -> None:
    """SQLite does not wait by itself while another process opens the same new file and sets its journal mode."""
    deadline = time.monotonic() + BUSY_MS / 1000
    while True:
        try:
            connection.execute(f"PRAGMA {pragma}").fetchall()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(RETRY_S)
        else:
            return


def _postgresql(url: URL, pool_size: int) -> Engine:
    try:
        return create_engine(
            url, connect_args=POSTGRESQL_ARGUMENTS, pool_size=pool_size, max_overflow=0, pool_pre_ping=True
        )
    except (ImportError, NoSuchModuleError):
        raise StoreUnavailable(NO_PSYCOPG) from None


def libpq_address(url: URL) -> str:
    """For PostgreSQL's own library and programs, with the password."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)
