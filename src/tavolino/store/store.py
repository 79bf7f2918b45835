"""The store: append-only table logs, and the lists around them. An append is answered after its commit."""

import asyncio
import secrets
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine
from sqlalchemy.exc import DBAPIError

from tavolino.store import engines
from tavolino.store.claim import Claim, claim_for_server
from tavolino.store.line import MOST_TOGETHER, Line, Outcome
from tavolino.store.listener import Heard, Listener, Told
from tavolino.store.migrate import migrate
from tavolino.store.notices import announce
from tavolino.store.pending_write import AnswerCallback, PendingWrite, settle
from tavolino.store.read import StoredLine, entries_after
from tavolino.store.unavailable import DatabaseInUse, StoreUnavailable, first_line, is_database_failure
from tavolino.store.wal import Checkpointer
from tavolino.store.writer import LARGEST_BATCH, Writer

T = TypeVar("T")


def _ignore(node: str, text: str) -> None:
    pass


class Store:
    """One per process and database. All methods except `open` need a running event loop."""

    shared = False  # whether other nodes may write to this database; an SQLite file belongs to one node

    def __init__(self, url: URL, engine: Engine, node: str, claim: Claim) -> None:
        self.node = node
        self.shared = not engines.is_sqlite(url)
        self._url = url
        self._engine = engine
        self._claim = claim
        self._reading = engines.reading(url)
        self._readers = ThreadPoolExecutor(engines.READERS, "store-reader")
        self._checkpointer = Checkpointer(url)
        self._writer = Writer(self._engine, node, self._checkpointer)
        self._waiting: list[PendingWrite] = []
        self._listener: Listener | None = None
        self._closed = False

    @classmethod
    def open(cls, url: str, node: str | None = None) -> "Store":
        """`sqlite:///FILE` or `postgresql+psycopg://…`, created if new and migrated if old.

        `node` is the name of this process among those that share the database; random unless given. Raises
        DatabaseInUse where another process has the file, or restores a backup.
        """
        address = engines.read_url(url)
        with ExitStack() as on_failure:
            claim = claim_for_server(address)
            on_failure.callback(claim.release)
            engine = engines.writing(address)
            on_failure.callback(engine.dispose)
            migrate(engine)
            claim.watch()
            on_failure.pop_all()
        return cls(address, engine, node or secrets.token_hex(8), claim)

    def _check_open(self) -> None:
        if self._closed:
            raise StoreUnavailable("the store is closed")
        if self._claim.problem is not None:
            raise DatabaseInUse(self._claim.problem)

    # ---- writing

    async def append(self, line: Line) -> Outcome:
        """What became of the line; returns after the commit."""
        outcome: Outcome = await self._wait((line,), None)
        return outcome

    def append_and_tell(self, lines: Sequence[Line], told: AnswerCallback) -> None:
        """The same without waiting, for consecutive lines of one table: all of them are stored, or none.

        `told` is called with the outcome of the last one, of the first one that could not be stored, or with an error.
        """
        assert len(lines) <= MOST_TOGETHER, "more than fit into one statement"
        self._put(lines, None, told)

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Any other write. What the job raises reaches the caller, and its changes are rolled back.

        A job may run more than once (after a deadlock, for example), so it must only use its connection.
        """
        answer: T = await self._wait((), job)
        return answer

    def _wait(self, lines: Sequence[Line], job: Callable[[Connection], T] | None) -> asyncio.Future[Any]:
        future = asyncio.get_running_loop().create_future()
        self._put(lines, job, partial(settle, future))
        return future

    def _put(self, lines: Sequence[Line], job: Callable[[Connection], T] | None, told: AnswerCallback) -> None:
        self._check_open()
        loop = asyncio.get_running_loop()
        if not self._waiting:
            loop.call_soon(self._hand_over)
        self._waiting.append(PendingWrite(loop, lines, job, told))

    def _hand_over(self) -> None:
        """All writes of one iteration of the event loop are handed over together: for each one by itself, the writer
        thread would take the interpreter lock from the loop."""
        pending, self._waiting = self._waiting, []
        for first in range(0, len(pending), LARGEST_BATCH):
            self._writer.put(pending[first : first + LARGEST_BATCH])

    # ---- reading

    async def read(self, job: Callable[[Connection], T]) -> T:
        """A short, consistent read in another thread. During a long one SQLite cannot reset its write-ahead log."""
        return await self._in_a_thread(self._read, job)

    def _read(self, job: Callable[[Connection], T]) -> T:
        with self._reading.connect() as connection, connection.begin():
            return job(connection)

    async def entries(self, table: str, after: int = 0) -> list[StoredLine]:
        """Sequence number, command and body of each entry, in order."""
        return await self._in_a_thread(self._entries, table, after)

    def _entries(self, table: str, after: int) -> list[StoredLine]:
        with self._reading.connect() as connection:
            return entries_after(connection, table, after)

    async def _in_a_thread(self, ask: Callable[..., T], *arguments: Any) -> T:
        self._check_open()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, ask, *arguments)
        except (DBAPIError, sqlite3.Error) as error:
            if is_database_failure(error):
                raise StoreUnavailable(f"the database cannot be read: {first_line(error)}") from error
            raise

    # ---- measures

    @property
    def waiting(self) -> int:
        """Writes that are not answered yet."""
        return len(self._waiting) + self._writer.waiting

    @property
    def folder(self) -> Path | None:
        """Where the database lies, if that is on this machine."""
        file = engines.sqlite_file(self._url) if engines.is_sqlite(self._url) else None
        return None if file is None else file.resolve().parent

    # ---- other nodes

    def listen(self, told: Told, heard: Heard = _ignore) -> None:
        """Calls `told(table, seq)` in this loop for what other nodes append, `told("", 0)` when something was missed,

        and `heard(node, text)` for what they announce. With SQLite there are no other nodes.
        """
        if not self.shared or self._listener is not None:
            return
        self._listener = Listener(self._url, self.node, told, heard, asyncio.get_running_loop())

    async def announce(self, text: str) -> None:
        """Sends a message to the other nodes that is not stored: only nodes that listen now receive it."""
        if self.shared:
            await self.write(partial(announce, node=self.node, text=text))

    async def close(self) -> None:
        """Pending writes are finished first."""
        if self._closed:
            return
        self._closed = True
        self._hand_over()
        await asyncio.to_thread(self._finish)

    def _finish(self) -> None:
        if self._listener is not None:
            self._listener.finish()
        self._writer.finish()
        self._checkpointer.finish()
        self._readers.shutdown()
        self._reading.dispose()
        self._engine.dispose()
        self._claim.release()
