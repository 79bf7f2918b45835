"""What could happen next in the café, from what a seat knows: short walks with what they gather, and what the cups can
still become."""

from collections.abc import Iterator, Sequence

import msgspec

from tavolino.core.prospects import PlannedWalk, Prospects
from tavolino.core.trial import tried
from tavolino.games.coffee_rush.imagine import open_table
from tavolino.games.coffee_rush.moves import CELL_NAMES, move_table
from tavolino.games.coffee_rush.position_form import Stock
from tavolino.games.coffee_rush.rules import Rush
from tavolino.games.coffee_rush.rules_codes import FIRST_GO, FIRST_MEEPLE, STOP
from tavolino.games.coffee_rush.state import (
    CELLS,
    CUPS,
    FREE_STEPS,
    INGREDIENTS,
    MOVE,
    NOBODY,
    TABS,
    UPGRADE,
    count,
    covers,
)
from tavolino.games.coffee_rush.view import RushView

PLAIN = frozenset({"picked", "stepped", "doubled", "multiplied", "took"})


class RushWalk(PlannedWalk, frozen=True, kw_only=True):
    start: str  # the cell of the meeple
    gathers: Stock


class Becoming(msgspec.Struct, frozen=True):
    """An order that a cup can still become."""

    drink: str
    tab: int
    missing: Stock


class CupProspect(msgspec.Struct, frozen=True):
    cup: int
    orders: list[Becoming]  # fewest ingredients missing first; none: it has to be emptied


class RushProspects(Prospects, frozen=True, kw_only=True):
    walks: Sequence[RushWalk]
    cups: list[CupProspect]  # of this seat


def look_ahead(view: RushView) -> RushProspects:
    if view.seat is None or view.over:
        return RushProspects(walks=[], plain=[], cups=[])
    rush = open_table(view)
    return RushProspects(walks=walks(rush, view.seat), plain=sorted(PLAIN), cups=cups(rush, view.seat))


# ---- walks


def walks(rush: Rush, seat: int) -> list[RushWalk]:
    """The shortest ways to every cell within the free steps, as many as gather different things."""
    if rush.seat != seat or not UPGRADE <= rush.phase <= MOVE:
        return []
    found: list[RushWalk] = []
    for picked, start in _walkers(rush, seat):
        found += _from(rush, seat, picked, start)
    return found


def _walkers(rush: Rush, seat: int) -> Iterator[tuple[list[int], Rush]]:
    """Each meeple that may move: how to pick it, and the position then."""
    if rush.walker != NOBODY:
        yield [], rush
    for cell in range(CELLS):
        if rush.refusal(seat, FIRST_MEEPLE + cell) is None:
            picked = tried(rush, seat, FIRST_MEEPLE + cell, PLAIN)
            if isinstance(picked, Rush):
                yield [int(FIRST_MEEPLE + cell)], picked


def _from(rush: Rush, seat: int, picked: list[int], start: Rush) -> list[RushWalk]:
    """Breadth first: a cell is entered by every way that is no longer than the shortest."""
    own = int(start.baristas[seat].cell(start.walker))
    found: dict[tuple[int, int], RushWalk] = {}  # by the last cell and what is gathered
    reached, ends = {own}, [(picked, start)]
    for _step in range(FREE_STEPS - start.steps):
        further = [
            ([*moves, FIRST_GO + cell], after)
            for moves, before in ends
            for cell in range(CELLS)
            if cell not in reached and before.refusal(seat, FIRST_GO + cell) is None
            if isinstance(after := tried(before, seat, FIRST_GO + cell, PLAIN), Rush)
        ]
        ends = further
        for moves, after in ends:
            cell = moves[-1] - FIRST_GO
            reached.add(cell)
            if after.refusal(seat, STOP) is None:
                found.setdefault((cell, int(after.held)), _walk(rush, own, moves, after))
    return list(found.values())


def _walk(rush: Rush, own: int, moves: list[int], after: Rush) -> RushWalk:
    texts = move_table(tuple(drink.id for drink in rush.menu.drinks))
    path = [CELL_NAMES[move - FIRST_GO] for move in moves if move >= FIRST_GO]
    return RushWalk(
        to=path[-1],
        path=path,
        moves=[texts.text(move) for move in moves],
        start=CELL_NAMES[own],
        gathers=_stock(int(after.held - rush.held)),
    )


def _stock(tokens: int) -> Stock:
    return Stock(**{name: int(count(tokens, kind)) for kind, name in enumerate(INGREDIENTS)})


# ---- cups


def cups(rush: Rush, seat: int) -> list[CupProspect]:
    barista, drinks = rush.baristas[seat], rush.menu.drinks
    return [
        CupProspect(
            cup + 1,
            sorted(
                (
                    Becoming(
                        drinks[order // TABS].id,
                        int(order % TABS) + 1,
                        _stock(int(drinks[order // TABS].recipe - barista.cup(cup))),
                    )
                    for order in barista.orders
                    if covers(drinks[order // TABS].recipe, barista.cup(cup))
                ),
                key=lambda one: (sum(one.missing.counts()), -one.tab, one.drink),
            ),
        )
        for cup in range(CUPS)
    ]
