"""The one thread that writes: all that waits is a batch, and each write is answered after its commit."""

from collections.abc import Iterator
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Protocol

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from tavolino.store.batch import Transaction, run_transaction, split_batch
from tavolino.store.pending_write import PendingWrite, resolve_all
from tavolino.store.unavailable import StoreUnavailable, first_line

LARGEST_BATCH = 256  # pending writes; as long as a batch has fewer, the next ones from the queue join it
ATTEMPTS = 3  # at a transaction that the database rolled back: a deadlock, a connection that was lost unnoticed
REST_S = 0.25  # without a write for so long, the writer is at rest


class Maintenance(Protocol):
    """What the writer does beside writing, on the same connection and outside of any transaction."""

    def after_batch(self, connection: Connection) -> None: ...

    def at_rest(self, connection: Connection) -> bool:
        """Whether to call again after another rest; in any case it is called after the next batch."""


class Writer:
    def __init__(self, engine: Engine, node: str, maintenance: Maintenance) -> None:
        self._engine = engine
        self._node = node
        self._maintenance = maintenance
        self._put = self._settled = 0  # writes; each number is changed by one thread only
        self._queue: SimpleQueue[list[PendingWrite] | None] = SimpleQueue()
        self._connection: Connection | None = None
        self._resting = False  # whether `at_rest` may have something to do
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def put(self, pending: list[PendingWrite]) -> None:
        self._put += len(pending)
        self._queue.put(pending)

    @property
    def waiting(self) -> int:
        """Writes that were put and are not answered."""
        return self._put - self._settled

    def finish(self) -> None:
        """Blocks until every write that was put is answered."""
        self._queue.put(None)
        self._thread.join()

    # ---- in the thread

    def _run(self) -> None:
        for pending in self._batches():
            for transaction in split_batch(pending, self._engine.dialect.name):
                self._settle(transaction)
            self._maintain()
        self._drop()

    def _settle(self, transaction: Transaction) -> None:
        pending = transaction.writes
        try:
            self._store(transaction)
        except Exception as error:
            _fail(pending, error)
        self._settled += len(pending)
        resolve_all(pending)

    def _batches(self) -> Iterator[list[PendingWrite]]:
        finished = False
        while not finished:
            pending: list[PendingWrite] = []
            finished = _add(pending, self._next())
            while not finished and len(pending) < LARGEST_BATCH and not self._queue.empty():
                finished = _add(pending, self._queue.get())
            if pending:
                yield pending

    def _next(self) -> list[PendingWrite] | None:
        """Blocks until there is something; in the meantime there may be something else to do."""
        while self._resting:
            try:
                return self._queue.get(timeout=REST_S)
            except Empty:
                self._resting = self._rest()
        return self._queue.get()

    def _store(self, transaction: Transaction) -> None:
        """Raises where it is not stored, or where that is not known."""
        try:
            connection = self._fill(transaction)
            if connection.in_transaction():
                connection.commit()
        except BaseException:  # it may be stored or not: never reported as stored, and only its senders may try again
            self._drop()
            raise

    def _fill(self, transaction: Transaction) -> Connection:
        """Everything is in the transaction afterwards. Until its commit nothing is stored, so that it can be repeated;
        one that commits itself cannot."""
        for attempts_left in reversed(range(1 if transaction.commits_itself else ATTEMPTS)):
            connection = self._connected()
            try:
                if not transaction.commits_itself:
                    connection.begin()
                run_transaction(connection, transaction, self._node)
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
        """Closes the connection; what it has not committed is rolled back."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.invalidate()
            connection.close()

    def _maintain(self) -> None:
        self._resting = True
        if self._connection is None:
            return
        try:
            self._maintenance.after_batch(self._connection)
        except Exception:  # the next batch will meet the same problem, and its senders are told
            self._drop()

    def _rest(self) -> bool:
        """Whether there is more to do at the next rest."""
        if self._connection is None:
            return False
        try:
            return self._maintenance.at_rest(self._connection)
        except Exception:
            self._drop()
            return False


def _add(pending: list[PendingWrite], more: list[PendingWrite] | None) -> bool:
    """Whether these were the last ones."""
    pending += more or []
    return more is None


def _fail(pending: list[PendingWrite], error: Exception) -> None:
    for write in pending:
        write.error = StoreUnavailable(f"the database did not store this: {first_line(error)}; try again in a moment")
        write.error.__cause__ = error
