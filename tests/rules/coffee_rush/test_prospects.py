"""What is foreseen in the café: short walks with what they gather, and what the cups can still become."""

from contract.walk import Setting, some_positions
from rules.coffee_rush.scene import cafe
from tavolino.core.chance import FastChance
from tavolino.core.registry import find
from tavolino.games.coffee_rush.moves import CELL_NAMES
from tavolino.games.coffee_rush.options import RushOptions
from tavolino.games.coffee_rush.prospects import RushProspects
from tavolino.games.coffee_rush.rules import Rush
from tavolino.games.coffee_rush.rules_codes import FIRST_SERVE, STOP
from tavolino.games.coffee_rush.state import CUPS, FREE_STEPS, INGREDIENTS, POUR, TABS, count

GAME = find("coffee-rush")


def foreseen(state: Rush, seat: int) -> RushProspects:
    found = GAME.prospects(GAME.view(state, seat))
    assert isinstance(found, RushProspects)
    return found


def positions(seed: int) -> list[tuple[Rush, int]]:
    found = []
    for players in (2, 3):
        for state, seat, _move in some_positions(Setting(GAME, players, RushOptions()), seed, at_most=60):
            assert isinstance(state, Rush)
            if seat >= 0:
                found.append((state, seat))
    return found


def test_a_walk_ends_where_it_says_with_what_it_says() -> None:
    texts = GAME.moves(RushOptions())
    made = 0
    for state, seat in positions(61):
        for walk in foreseen(state, seat).walks:
            after = state.clone()
            for move in walk.moves:
                after.apply(seat, texts.code(move), FastChance.seeded(1), None)
            assert CELL_NAMES[after.baristas[seat].cell(after.walker)] == walk.to
            gathered = [count(after.held, kind) - count(state.held, kind) for kind in range(len(INGREDIENTS))]
            assert gathered == list(walk.gathers.counts())
            assert after.refusal(seat, STOP) is None
            assert after.baristas[seat].rush == state.baristas[seat].rush
            made += 1
    assert made > 100


def test_every_cell_within_the_free_steps_where_one_may_stay_is_shown() -> None:
    texts = GAME.moves(RushOptions())
    for state, seat in positions(62):
        ends, within = [state], set[str]()
        for _step in range(FREE_STEPS - state.steps):
            further = []
            for before in ends:
                for move in before.legal_moves(seat):
                    if not texts.text(move).startswith(("go", "meeple")):
                        continue
                    after = before.clone()
                    after.apply(seat, move, FastChance.seeded(1), None)
                    picks = [after] if texts.text(move).startswith("go") else _first_steps(after, seat)
                    further += picks
            ends = further
            within |= {_cell(after, seat) for after in ends if after.refusal(seat, STOP) is None}
        started = {CELL_NAMES[cell] for cell in (state.baristas[seat].meeple, state.baristas[seat].second) if cell >= 0}
        shown = {walk.to for walk in foreseen(state, seat).walks}
        assert within - started <= shown <= within | started


def _first_steps(picked: Rush, seat: int) -> list[Rush]:
    found = []
    for move in picked.legal_moves(seat):
        if GAME.moves(RushOptions()).text(move).startswith("go"):
            after = picked.clone()
            after.apply(seat, move, FastChance.seeded(1), None)
            found.append(after)
    return found


def _cell(state: Rush, seat: int) -> str:
    return CELL_NAMES[state.baristas[seat].cell(state.walker)]


def test_ways_to_one_cell_differ_in_what_they_gather() -> None:
    scene = cafe(3, meeples=(("a1",), ("d4",), ("d1",)))
    state = scene.match.state
    assert isinstance(state, Rush)
    ways = [walk for walk in foreseen(state, 0).walks if walk.to == "b2"]
    assert [walk.path for walk in ways] == [["b1", "b2"], ["a2", "b2"]]
    assert [walk.gathers.named() for walk in ways] == [
        [("milk", 1), ("caramel", 1)],
        [("coffee", 1), ("milk", 1)],
    ]


def test_a_cup_is_ready_for_an_order_that_lacks_nothing() -> None:
    """Compared with the rules: an order can be served exactly if a cup lacks nothing for it."""
    compared = 0
    for state, seat in positions(63):
        if state.phase < POUR:
            continue
        drinks = state.menu.drinks
        for cup in foreseen(state, seat).cups:
            ready = {(one.drink, one.tab) for one in cup.orders if not any(one.missing.counts())}
            legal = {
                (drinks[order // TABS].id, int(order % TABS) + 1)
                for order in state.baristas[seat].orders
                if state.refusal(seat, FIRST_SERVE + order * CUPS + cup.cup - 1) is None
            }
            assert ready == legal
            compared += 1
    assert compared > 20


def test_a_cup_with_too_much_fits_no_order() -> None:
    scene = cafe(3, cups={0: ["tea tea tea tea", "coffee", ""]}, tabs={0: {1: ["espresso"]}})
    state = scene.match.state
    assert isinstance(state, Rush)
    first, second, _ = foreseen(state, 0).cups
    assert first.orders == []
    assert [one.drink for one in second.orders] == ["espresso"]
