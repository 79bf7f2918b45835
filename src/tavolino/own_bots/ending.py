"""How a process that has players of one's own ends: by whatever signal, and at whatever moment, they end with it."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType

ENDING = (signal.SIGTERM, signal.SIGHUP)  # told to end; the terminal was closed. Ctrl-C is an exception already
ALL = (signal.SIGINT, *ENDING)


@contextmanager
def ending_by_exception() -> Iterator[None]:
    """The signals that end a program at once raise an exception instead, so that everything is closed."""
    before = {number: signal.signal(number, _leave) for number in ENDING}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _leave(number: int, _: FrameType | None) -> None:
    sys.exit(128 + number)  # the exit code that shells expect


@contextmanager
def signals_held() -> Iterator[None]:
    """No exception of a signal between starting a process and knowing it, or half way through ending it: a signal
    counts when this is over."""
    if current_thread() is not main_thread():  # whom signals do not interrupt
        yield
        return
    came: list[int] = []

    def note(number: int, _: FrameType | None) -> None:
        came.append(number)

    before = {number: signal.signal(number, note) for number in ALL}
    try:
        yield
    finally:
        for held, handler in before.items():
            signal.signal(held, handler)
        for number in came:
            signal.raise_signal(number)
