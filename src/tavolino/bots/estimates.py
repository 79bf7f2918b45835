"""Who judges positions: what was learned of a game, or play-outs where nothing was."""

from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from tavolino.bots.playout import PlayoutEstimator
from tavolino.bots.value import Entries, PatternValue
from tavolino.bots.weights import BadWeights, unpack
from tavolino.core.estimate import Estimator
from tavolino.core.game import Game, Options
from tavolino.core.pattern import Learning

PLAYOUTS = 4  # for each estimate, where nothing was learned


def estimator_of(game: Game, players: int, options: Options) -> Estimator:
    """Everybody's chance of winning, with so many players and these options."""
    learning = game.learning(players, options)
    if learning is None or not weights_file(game, learning).is_file():
        return PlayoutEstimator(game.foresight(), PLAYOUTS)
    entries = _entries(game.package, learning.name)
    value = PatternValue(game.encoder(players, options), learning.patterns, entries)
    if value.size != len(entries.weights):
        raise BadWeights(f"{learning.name}: expected {value.size} weights, not {len(entries.weights)}")
    return value


def has_learned(game: Game) -> bool:
    """Whether there are weights for every way to play it."""
    return all(
        learning is not None and weights_file(game, learning).is_file()
        for options in game.variants()
        for players in game.player_counts
        if game.fits(players, options)
        for learning in [game.learning(players, options)]
    )


def weights_file(game: Game, learning: Learning) -> Traversable:
    return game.weights.joinpath(f"{learning.name}.weights")


@lru_cache(maxsize=32)
def _entries(package: str, name: str) -> Entries:
    return Entries(unpack(name, files(package).joinpath("weights", f"{name}.weights").read_bytes()))
