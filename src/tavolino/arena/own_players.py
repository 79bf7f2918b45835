"""The players of one's own in a series: one process each, from the first game that this process plays to the last."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.util import Finalize

from tavolino.bots.bot import Bot
from tavolino.core.chance import FastChance
from tavolino.core.game import Game
from tavolino.own_bots.ending import ENDING, ending_by_exception, leave
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


def prepare_worker() -> None:
    """In a worker process: it ends quietly when it is told to, and closes its players."""
    for number in (signal.SIGINT, *ENDING):
        signal.signal(number, leave)
    Finalize(None, _close_all, exitpriority=0)  # a process of multiprocessing runs nothing else at its end


def _close_all() -> None:
    while _seated:
        _seated.popitem()[1].close()
