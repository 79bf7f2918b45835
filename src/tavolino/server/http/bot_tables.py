"""Limits the running tables at which only bots play: they go on by themselves, and keep the bots' workers busy."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tavolino.server.http.errors import BotsBusy
from tavolino.server.live.node import Node
from tavolino.server.live.upkeep import among_people
from tavolino.table.table import Table


class BotTables:
    """By the address from which a table was started. People may leave it or run out of time later, so that it is looked
    at again each time."""

    def __init__(self, node: Node, most_each: int, most: int) -> None:
        self._node = node
        self._most_each = most_each
        self._most = most
        self._started: dict[str, set[str]] = {}  # tables by address
        self._starting: set[str] = set()  # tables whose start is not stored yet

    @contextmanager
    def starting(self, address: str) -> Iterator[Callable[[Table], None]]:
        """A context for starting a table. Gives what to call with it when its start is decided: it raises BotsBusy, and
        from then on the table counts, since others may be decided before its start is stored."""
        decided: set[str] = set()

        def decide(table: Table) -> None:
            self._started.get(address, set()).discard(table.id)  # decided once more: the store has not answered
            self._check(address)
            decided.add(table.id)
            self._starting.add(table.id)
            self._started.setdefault(address, set()).add(table.id)

        try:
            yield decide
        finally:
            self._starting -= decided

    def _check(self, address: str) -> None:
        self._forget_finished()
        if self._of(address) >= self._most_each:
            raise BotsBusy(f"bots play at {self._most_each} tables of your address already; wait until one is over")
        if sum(map(self._of, self._started)) >= self._most:
            raise BotsBusy("bots play at too many tables of this server already; try again in a few minutes")

    def _of(self, address: str) -> int:
        tables = self._started.get(address, ())
        return sum(_has_only_bots(self._node.rooms[table].table) for table in tables if table in self._node.rooms)

    def _forget_finished(self) -> None:
        """A table that is not in memory has nothing that bots could do."""
        for address, tables in list(self._started.items()):
            tables.intersection_update([table for table in tables if self._is_running(table)])
            if not tables:
                del self._started[address]

    def _is_running(self, table_id: str) -> bool:
        room = self._node.rooms.get(table_id)
        is_starting = table_id in self._starting
        return room is not None and (is_starting or room.table.status in ("running", "paused"))


def _has_only_bots(table: Table) -> bool:
    return not among_people(table)
