"""A whole turn at once: every walk, and for each the best use of what it gathers. Compiled.

This is how everybody plays in a search's imagination, so that it has to be quick: some ten thousand turns a second.
"""

from typing import Final, final

from mypy_extensions import i64

from tavolino.games.coffee_rush.foresight_walks import LONGEST, step_of, walks
from tavolino.games.coffee_rush.rules import Rush
from tavolino.games.coffee_rush.rules_board import around, meeples_but, tokens_of
from tavolino.games.coffee_rush.rules_codes import END, FIRST_EMPTY, FIRST_GO, FIRST_MEEPLE, FIRST_POUR, FIRST_SERVE
from tavolino.games.coffee_rush.state import (
    BOARD,
    CELLS,
    COUNT,
    CUPS,
    DIAGONAL,
    FIELD,
    FREE_STEPS,
    GUARDS,
    KINDS,
    NOBODY,
    TABS,
    Barista,
    count,
    covers,
    portion,
)

NONE: Final[i64] = -1
MOST_ORDERS: Final[i64] = 12  # more are looked at only when the first ones are done
NOTHING_YET: Final = -1e9


@final
class Taste:
    """What is worth how much, in tenths of an order served."""

    def __init__(
        self,
        served: float = 10.0,
        per_tab: float = 2.0,
        last_chance: float = 4.0,
        specialty: float = 1.5,
        progress: float = 5.0,
        progress_per_tab: float = 1.0,
        lost_token: float = 0.6,
        rush_token: float = 2.5,
        middle: float = 0.1,
    ) -> None:
        self.served = served  # on the first tab
        self.per_tab = per_tab  # more for each tab further down: it would be late sooner
        self.last_chance = last_chance  # and more on the last tab, where it would be a penalty at once
        self.specialty = specialty  # the Rush token that comes with it
        self.progress = progress  # a cup that is nearly an order
        self.progress_per_tab = progress_per_tab
        self.lost_token = lost_token  # poured away with a cup
        self.rush_token = rush_token  # kept for later
        self.middle = middle  # each way on from where the turn ends


@final
class PlannedTurn:
    """One way to play a turn, and what it is worth at a first glance."""

    __slots__ = ("empties", "length", "path", "pours", "serves", "which", "worth")

    def __init__(self, worth: float, which: i64, path: i64, length: i64) -> None:
        self.worth = worth
        self.which = which  # meeple
        self.path = path
        self.length = length
        self.empties: list[bool] = [False] * CUPS
        self.pours: list[i64] = [0] * CUPS  # a stock for each cup
        self.serves: list[i64] = [NONE] * CUPS  # orders


@final
class TurnPlanner:
    """Finds the best turns of one seat in one position."""

    def __init__(self, rush: Rush, seat: i64, taste: Taste, most: i64) -> None:
        self.rush = rush
        self.seat = seat
        self.taste = taste
        self.most = most  # turns to be found
        self.turns: list[PlannedTurn] = []  # the best first
        barista = rush.baristas[seat]
        self.orders: list[i64] = barista.orders[:MOST_ORDERS]
        self.need: list[i64] = []  # by cup and order: a stock
        self.empties: list[bool] = []  # the cup must be emptied first, since something in it does not belong
        self.loss: list[float] = []
        self.kept: list[i64] = []  # tokens that are in the cup already
        self.done: list[float] = []
        self.under_way: list[float] = []
        self.tokens: list[i64] = []
        for cup in range(CUPS):
            for order in self.orders:
                self.add_job(barista.cup(cup), order)
        # the plan that is being tried
        self.serves: list[i64] = [NONE] * CUPS  # places in `orders`
        self.best_worth = NOTHING_YET
        self.best_serves: list[i64] = [NONE] * CUPS
        self.best_aims: list[i64] = [NONE] * CUPS  # orders that are under way
        self.best_pours: list[i64] = [0] * CUPS

    def add_job(self, content: i64, order: i64) -> None:
        taste = self.taste
        drink = self.rush.menu.drinks[order // TABS]
        tab = order % TABS
        fits = covers(drink.recipe, content)
        loss = 0.0 if fits else taste.lost_token * float(content % COUNT)
        done = taste.served + taste.per_tab * float(tab) - loss
        if tab == TABS - 1:
            done += taste.last_chance
        if drink.specialty:
            done += taste.specialty
        self.need.append(drink.recipe - content if fits else drink.recipe)
        self.empties.append(not fits)
        self.loss.append(loss)
        self.kept.append(content % COUNT if fits else 0)
        self.tokens.append(drink.recipe % COUNT)
        self.done.append(done)
        progress = taste.progress + taste.progress_per_tab * float(tab)
        self.under_way.append(0.0 if tab == TABS - 1 else progress)

    # ---- walks

    def plan(self) -> list[PlannedTurn]:
        barista = self.rush.baristas[self.seat]
        if self.rush.walker != NOBODY:
            self.walk(barista, self.rush.walker)
        else:
            self.walk(barista, 0)
            self.walk(barista, 1)
        return self.turns

    def walk(self, barista: Barista, which: i64) -> None:
        """All walks of a meeple that has not moved yet."""
        others = meeples_but(self.rush, self.seat, which)
        start = barista.cell(which)
        longest = min(FREE_STEPS + barista.rush, LONGEST)
        doubles = barista.upgrades & ~(1 << DIAGONAL) != 0
        for length in range(1, longest + 1):
            price = self.taste.rush_token * float(max(0, length - FREE_STEPS))
            found = walks(start, length, barista.has(DIAGONAL))
            for number in range(len(found.paths)):
                path = found.paths[number]
                end = step_of(path, length - 1)
                if (others >> end) & 1:
                    continue
                held = found.gathered[number]
                if doubles or not covers(self.rush.supply, held):
                    held = self.gathered(barista, path, length, others)
                bonus = self.taste.middle * float(bits(around(barista, end))) - price
                self.consider(held, bonus, which, path, length)

    def gathered(self, barista: Barista, path: i64, length: i64, others: i64) -> i64:
        """With upgrades, or where the supply is short."""
        held: i64 = 0
        for number in range(length):
            cell = step_of(path, number)
            taken = min(tokens_of(barista, cell, others), count(self.rush.supply - held, BOARD[cell]))
            held += portion(BOARD[cell], taken)
        return held

    def consider(self, held: i64, bonus: float, which: i64, path: i64, length: i64) -> None:
        turns = self.turns
        full = len(turns) >= self.most
        if full and self.bound(held) + bonus <= turns[-1].worth:
            return
        self.best_worth = NOTHING_YET
        self.complete(held, 0, 0.0)
        worth = self.best_worth + bonus
        if full and worth <= turns[-1].worth:
            return
        place: i64 = len(turns)
        while place > 0 and turns[place - 1].worth < worth:
            place -= 1
        turns.insert(place, self.turn(worth, which, path, length))
        if len(turns) > self.most:
            turns.pop()

    def turn(self, worth: float, which: i64, path: i64, length: i64) -> PlannedTurn:
        turn = PlannedTurn(worth, which, path, length)
        for cup in range(CUPS):
            served = self.best_serves[cup]
            aim = self.best_aims[cup] if served == NONE else served
            turn.pours[cup] = self.best_pours[cup]
            if aim != NONE and self.best_pours[cup] != 0:
                turn.empties[cup] = self.empties[cup * len(self.orders) + aim]
            if served != NONE:
                turn.serves[cup] = self.orders[served]
        return turn

    # ---- pouring

    def bound(self, held: i64) -> float:
        """No use of these tokens is worth more: the best job of every cup, as if the others needed nothing."""
        total = 0.0
        orders: i64 = len(self.orders)
        for cup in range(CUPS):
            best = 0.0
            for order in range(orders):
                worth = self.job_worth(cup * orders + order, held)
                if worth > best:
                    best = worth
            total += best
        return total

    def job_worth(self, job: i64, held: i64) -> float:
        if covers(held, self.need[job]):
            return self.done[job]
        poured = common(held, self.need[job])
        share = float(self.kept[job] + poured % COUNT) / float(self.tokens[job])
        return share * share * self.under_way[job] - self.loss[job]

    def complete(self, held: i64, cup: i64, worth: float) -> None:
        """Every choice of orders that can be completed together; what is left goes into the other cups."""
        if cup == CUPS:
            self.pour_rest(held, worth)
            return
        orders: i64 = len(self.orders)
        self.serves[cup] = NONE
        self.complete(held, cup + 1, worth)
        for order in range(orders):
            job = cup * orders + order
            if covers(held, self.need[job]) and not self.is_taken(order, cup):
                self.serves[cup] = order
                self.complete(held - self.need[job], cup + 1, worth + self.done[job])
        self.serves[cup] = NONE

    def is_taken(self, order: i64, before: i64) -> bool:
        """By a cup before this one."""
        taken = False
        for cup in range(before):
            taken = taken or self.serves[cup] == order
        return taken

    def pour_rest(self, held: i64, worth: float) -> None:
        orders: i64 = len(self.orders)
        aims: list[i64] = [NONE] * CUPS
        pours: list[i64] = [0] * CUPS
        for cup in range(CUPS):
            if self.serves[cup] != NONE:
                pours[cup] = self.need[cup * orders + self.serves[cup]]
                continue
            gain = 0.0
            for order in range(orders):
                job = cup * orders + order
                if self.under_way[job] <= 0.0 or self.is_aim(aims, order, cup):
                    continue
                poured = common(held, self.need[job])
                share = float(self.kept[job] + poured % COUNT) / float(self.tokens[job])
                found = share * share * self.under_way[job] - self.loss[job]
                if found > gain:
                    gain = found
                    aims[cup] = order
                    pours[cup] = poured
            held -= pours[cup]
            worth += gain
        if worth > self.best_worth:
            self.best_worth = worth
            self.best_serves = self.serves.copy()
            self.best_aims = aims
            self.best_pours = pours

    def is_aim(self, aims: list[i64], order: i64, before: i64) -> bool:
        """Whether another cup is for this order: one that is served now, or one before this that is under way."""
        found = False
        for cup in range(CUPS):
            found = found or self.serves[cup] == order or (cup < before and aims[cup] == order)
        return found


def common(stock: i64, need: i64) -> i64:
    """What a stock has of what is needed, for each ingredient the smaller of both counts."""
    enough = (((stock | GUARDS) - need) & GUARDS) >> (FIELD - 1)
    whole_fields = enough * COUNT
    return (need & whole_fields) | (stock & ~whole_fields)


def bits(cells: i64) -> i64:
    found: i64 = 0
    for cell in range(CELLS):
        found += (cells >> cell) & 1
    return found


def moves_of(turn: PlannedTurn, rush: Rush, seat: i64) -> list[i64]:
    """The small moves of a turn from its first step on."""
    moves: list[i64] = []
    if rush.walker == NOBODY:
        moves.append(FIRST_MEEPLE + rush.baristas[seat].cell(turn.which))
    for number in range(turn.length):
        moves.append(FIRST_GO + step_of(turn.path, number))
    for cup in range(CUPS):
        if turn.empties[cup]:
            moves.append(FIRST_EMPTY + cup)
    for cup in range(CUPS):
        for ingredient in range(KINDS):
            for _token in range(count(turn.pours[cup], ingredient)):
                moves.append(FIRST_POUR + ingredient * CUPS + cup)
    for cup in range(CUPS):
        if turn.serves[cup] != NONE:
            moves.append(FIRST_SERVE + turn.serves[cup] * CUPS + cup)
    moves.append(END)
    return moves
