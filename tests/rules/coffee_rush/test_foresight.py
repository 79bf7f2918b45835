"""How a search sees a turn of Coffee Rush: whole turns, all of them legal, the best-looking first."""

import pytest

from tavolino.core.chance import FastChance
from tavolino.core.foresight import Foresight
from tavolino.core.game import Options
from tavolino.core.registry import find
from tavolino.core.state import State
from tavolino.games.coffee_rush.foresight import taste_of
from tavolino.games.coffee_rush.foresight_turn import TurnPlanner
from tavolino.games.coffee_rush.foresight_walks import step_of, walks
from tavolino.games.coffee_rush.rules import Rush
from tavolino.games.coffee_rush.rules_codes import FIRST_SERVE
from tavolino.games.coffee_rush.state import BOARD, DIAGONAL, DOUBLE_CORNERS, count

RUSH = find("coffee-rush")
SETTINGS = [(players, options) for options in RUSH.variants() for players in RUSH.player_counts]


def played_by_plans(players: int, options: Options, seed: int) -> list[State]:
    """A game to its end, every position between two turns; and its end."""
    chance, foresight = FastChance.seeded(seed), RUSH.foresight()
    state = RUSH.new(players, options, chance)
    passed = []
    while (seat := state.next_seat()) >= 0:
        passed.append(state.clone())
        foresight.play_on(state, seat, chance)
    return [*passed, state]


def illegal(state: State, seat: int, moves: list[int], foresight: Foresight) -> list[str]:
    """The rules that forbid moves of a planned turn, which must also be over at its end."""
    chance = FastChance.seeded(1)
    for move in moves:
        rule = state.refusal(seat, move)
        if rule is not None:
            return [rule]
        state.apply(seat, move, chance, None)
    return [] if foresight.settled(state) else ["the turn is not over"]


@pytest.mark.parametrize(("players", "options"), SETTINGS, ids=str)
def test_every_planned_turn_is_legal_and_complete(players: int, options: Options) -> None:
    foresight = RUSH.foresight()
    planned = 0
    for state in played_by_plans(players, options, 3)[:-1:2]:
        seat = state.next_seat()
        for moves in foresight.turns(state, seat, 3):
            assert illegal(state.clone(), seat, moves, foresight) == []
            planned += 1
    assert planned > 12


@pytest.mark.parametrize("upgrades", [1 << DIAGONAL, 1 << DOUBLE_CORNERS, 15])
def test_turns_are_planned_with_upgrades_too(upgrades: int) -> None:
    foresight = RUSH.foresight()
    for state in played_by_plans(3, RUSH.options_type(), 5)[3:-1:7]:
        assert isinstance(state, Rush)
        seat = state.next_seat()
        state.baristas[seat].upgrades = upgrades
        for moves in foresight.turns(state, seat, 3):
            assert illegal(state.clone(), seat, moves, foresight) == []


def test_people_who_plan_serve_many_orders() -> None:
    completed = [
        len(barista.completed)
        for seed in range(3)
        for end in [played_by_plans(4, RUSH.options_type(), seed)[-1]]
        if isinstance(end, Rush)
        for barista in end.baristas
    ]
    assert sum(completed) / len(completed) > 4


def test_the_best_looking_turn_comes_first() -> None:
    for state in played_by_plans(4, RUSH.options_type(), 8)[4:-1:5]:
        assert isinstance(state, Rush)
        seat = state.next_seat()
        worth = [turn.worth for turn in TurnPlanner(state, seat, taste_of(state), 6).plan()]
        assert worth == sorted(worth, reverse=True)
        alone = TurnPlanner(state, seat, taste_of(state), 1).plan()
        assert alone[0].worth == worth[0]


def test_a_drink_that_is_ready_is_served_in_the_last_turn() -> None:
    state = played_by_plans(4, RUSH.options_type(), 2)[10]
    assert isinstance(state, Rush)
    seat = state.next_seat()
    barista = state.baristas[seat]
    order = barista.orders[0]
    barista.cup1 = state.menu.drinks[order // 4].recipe
    state.closed = True
    (moves,) = RUSH.foresight().turns(state, seat, 1)
    assert any(move >= FIRST_SERVE for move in moves)


def test_no_turn_is_planned_in_the_midst_of_one() -> None:
    state = played_by_plans(3, RUSH.options_type(), 2)[8]
    foresight, seat = RUSH.foresight(), state.next_seat()
    (moves,) = foresight.turns(state, seat, 1)
    state.apply(seat, moves[0], FastChance.seeded(1), None)
    assert foresight.turns(state, seat, 1) == []


def test_a_walk_gathers_one_token_of_every_cell_that_it_enters() -> None:
    found = walks(5, 3, diagonal=False)
    assert len(found.paths) > 10
    for path, stock in zip(found.paths, found.gathered, strict=True):
        entered = [step_of(path, number) for number in range(3)]
        for kind in range(8):
            assert count(stock, kind) == sum(BOARD[cell] == kind for cell in entered)
