"""The vector environment beside the native loop: .venv/bin/python benchmarks/vector.py [--environments N] [--pairs N]

Every variant of every game, four players, one process, by CPU time. In each pair the native loop (the arena's series of
random bots) and the vector environment play for about as long, one after the other; printed are the medians of moves
per CPU-second and of the paired ratios. A step of the vector environment has a random legal action for each
environment, the moves, and observation, mask, reward and the rest in the caller's arrays; new games begin in the same
step. What the choice of the actions takes is in it, and told apart.
"""

import argparse
import statistics
import time
from functools import partial
from typing import NamedTuple

import msgspec
import numpy as np

from tavolino.arena.bench import PLAYERS, settings
from tavolino.arena.tally import play_series
from tavolino.bots import levels
from tavolino.bots.game_start import GameStart
from tavolino.core.chance import FastChance
from tavolino.core.game import Game, Options
from tavolino.research import Autoreset, VectorGames

CPU_SECONDS = 1.0  # about as long as each half of a pair takes
FEW = 200


class Rate(NamedTuple):
    moves: int
    seconds: float

    def __float__(self) -> float:
        return self.moves / self.seconds


def native(game: Game, options: Options, games: int) -> Rate:
    bots = [levels.make("random", game, FastChance.seeded(1)) for _ in range(PLAYERS)]
    starts = [GameStart(game, options, PLAYERS, seat) for seat in range(PLAYERS)]
    deal = partial(game.new, PLAYERS, options)
    began = time.process_time()
    tally = play_series(deal, game.view, bots, starts, 1, range(games))
    return Rate(tally.moves, time.process_time() - began)


class VectorRun:
    """Goes on where the run before has stopped, so that games are at all stages."""

    def __init__(self, game: Game, options: Options, environments: int) -> None:
        self.games = VectorGames(game, PLAYERS, environments, options=options, seed=1, autoreset=Autoreset.SAME_STEP)
        self.into = self.games.buffers()
        self.actions = np.zeros(environments, np.int64)
        self.choosing = 0.0
        self.games.reset(self.into)

    def run(self, steps: int) -> Rate:
        choosing = 0.0
        began = time.process_time()
        for _ in range(steps):
            before = time.process_time()
            self.games.random_actions(self.actions)
            choosing += time.process_time() - before
            self.games.step(self.actions, self.into)
        seconds = time.process_time() - began
        self.choosing = choosing / seconds
        return Rate(steps * self.games.environments, seconds)


def measure(game: Game, options: Options, environments: int, pairs: int) -> str:
    vector = VectorRun(game, options, environments)
    few = max(1, 50_000 // environments)
    steps = max(few, int(few * CPU_SECONDS / vector.run(few).seconds))
    games = max(FEW, int(FEW * CPU_SECONDS / native(game, options, FEW).seconds))
    alone, side_by_side, ratios, choosing = [], [], [], []
    for number in range(pairs):
        if number % 2:
            fast, many = native(game, options, games), vector.run(steps)
        else:
            many, fast = vector.run(steps), native(game, options, games)
        alone.append(float(fast))
        side_by_side.append(float(many))
        ratios.append(float(many) / float(fast))
        choosing.append(vector.choosing)
    observation, mask = len(vector.games.features), vector.games.moves
    return (
        f"| {game.id} `{msgspec.json.encode(options, order='sorted').decode()[:40]}` | {observation} | {mask} "
        f"| {statistics.median(alone) / 1e6:.2f} | {statistics.median(side_by_side) / 1e6:.2f} "
        f"| {statistics.median(ratios):.0%} ({min(ratios):.0%} to {max(ratios):.0%}) "
        f"| {statistics.median(choosing):.0%} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--environments", type=int, default=4096)
    parser.add_argument("--pairs", type=int, default=7)
    parser.add_argument("--game", help="this one alone")
    parser.add_argument("--defaults", action="store_true", help="without the games' variants")
    chosen = parser.parse_args()
    print(f"{chosen.environments} environments, {PLAYERS} players; moves in millions per CPU-second\n")
    print("| game | observation, bytes | mask, bytes | native | vector | vector / native | choosing actions |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for game, options in settings():
        if chosen.game in (None, game.id) and (not chosen.defaults or options == game.variants()[0]):
            print(measure(game, options, chosen.environments, chosen.pairs), flush=True)


if __name__ == "__main__":
    main()
