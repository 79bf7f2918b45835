"""Plays games between bots and adds up what came of them."""

from mypy_extensions import i64

from tavolino.bots.bot import Bot
from tavolino.core.chance import Chance
from tavolino.core.outlook import Outlook
from tavolino.core.state import State


def play_out(state: State, outlooks: list[Outlook], bots: list[Bot], chance: Chance) -> i64:
    """Let the bots play to the end; the number of moves they made."""
    moves: i64 = 0
    seat = state.next_seat()
    while seat >= 0:
        state.apply(seat, bots[seat].choose(outlooks[seat]), chance, None)
        moves += 1
        seat = state.next_seat()
    return moves


def quick(n: i64, auction: bool) -> i64:
    from tavolino.games.cafe_race.rules import Race
    from tavolino.core.chance import FastChance
    from tavolino.bots.random import RandomBot
    m: i64 = 0
    f = lambda s, i: None
    for g in range(n):
        c = FastChance.seeded(1, g)
        s = Race.start(4, auction, c, None)
        o = [Outlook(s, i, f) for i in range(4)]
        b: list[Bot] = [RandomBot(c)]*4
        m += play_out(s, o, b, c)
    return m
