"""A bot that computes for a given time, reports when it begins, and then plays any move. A separate package, found by
its entry point like any third-party bot.

SLOW_BOT_SECONDS: how long it thinks. SLOW_BOT_PORT: where on this machine it tells that it begins, with its process id.
"""

import os
import socket
import time

from tavolino.bots.bot import Bot
from tavolino.core.chance import Chance
from tavolino.core.game import Game
from tavolino.core.outlook import Outlook


class SlowBot(Bot):
    def __init__(self, _: Game, chance: Chance) -> None:
        super().__init__(chance)

    def choose(self, outlook: Outlook) -> int:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
            line.sendto(str(os.getpid()).encode(), ("127.0.0.1", int(os.environ["SLOW_BOT_PORT"])))
        end = time.monotonic() + float(os.environ["SLOW_BOT_SECONDS"])
        while time.monotonic() < end:  # as busy as a search is
            pass
        moves = outlook.legal_moves()
        return int(moves[self.chance.below(len(moves))])
