"""The same games by the native loop and by the vector environment, to be compared move for move."""

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

import numpy as np
from mypy_extensions import i64

from tavolino.arena.tally import BILLION, play_series
from tavolino.bots.bot import Bot
from tavolino.bots.game_start import GameStart
from tavolino.bots.random import RandomBot
from tavolino.core.chance import FastChance
from tavolino.core.game import Game, Options
from tavolino.core.outlook import Outlook
from tavolino.research import Autoreset, VectorGames


class Played(NamedTuple):
    """A whole game: who moved and how, each seat's share of the victory, and its points."""

    moves: list[tuple[int, int]]
    shares: list[float]
    points: list[int]


class Recorder(Bot):
    """A random bot that notes its moves."""

    def __init__(self, noted: list[tuple[int, int]]) -> None:
        super().__init__(FastChance.seeded(0))
        self.bot = RandomBot(self.chance)
        self.noted = noted

    def choose(self, outlook: Outlook) -> i64:
        self.bot.chance = self.chance
        move = self.bot.choose(outlook)
        self.noted.append((int(outlook.seat), int(move)))
        return move


def natively(game: Game, players: int, options: Options, seed: int, number: int) -> Played:
    """One game of a series, by the loop that `simulate` uses."""
    noted: list[tuple[int, int]] = []
    bots: list[Bot] = [Recorder(noted) for _ in range(players)]
    starts = [GameStart(game, options, players, seat) for seat in range(players)]
    tally = play_series(partial(game.new, players, options), game.view, bots, starts, seed, range(number, number + 1))
    return Played(noted, [round(won / BILLION, 6) for won in tally.wins], tally.points)


def in_vector(games: VectorGames, of_each: int) -> Iterator[tuple[int, Played]]:
    """So many games of each environment, as they end: with the environment's place."""
    into, actions = games.buffers(), np.zeros(games.environments, np.int64)
    games.reset(into)
    noted: list[list[tuple[int, int]]] = [[] for _ in range(games.environments)]
    left = [of_each] * games.environments
    while any(left):
        games.random_actions(actions)
        for place in np.flatnonzero(actions >= 0).tolist():
            assert into.mask[place, actions[place]]
            noted[place].append((int(into.to_move[place]), int(actions[place])))
        games.step(actions, into)
        for place in np.flatnonzero(into.done).tolist():
            if left[place]:
                left[place] -= 1
                shares = (into.reward[place].astype(float) + 1 / games.players).round(6).tolist()
                yield place, Played(noted[place], shares, into.points[place].tolist())
            noted[place] = []
        if games.autoreset is Autoreset.DISABLED and into.done.any():
            games.reset(into, mask=into.done.copy())
