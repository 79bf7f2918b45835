"""Removes tables whose retention time is over, and tells their watchers."""

import logging
from collections.abc import Iterable
from functools import partial

from tavolino.server.live.node import Node
from tavolino.server.socket.wire import Closing, encode
from tavolino.store.retention import RetentionPolicy, remove, remove_some

log = logging.getLogger(__name__)


class Retention:
    def __init__(self, node: Node, policy: RetentionPolicy) -> None:
        self._node = node
        self._policy = policy

    async def clear(self) -> None:
        """A few at a time, so that no move waits long."""
        while gone := await self._node.store.write(partial(remove_some, now=self._node.now(), policy=self._policy)):
            log.info("tables_cleared")
            self._forget(gone)

    async def remove(self, table_id: str) -> None:
        """Removes a table that turned out not to be needed."""
        await self._node.store.write(partial(remove, tables=[table_id]))
        self._forget([table_id])

    def _forget(self, tables: Iterable[str]) -> None:
        text = encode(Closing("gone"))
        for table_id in tables:
            room = self._node.rooms.get(table_id)
            if room is not None:
                room.gone = True
                self._node.let_go(room)
                for watcher in room.watchers:
                    watcher.push(text)
