"""The signal to stop that a clock gives."""

import time

from tavolino.bots.budget import StopSignal


class Deadline(StopSignal):
    def __init__(self, seconds: float) -> None:
        self._end = time.monotonic() + seconds

    def is_set(self) -> bool:
        return time.monotonic() >= self._end
