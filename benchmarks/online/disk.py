"""A witness of the disk: syncs a few bytes of its own again and again, in a thread, and tells how long that took.

Whoever waits for a move waits for a sync. What holds up a stranger's sync at the same moment is not the server's doing.
"""

import os
import time
from pathlib import Path
from threading import Event, Thread

PAUSE = 0.01  # seconds between two syncs


class Disk:
    def __init__(self, folder: Path) -> None:
        self._file = os.open(folder / "witness", os.O_CREAT | os.O_RDWR)
        self._done = Event()
        self._began = 0.0  # of the sync under way, if there is one
        self._slowest = self._slowest_ever = 0.0
        self._thread = Thread(target=self._watch, daemon=True)
        self._thread.start()

    def slowest(self) -> float:
        """Seconds that the slowest sync since the last question took, or has taken so far."""
        found = max(self._slowest, time.perf_counter() - self._began if self._began else 0.0)
        self._slowest = 0.0
        self._slowest_ever = max(self._slowest_ever, found)
        return found

    def slowest_ever(self) -> float:
        self.slowest()
        return self._slowest_ever

    def close(self) -> None:
        self._done.set()
        self._thread.join()
        os.close(self._file)

    def _watch(self) -> None:
        while not self._done.wait(PAUSE):
            os.pwrite(self._file, b"tavolino", 0)
            self._began = time.perf_counter()
            os.fdatasync(self._file)
            self._slowest = max(self._slowest, time.perf_counter() - self._began)
            self._began = 0.0
