"""`tavolino` with a planted bug: it acknowledges before the commit, on a slow disk.

The negative control of the kills; run as `python tests/faults/hasty.py serve …`.
"""

import sys
import time

from tavolino.cli import main
from tavolino.store.batch import Transaction, run_transaction
from tavolino.store.pending_write import resolve_all
from tavolino.store.writer import Writer

SLOW_DISK = 0.02  # seconds


def hasty_store(self: Writer, transaction: Transaction) -> None:
    connection = self._connected()
    connection.begin()
    run_transaction(connection, transaction, self._node)
    resolve_all(transaction.writes)  # the bug
    time.sleep(SLOW_DISK)
    connection.commit()


if __name__ == "__main__":
    Writer._store = hasty_store  # type: ignore[method-assign]  # plants the bug
    sys.exit(main())
