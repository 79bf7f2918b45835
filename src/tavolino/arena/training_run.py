"""A training from its first game to its last: what is learned, in which order, and where it is kept meanwhile.

The same seed gives the same bytes, also when a training was stopped and goes on: after every lesson all numbers are
kept as they are.
"""

from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import NamedTuple

from tavolino.arena.whole_file import write_whole
from tavolino.bots.training import SelfPlay
from tavolino.bots.value import Entries, PatternValue
from tavolino.bots.weights import pack
from tavolino.core.chance import Chance, FastChance
from tavolino.core.encoding import Encoder
from tavolino.core.game import Game, Options
from tavolino.core.pattern import Learning
from tavolino.core.refusal import TavolinoError
from tavolino.core.state import State

LESSON = 200  # games
FIRST_RATE = 0.15
LAST_RATE = 0.02
FIRST_TRUST = 0.6  # λ; none at the end


class NothingToLearn(TavolinoError):
    """A game whose bots learn nothing, or a training that does not fit what is to be learned."""


class Setup(NamedTuple):
    """Games that are played alike."""

    players: int
    options: Options


class CurvePoint(NamedTuple):
    """A point of the learning curve."""

    games: int  # so far
    error: float  # root mean square, in winning chance, of what was thought of a position


@dataclass(frozen=True)
class Training:
    """Everything that the result depends on."""

    game: Game
    learning: Learning
    setups: tuple[Setup, ...]  # they take turns
    games: int
    seed: int

    def lessons(self) -> range:
        return range(0, self.games, LESSON)


def trainings(game: Game, seed: int, games: int | None = None) -> list[Training]:
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
        Training(game, learning, tuple(setups), learning.games if games is None else games, seed)
        for learning, setups in shared.values()
    ]


class TrainingRun:
    """A training in a folder, from where it was stopped."""

    def __init__(self, training: Training, folder: Path) -> None:
        self.training = training
        self.kept = folder / f"{training.learning.name}.training"
        self.finished = folder / f"{training.learning.name}.weights"
        first = training.setups[0]
        size = int(PatternValue(self._encoder(first), training.learning.patterns).size)
        self.entries = Entries([0.0] * size)
        self.curve: list[CurvePoint] = []
        if self.kept.exists():
            self._go_on()
        self._players = [self._self_play(setup) for setup in training.setups]

    def run(self, advance: Callable[[int], None]) -> list[CurvePoint]:
        """Learns to the end; `advance` is told of how many games more. Returns the learning curve."""
        advance(len(self.curve) * LESSON)
        for first in self.training.lessons()[len(self.curve) :]:
            self.curve.append(self._teach(range(first, min(first + LESSON, self.training.games))))
            self._keep()
            advance(LESSON)
        write_whole(self.finished, pack(self.training.learning.name, list(self.entries.weights)))
        self.kept.unlink(missing_ok=True)
        return self.curve

    def _teach(self, numbers: range) -> CurvePoint:
        for player in self._players:
            player.positions, player.squares = 0, 0.0
        for number in numbers:
            progress = number / self.training.games
            rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** progress
            player = self._players[number % len(self._players)]
            player.play(FastChance.seeded(self.training.seed, number), rate, FIRST_TRUST * (1.0 - progress))
        setups = zip(self._players, self.training.setups, strict=True)
        seats = sum(int(player.positions) * setup.players for player, setup in setups)
        squares = sum(player.squares for player in self._players)
        return CurvePoint(numbers.stop, (squares / float(seats)) ** 0.5)

    def _self_play(self, setup: Setup) -> SelfPlay:
        game = self.training.game
        value = PatternValue(self._encoder(setup), self.training.learning.patterns, self.entries)
        if value.size != len(self.entries.weights):
            raise NothingToLearn(f"{self.training.learning.name}: tables of different sizes cannot share their weights")
        deal: Callable[[Chance], State] = partial(game.new, setup.players, setup.options)
        return SelfPlay(deal, game.foresight(), value)

    def _encoder(self, setup: Setup) -> Encoder:
        return self.training.game.encoder(setup.players, setup.options)

    # ---- stopping and going on

    def _keep(self) -> None:
        numbers = array("d", self.entries.weights)
        numbers.extend(self.entries.lessons)
        for lesson in self.curve:
            numbers.extend(lesson)
        write_whole(self.kept, f"{self._title()}\n".encode() + numbers.tobytes())

    def _title(self) -> str:
        training = self.training
        return f"tavolino-training {training.game.id} {training.learning.name} {training.games} {training.seed}"

    def _go_on(self) -> None:
        title, _, rest = self.kept.read_bytes().partition(b"\n")
        if title.decode("utf-8", "replace") != self._title():
            raise NothingToLearn(f"{self.kept} is of another training: {title.decode('utf-8', 'replace')[:80]!r}")
        numbers = array("d", rest)
        size = len(self.entries.weights)
        lessons = numbers[size : 2 * size]
        self.entries = Entries(list(numbers[:size]))
        for place in range(size):
            self.entries.lessons[place] = lessons[place]
        points = numbers[2 * size :]
        self.curve = [CurvePoint(int(games), error) for games, error in zip(points[::2], points[1::2], strict=True)]


def rows(curve: list[CurvePoint], most: int) -> Iterator[CurvePoint]:
    """Some points of a curve, evenly, with the last one."""
    step = max(1, -(-len(curve) // most))
    for place in range(step - 1, len(curve), step):
        yield curve[place]
