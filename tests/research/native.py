"""A game of a series decision by decision, as the native loop plays it: what every interface is compared with."""

import os
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from contract.walk import Setting, settings
from tavolino.arena.tally import THOUGHTS
from tavolino.core.chance import FastChance
from tavolino.core.estimate import outcome
from tavolino.core.registry import built_in


class Decision(NamedTuple):
    seat: int
    legal: tuple[int, ...]
    told: bytes  # to the seat, as numbers
    move: int


class NativeGame:
    """Random players, who think with the chance of the series. `rewards` and `points` are there once all is played."""

    def __init__(self, setting: Setting, seed: int, number: int) -> None:
        self.setting = setting
        self.chance = FastChance.seeded(seed, number)
        self.thoughts = FastChance.seeded(seed ^ THOUGHTS, number)
        self.rewards: list[float] = []
        self.points: list[int] = []

    def decisions(self) -> Iterator[Decision]:
        game, players, options = self.setting.game, self.setting.players, self.setting.options
        encoder = game.encoder(players, options)
        state = game.new(players, options, self.chance)
        while (seat := int(state.next_seat())) >= 0:
            legal = tuple(int(move) for move in state.legal_moves(seat))
            move = legal[self.thoughts.below(len(legal))]
            yield Decision(seat, legal, encoder.encoded(state, seat), move)
            state.apply(seat, move, self.chance, None)
        self.rewards = [share - 1 / players for share in outcome(state)]
        self.points = [int(points) for points in state.scores()]


OURS = [setting for setting in settings() if setting.game.id in built_in()]


def slice_of_settings() -> list[Setting]:
    """The first and the last of each game."""
    of_each = [[setting for setting in OURS if setting.game.id == game] for game in built_in()]
    return [setting for kinds in of_each for setting in (kinds[0], kinds[-1])]


# The official tests run on these in the check, and on all of them by ./check --long interfaces.
LONG = os.environ.get("TAVOLINO_INTERFACES") == "long"
OFFICIAL = OURS if LONG else slice_of_settings()
official = pytest.mark.parametrize("setting", OFFICIAL, ids=str)
TOGETHER = [setting for setting in settings() if setting.game.joint_choices(setting.options)]
at_once = pytest.mark.parametrize("setting", TOGETHER, ids=str)
