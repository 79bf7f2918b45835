"""A turn that was thought out is kept until it is over.

A bot is a function of what its seat sees, its budget and its chance. Whoever asks it keeps the rest of its plan, and
plays that as long as the seat sees what it was to see if nothing happened but the planned moves. After anything else,
a draw of chance, something turned up or a move of somebody else, the bot thinks again.
"""

from hashlib import blake2b
from typing import Final, NamedTuple, final

import msgspec
from mypy_extensions import i64

from tavolino.bots.bot import Bot
from tavolino.bots.game_start import GameStart
from tavolino.core.chance import FastChance, ScriptedChance
from tavolino.core.event import Log
from tavolino.core.game import Game, View
from tavolino.core.outlook import Outlook
from tavolino.core.own_options import with_mentions
from tavolino.core.refusal import BadChance
from tavolino.core.state import State

THINK_AGAIN: Final[i64] = -1
FINGERPRINT_BYTES: Final = 16


class PlannedMove(NamedTuple):
    seen: bytes  # the fingerprint of what the seat will see before it
    move: int


class Thought(NamedTuple):
    """What a bot answers: its move, and what it is going to do next."""

    move: int
    rest: list[PlannedMove]


@final
class KeptPlan:
    """What is left of the plan of one seat."""

    def __init__(self) -> None:
        self.rest: list[PlannedMove] = []

    def next(self, game: Game, view: View, legal: tuple[i64, ...]) -> i64:
        """The next planned move; THINK_AGAIN if there is none, or if things are not as they were to be."""
        if not self.rest:
            return THINK_AGAIN
        planned = self.rest[0]
        self.rest = self.rest[1:]
        if planned.move in legal and planned.seen == fingerprint(game, view):
            return planned.move
        self.rest = []
        return THINK_AGAIN


@final
class SeatedBot(Bot):
    """A bot that plans ahead, in its seat: it is asked move by move, and thinks when its plan is used up."""

    def __init__(self, bot: Bot, start: GameStart) -> None:
        super().__init__(bot.chance)
        self.bot = bot
        self.game: Game = start.game
        self.kept = KeptPlan()

    def begin(self, start: GameStart) -> None:
        self.bot.begin(start)
        self.kept.rest = []

    def choose(self, outlook: Outlook) -> i64:
        if self.kept.rest:
            view = outlook.view()
            assert isinstance(view, View)
            move = self.kept.next(self.game, view, outlook.legal_moves())
            if move != THINK_AGAIN:
                return move
        thought = think(self.bot, self.game, outlook)
        self.kept.rest = thought.rest
        return thought.move


def seated(bot: Bot, start: GameStart) -> Bot:
    """The same player, asked move by move."""
    return SeatedBot(bot, start) if plans_ahead(bot) else bot


def plans_ahead(bot: Bot) -> bool:
    """Whether it has a `plan` of its own. Others are asked for one move at a time, which is quicker."""
    return getattr(type(bot), "plan") is not getattr(Bot, "plan")  # noqa: B009 - unbound, which the compiler does not know


def think(bot: Bot, game: Game, outlook: Outlook) -> Thought:
    moves = bot.plan(outlook)
    if len(moves) == 1:
        return Thought(moves[0], [])
    view = outlook.view()
    assert isinstance(view, View)
    return Thought(moves[0], foreseen(game, view, outlook.seat, moves))


def foreseen(game: Game, view: View, seat: i64, moves: list[i64]) -> list[PlannedMove]:
    """The moves after the first, with what the seat is to see before each, as far as that can be told."""
    rest: list[PlannedMove] = []
    state = game.imagine(view, FastChance.seeded(0))  # whichever: what is hidden ends the plan when it comes to light
    for place in range(len(moves) - 1):
        if not goes_plainly(state, seat, moves[place]):
            break
        rest.append(PlannedMove(fingerprint(game, game.view(state, int(seat))), int(moves[place + 1])))
    return rest


def goes_plainly(state: State, seat: i64, move: i64) -> bool:
    """Makes a move; whether nothing came of it that its player could not know, and it is still their turn."""
    if state.refusal(seat, move) is not None:
        return False
    log = Log()
    try:
        state.apply(seat, move, ScriptedChance([]), log)
    except BadChance:  # something is drawn
        return False
    for event in log.events:
        if event.SECRET or event.REVEALS:
            return False
    return state.to_move() == [seat]


def fingerprint(game: Game, view: View) -> bytes:
    told = with_mentions(view, game.own_files)
    return blake2b(msgspec.msgpack.encode(told), digest_size=FINGERPRINT_BYTES).digest()
