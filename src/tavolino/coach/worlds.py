"""Positions imagined from a view, each with dice of its own: all choices are compared in the same ones."""

from collections.abc import Sequence
from typing import NamedTuple

from tavolino.coach.judge import Judge
from tavolino.coach.thrown import ThrownDice
from tavolino.core.chance import Chance, Draw, FastChance
from tavolino.core.game import Game, View
from tavolino.core.state import State

Shares = list[float]  # winning chances by seat, adding up to 1

SEEDS = 1 << 30


class World(NamedTuple):
    state: State
    dice: int

    def chance(self) -> FastChance:
        return FastChance.seeded(self.dice)


class Worlds:
    """Some positions that fit a view. What is worked out of them is a list with the winning chances in each."""

    def __init__(self, judge: Judge, worlds: Sequence[World]) -> None:
        self.judge = judge
        self.worlds = list(worlds)

    @classmethod
    def imagined(
        cls, judge: Judge, game: Game, state: State, viewer: int | None, count: int, chance: Chance
    ) -> "Worlds":
        return cls.from_view(judge, game, game.view(state, viewer), count, chance)

    @classmethod
    def from_view(cls, judge: Judge, game: Game, view: View, count: int, chance: Chance) -> "Worlds":
        sampler = game.sampler(view)
        return cls(judge, [World(sampler.draw(chance), int(chance.below(SEEDS))) for _ in range(count)])

    def some(self, first: int, last: int) -> "Worlds":
        return Worlds(self.judge, self.worlds[first:last])

    def now(self) -> list[Shares]:
        return [self.judge.shares(world.state.clone(), world.chance()) for world in self.worlds]

    def reached(self, seat: int, moves: Sequence[int]) -> list[State]:
        """The positions that are told after some moves."""
        found = []
        for world in self.worlds:
            state, chance = world.state.clone(), world.chance()
            self.judge.make(state, seat, list(moves), chance)
            self.judge.shares(state, chance)
            found.append(state)
        return found

    def after(self, seat: int, moves: Sequence[int]) -> list[Shares]:
        """Where a move is not possible after all, the game goes on without the rest."""
        found = []
        for world in self.worlds:
            state, chance = world.state.clone(), world.chance()
            self.judge.make(state, seat, list(moves), chance)
            found.append(self.judge.shares(state, chance))
        return found

    def after_throw(self, seat: int, moves: Sequence[int], draws: Sequence[Draw]) -> list[Shares]:
        """The same, where the dice show what they showed."""
        found = []
        for world in self.worlds:
            state, chance = world.state.clone(), world.chance()
            self.judge.make(state, seat, list(moves[:-1]), chance)
            self.judge.make(state, seat, list(moves[-1:]), ThrownDice(draws, chance))
            found.append(self.judge.shares(state, chance))
        return found

    def possible(self, seat: int, moves: Sequence[int]) -> "Worlds":
        """Those in which the moves can be made; all if there are none, since then no view could tell."""
        fitting = [world for world in self.worlds if self._can(world, seat, moves)]
        return Worlds(self.judge, fitting or self.worlds)

    def _can(self, world: World, seat: int, moves: Sequence[int]) -> bool:
        return self.judge.make(world.state.clone(), seat, list(moves), world.chance())

    def moved_on(self, seat: int, moves: Sequence[int]) -> "Worlds":
        """After moves without chance: the same positions a little later, with the same dice to come."""
        later = []
        for world in self.worlds:
            state = world.state.clone()
            self.judge.make(state, seat, list(moves), world.chance())
            later.append(World(state, world.dice))
        return Worlds(self.judge, later)
