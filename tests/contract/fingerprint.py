"""Plays the same seeds of every game and prints one hash of all that happened. Run by test_parity.py, both ways."""

import hashlib
import json

import msgspec

from tavolino import sources
from tavolino.core.chance import FastChance
from tavolino.core.event import Log
from tavolino.core.game import Game, Options
from tavolino.core.registry import shelf

GAMES = 6  # of every setting


def course(game: Game, players: int, options: Options, seed: int) -> str:
    """A whole random game: every position, every event, the result."""
    chance = FastChance.seeded(seed, players)
    log = Log()
    state = game.new(players, options, chance, log)
    lines = []
    while waiting := state.to_move():
        seat = waiting[chance.pick(len(waiting))]
        legal = state.legal_moves(seat)
        lines.append(json.dumps([game.position(state), msgspec.to_builtins(log.events), legal]))
        log = Log()
        state.apply(seat, legal[chance.pick(len(legal))], chance, log)
    lines.append(json.dumps([game.position(state), state.scores(), state.winners(), state.measures()]))
    return "\n".join(lines)


def main() -> None:
    courses = hashlib.sha256()
    for game in shelf().values():
        for options in game.variants():
            for players in game.player_counts:
                if game.fits(players, options):
                    for seed in range(GAMES):
                        courses.update(course(game, players, options, seed).encode())
    print(json.dumps({"compiled": sources.compiled(), "courses": courses.hexdigest()}))


if __name__ == "__main__":
    main()
