"""How a search sees a turn of Coffee Rush: whole turns, all of them legal, the best-looking first."""

import pytest

from tavolino.core.chance import FastChance, ScriptedChance
from tavolino.core.foresight import Foresight
from tavolino.core.game import Options
from tavolino.core.registry import find
from tavolino.core.state import State
from tavolino.games.coffee_rush.foresight import BEGINNERS, RushForesight
from tavolino.games.coffee_rush.foresight_turn import PlannedTurn, TurnPlanner, moves_of
from tavolino.games.coffee_rush.foresight_walks import step_of, walks
from tavolino.games.coffee_rush.rules import Rush
from tavolino.games.coffee_rush.rules_codes import FIRST_SERVE
from tavolino.games.coffee_rush.state import BOARD, DIAGONAL, DOUBLE_CORNERS, count

RUSH = find("coffee-rush")
SETTINGS = [(players, options) for options in RUSH.variants() for players in RUSH.player_counts]


def played_by_plans(players: int, options: Options, seed: int) -> list[State]:
    """A game to its end, every position between two turns, those of the set-up included; and its end."""
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
    for state in played_by_plans(players, options, 3)[8:-1:2]:
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


def planned(state: Rush, seat: int, most: int) -> list[PlannedTurn]:
    return TurnPlanner(state, seat, RushForesight().taste_of(state), state.baristas[seat].orders, most).plan()


def test_the_best_looking_turn_comes_first() -> None:
    for state in played_by_plans(4, RUSH.options_type(), 8)[4:-1:5]:
        assert isinstance(state, Rush)
        seat = state.next_seat()
        worth = [turn.worth for turn in planned(state, seat, 6)]
        assert worth == sorted(worth, reverse=True)
        alone = planned(state, seat, 1)
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


@pytest.mark.parametrize(("players", "options"), SETTINGS, ids=str)
def test_a_turn_that_has_begun_is_planned_to_its_end(players: int, options: Options) -> None:
    """From every small move on, whoever has made those before."""
    foresight = RUSH.foresight()
    chance = FastChance.seeded(6)
    begun = 0
    for state in played_by_plans(players, options, 4)[9:-1:6]:
        seat = state.next_seat()
        while True:
            legal = state.legal_moves(seat)
            state.apply(seat, legal[chance.pick(len(legal))], chance, None)
            if foresight.settled(state):
                break
            for moves in foresight.turns(state, seat, 2):
                assert illegal(state.clone(), seat, moves, foresight) == []
                begun += 1
    assert begun > 12


def test_the_rest_of_the_best_turn_is_still_the_best() -> None:
    for state in played_by_plans(4, RUSH.options_type(), 7)[6:-1:5]:
        foresight, seat = RUSH.foresight(), state.next_seat()
        assert isinstance(state, Rush)
        before = planned(state, seat, 1)[0].worth
        (moves,) = foresight.turns(state, seat, 1)
        state.apply(seat, moves[0], FastChance.seeded(1), None)
        assert planned(state, seat, 1)[0].worth > before - 0.001


@pytest.mark.parametrize(("players", "options"), SETTINGS, ids=str)
def test_a_beginner_plays_whole_legal_turns(players: int, options: Options) -> None:
    foresight, chance = RUSH.foresight(), FastChance.seeded(3)
    for state in played_by_plans(players, options, 5)[8:-1:4]:
        seat = state.next_seat()
        moves = foresight.beginners_turn(state, seat, chance)
        assert illegal(state.clone(), seat, moves, foresight) == []


def test_a_beginner_forgets_things_but_does_nothing_at_random() -> None:
    """Who overlooks nothing takes the best turn there is for beginners; and something is overlooked, now and then."""
    forgot = 0
    for state in played_by_plans(4, RUSH.options_type(), 6)[8:-1:2]:
        seat = state.next_seat()
        assert isinstance(state, Rush)
        best = TurnPlanner(state, seat, BEGINNERS, state.baristas[seat].orders, 1).plan()[0]
        best_moves = moves_of(best, state, seat)
        assert RUSH.foresight().beginners_turn(state, seat, ScriptedChance([99] * 40)) == best_moves
        forgot += RUSH.foresight().beginners_turn(state, seat, FastChance.seeded(state.turns)) != best_moves
    assert forgot > 2


def test_no_two_planned_turns_come_to_the_same() -> None:
    for state in played_by_plans(4, RUSH.options_type(), 9)[4:-1:5]:
        seat = state.next_seat()
        ends = []
        for moves in RUSH.foresight().turns(state, seat, 8):
            after = state.clone()
            for move in moves:
                after.apply(seat, move, FastChance.seeded(1), None)
            ends.append(str(RUSH.position(after)))
        assert len(set(ends)) == len(ends)


def test_a_walk_gathers_one_token_of_every_cell_that_it_enters() -> None:
    for by_cells in (False, True):
        found = walks(5, 3, False, by_cells)
        assert len(found.paths) == found.first[-1] > 10
        for group, stock in enumerate(found.stocks):
            for path in found.paths[found.first[group] : found.first[group + 1]]:
                entered = [step_of(path, number) for number in range(3)]
                for kind in range(8):
                    assert count(stock, kind) == sum(BOARD[cell] == kind for cell in entered)
