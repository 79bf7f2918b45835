"""What to do with the tokens in hand: which cups to fill for which orders, and what that is worth."""

from dataclasses import dataclass

from tavolino.games.coffee_rush.state import COUNT, CUPS, FIELD, GUARDS, TABS, Barista, Menu, covers

SERVED = 10.0  # an order served, on the first tab
PER_TAB = 2.0  # more for each tab further down: it would be late sooner
LAST_TAB = int(TABS) - 1
LAST_CHANCE = 4.0  # and more on the last tab, where it would be a penalty at once
SPECIALTY = 1.5  # the Rush token that comes with it
PROGRESS = 5.0  # a cup that is nearly an order
LOST_TOKEN = 0.6  # poured away with a cup


@dataclass(frozen=True, slots=True)
class Job:
    """One cup for one order: what is missing, and what it is worth done or half done."""

    cup: int
    order: int  # which of the player's different orders
    empties: bool  # the cup must be emptied first, since something in it does not belong
    need: int  # a stock
    kept: int  # tokens that are in the cup already
    tokens: int  # of the whole order
    done: float
    under_way: float
    loss: float

    def worth(self, poured: int) -> float:
        """What the cup is worth once so much of the need is poured."""
        if poured == self.need:
            return self.done
        share = (self.kept + poured % COUNT) / self.tokens
        return share * share * self.under_way - self.loss


@dataclass(frozen=True, slots=True)
class Filling:
    """One cup's part in a plan: emptied first or not, then filled for an order."""

    cup: int
    pours: int  # a stock
    empties: bool


@dataclass(frozen=True, slots=True)
class PourPlan:
    worth: float
    fillings: tuple[Filling, ...]


def tokens_of(stock: int) -> int:
    """How many tokens a stock has: the digits of a number in base 64 add up to its remainder by 63."""
    return stock % COUNT


def common(stock: int, need: int) -> int:
    """What a stock has of what is needed, for each ingredient the smaller of both counts."""
    enough = (((stock | GUARDS) - need) & GUARDS) >> (FIELD - 1)
    whole_fields = enough * COUNT
    return (need & whole_fields) | (stock & ~whole_fields)


class Counter:
    """The player's three cups and their orders; finds the best use for any tokens, each only once."""

    def __init__(self, menu: Menu, barista: Barista) -> None:
        self.copies = [barista.orders.count(order) for order in dict.fromkeys(barista.orders)]
        self.jobs = [
            [_job(menu, barista, cup, number, order) for number, order in enumerate(dict.fromkeys(barista.orders))]
            for cup in range(CUPS)
        ]
        self._found: dict[int, PourPlan] = {}

    def bound(self, held: int) -> float:
        """No plan is worth more: the best job of every cup, as if the others needed nothing."""
        return sum(
            max(0.0, max((job.worth(common(held, job.need)) for job in jobs), default=0.0)) for jobs in self.jobs
        )

    def best(self, held: int) -> PourPlan:
        plan = self._found.get(held)
        if plan is None:
            plan = max((self._with(done, held) for done in self._completions(held)), key=lambda plan: plan.worth)
            self._found[held] = plan
        return plan

    def _completions(self, held: int) -> list[list[Job]]:
        """Every choice of orders that can be completed together."""
        together: list[list[Job]] = [[]]
        for jobs in self.jobs:
            possible = [job for job in jobs if covers(held, job.need)]
            for chosen in list(together):
                for job in possible:
                    often = sum(1 for other in chosen if other.order == job.order)
                    if often < self.copies[job.order] and covers(held, job.need + sum(one.need for one in chosen)):
                        together.append([*chosen, job])
        return together

    def _with(self, done: list[Job], held: int) -> PourPlan:
        """A plan that completes these orders and uses what is left for others, the most useful first."""
        worth = 0.0
        fillings = []
        copies = list(self.copies)
        cups = set(range(CUPS))
        for job in done:
            worth += job.done
            fillings.append(Filling(job.cup, job.need, job.empties))
            held -= job.need
            copies[job.order] -= 1
            cups.remove(job.cup)
        while cups:
            gain, best, pours = 0.0, None, 0
            for cup in cups:
                for job in self.jobs[cup]:
                    if copies[job.order] > 0 and job.under_way > 0:
                        poured = common(held, job.need)
                        if job.worth(poured) > gain:
                            gain, best, pours = job.worth(poured), job, poured
            if best is None:
                break
            worth += gain
            fillings.append(Filling(best.cup, pours, best.empties))
            held -= pours
            copies[best.order] -= 1
            cups.remove(best.cup)
        return PourPlan(worth, tuple(fillings))


def _job(menu: Menu, barista: Barista, cup: int, number: int, order: int) -> Job:
    drink, tab = menu.drinks[order // TABS], int(order % TABS)
    recipe, content = int(drink.recipe), int(barista.cup(cup))
    fits = covers(recipe, content)
    loss = 0.0 if fits else LOST_TOKEN * tokens_of(content)
    done = SERVED + PER_TAB * tab + (LAST_CHANCE if tab == LAST_TAB else 0) + (SPECIALTY if drink.specialty else 0)
    return Job(
        cup=cup,
        order=number,
        empties=not fits,
        need=recipe - content if fits else recipe,
        kept=tokens_of(content) if fits else 0,
        tokens=tokens_of(recipe),
        done=done - loss,
        under_way=0.0 if tab == LAST_TAB else PROGRESS * (1 + 0.2 * tab),
        loss=loss,
    )
