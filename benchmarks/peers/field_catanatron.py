"""catanatron's own game, four of its random players, as speed_loop.py says."""

from itertools import count

from catanatron import Color, Game, RandomPlayer
from speed_loop import games_on_end, serve

SEEDS = count(1)


def play() -> int:
    game = Game([RandomPlayer(color) for color in Color], seed=next(SEEDS))
    game.play()
    return len(game.state.actions)


if __name__ == "__main__":
    serve(games_on_end(play))
