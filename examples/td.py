"""TD learning on the vector environment, with NumPy alone: expected Sarsa(λ) by self-play.

    python examples/td.py cafe-race      # prints the learning curve
    python examples/td.py coffee-rush --rounds 400 --into weights.npz

One network tells what each move is worth to the seat that must choose: in Café Race its share of the victory, in Coffee
Rush the points that it still makes. All seats learn from their own decisions. The same seed gives the same numbers, on
one machine with the same NumPy.
"""

import argparse
import os
import re
import time
from collections.abc import Callable
from typing import NamedTuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # read by NumPy; sums are the same each time with one thread

import numpy as np
from numpy.typing import NDArray

from tavolino import FastChance, State
from tavolino.bots import levels
from tavolino.bots.bot import Bot
from tavolino.bots.game_start import GameStart
from tavolino.bots.kept_plan import seated
from tavolino.core.outlook import Outlook
from tavolino.research import Autoreset, VectorGames

Floats = NDArray[np.float32]

PLAYERS = {"cafe-race": 4, "coffee-rush": 2}
ROUNDS = {"cafe-race": 1500, "coffee-rush": 1500}
ENVIRONMENTS = 512
STEPS = {"cafe-race": 32, "coffee-rush": 128}  # of all environments, between two lessons
HIDDEN = {"cafe-race": 128, "coffee-rush": 96}
LAMBDA = 0.6
DISCOUNT = {"cafe-race": 1.0, "coffee-rush": 0.98}  # for each own decision
BATCH = 1024
LONGEST = 5_000  # decisions in a game
RATES = (1e-3, 5e-5)  # Adam's, first and last
WARMTHS = {"cafe-race": (0.05, 0.005), "coffee-rush": (0.5, 0.1)}  # of the choice while learning, first and last
KINDS = re.compile(r"\b(die \d|cell|tokens|column|row)$")
POINTS = {"completed": 1.0, "penalties": -1.0, "double-meeples": 2.0, "diagonal": 2.0, "double-corners": 2.0}
POINTS["double-specialties"] = 2.0  # CR-SCORE-1


class Network:
    """One hidden layer, and Adam."""

    def __init__(self, inputs: int, hidden: int, outputs: int, random: np.random.Generator) -> None:
        first = random.standard_normal((inputs, hidden)) * np.sqrt(2 / inputs)
        self.weights = [first, np.zeros(hidden), np.zeros((hidden, outputs)), np.zeros(outputs)]
        self.weights = [one.astype(np.float32) for one in self.weights]
        self.means = [np.zeros_like(one) for one in self.weights]
        self.squares = [np.zeros_like(one) for one in self.weights]
        self.lessons = 0

    def hidden(self, inputs: Floats) -> Floats:
        return np.maximum(inputs @ self.weights[0] + self.weights[1], 0)

    def values(self, inputs: Floats) -> Floats:
        return self.hidden(inputs) @ self.weights[2] + self.weights[3]

    def learn(self, inputs: Floats, actions: NDArray[np.int64], targets: Floats, rate: float) -> float:
        """Moves the value of each action towards its target; returns the mean square of what was missing."""
        hidden = self.hidden(inputs)
        rows = np.arange(len(actions))
        missing = np.einsum("ij,ji->i", hidden, self.weights[2][:, actions]) + self.weights[3][actions] - targets
        outputs = np.zeros((len(actions), len(self.weights[3])), np.float32)
        outputs[rows, actions] = np.clip(missing, -1, 1) / len(actions)
        back = (outputs @ self.weights[2].T) * (hidden > 0)
        self._step([inputs.T @ back, back.sum(0), hidden.T @ outputs, outputs.sum(0)], rate)
        return float(np.mean(missing**2))

    def _step(self, slopes: list[Floats], rate: float) -> None:
        self.lessons += 1
        rate *= np.sqrt(1 - 0.999**self.lessons) / (1 - 0.9**self.lessons)
        for weight, mean, square, slope in zip(self.weights, self.means, self.squares, slopes, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            weight -= np.float32(rate) * mean / (np.sqrt(square) + np.float32(1e-8))


def chances(values: Floats, mask: NDArray[np.bool_], warmth: float) -> Floats:
    """Of each move: the better it looks, the likelier; none of those that are illegal."""
    looks = np.where(mask, values / warmth, -np.inf)
    weights = np.exp(looks - looks.max(axis=1, keepdims=True))
    shares: Floats = (weights / weights.sum(axis=1, keepdims=True)).astype(np.float32)
    return shares


def drawn(likely: Floats, random: np.random.Generator) -> NDArray[np.int64]:
    """A move for each row. What is illegal adds nothing to the sum, and so is never where it first gets far enough."""
    sums = likely.cumsum(axis=1)
    far_enough = sums >= (1 - random.random((len(likely), 1), np.float32)) * sums[:, -1:]
    return far_enough.argmax(axis=1)


class Round(NamedTuple):
    """What happened in some steps of all environments; the first axis are steps."""

    seen: NDArray[np.uint8]
    seats: NDArray[np.int8]
    actions: NDArray[np.int64]
    worth: Floats  # of the position, for the seat that must choose
    points: Floats  # that it had, as far as they count as a reward
    ends: NDArray[np.bool_]
    rewards: Floats  # at the end, by seat


class Learner:
    def __init__(self, game: str, players: int, seed: int) -> None:
        self.game, self.players = game, players
        self.games = VectorGames(game, players, ENVIRONMENTS, seed=seed, autoreset=Autoreset.SAME_STEP)
        self.into = self.games.buffers()
        self.games.reset(self.into)
        self.random = np.random.default_rng(seed)
        self.inputs = Inputs(self.games)
        self.own_points = point_weights(self.games) if game == "coffee-rush" else None
        self.network = Network(self.inputs.size, HIDDEN[game], self.games.moves, self.random)
        self.moves = self.finished = 0

    def play(self, warmth: float) -> Round:
        """Some steps of all environments; every seat plays as it has learned so far."""
        rows: list[tuple[NDArray[np.generic], ...]] = []
        for _ in range(STEPS[self.game]):
            seen, seats, mask = self.into.observation.copy(), self.into.to_move.copy(), self.into.mask
            values = self.network.values(self.inputs(seen))
            likely = chances(values, mask, warmth)
            actions = drawn(likely, self.random)
            worth = np.einsum("ij,ij->i", likely, values)
            self.games.step(actions, self.into)
            ends, rewards = self.into.done.copy(), self.rewards()
            rows.append((seen, seats, actions, worth, self.points(seen), ends, rewards))
            self.finished += int(ends.sum())
        self.moves += STEPS[self.game] * ENVIRONMENTS
        return Round(*(np.stack(column) for column in zip(*rows, strict=True)))  # type: ignore[arg-type]

    def points(self, seen: NDArray[np.uint8]) -> Floats:
        """That the seat to move has already."""
        if self.own_points is None:
            return np.zeros(len(seen), np.float32)
        return seen @ self.own_points

    def rewards(self) -> Floats:
        """At the end: of the victory, or all points."""
        if self.own_points is None:
            return self.into.reward.copy()
        return self.into.points.astype(np.float32)

    def targets(self, played: Round) -> tuple[Floats, NDArray[np.bool_]]:
        """What each decision turned out to be worth, as seen from the same seat's next one; the last decision of each
        seat has none yet."""
        places = np.arange(ENVIRONMENTS)
        shape = (ENVIRONMENTS, self.players)
        known, after, worth, had = np.zeros(shape, bool), *(np.zeros(shape, np.float32) for _ in range(3))
        targets, valid = np.zeros_like(played.worth), np.zeros_like(played.ends)
        share = DISCOUNT[self.game]
        for step in reversed(range(len(targets))):
            end = played.ends[step]
            known[end], after[end], worth[end], had[end] = True, 0.0, 0.0, played.rewards[step][end]
            seat = played.seats[step]
            own = (places, seat)
            gained = had[own] - played.points[step]
            returned = gained + share * ((1 - LAMBDA) * worth[own] + LAMBDA * after[own])
            valid[step] = known[own]
            targets[step] = returned
            after[own] = np.where(known[own], returned, played.worth[step])
            worth[own], had[own], known[own] = played.worth[step], played.points[step], True
        return targets, valid

    def learn(self, played: Round, rate: float) -> float:
        targets, valid = self.targets(played)
        seen, actions, wanted = played.seen[valid], played.actions[valid], targets[valid]
        order = self.random.permutation(len(wanted))
        squares = [
            self.network.learn(self.inputs(seen[some]), actions[some], wanted[some], rate)
            for some in np.array_split(order, max(1, len(order) // BATCH))
        ]
        return float(np.mean(squares))


class Inputs:
    """The numbers of an observation, squeezed; and where it matters which number it is and not how large, an input for
    each that it can be."""

    def __init__(self, games: VectorGames) -> None:
        most = [min(max(feature.most, 1), 30) for feature in games.features]  # more is seldom reached
        self.scale = (1 / np.array(most)).astype(np.float32)
        kinds = [place for place, name in enumerate(games.names) if KINDS.search(name)]
        room = [games.features[place].most + 1 for place in kinds]
        self.kinds = np.array(kinds)
        self.firsts = len(most) + np.cumsum([0, *room[:-1]])
        self.size = len(most) + sum(room)

    def __call__(self, seen: NDArray[np.uint8]) -> Floats:
        inputs = np.zeros((len(seen), self.size), np.float32)
        inputs[:, : len(self.scale)] = seen * self.scale
        inputs[np.arange(len(seen))[:, None], self.firsts + seen[:, self.kinds]] = 1
        return inputs


def point_weights(games: VectorGames) -> Floats:
    """How many points each number of the observation stands for."""
    own = [name.removeprefix("me ") if name.startswith("me ") else "" for name in games.names]
    return np.array([POINTS.get(name, 0.0) for name in own], np.float32)


# ---- how good is it?


class Examiner:
    """One seat plays what looks best, bots sit in all others."""

    def __init__(self, learner: Learner, bots: str, games: int, seed: int) -> None:
        self.learner, self.bots, self.games, self.seed = learner, bots, games, seed
        self.game = learner.games.game
        self.options = self.game.options_type()
        self.encoder = self.game.encoder(learner.players, self.options)

    def wins(self) -> float:
        """Its share of the victories; the seats take turns."""
        return sum(self.win(number) for number in range(self.games)) / self.games

    def win(self, number: int) -> float:
        chance, own = FastChance.seeded(self.seed, number), number % self.learner.players
        state = self.game.new(self.learner.players, self.options, chance)
        others = [self.seated(seat, FastChance.seeded(self.seed + 1, number)) for seat in range(self.learner.players)]
        looks = [Outlook(state, seat, self.game.view) for seat in range(self.learner.players)]
        decisions = 0
        random = np.random.default_rng(number)
        while (seat := state.next_seat()) >= 0 and decisions < LONGEST:
            move = self.choose(state, seat, random) if seat == own else others[seat].choose(looks[seat])
            state.apply(seat, move, chance, None)
            decisions += 1
        winners = state.winners()
        return (own in winners) / len(winners) if seat < 0 else 0.0  # a game without end is lost

    def seated(self, seat: int, thoughts: FastChance) -> Bot:
        start = GameStart(self.game, self.options, self.learner.players, seat)
        bot = seated(levels.make(self.bots, self.game, thoughts), start)
        bot.begin(start)
        return bot

    def choose(self, state: State, seat: int, random: np.random.Generator) -> int:
        """As the encoder tells it, which tells no more than the seat may know. Not always what looks best: in Coffee
        Rush a player can go back and forth without end."""
        learner = self.learner
        seen = np.frombuffer(bytes(self.encoder.encoded(state, seat)), np.uint8)[None, :]
        mask = np.zeros((1, learner.games.moves), np.bool_)
        mask[0, list(state.legal_moves(seat))] = True
        likely = chances(learner.network.values(learner.inputs(seen)), mask, WARMTHS[learner.game][1])
        return int(drawn(likely, random)[0])


def between(ends: tuple[float, float], progress: float) -> float:
    return float(ends[0] * (ends[1] / ends[0]) ** progress)


def train(learner: Learner, rounds: int, examine: Callable[[int, float, float], None], every: int) -> None:
    """`examine` gets the round, the CPU-seconds of learning so far, and the error."""
    seconds = 0.0
    for number in range(rounds):
        began = time.process_time()
        played = learner.play(between(WARMTHS[learner.game], number / rounds))
        error = learner.learn(played, between(RATES, number / rounds)) ** 0.5
        seconds += time.process_time() - began
        if (number + 1) % every == 0:
            examine(number + 1, seconds, error)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=["cafe-race", "coffee-rush"])
    parser.add_argument("--players", type=int)
    parser.add_argument("--rounds", type=int, help="of learning")
    parser.add_argument("--points", type=int, default=10, help="of the learning curve")
    parser.add_argument("--games", type=int, default=200, help="for each point of it")
    parser.add_argument("--bots", default="medium", help="that it is measured against")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--into", help="keep the weights, by numpy.savez")
    chosen = parser.parse_args()
    learner = Learner(chosen.game, chosen.players or PLAYERS[chosen.game], chosen.seed)
    examiner = Examiner(learner, chosen.bots, chosen.games, chosen.seed + 1000)

    def examine(number: int, seconds: float, error: float) -> None:
        told = f"{seconds / 60:.1f} | {learner.finished:,} | {learner.moves:,} | {error:.3f} | {examiner.wins():.1%}"
        print(f"| {number} | {told} |", flush=True)

    rounds = chosen.rounds or ROUNDS[chosen.game]
    print(f"| round | CPU-minutes | games | moves | error | wins against `{chosen.bots}` |")
    print("| ---: | ---: | ---: | ---: | ---: | ---: |")
    train(learner, rounds, examine, max(1, rounds // chosen.points))
    if chosen.into:
        np.savez(chosen.into, *learner.network.weights)


if __name__ == "__main__":
    main()
