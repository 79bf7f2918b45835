"""The plain versions of Café Race that ours is measured beside (benchmarks/peers) are the same game: from the same dice
and thrusts come the same cells and cups after every move, and the same winners."""

import random
from collections.abc import Callable, Iterator

import pyspiel
import pytest
from pettingzoo import AECEnv
from pettingzoo.test import api_test
from plain_openspiel import PlainRaceState, load
from plain_pettingzoo import PlainRaceEnv, wrapped
from plain_rules import PlainRace, shares

from tavolino.core.chance import Chance, FastChance
from tavolino.core.estimate import outcome
from tavolino.core.registry import find
from tavolino.core.state import State

GAMES = 60
TEMPERS = ((1, 6), (1, 2), (5, 6))  # any thrust, careful, bold: so that rare things happen, too

Standing = tuple[list[int], list[int], list[float]]  # cells, tokens, shares of the victory beyond what was fair


def ours(players: int, thrusts: random.Random, chance: Chance) -> Iterator[tuple[Standing, int]]:
    """After each move, with the thrust that was chosen."""
    game = find("cafe-race")
    race = game.new(players, game.options_type(), chance)
    while race.next_seat() >= 0:
        seat = race.next_seat()
        thrust = thrusts.randint(*TEMPERS[seat % len(TEMPERS)])
        race.apply(seat, thrust - 1, chance, None)
        yield standing(race, players), thrust


def standing(race: State, players: int) -> Standing:
    position = find("cafe-race").position(race)
    over = race.next_seat() < 0
    told = [share - 1 / players for share in outcome(race)] if over else [0.0] * players
    return list(position["cells"]), list(position["tokens"]), told


def plain_race(players: int, roll: Callable[[], int]) -> Callable[[int, int], Standing]:
    race = PlainRace(players, roll)

    def choose(seat: int, thrust: int) -> Standing:
        race.choose(seat, thrust)
        told = shares(race.cells, race.tokens) if race.over else [0.0] * players
        return race.cells, race.tokens, told

    return choose


def plain_openspiel(players: int, roll: Callable[[], int]) -> Callable[[int, int], Standing]:
    state = load(players).new_initial_state()
    assert isinstance(state, PlainRaceState)

    def roll_all() -> None:
        while state.is_chance_node():
            state.apply_action(roll() - 1)

    def choose(seat: int, thrust: int) -> Standing:
        roll_all()
        assert state.current_player() == seat
        state.apply_action(thrust - 1)
        while state.is_chance_node() and state.stage > 1:  # the dice of the next round are rolled with its first move
            state.apply_action(roll() - 1)
        return state.cells, state.tokens, state.returns()

    return choose


@pytest.mark.parametrize("begin", [plain_race, plain_openspiel])
def test_the_plain_versions_agree_after_every_move(begin: Callable[..., Callable[[int, int], Standing]]) -> None:
    for number in range(GAMES):
        assert agree(begin, number, FastChance.seeded(3, number).die)


@pytest.mark.parametrize("begin", [plain_race, plain_openspiel])
def test_another_die_is_noticed(begin: Callable[..., Callable[[int, int], Standing]]) -> None:
    """The control."""
    same = FastChance.seeded(3, 0)
    assert not agree(begin, 0, lambda: same.die() % 6 + 1)


def agree(begin: Callable[..., Callable[[int, int], Standing]], number: int, roll: Callable[[], int]) -> bool:
    players = 3 + number % 4
    choose = begin(players, roll)
    moves = ours(players, random.Random(number), FastChance.seeded(3, number))
    for place, (expected, thrust) in enumerate(moves):
        cells, tokens, told = choose(place % players, thrust)
        if (cells, tokens) != expected[:2] or told != pytest.approx(expected[2]):
            return False
    return True


@pytest.mark.filterwarnings("default")  # PettingZoo does not expect observations that are dictionaries
@pytest.mark.parametrize("env", [PlainRaceEnv(4), wrapped(3)])
def test_they_pass_the_test_of_pettingzoo(env: AECEnv) -> None:
    api_test(env, num_cycles=200)


def test_they_pass_the_test_of_openspiel() -> None:
    pyspiel.random_sim_test(load(4), num_sims=3, serialize=False, verbose=False)
