"""What is learned, from which games: the part of a training that is the same whoever plays it."""

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from tavolino.bots.training import SelfPlay
from tavolino.bots.value import Entries, PatternValue
from tavolino.core import registry
from tavolino.core.chance import Chance, FastChance
from tavolino.core.encoding import Encoder
from tavolino.core.game import Game, Options
from tavolino.core.pattern import Learning
from tavolino.core.refusal import TavolinoError
from tavolino.core.state import State

FIRST_RATE = 0.15
LAST_RATE = 0.02
FIRST_TRUST = 0.6  # λ; none at the end


class NothingToLearn(TavolinoError):
    """A game whose bots learn nothing, or a training that does not fit what is to be learned."""


class Setup(NamedTuple):
    """Games that are played alike."""

    players: int
    options: Options


@dataclass(frozen=True)
class Training:
    """Everything that the result depends on."""

    game: Game
    learning: Learning
    setups: tuple[Setup, ...]  # they take turns
    games: int
    seed: int
    parts: int = 1  # that learn side by side in each lesson

    def __reduce__(self) -> tuple[object, ...]:
        """For other processes, which have games of their own."""
        told = (self.game.id, self.learning.name, self.setups, self.games, self.seed, self.parts)
        return _unpacked, told


def _unpacked(game: str, name: str, setups: tuple[Setup, ...], games: int, seed: int, parts: int) -> Training:
    found = registry.find(game)
    learning = next(one.learning for one in trainings(found, seed, games) if one.learning.name == name)
    return Training(found, learning, setups, games, seed, parts)


def trainings(game: Game, seed: int, games: int | None = None, parts: int = 1) -> list[Training]:
    """One for each file of weights."""
    shared: dict[str, tuple[Learning, list[Setup]]] = {}
    for options in game.variants():
        for players in game.player_counts:
            learning = game.learning(players, options) if game.fits(players, options) else None
            if learning is not None:
                shared.setdefault(learning.name, (learning, []))[1].append(Setup(players, options))
    if not shared:
        raise NothingToLearn(f"the bots of {game.id} learn nothing: it says of no way to play it what is to be learned")
    return [
        Training(game, learning, tuple(setups), learning.games if games is None else games, seed, parts)
        for learning, setups in shared.values()
    ]


class Lessons(NamedTuple):
    """What some games have taught."""

    entries: bytes  # all weights, then how often each was learned: as they are
    seats: int  # that were judged in all positions
    squares: float  # of errors, added up


class SelfTeaching:
    """Plays games of a training, and keeps what it learns."""

    def __init__(self, training: Training) -> None:
        self.training = training
        first = training.setups[0]
        size = int(PatternValue(self._encoder(first), training.learning.patterns).size)
        self.entries = Entries([0.0] * size)
        self._players = [self._self_play(setup) for setup in training.setups]

    @property
    def weights(self) -> list[float]:
        return list(self.entries.weights)

    def teach(self, numbers: range) -> Lessons:
        for player in self._players:
            player.positions, player.squares = 0, 0.0
        for number in numbers:
            progress = number / self.training.games
            rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** progress
            player = self._players[number % len(self._players)]
            player.play(FastChance.seeded(self.training.seed, number), rate, FIRST_TRUST * (1.0 - progress))
        setups = zip(self._players, self.training.setups, strict=True)
        seats = sum(int(player.positions) * setup.players for player, setup in setups)
        return Lessons(self.entries_as_bytes(), seats, sum(player.squares for player in self._players))

    def _self_play(self, setup: Setup) -> SelfPlay:
        game = self.training.game
        value = PatternValue(self._encoder(setup), self.training.learning.patterns, self.entries)
        if value.size != len(self.entries.weights):
            raise NothingToLearn(f"{self.training.learning.name}: tables of different sizes cannot share their weights")
        deal: Callable[[Chance], State] = partial(game.new, setup.players, setup.options)
        return SelfPlay(deal, game.foresight(), value)

    def _encoder(self, setup: Setup) -> Encoder:
        return self.training.game.encoder(setup.players, setup.options)

    # ---- as bytes, which every process reads alike

    def entries_as_bytes(self) -> bytes:
        numbers = array("d", self.entries.weights)
        numbers.extend(self.entries.lessons)
        return numbers.tobytes()

    def entries_from(self, told: bytes) -> None:
        numbers = array("d", told)
        size = len(self.entries.weights)
        for place in range(size):
            self.entries.weights[place] = numbers[place]
            self.entries.lessons[place] = numbers[size + place]
