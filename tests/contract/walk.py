"""Random games, position by position, for tests that hold for every game."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from tavolino.core.chance import FastChance
from tavolino.core.game import Game, Options
from tavolino.core.registry import shelf
from tavolino.core.state import State

LONGEST = 100_000  # moves; a random game that is longer will never end


@dataclass(frozen=True)
class Setting:
    """A game, a number of players and options: what every contract test runs on."""

    game: Game
    players: int
    options: Options

    def __str__(self) -> str:
        chosen = [name for name in self.options.__struct_fields__ if getattr(self.options, name)]
        version = [] if self.game.rules_version == type(self.game).rules_version else [f"v{self.game.rules_version}"]
        return "-".join([self.game.id, str(self.players), *chosen, *version])


def settings() -> list[Setting]:
    """By the newest rules in every way, and by each earlier version with its usual options."""
    newest = [
        Setting(game, players, options)
        for game in shelf().values()
        for options in game.variants()
        for players in game.player_counts
        if game.fits(players, options)
    ]
    earlier = [
        Setting(game.of_version(rules), players, game.variants()[0])
        for game in shelf().values()
        for rules in range(1, game.rules_version)
        for players in (game.min_players, game.max_players)
    ]
    return newest + earlier


every_setting = pytest.mark.parametrize("setting", settings(), ids=str)


def walk(setting: Setting, seed: int) -> Iterator[tuple[State, int, int]]:
    """A random game: each position with the seat and move that come next, the last with -1, -1."""
    chance = FastChance.seeded(seed)
    state = setting.game.new(setting.players, setting.options, chance)
    for _ in range(LONGEST):
        waiting = state.to_move()
        if not waiting:
            yield state, -1, -1
            return
        seat = waiting[chance.pick(len(waiting))]
        legal = state.legal_moves(seat)
        move = legal[chance.pick(len(legal))]
        yield state, seat, move
        state.apply(seat, move, chance, None)
    raise AssertionError(f"{setting} did not end within {LONGEST} moves")


def some_positions(setting: Setting, seed: int, at_most: int = 60) -> list[tuple[State, int, int]]:
    """Copies of positions spread over a random game, its end included."""
    whole = [(state.clone(), seat, move) for state, seat, move in walk(setting, seed)]
    step = max(1, len(whole) // at_most)
    return [*whole[:-1:step], whole[-1]]
