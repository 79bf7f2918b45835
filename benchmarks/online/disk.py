"""Monitors the disk: syncs a few bytes again and again, in a thread, and measures how long that takes.

A move waits for a sync. If an independent sync takes as long at the same time, the disk is the reason.
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
        self.slowest = 0.0  # seconds
        self._thread = Thread(target=self._watch, daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._done.set()
        self._thread.join()
        os.close(self._file)

    def _watch(self) -> None:
        while not self._done.wait(PAUSE):
            os.pwrite(self._file, b"tavolino", 0)
            began = time.perf_counter()
            os.fdatasync(self._file)
            self.slowest = max(self.slowest, time.perf_counter() - began)
