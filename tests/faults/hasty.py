"""`tavolino` with a mistake in it: it acknowledges before the commit, on a disk that takes its time.

The negative control of the kills; run as `python tests/faults/hasty.py serve …`.
"""

import sys
import time

from tavolino.cli import main
from tavolino.store.batch import run_batch
from tavolino.store.ticket import Ticket, resolve_all
from tavolino.store.writer import Writer

SLOW_DISK = 0.02  # seconds


def hasty_store(self: Writer, tickets: list[Ticket]) -> None:
    connection = self._connected()
    connection.begin()
    run_batch(connection, tickets, self._node)
    resolve_all(tickets)  # the mistake
    time.sleep(SLOW_DISK)
    connection.commit()


if __name__ == "__main__":
    Writer._store = hasty_store  # type: ignore[method-assign]  # which makes it a mutant
    sys.exit(main())
