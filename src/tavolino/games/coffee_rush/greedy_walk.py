"""Where to walk: every way with the steps and a few Rush tokens, judged by what the tokens can do."""

from dataclasses import dataclass

from tavolino.games.coffee_rush.greedy_pour import Counter
from tavolino.games.coffee_rush.rules import Rush
from tavolino.games.coffee_rush.rules_board import around, meeples_but, tokens_of
from tavolino.games.coffee_rush.state import BOARD, CELLS, FREE_STEPS, count, portion

RUSH_STEPS = 2  # how many Rush tokens a plan spends at most
RUSH_TOKEN = 2.5  # what one is worth kept
MIDDLE = 0.1  # a free place from which more can be reached


@dataclass(frozen=True)
class Walk:
    worth: float
    first: int | None  # the first step's cell; None: stay


def best_walk(rush: Rush, which: int, counter: Counter) -> Walk:
    """The best way to go on with one of the player's meeples; the most promising are looked at first."""
    best = Walk(float("-inf"), None)
    for bound, bonus, held, first in sorted(_ends(rush, which, counter), key=lambda end: -end[0]):
        if bound <= best.worth:
            break
        worth = counter.best(held).worth + bonus
        if worth > best.worth:
            best = Walk(worth, first)
    return best


def _ends(rush: Rush, which: int, counter: Counter) -> list[tuple[float, float, int, int | None]]:
    """Where the turn may end: the most it can be worth, what counts besides the tokens held, the first step."""
    barista = rush.baristas[rush.seat]
    others = int(meeples_but(rush, rush.seat, which))
    ways: dict[tuple[int, int], int | None] = {(int(barista.cell(which)), int(rush.held)): None}
    free = max(0, int(FREE_STEPS - rush.steps))
    bounds: dict[int, float] = {}
    ends = []
    for length in range(free + min(int(barista.rush), RUSH_STEPS) + 1):
        if length > 0:
            ways = _one_step_more(rush, ways, others)
        elif rush.steps == 0:
            continue
        price = RUSH_TOKEN * max(0, length - free)
        for (cell, held), first in ways.items():
            if not (others >> cell) & 1:
                if held not in bounds:
                    bounds[held] = counter.bound(held)
                bonus = MIDDLE * int(around(barista, cell)).bit_count() - price
                ends.append((bounds[held] + bonus, bonus, held, first))
    return ends


def _one_step_more(
    rush: Rush, ways: dict[tuple[int, int], int | None], others: int
) -> dict[tuple[int, int], int | None]:
    """All places and holdings one step further; ways that come to the same are one."""
    barista = rush.baristas[rush.seat]
    further: dict[tuple[int, int], int | None] = {}
    for (cell, held), first in ways.items():
        reach = around(barista, cell)
        for target in range(CELLS):
            if (reach >> target) & 1:
                left = count(rush.supply - (held - rush.held), BOARD[target])
                taken = min(int(tokens_of(barista, target, others)), int(left))
                there = (target, held + int(portion(BOARD[target], taken)))
                further.setdefault(there, target if first is None else first)
    return further
