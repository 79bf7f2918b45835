"""Sums of whole numbers: the same in any order, and a shared victory is shared without a rest."""

from functools import reduce
from itertools import permutations
from operator import add

from tavolino.arena.contest import MOST_PLAYERS, WHOLE
from tavolino.arena.deals import PlayedGame
from tavolino.arena.results import BLOCK, ContestResults
from tavolino.arena.span import Span
from tavolino.arena.sums import Sums, sums_of


def game(won: list[int], luck: list[int], points: list[int]) -> PlayedGame:
    return PlayedGame(moves=7, path=0, won=won, points=points, luck=luck)


DEALS = [
    [
        game([60, 0, 0], [5, -3, -2], [9, 1, 2]),
        game([0, 30, 30], [0, 1, -1], [3, 8, 8]),
        game([20] * 3, [0] * 3, [4] * 3),
    ],
    [
        game([0, 60, 0], [1, 1, -2], [1, 9, 2]),
        game([0, 0, 60], [-7, 0, 7], [0, 0, 1]),
        game([60, 0, 0], [0] * 3, [5, 4, 4]),
    ],
    [game([30, 30, 0], [3, 0, -3], [6, 6, 2])] * 3,
]
SIDES = [[0], [1, 2]]


def test_a_victory_can_be_shared_by_any_number_of_players() -> None:
    assert [WHOLE % players for players in range(1, MOST_PLAYERS + 1)] == [0] * MOST_PLAYERS


def test_the_order_in_which_deals_are_added_does_not_matter() -> None:
    each = [sums_of(deal, SIDES) for deal in DEALS]
    assert len({str(reduce(add, order)) for order in permutations(each)}) == 1


def test_sums_are_those_of_games_and_of_deals() -> None:
    first, others = sums_of(DEALS[0], SIDES).sides
    assert (first.won, first.games_squared, first.deals_squared) == (80, 60**2 + 20**2, 80**2)
    assert (first.luck, first.luck_squared, first.won_times_luck) == (5, 25, 400)
    assert (others.won, others.games_squared, others.points) == (100, 60**2 + 40**2, 3 + 16 + 8)


def test_seats_are_counted_whoever_sits_there() -> None:
    """The first place is in seat 0, then in seat 1, then in seat 2."""
    deal = [game([60, 0, 0], [0] * 3, [0] * 3)] * 3
    assert sums_of(deal, SIDES).seats == [60, 60, 60]
    assert sums_of([deal[0], game([0, 0, 60], [0] * 3, [0] * 3), deal[0]], SIDES).seats == [120, 0, 60]


# ---- spans of deals


def one() -> Sums:
    return sums_of(DEALS[0], SIDES)


def test_spans_join_within_their_block_in_any_order() -> None:
    for order in permutations([Span(0, 1), Span(1, 3), Span(3, BLOCK)]):
        known = ContestResults()
        for span in order:
            known.add(span, one())
        assert list(known.spans) == [Span(0, BLOCK)]


def test_blocks_stay_apart() -> None:
    known = ContestResults()
    known.add(Span(BLOCK - 1, BLOCK), one())
    known.add(Span(BLOCK, BLOCK + 1), one())
    assert len(known.spans) == 2


def test_what_is_missing_is_all_that_is_not_there() -> None:
    known = ContestResults()
    known.add(Span(2, 5), one())
    known.add(Span(BLOCK + 3, BLOCK + 4), one())
    missing = [deal for span in known.missing(Span(0, 2 * BLOCK)) for deal in range(span.first, span.beyond)]
    assert missing == [deal for deal in range(2 * BLOCK) if deal not in (2, 3, 4, BLOCK + 3)]
    assert list(ContestResults().missing(Span(0, BLOCK + 1))) == [Span(0, BLOCK), Span(BLOCK, BLOCK + 1)]
    assert list(known.missing(Span(0, 4))) == [Span(0, 2)]
