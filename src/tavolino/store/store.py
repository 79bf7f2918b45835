"""The store: table logs that only grow, and the lists around them. An append is answered after its commit."""

import asyncio
import secrets
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine
from sqlalchemy.exc import DBAPIError

from tavolino.store import engines
from tavolino.store.line import MOST_TOGETHER, Line, Outcome
from tavolino.store.listener import Heard, Listener, Told
from tavolino.store.migrate import migrate
from tavolino.store.notices import announce
from tavolino.store.read import StoredLine, all_after, all_after_at_once
from tavolino.store.ticket import Answered, Ticket, settle
from tavolino.store.unavailable import StoreUnavailable, in_words, is_of_database
from tavolino.store.wal import Checkpoints
from tavolino.store.writer import LARGEST_BATCH, Writer

T = TypeVar("T")


def _not_heard(node: str, text: str) -> None:
    pass


class Store:
    """One per process and database. Its methods belong into an event loop; `open` needs none."""

    shared = False  # whether other nodes may write to this database; SQLite's file belongs to one

    def __init__(self, url: URL, engine: Engine, node: str) -> None:
        self.node = node
        self.shared = not engines.is_sqlite(url)
        self._url = url
        self._engine = engine
        self._reading = engines.reading(url)
        self._readers = ThreadPoolExecutor(engines.READERS, "store-reader")
        self._checkpoints = Checkpoints(url)
        self._writer = Writer(self._engine, node, self._checkpoints)
        self._waiting: list[Ticket] = []
        self._listener: Listener | None = None
        self._closed = False

    @classmethod
    def open(cls, url: str, node: str | None = None) -> "Store":
        """`sqlite:///FILE` or `postgresql+psycopg://…`, made if new and brought up to date if old.

        `node` is this process's name among those that share the database; a random one does.
        """
        address = engines.read_url(url)
        engine = engines.writing(address)
        try:
            migrate(engine)
        except BaseException:
            engine.dispose()
            raise
        return cls(address, engine, node or secrets.token_hex(8))

    # ---- writing

    async def append(self, line: Line) -> Outcome:
        """What became of the line, told only after the commit."""
        outcome: Outcome = await self._wait((line,), None)
        return outcome

    def append_and_tell(self, lines: Sequence[Line], told: Answered) -> None:
        """The same without waiting, for lines of one table that follow one another: all of them are stored, or none.
        `told` is called with what became of the last one, or of the one that was in the way, or with what went wrong.
        """
        assert len(lines) <= MOST_TOGETHER, "more than go into one statement"
        self._put(lines, None, told)

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Any other write. What the job raises reaches the caller, and what it did is undone.

        A job may run more than once (the database may ask for it), so it does nothing but work on its connection.
        """
        answer: T = await self._wait((), job)
        return answer

    def _wait(self, lines: Sequence[Line], job: Callable[[Connection], T] | None) -> asyncio.Future[Any]:
        future = asyncio.get_running_loop().create_future()
        self._put(lines, job, partial(settle, future))
        return future

    def _put(self, lines: Sequence[Line], job: Callable[[Connection], T] | None, told: Answered) -> None:
        if self._closed:
            raise StoreUnavailable("the store is closed")
        loop = asyncio.get_running_loop()
        if not self._waiting:
            loop.call_soon(self._hand_over)
        self._waiting.append(Ticket(loop, lines, job, told))

    def _hand_over(self) -> None:
        """Whatever came up in one go of the event loop goes into one transaction: a writer who gets it piece by piece
        takes the interpreter from the loop for each."""
        tickets, self._waiting = self._waiting, []
        for first in range(0, len(tickets), LARGEST_BATCH):
            self._writer.put(tickets[first : first + LARGEST_BATCH])

    # ---- reading

    async def read(self, job: Callable[[Connection], T]) -> T:
        """A short read, of one moment, in a thread of its own. Long ones would let SQLite's log grow without end."""
        return await self._in_a_thread(self._read, job)

    def _read(self, job: Callable[[Connection], T]) -> T:
        with self._reading.connect() as connection, connection.begin():
            return job(connection)

    async def entries(self, table: str, after: int = 0) -> list[StoredLine]:
        """Sequence number, command and body of each entry, in order."""
        if self.shared:
            return await self.read(partial(all_after, table=table, after=after))
        return await self._in_a_thread(all_after_at_once, self._reading, table, after)

    async def _in_a_thread(self, ask: Callable[..., T], *arguments: Any) -> T:
        if self._closed:
            raise StoreUnavailable("the store is closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, ask, *arguments)
        except (DBAPIError, sqlite3.Error) as error:
            if is_of_database(error):
                raise StoreUnavailable(f"the database cannot be read: {in_words(error)}") from error
            raise

    # ---- other nodes

    def listen(self, told: Told, heard: Heard = _not_heard) -> None:
        """`told(table, seq)` is called in this loop for what other nodes append; `told("", 0)` when some was missed.

        `heard(node, text)` is called for what they announce. With SQLite there are no other nodes.
        """
        if not self.shared or self._listener is not None:
            return
        self._listener = Listener(self._url, self.node, told, heard, asyncio.get_running_loop())

    async def announce(self, text: str) -> None:
        """Say something to the other nodes that is not kept: whoever does not listen now never hears it."""
        if self.shared:
            await self.write(partial(announce, node=self.node, text=text))

    async def close(self) -> None:
        """Everything that was asked for is finished first."""
        if self._closed:
            return
        self._closed = True
        self._hand_over()
        await asyncio.to_thread(self._finish)

    def _finish(self) -> None:
        if self._listener is not None:
            self._listener.finish()
        self._writer.finish()
        self._checkpoints.finish()
        self._readers.shutdown()
        self._reading.dispose()
        self._engine.dispose()
