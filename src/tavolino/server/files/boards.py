"""What lies on a table all the time, as it is sent. Its plan was checked when the table was opened, so that no process
of its own is needed; but it is encoded in a thread of its own, and once for all who ask."""

from collections import OrderedDict
from functools import partial

import msgspec

from tavolino.server.bounded_threads import BoundedThreads
from tavolino.server.files.jobs import packed
from tavolino.table.plan import Plan

KEPT = 32  # boards; one has up to 100 kB
MOST_WAITING = 64

Key = tuple[str, bytes, bool]


class Boards:
    def __init__(self) -> None:
        self._thread = BoundedThreads("board", 1, MOST_WAITING, "too many tables are being looked at")
        self._kept: OrderedDict[Key, bytes] = OrderedDict()

    async def of(self, table: str, plan: Plan, small: bool) -> bytes:
        """As JSON, and compressed if it is to be `small`; empty where the views say everything."""
        is_own = plan.is_brought or plan.lesson is not None
        key = (table, b"", small) if is_own else (plan.game, msgspec.json.encode(plan.options), small)
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = await self._thread.run(partial(_board, plan, small))
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return found

    def close(self) -> None:
        self._thread.close()


def _board(plan: Plan, small: bool) -> bytes:
    board = plan.board()
    return b"" if board is None else packed(board, small)
