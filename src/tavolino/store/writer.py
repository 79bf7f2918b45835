"""The one thread that writes: whatever waits goes into one transaction, and is answered after its commit."""

from collections.abc import Callable, Iterator
from queue import SimpleQueue
from threading import Thread

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from tavolino.store.at_once import in_parts, store_at_once
from tavolino.store.batch import run_batch
from tavolino.store.ticket import Ticket, resolve_all
from tavolino.store.unavailable import StoreUnavailable, in_words

LARGEST_BATCH = 256  # put together; until a transaction has so many, others come along
ATTEMPTS = 3  # of a transaction that the database undid: a deadlock, a connection that had died unnoticed


class Writer:
    def __init__(self, engine: Engine, node: str, rest: Callable[[Connection], None]) -> None:
        """`rest` is called between batches, on the same connection, outside of any transaction."""
        self._engine = engine
        self._node = node
        self._rest = rest
        self._queue: SimpleQueue[list[Ticket] | None] = SimpleQueue()
        self._connection: Connection | None = None
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def put(self, tickets: list[Ticket]) -> None:
        self._queue.put(tickets)

    def finish(self) -> None:
        """Blocks until everything that was put is answered."""
        self._queue.put(None)
        self._thread.join()

    # ---- in the thread

    def _run(self) -> None:
        for tickets in self._batches():
            for part in self._parts(tickets):
                self._settle(part)
            self._pause()
        self._drop()

    def _parts(self, tickets: list[Ticket]) -> list[list[Ticket]]:
        """PostgreSQL is farther away: one transaction for all is quicker there."""
        return in_parts(tickets) if self._engine.dialect.name == "sqlite" else [tickets]

    def _settle(self, tickets: list[Ticket]) -> None:
        try:
            self._store(tickets)
        except Exception as error:
            _fail(tickets, error)
        resolve_all(tickets)

    def _batches(self) -> Iterator[list[Ticket]]:
        finished = False
        while not finished:
            tickets: list[Ticket] = []
            finished = _add(tickets, self._queue.get())
            while not finished and len(tickets) < LARGEST_BATCH and not self._queue.empty():
                finished = _add(tickets, self._queue.get())
            if tickets:
                yield tickets

    def _store(self, tickets: list[Ticket]) -> None:
        """Raises where the batch is not in, or where nobody knows."""
        try:
            if not store_at_once(self._connected(), tickets):
                self._fill(tickets).commit()
        except BaseException:  # it may be in or not: never told as stored, and only its sender may try again
            self._drop()
            raise

    def _fill(self, tickets: list[Ticket]) -> Connection:
        """A transaction with everything in it. Until its commit nothing is stored, so that it can be done again."""
        for attempts_left in reversed(range(ATTEMPTS)):
            connection = self._connected()
            try:
                connection.begin()
                run_batch(connection, tickets, self._node)
                return connection
            except BaseException as error:
                self._drop()
                if not isinstance(error, DBAPIError) or not attempts_left:
                    raise
        raise AssertionError("the last attempt returns or raises")

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _drop(self) -> None:
        """Away with the connection, and with whatever it had not committed."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.invalidate()
            connection.close()

    def _pause(self) -> None:
        if self._connection is None:
            return
        try:
            self._rest(self._connection)
        except Exception:  # whatever it was, the next batch will meet it and its senders hear of it
            self._drop()


def _add(tickets: list[Ticket], more: list[Ticket] | None) -> bool:
    """Whether those were the last ones."""
    tickets += more or []
    return more is None


def _fail(tickets: list[Ticket], error: Exception) -> None:
    for ticket in tickets:
        ticket.error = _told(error)


def _told(error: Exception) -> BaseException:
    told = StoreUnavailable(f"the database did not store this: {in_words(error)}; try again in a moment")
    told.__cause__ = error
    return told
