"""What is good in the café: an estimate of a position, and quick sensible play.

Greedy play plans a whole turn from what lies open: every way to walk, for each the best use of the tokens it
brings. It is asked move by move and plans anew each time; the rest of the best plan is then still the best.
"""

from tavolino.core.chance import Chance
from tavolino.games.coffee_rush.greedy_pour import Counter, tokens_of
from tavolino.games.coffee_rush.greedy_walk import best_walk
from tavolino.games.coffee_rush.imagine import open_table
from tavolino.games.coffee_rush.rules import Rush
from tavolino.games.coffee_rush.rules_board import around
from tavolino.games.coffee_rush.rules_codes import (
    END,
    FIRST_EMPTY,
    FIRST_GO,
    FIRST_MEEPLE,
    FIRST_POUR,
    FIRST_SERVE,
    FIRST_UPGRADE,
    STOP,
)
from tavolino.games.coffee_rush.rules_refusal import can_upgrade
from tavolino.games.coffee_rush.state import (
    BOARD,
    CUPS,
    DIAGONAL,
    DOUBLE_CORNERS,
    DOUBLE_MEEPLES,
    DOUBLE_SPECIALTIES,
    INGREDIENTS,
    MOVE,
    NOBODY,
    PLACE,
    POUR,
    STOCK,
    TABS,
    UPGRADE,
    Barista,
    count,
    covers,
)
from tavolino.games.coffee_rush.view import RushView

BEST_UPGRADES = (DIAGONAL, DOUBLE_CORNERS, DOUBLE_MEEPLES, DOUBLE_SPECIALTIES)
WORTHWHILE = 13  # cards in the deck for each player: with fewer an upgrade comes too late to pay


def greedy(view: RushView, chance: Chance) -> int:
    """The next move of the best turn that can be seen from here."""
    rush = open_table(view)
    barista = rush.baristas[rush.seat]
    if rush.phase == PLACE:
        return _placing(rush, chance)
    if rush.phase == STOCK:
        return _stocking(rush, barista)
    if rush.phase == UPGRADE and can_upgrade(rush, barista) and view.deck >= WORTHWHILE * view.players:
        for upgrade in BEST_UPGRADES:
            if not barista.has(upgrade):
                return FIRST_UPGRADE + upgrade
    counter = Counter(rush.menu, barista)
    if rush.phase in (UPGRADE, MOVE):
        return _walking(rush, barista, counter)
    return _pouring(rush, barista, counter)


def _placing(rush: Rush, chance: Chance) -> int:
    """Onto an ingredient that my orders ask for, with many ways on."""
    wanted = [rush.menu.drinks[order // TABS].recipe for order in rush.baristas[rush.seat].orders]
    barista = rush.baristas[rush.seat]

    def promise(cell: int) -> float:
        asked = sum(1 for recipe in wanted if count(recipe, BOARD[cell]) > 0)
        return asked + 0.5 * int(around(barista, cell)).bit_count() + 0.01 * int(chance.pick(10))

    return max(rush.legal_moves(rush.seat), key=promise)


def _stocking(rush: Rush, barista: Barista) -> int:
    """With two players: the first ingredients together if one order wants both, else apart."""
    pour = int(rush.legal_moves(rush.seat)[0])
    together = barista.cup1 + rush.held
    is_wanted = any(covers(rush.menu.drinks[order // TABS].recipe, together) for order in barista.orders)
    return pour if is_wanted or barista.cup1 == 0 else pour + 1


def _walking(rush: Rush, barista: Barista, counter: Counter) -> int:
    if rush.walker == NOBODY:
        walks = [best_walk(rush, which, counter) for which in (0, 1)]
        which = 0 if walks[0].worth >= walks[1].worth else 1
        return FIRST_MEEPLE + int(barista.cell(which))
    walk = best_walk(rush, int(rush.walker), counter)
    return STOP if walk.first is None else FIRST_GO + walk.first


def _pouring(rush: Rush, barista: Barista, counter: Counter) -> int:
    """Empty what the plan empties, pour what it pours, then serve all that is ready."""
    if rush.phase == POUR:
        for filling in counter.best(int(rush.held)).fillings:
            if filling.empties and barista.cup(filling.cup) != 0 and tokens_of(filling.pours) > 0:
                return FIRST_EMPTY + filling.cup
            for ingredient in range(len(INGREDIENTS)):
                if count(filling.pours, ingredient) > 0:
                    return FIRST_POUR + ingredient * CUPS + filling.cup
    ready = [move for move in rush.legal_moves(rush.seat) if move >= FIRST_SERVE]
    if ready:
        return max(ready, key=lambda move: (move - FIRST_SERVE) // CUPS % TABS)  # the latest first
    return END
