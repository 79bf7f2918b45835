"""The players of one's own in a series: one process each, from the first game that this process plays to the last."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import forkserver, resource_tracker
from multiprocessing.util import Finalize
from types import FrameType

from tavolino.bots.bot import Bot
from tavolino.core.chance import FastChance
from tavolino.core.game import Game
from tavolino.own_bots.ending import ALL, ending_by_exception, signals_held
from tavolino.own_bots.own_bot import OwnBot
from tavolino.own_bots.seating import seat

_seated: dict[tuple[str, int], OwnBot] = {}


def seated(text: str, place: int, game: Game, seconds: float) -> Bot:
    """The bot of this text, named at this place of the plan. One of ours is made anew, which costs nothing."""
    if (text, place) in _seated:
        return _seated[text, place]
    bot = seat(text, game, FastChance.seeded(0), seconds)
    if isinstance(bot, OwnBot):
        _seated[text, place] = bot
    return bot


@contextmanager
def closing() -> Iterator[None]:
    """Closes the players of this process, however it ends."""
    try:
        with ending_by_exception():
            yield
    finally:
        _close_all()


def start_fork_server() -> None:
    """Signals are blocked in it, and in the workers that it forks until they are prepared: one that came while a worker
    was still loading would be told with a traceback."""
    resource_tracker.ensure_running()  # now: the fork server would start it, which unblocks signals
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ALL)
    try:
        forkserver.ensure_running()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def prepare_worker() -> None:
    """In a worker process: it closes its players at its end, and when it is told to end it does so at once."""
    for number in ALL:
        signal.signal(number, _end_worker)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, ALL)
    Finalize(None, _close_all, exitpriority=0)  # a process of multiprocessing runs nothing else at its end


def _end_worker(number: int, _: FrameType | None) -> None:
    """Not by an exception: the pool would take it for the result of the chunk, and go on to the next one."""
    _close_all()
    os._exit(128 + number)


def _close_all() -> None:
    with signals_held():
        while _seated:
            _seated.popitem()[1].close()
