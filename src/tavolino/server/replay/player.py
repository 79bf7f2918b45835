"""Plays records back in a thread of its own, one at a time, so that no live table has to wait."""

from tavolino.server.bounded_threads import BoundedThreads

MOST_WAITING = 16  # a record takes a second at most


class ReplayPlayer(BoundedThreads):
    def __init__(self) -> None:
        super().__init__("replay", 1, MOST_WAITING, "too many records are being played back")
