"""Who has a PostgreSQL database: nodes hold an advisory lock together, and restoring a backup needs it alone.

The lock belongs to a session, hence each has a connection of its own: PostgreSQL drops the lock with the connection.
"""

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from selectors import EVENT_READ, DefaultSelector
from threading import Event, Thread
from typing import LiteralString, TypeAlias

import psycopg
from sqlalchemy import URL

from tavolino.store.engines import POSTGRESQL_ARGUMENTS, libpq_address
from tavolino.store.file_lock import holder_name
from tavolino.store.unavailable import DatabaseInUse, StoreUnavailable, first_line

Connection: TypeAlias = "psycopg.Connection[tuple[object, ...]]"

KEY = 0x7461766F6C696E70  # "tavolinp" in ASCII; any number that all nodes use, other than that of `upgrade`
RECONNECT_S = 0.5  # between two attempts to connect
LONGEST_NAME = 63  # bytes that PostgreSQL keeps of a name

BEING_RESTORED = "a backup is being restored into this database; try again when that is done"
REPLACED = "a backup was restored into this database while this node was running; start the node again"

_SHARED = "SELECT pg_try_advisory_lock_shared(%s)"
_EXCLUSIVE = "SELECT pg_try_advisory_lock(%s)"
_UNLOCK = "SELECT pg_advisory_unlock_all()"
_HOLDERS = """
    SELECT DISTINCT application_name FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'advisory' AND granted AND objsubid = 1
    AND classid = %s AND objid = %s AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    ORDER BY application_name
"""


class NodeLock:
    """One node's share of the lock. When its connection is lost, a thread acquires it again.

    If that is refused, or a backup was restored meanwhile, `problem` says why the node must not go on: what it has in
    memory is not what is in the database.
    """

    def __init__(self, url: URL, program: str) -> None:
        self.problem: str | None = None
        self._url, self._program = url, program
        self._ended = Event()
        self._wakes, self._wake = socket.socketpair()
        self._thread: Thread | None = None
        self._tables: object = None
        self._connection: Connection | None = None
        try:
            self._acquire()
        except BaseException:
            self.release()
            raise

    def watch(self) -> None:
        """Once there are tables in the database."""
        assert self._connection is not None
        self._tables = _tables(self._connection)
        self._thread = Thread(target=self._run, name="store-lock", daemon=True)
        self._thread.start()

    def release(self) -> None:
        self._ended.set()
        self._wake.close()  # its other end becomes readable
        if self._thread is not None:
            self._thread.join()
        if self._connection is not None:
            _unlock(self._connection)
        self._drop()
        self._wakes.close()

    def _acquire(self) -> None:
        self._connection = _connect(self._url, self._program)
        if not _granted(self._connection, _SHARED):
            raise DatabaseInUse(BEING_RESTORED)

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(psycopg.Error):  # lost already
                connection.close()

    # ---- in the thread

    def _run(self) -> None:
        while not self._ended.is_set():
            try:
                if self._connection is not None:
                    self._wait(self._connection)
                else:
                    self._acquire_again()
            except (StoreUnavailable, psycopg.Error):
                self._drop()
                self._ended.wait(RECONNECT_S)

    def _wait(self, connection: Connection) -> None:
        """Until the connection is lost, or this is to end. PostgreSQL sends nothing else here."""
        with DefaultSelector() as both:
            both.register(connection, EVENT_READ)
            both.register(self._wakes, EVENT_READ)
            both.select()
        if not self._ended.is_set():
            try:
                connection.execute("SELECT 1")
            except psycopg.Error:
                self._drop()  # and at once again

    def _acquire_again(self) -> None:
        try:
            self._acquire()
        except DatabaseInUse as problem:
            self.problem = str(problem)
            raise
        assert self._connection is not None
        self.problem = None if _tables(self._connection) == self._tables else REPLACED


@contextmanager
def alone(url: URL, program: str) -> Iterator[None]:
    """No node runs meanwhile, and none can start."""
    connection = _connect(url, program)
    try:
        if not _granted(connection, _EXCLUSIVE):
            raise DatabaseInUse(f"the database is in use by {_holders(connection)}; stop every node first")
        try:
            yield
        finally:
            _unlock(connection)
    finally:
        connection.close()


def _connect(url: URL, program: str) -> Connection:
    name = holder_name(program).encode()[:LONGEST_NAME].decode("utf-8", "ignore")
    try:
        return psycopg.connect(libpq_address(url), autocommit=True, application_name=name, **POSTGRESQL_ARGUMENTS)
    except psycopg.Error as error:
        raise StoreUnavailable(f"the database cannot be opened: {first_line(error)}") from error


def _granted(connection: Connection, query: LiteralString) -> bool:
    return connection.execute(query, (KEY,)).fetchone() == (True,)


def _unlock(connection: Connection) -> None:
    """Before the connection is closed: PostgreSQL notices that a little later, and others may want it at once."""
    with suppress(psycopg.Error):
        connection.execute(_UNLOCK)


def _holders(connection: Connection) -> str:
    found = connection.execute(_HOLDERS, (KEY >> 32, KEY & 0xFFFFFFFF)).fetchall()
    return ", ".join(str(name) for (name,) in found if name) or "another process"


def _tables(connection: Connection) -> object:
    """Identifies the tables in the database: those of a restored backup are others."""
    return connection.execute("SELECT to_regclass('entries')::oid").fetchone()
