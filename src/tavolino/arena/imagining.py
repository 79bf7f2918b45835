"""What an imagined position costs beside a copy of one, by CPU time: a search makes thousands of both for a move."""

import statistics
import time
from collections.abc import Callable

import msgspec

from tavolino.core.chance import FastChance
from tavolino.core.game import Game, Options
from tavolino.core.state import State

POSITIONS = 60
APART = 7  # moves from one position to the next, so that all phases of a game are among them
REPEATS = 200
ROUNDS = 3  # alternating, so that other load on the machine affects both


class ImaginingCost(msgspec.Struct):
    """Microseconds: medians over positions. Reading the view is done once for all positions imagined from it."""

    clone: float
    read_view: float
    imagine: float
    imagine_per_clone: float


def measure_imagining(game: Game, players: int, options: Options) -> ImaginingCost:
    chance = FastChance.seeded(1)
    clones, readings, draws, ratios = [], [], [], []
    for state in some_positions(game, players, options):
        view = game.view(state, state.next_seat())
        sampler = game.sampler(view)
        clone, draw = alternating(state.clone, lambda: sampler.draw(chance))  # noqa: B023 - called at once
        clones.append(clone)
        draws.append(draw)
        ratios.append(draw / clone)
        readings.append(microseconds(lambda: game.sampler(view), 10))  # noqa: B023 - called at once
    return ImaginingCost(
        clone=statistics.median(clones),
        read_view=statistics.median(readings),
        imagine=statistics.median(draws),
        imagine_per_clone=statistics.median(ratios),
    )


def some_positions(game: Game, players: int, options: Options) -> list[State]:
    """Of random games, in which somebody must answer."""
    found: list[State] = []
    chance = FastChance.seeded(1)
    state = game.new(players, options, chance)
    while len(found) < POSITIONS:
        for _move in range(APART):
            if state.next_seat() < 0:
                state = game.new(players, options, chance)
            seat = state.next_seat()
            state.apply(seat, state.rollout_move(seat, chance), chance, None)
        if state.next_seat() >= 0:
            found.append(state.clone())
    return found


def alternating(one: Callable[[], object], other: Callable[[], object]) -> tuple[float, float]:
    pairs = [(microseconds(one, REPEATS), microseconds(other, REPEATS)) for _ in range(ROUNDS)]
    return min(pair[0] for pair in pairs), min(pair[1] for pair in pairs)


def microseconds(action: Callable[[], object], times: int) -> float:
    began = time.process_time()
    for _ in range(times):
        action()
    return (time.process_time() - began) / times * 1e6
