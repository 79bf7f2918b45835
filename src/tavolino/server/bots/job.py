"""The jobs of a bot worker: given what a seat may see, return a move and what is planned after it, or a hint."""

import os
from typing import Final, NamedTuple

from tavolino.bots import levels
from tavolino.bots.budget import Budget
from tavolino.bots.game_start import GameStart
from tavolino.bots.kept_plan import Thought
from tavolino.bots.kept_plan import think as thought_of
from tavolino.coach.hints import Hint, hint_for
from tavolino.core.chance import FastChance
from tavolino.core.game import View
from tavolino.core.outlook import FixedOutlook
from tavolino.deadline import Deadline

BEHIND_PEOPLE: Final = 5  # niceness: what people have sent goes first, and what they bring comes last


class Effort(NamedTuple):
    """How much thought a bot may give to a decision."""

    share: float = 1.0  # of its iterations
    seconds: float = 60.0

    def budget(self, usual: Budget) -> Budget:
        return Budget(max(1, int(int(usual.iterations) * self.share)), Deadline(self.seconds))


def think(
    start: GameStart, level: str, view: View, legal: tuple[int, ...], seed: int, effort: Effort | None = None
) -> Thought:
    bot = levels.make(level, start.game, FastChance.seeded(seed))
    bot.begin(start)
    if effort is not None:
        bot.budget = effort.budget(bot.budget)
    return thought_of(bot, start.game, FixedOutlook(start.seat, legal, view))


def advise_in_worker(start: GameStart, view: View, legal: tuple[int, ...]) -> Hint:
    os.setpriority(os.PRIO_PROCESS, 0, BEHIND_PEOPLE)
    return hint_for(start, view, legal)


def think_in_worker(
    start: GameStart, level: str, view: View, legal: tuple[int, ...], seed: int, effort: Effort
) -> Thought:
    os.setpriority(os.PRIO_PROCESS, 0, BEHIND_PEOPLE)
    return think(start, level, view, legal, seed, effort)
