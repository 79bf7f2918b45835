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


