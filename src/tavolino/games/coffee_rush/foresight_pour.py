"""What to do with tokens, as a search imagines it: which orders to complete, and what the other cups get. Compiled."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tavolino.games.coffee_rush.state import COUNT, CUPS, FIELD, GUARDS, TABS, Barista, Menu, covers

NONE: Final[i64] = -1
MOST_ORDERS: Final[i64] = 12  # more are looked at only when the first ones are done
MOST_JOBS: Final[i64] = MOST_ORDERS * CUPS
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
class PourPlanner:
    """The best use of tokens for one barista. A *job* is a cup for an order: `cup * orders + order`."""

    def __init__(self, menu: Menu, barista: Barista, taste: Taste, orders: list[i64]) -> None:
        self.orders: list[i64] = orders[:MOST_ORDERS]
        self.count: i64 = len(self.orders)
        self.need: vec[i64] = vec[i64]([0] * MOST_JOBS)  # a stock
        self.empties: vec[i64] = vec[i64]([0] * MOST_JOBS)  # 1: first of all, since something does not belong
        self.kept: vec[i64] = vec[i64]([0] * MOST_JOBS)  # tokens that are in the cup already
        self.loss: vec[float] = vec[float]([0.0] * MOST_JOBS)
        self.done: vec[float] = vec[float]([0.0] * MOST_JOBS)
        self.under_way: vec[float] = vec[float]([0.0] * MOST_JOBS)
        self.alike: vec[i64] = vec[i64]([0] * CUPS)  # 1: as the cup before it
        # the plan that is being tried, and the best so far; by cup
        self.serves: vec[i64] = vec[i64]([NONE] * CUPS)  # places in `orders`
        self.aims: vec[i64] = vec[i64]([NONE] * CUPS)  # the same, of orders that are under way
        self.pours: vec[i64] = vec[i64]([0] * CUPS)  # stocks
        self.best_worth = NOTHING_YET
        self.best_serves: vec[i64] = vec[i64]([NONE] * CUPS)
        self.best_aims: vec[i64] = vec[i64]([NONE] * CUPS)
        self.best_pours: vec[i64] = vec[i64]([0] * CUPS)
        for cup in range(CUPS):
            content = barista.cup(cup)
            if cup > 0 and content == barista.cup(cup - 1):
                self.alike[cup] = 1
            for place in range(self.count):
                self.add_job(menu, taste, content, self.orders[place], cup * self.count + place)

    def add_job(self, menu: Menu, taste: Taste, content: i64, order: i64, job: i64) -> None:
        drink = menu.drinks[order // TABS]
        tab = order % TABS
        fits = covers(drink.recipe, content)
        loss = 0.0 if fits else taste.lost_token * float(content % COUNT)
        done = taste.served + taste.per_tab * float(tab) - loss
        if tab == TABS - 1:
            done += taste.last_chance
        if drink.specialty:
            done += taste.specialty
        self.need[job] = drink.recipe - content if fits else drink.recipe
        self.empties[job] = 0 if fits else 1
        self.loss[job] = loss
        self.kept[job] = content % COUNT if fits else 0
        self.done[job] = done
        tokens = float(drink.recipe % COUNT)
        if tab < TABS - 1:
            self.under_way[job] = (taste.progress + taste.progress_per_tab * float(tab)) / (tokens * tokens)

    def bound(self, held: i64) -> float:
        """No use of these tokens is worth more: the best job of every cup, as if the others needed nothing."""
        total = 0.0
        best = 0.0
        for cup in range(CUPS):
            if self.alike[cup] == 0:
                best = 0.0
                for place in range(self.count):
                    best = max(best, self.job_worth(cup * self.count + place, held))
            total += best
        return total

    def job_worth(self, job: i64, held: i64) -> float:
        need = self.need[job]
        if covers(held, need):
            return self.done[job]
        return self.progress(job, common(held, need))

    def progress(self, job: i64, poured: i64) -> float:
        there = float(self.kept[job] + poured % COUNT)
        return there * there * self.under_way[job] - self.loss[job]

    def find_best(self, held: i64) -> None:
        self.best_worth = NOTHING_YET
        self.complete(held, 0, 0.0)

    def complete(self, held: i64, cup: i64, worth: float) -> None:
        """Every choice of orders that can be completed together; what is left goes into the other cups."""
        if cup == CUPS:
            self.pour_rest(held, worth)
            return
        self.serves[cup] = NONE
        self.complete(held, cup + 1, worth)
        for place in range(self.first_place(cup), self.count):
            job = cup * self.count + place
            need = self.need[job]
            if covers(held, need) and not self.is_taken(place, cup):
                self.serves[cup] = place
                self.complete(held - need, cup + 1, worth + self.done[job])
        self.serves[cup] = NONE

    def first_place(self, cup: i64) -> i64:
        """Cups that are alike are filled in one order only."""
        if self.alike[cup] == 0:
            return 0
        before = self.serves[cup - 1]
        return self.count if before == NONE else before + 1

    def is_taken(self, place: i64, before: i64) -> bool:
        """By a cup before this one."""
        found = False
        for cup in range(before):
            found = found or self.serves[cup] == place
        return found

    def pour_rest(self, held: i64, worth: float) -> None:
        for cup in range(CUPS):
            self.aims[cup] = NONE
            self.pours[cup] = 0
            if self.serves[cup] != NONE:
                self.pours[cup] = self.need[cup * self.count + self.serves[cup]]
            else:
                worth += self.aim(cup, held)
                held -= self.pours[cup]
        if worth > self.best_worth:
            self.best_worth = worth
            for cup in range(CUPS):
                self.best_serves[cup] = self.serves[cup]
                self.best_aims[cup] = self.aims[cup]
                self.best_pours[cup] = self.pours[cup]

    def aim(self, cup: i64, held: i64) -> float:
        """Fills a cup for the order that gains most by it; returns how much."""
        gain = 0.0
        for place in range(self.count):
            job = cup * self.count + place
            if self.under_way[job] > 0.0 and not self.is_aim(place, cup):
                poured = common(held, self.need[job])
                found = self.progress(job, poured)
                if found > gain:
                    gain = found
                    self.aims[cup] = place
                    self.pours[cup] = poured
        return gain

    def is_aim(self, place: i64, before: i64) -> bool:
        """Whether another cup is for this order: one that is served now, or one before this that is under way."""
        found = False
        for cup in range(CUPS):
            found = found or self.serves[cup] == place or (cup < before and self.aims[cup] == place)
        return found

    def write(self, empties: list[bool], pours: list[i64], serves: list[i64]) -> None:
        """The best plan, by cup."""
        for cup in range(CUPS):
            served = self.best_serves[cup]
            aim = self.best_aims[cup] if served == NONE else served
            pours[cup] = self.best_pours[cup]
            if aim != NONE and pours[cup] != 0:
                empties[cup] = self.empties[cup * self.count + aim] == 1
            if served != NONE:
                serves[cup] = self.orders[served]


def common(stock: i64, need: i64) -> i64:
    """What a stock has of what is needed, for each ingredient the smaller of both counts."""
    enough = (((stock | GUARDS) - need) & GUARDS) >> (FIELD - 1)
    whole_fields = enough * COUNT
    return (need & whole_fields) | (stock & ~whole_fields)
