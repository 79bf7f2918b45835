"""The store's own tables and statements on a database in memory, in the loop's thread: for thousands of short games."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection, Table, create_engine, delete, event, make_url
from sqlalchemy.pool import StaticPool

from tavolino.store.append import append_one
from tavolino.store.batch import run_transaction, split_batch
from tavolino.store.line import Fate, Line, Outcome
from tavolino.store.listener import Heard, Told
from tavolino.store.pending_write import AnswerCallback, PendingWrite
from tavolino.store.read import StoredLine, entries_after
from tavolino.store.schema import METADATA, SHARED_VALUES
from tavolino.store.store import Store

T = TypeVar("T")


class MemoryStore(Store):
    def __init__(self) -> None:
        self.node = "memory"
        self._url = make_url("sqlite://")
        self._engine = create_engine(self._url, poolclass=StaticPool, connect_args={"isolation_level": None})
        event.listen(self._engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
        METADATA.create_all(self._engine)
        self._here = self._engine.connect()

    async def append(self, line: Line) -> Outcome:
        return await self.write(lambda connection: _append(connection, line))

    def append_and_tell(self, lines: Sequence[Line], told: AnswerCallback) -> None:
        loop = asyncio.get_running_loop()
        write = PendingWrite(loop, lines, None, told)
        for transaction in split_batch([write], "sqlite"):
            self._here.begin()
            run_transaction(self._here, transaction, self.node)
            self._here.commit()
        loop.call_soon(write.resolve)

    async def write(self, job: Callable[[Connection], T]) -> T:
        with self._here.begin():
            return job(self._here)

    async def entries(self, table: str, after: int = 0) -> list[StoredLine]:
        return await self.read(partial(entries_after, table=table, after=after))

    async def read(self, job: Callable[[Connection], T]) -> T:
        return await self.write(job)

    def listen(self, told: Told, heard: Heard | None = None) -> None:
        """There are no other nodes."""

    async def close(self) -> None:
        self._here.close()
        self._engine.dispose()


async def forget(store: Store, *kept: Table) -> None:
    """Everything but these, and but the server's own secrets."""
    gone = [table for table in reversed(METADATA.sorted_tables) if table not in (SHARED_VALUES, *kept)]
    await store.write(lambda connection: [connection.execute(delete(table)) for table in gone])


def _append(connection: Connection, line: Line) -> Outcome:
    outcome = append_one(connection, line)
    if outcome.fate is Fate.STORED and line.also is not None:
        line.also(connection)
    return outcome
