"""How a process that has players of one's own ends: by whatever signal, they are closed first."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

ENDING = (signal.SIGTERM, signal.SIGHUP)  # told to end; the terminal was closed. Ctrl-C is an exception already


def leave(number: int, _: FrameType | None) -> None:
    """As a handler of signals: ends the program by an exception, so that everything is closed."""
    sys.exit(128 + number)  # the exit code that shells expect


@contextmanager
def ending_by_exception() -> Iterator[None]:
    before = {number: signal.signal(number, leave) for number in ENDING}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
