"""Tables whose time is over go; whoever still looks at one is told so."""

import logging
from collections.abc import Iterable
from functools import partial

from tavolino.server.node import Node
from tavolino.server.wire import Closing, encode
from tavolino.store.retention import Keep, remove, remove_some

log = logging.getLogger(__name__)


class Clearance:
    def __init__(self, node: Node, keep: Keep) -> None:
        self._node = node
        self._keep = keep

    async def clear(self) -> None:
        """A few at a time, so that nobody's move waits long."""
        while gone := await self._node.store.write(partial(remove_some, now=self._node.now(), keep=self._keep)):
            log.info("tables_cleared")
            self._forget(gone)

    async def remove(self, table_id: str) -> None:
        """A table that should not be there after all."""
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
