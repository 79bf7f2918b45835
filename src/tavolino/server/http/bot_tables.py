"""Limits the running tables at which only bots play: they go on by themselves, and keep the bots' workers busy."""

from tavolino.server.http.errors import BotsBusy
from tavolino.server.live.node import Node
from tavolino.table.table import Table


class BotTables:
    """By the address from which a table was started. People may leave it or run out of time later, so that it is looked
    at again each time."""

    def __init__(self, node: Node, most_each: int, most: int) -> None:
        self._node = node
        self._most_each = most_each
        self._most = most
        self._started: dict[str, set[str]] = {}  # tables by address

    def check(self, address: str) -> None:
        """Before a table begins. Raises BotsBusy."""
        self._forget_finished()
        if self._of(address) >= self._most_each:
            raise BotsBusy(f"bots play at {self._most_each} tables of your address already; wait until one is over")
        if sum(map(self._of, self._started)) >= self._most:
            raise BotsBusy("bots play at too many tables of this server already; try again in a few minutes")

    def started(self, address: str, table: Table) -> None:
        self._started.setdefault(address, set()).add(table.id)

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
        return room is not None and room.table.status in ("running", "paused")


def _has_only_bots(table: Table) -> bool:
    return all(chair.played_by_bot for chair in table.chairs.all())
