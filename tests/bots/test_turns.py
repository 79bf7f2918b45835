"""Search among whole turns: the better one is found, the budget kept, and the same seed thinks the same."""

from tavolino.bots.budget import Budget
from tavolino.bots.turns import TriedTurn, TurnSearch
from tavolino.core.chance import Chance, FastChance
from tavolino.core.foresight import Foresight
from tavolino.core.registry import find
from tavolino.core.state import State
from tavolino.games.coffee_rush.rules import Rush
from tavolino.games.coffee_rush.rules_codes import FIRST_SERVE

RUSH = find("coffee-rush")


def between_turns(seed: int, turns: int) -> Rush:
    chance, foresight = FastChance.seeded(seed), RUSH.foresight()
    state = RUSH.new(4, RUSH.options_type(), chance)
    for _ in range(turns):
        foresight.play_on(state, state.next_seat(), chance)
    assert isinstance(state, Rush)
    return state


def searched(state: Rush, turns: list[list[int]], iterations: int, seed: int = 1) -> list[TriedTurn]:
    seat = state.next_seat()
    search = TurnSearch(RUSH.foresight(), RUSH.sampler(RUSH.view(state, seat)), seat)
    return search.search(turns, Budget(iterations), FastChance.seeded(seed))


def test_to_serve_a_drink_is_better_than_to_leave_it_standing() -> None:
    state = between_turns(2, 12)
    seat = state.next_seat()
    barista = state.baristas[seat]
    barista.cup1 = state.menu.drinks[barista.orders[0] // 4].recipe
    state.closed = True
    (serving,) = RUSH.foresight().turns(state, seat, 1)
    leaving = [move for move in serving if move < FIRST_SERVE]
    assert leaving != serving
    for order in ([serving, leaving], [leaving, serving]):
        best, other = searched(state, order, 40)
        assert best.moves == serving
        assert best.mean() > other.mean()


def test_most_of_the_budget_goes_to_the_best_ones_and_no_more_is_spent() -> None:
    state = between_turns(3, 22)
    turns = RUSH.foresight().turns(state, state.next_seat(), 8)
    found = searched(state, turns, 32)
    tries = [turn.tries for turn in found]
    assert sum(tries) <= 32
    assert tries[0] == tries[1] == max(tries) > min(tries) > 0
    assert sorted(turn.moves for turn in found) == sorted(turns)


def test_the_same_seed_thinks_the_same() -> None:
    state = between_turns(4, 20)
    turns = RUSH.foresight().turns(state, state.next_seat(), 4)
    first, again, other = (
        [(turn.moves, turn.total) for turn in searched(state, turns, 12, seed)] for seed in (5, 5, 6)
    )
    assert first == again != other


class Watching(Foresight):
    """Plays on as the café does, and notes in which turn positions are judged."""

    def __init__(self) -> None:
        self.known = RUSH.foresight()
        self.judged_in: list[int] = []

    def settled(self, state: State) -> bool:
        return self.known.settled(state)

    def play_on(self, state: State, seat: int, chance: Chance) -> None:
        self.known.play_on(state, seat, chance)

    def prospects(self, state: State) -> list[float]:
        assert isinstance(state, Rush)
        self.judged_in.append(state.turns)
        return self.known.prospects(state)


def test_what_comes_before_the_first_turn_is_no_turn() -> None:
    """Where a meeple is put is judged by what it is good for, when everybody has had a turn: the fifth has begun."""
    state = RUSH.new(4, RUSH.options_type(), FastChance.seeded(6))
    assert isinstance(state, Rush)
    assert state.turns == 0
    seat = state.next_seat()
    watching = Watching()
    search = TurnSearch(watching, RUSH.sampler(RUSH.view(state, seat)), seat, 4)
    search.search(RUSH.foresight().turns(state, seat, 2), Budget(4), FastChance.seeded(1))
    assert watching.judged_in == [5] * 4
