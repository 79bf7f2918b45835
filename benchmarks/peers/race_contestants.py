"""Café Race, ours and the plain versions, four players: `race_contestants.py NAME` answers as speed_loop.py says."""

import sys
from collections.abc import Callable
from functools import partial

import numpy as np
import plain_openspiel
import plain_pettingzoo
from empty_games import EmptyAEC, load_empty
from loops import aec_game, openspiel_game
from speed_loop import Played, games_on_end, serve, steps_on_end

from tavolino.arena.tally import play_series
from tavolino.bots import levels
from tavolino.bots.game_start import GameStart
from tavolino.core.chance import FastChance
from tavolino.core.registry import find
from tavolino.research import Autoreset, VectorGames
from tavolino.research.openspiel import load
from tavolino.research.pettingzoo import env

GAME = "cafe-race"
PLAYERS = 4
GAMES_AT_ONCE = 500  # of the native loop, between two looks at the clock
ENVIRONMENTS = 1024

Play = Callable[[float], Played]


def native() -> Play:
    """Random bots through the public contract, as `tavolino simulate` plays them."""
    game = find(GAME)
    options = game.options_type()
    bots = [levels.make("random", game, FastChance.seeded(1)) for _ in range(PLAYERS)]
    starts = [GameStart(game, options, PLAYERS, seat) for seat in range(PLAYERS)]
    deal = partial(game.new, PLAYERS, options)
    return games_on_end(lambda: play_series(deal, game.view, bots, starts, 1, range(GAMES_AT_ONCE)).moves)


def vector() -> Play:
    games = VectorGames(GAME, PLAYERS, ENVIRONMENTS, seed=1, autoreset=Autoreset.SAME_STEP)
    into = games.buffers()
    actions = np.zeros(ENVIRONMENTS, np.int64)
    games.reset(into)
    return steps_on_end(lambda: games.random_actions(actions), lambda _: games.step(actions, into), ENVIRONMENTS)


CONTESTANTS: dict[str, Callable[[], Play]] = {
    "native": native,
    "vector": vector,
    "aec": lambda: games_on_end(aec_game(env(GAME, players=PLAYERS, raw=True))),
    "aec-wrapped": lambda: games_on_end(aec_game(env(GAME, players=PLAYERS))),
    "openspiel": lambda: games_on_end(openspiel_game(load(GAME, players=PLAYERS))),
    "empty-aec": lambda: games_on_end(aec_game(EmptyAEC())),
    "empty-openspiel": lambda: games_on_end(openspiel_game(load_empty())),
    "plain-openspiel": lambda: games_on_end(openspiel_game(plain_openspiel.load(PLAYERS))),
    "plain-aec": lambda: games_on_end(aec_game(plain_pettingzoo.PlainRaceEnv(PLAYERS))),
    "plain-aec-wrapped": lambda: games_on_end(aec_game(plain_pettingzoo.wrapped(PLAYERS))),
}


if __name__ == "__main__":
    serve(CONTESTANTS[sys.argv[1]]())
