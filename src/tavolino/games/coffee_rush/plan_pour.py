"""What to do with the tokens in hand: which cups to fill for which orders, and what that is worth."""

from dataclasses import dataclass
from itertools import product

from tavolino.games.coffee_rush.state import COUNT, CUPS, FIELD, GUARDS, TABS, Barista, Menu, covers

SERVED = 10.0  # an order served, on the first tab
PER_TAB = 2.0  # more for each tab further down: it would be late sooner
LAST_TAB = int(TABS) - 1
LAST_CHANCE = 4.0  # and more on the last tab, where it would be a penalty at once
SPECIALTY = 1.5  # the Rush token that comes with it
PROGRESS = 5.0  # a cup that is nearly an order
LOST_TOKEN = 0.6  # poured away with a cup


@dataclass(frozen=True)
class Filling:
    """One cup's part in a plan: emptied first or not, then filled for an order."""

    cup: int
    pours: int  # a stock
    empties: bool


@dataclass(frozen=True)
class PourPlan:
    worth: float
    fillings: tuple[Filling, ...]


@dataclass(frozen=True)
class Order:
    """An order on a player's board, and what serving it would be worth."""

    recipe: int
    tokens: int
    tab: int
    worth: float


def tokens_of(stock: int) -> int:
    """How many tokens a stock has: the digits of a number in base 64 add up to its remainder by 63."""
    return stock % COUNT


def common(stock: int, need: int) -> int:
    """What a stock has of what is needed, for each ingredient the smaller of both counts."""
    enough = (((stock | GUARDS) - need) & GUARDS) >> (FIELD - 1)
    whole_fields = enough * COUNT
    return (need & whole_fields) | (stock & ~whole_fields)


def orders_of(menu: Menu, barista: Barista) -> list[Order]:
    """The player's orders, equal ones on one tab included as often as they lie there."""
    orders = []
    for order in barista.orders:
        drink, tab = menu.drinks[order // TABS], int(order % TABS)
        worth = SERVED + PER_TAB * tab + (LAST_CHANCE if tab == LAST_TAB else 0) + (SPECIALTY if drink.specialty else 0)
        orders.append(Order(int(drink.recipe), tokens_of(int(drink.recipe)), tab, worth))
    return orders


class Counter:
    """The player's three cups and their orders; finds the best use for any tokens, each only once."""

    def __init__(self, menu: Menu, barista: Barista) -> None:
        self.cups = [int(barista.cup(cup)) for cup in range(CUPS)]
        self.orders = orders_of(menu, barista)
        self._found: dict[int, PourPlan] = {}

    def best(self, held: int) -> PourPlan:
        plan = self._found.get(held)
        if plan is None:
            plan = max(
                (self._with(completions, held) for completions in self._completions(held)),
                key=lambda plan: plan.worth,
            )
            self._found[held] = plan
        return plan

    def _completions(self, held: int) -> list[tuple[tuple[int, int, Filling], ...]]:
        """Every choice of orders that can be completed together: (cup, order, filling) for each."""
        choices: list[list[tuple[int, int, Filling] | None]] = []
        for cup, content in enumerate(self.cups):
            own: list[tuple[int, int, Filling] | None] = [None]
            for number, order in enumerate(self.orders):
                fits = covers(order.recipe, content)
                need = order.recipe - content if fits else order.recipe
                if covers(held, need):
                    own.append((cup, number, Filling(cup, need, not fits)))
            choices.append(own)
        together = []
        for chosen in product(*choices):
            completions = tuple(choice for choice in chosen if choice is not None)
            numbers = {number for _cup, number, _filling in completions}
            if len(numbers) == len(completions) and covers(held, sum(own.pours for *_, own in completions)):
                together.append(completions)
        return together

    def _with(self, completions: tuple[tuple[int, int, Filling], ...], held: int) -> PourPlan:
        """A plan that serves these orders and uses what is left for others, the most useful first."""
        worth = 0.0
        fillings = []
        for cup, number, filling in completions:
            worth += self.orders[number].worth - (LOST_TOKEN * tokens_of(self.cups[cup]) if filling.empties else 0)
            fillings.append(filling)
            held -= filling.pours
        cups = [cup for cup in range(CUPS) if all(cup != own for own, *_ in completions)]
        open_orders = [
            number
            for number, order in enumerate(self.orders)
            if order.tab < LAST_TAB and all(number != own for _, own, _ in completions)
        ]
        while cups and open_orders:
            gain, cup, number, filling = max(
                (self._progress(cup, number, held) for cup in cups for number in open_orders),
                key=lambda found: found[0],
            )
            if gain <= 0:
                break
            worth += gain
            fillings.append(filling)
            held -= filling.pours
            cups.remove(cup)
            open_orders.remove(number)
        return PourPlan(worth, tuple(fillings))

    def _progress(self, cup: int, number: int, held: int) -> tuple[float, int, int, Filling]:
        """What a cup is worth on its way to an order, with the tokens that bring it nearer."""
        order = self.orders[number]
        content = self.cups[cup]
        fits = covers(order.recipe, content)
        kept = content if fits else 0
        pours = common(held, order.recipe - kept)
        share = tokens_of(kept + pours) / order.tokens
        loss = 0.0 if fits else LOST_TOKEN * tokens_of(content)
        return share * share * PROGRESS * (1 + 0.2 * order.tab) - loss, cup, number, Filling(cup, pours, not fits)
