"""A café in full swing as data: the ingredient board, the baristas with cups and orders, the supply, the deck.

Tokens are counted eight kinds at a time: a *stock* is one number with six bits per ingredient, so that a whole
cup is compared, moved or put back at once. The highest of the six bits is never used by a count and guards
comparisons (see `covers`).
"""

from typing import Final, Literal, final

from mypy_extensions import i64, mypyc_attr

from tavolino.core.pickling import by_fields
from tavolino.core.state import State

RULES_VERSION: Final[i64] = 1
NOBODY: Final[i64] = -1

# ---- ingredients

Ingredient = Literal["coffee", "milk", "steam", "ice", "chocolate", "caramel", "tea", "water"]
INGREDIENTS: Final[tuple[Ingredient, ...]] = ("coffee", "milk", "steam", "ice", "chocolate", "caramel", "tea", "water")
KINDS: Final[i64] = 8
FIELD: Final[i64] = 6  # bits per ingredient in a stock
COUNT: Final[i64] = 63
GUARDS: Final[i64] = 0b100000_100000_100000_100000_100000_100000_100000_100000
# CR-COMP-2: coffee 18, the seven others 12 each
FULL_SUPPLY: Final[i64] = 0b001100_001100_001100_001100_001100_001100_001100_010010
RUSH_TOKENS: Final[i64] = 15  # CR-COMP-3

# ---- the board, CR-COMP-1: 16 cells, row by row from a1 to d4

CELLS: Final[i64] = 16
BOARD: Final[tuple[i64, ...]] = (
    3, 5, 2, 0,
    0, 1, 3, 7,
    6, 2, 1, 0,
    1, 3, 4, 2,
)  # fmt: skip
CORNERS: Final[i64] = 0b1001_0000_0000_1001  # one bit per cell
SPECIALTIES: Final[i64] = 0b0100_0001_1000_0010  # caramel b1, water d2, tea a3, chocolate c4

# ---- a player's board

CUPS: Final[i64] = 3
TABS: Final[i64] = 4
FREE_STEPS: Final[i64] = 3  # CR-MOVE-2
UPGRADE_PRICE: Final[i64] = 3  # CR-UPG-1
TOO_MANY_PENALTIES: Final[i64] = 5  # CR-END-3

DOUBLE_MEEPLES: Final[i64] = 0
DIAGONAL: Final[i64] = 1
DOUBLE_CORNERS: Final[i64] = 2
DOUBLE_SPECIALTIES: Final[i64] = 3
UPGRADES: Final = ("double-meeples", "diagonal", "double-corners", "double-specialties")

# ---- where a turn stands

PLACE: Final[i64] = 0  # meeples come onto the board
STOCK: Final[i64] = 1  # two players: first ingredients into the cups
UPGRADE: Final[i64] = 2
MOVE: Final[i64] = 3
POUR: Final[i64] = 4
SERVE: Final[i64] = 5
OVER: Final[i64] = 6
PHASES: Final = ("place", "stock", "upgrade", "move", "pour", "serve", "over")


def count(stock: i64, ingredient: i64) -> i64:
    """How many tokens of one ingredient there are."""
    return (stock >> (ingredient * FIELD)) & COUNT


def portion(ingredient: i64, tokens: i64) -> i64:
    """A stock of one ingredient alone."""
    return tokens << (ingredient * FIELD)


def kinds_in(stock: i64) -> i64:
    """Which ingredients there are, one bit each."""
    kinds: i64 = 0
    for ingredient in range(KINDS):
        if count(stock, ingredient) > 0:
            kinds |= i64(1) << ingredient
    return kinds


def covers(stock: i64, need: i64) -> bool:
    """Whether a stock has at least what is needed, of every ingredient."""
    return ((stock | GUARDS) - need) & GUARDS == GUARDS


DRINK_FIELDS: Final = ("copies", "id", "is_small", "name", "recipe", "specialty")


@final
@mypyc_attr(acyclic=True)
class Drink:
    """A drink of the menu; its order cards are all alike."""

    __slots__ = DRINK_FIELDS

    def __init__(self, *, id: str, name: str, recipe: i64, copies: i64, specialty: bool, is_small: bool) -> None:
        self.id = id
        self.name = name
        self.recipe = recipe  # a stock
        self.copies = copies
        self.specialty = specialty
        self.is_small = is_small  # Ristretto or Espresso, see CR-OPT-1

    def __reduce__(self) -> tuple[object, ...]:
        return by_fields(self, DRINK_FIELDS)


@final
@mypyc_attr(acyclic=True)
class Menu:
    """The drinks on offer, and whether they are the house's own; a card is known by its drink's place here."""

    __slots__ = ("cards", "drinks", "is_house", "other_cards", "small_cards")

    def __init__(self, drinks: list[Drink], is_house: bool) -> None:
        self.drinks = drinks
        self.is_house = is_house
        # As they lie before a shuffle; every game begins with a copy.
        self.cards: list[i64] = [number for number in range(len(drinks)) for _copy in range(drinks[number].copies)]
        self.small_cards: list[i64] = [card for card in self.cards if drinks[card].is_small]
        self.other_cards: list[i64] = [card for card in self.cards if not drinks[card].is_small]

    def __reduce__(self) -> tuple[object, ...]:
        return Menu, (self.drinks, self.is_house)


BARISTA_FIELDS: Final = (
    "completed", "cup1", "cup2", "cup3", "meeple", "orders", "penalties", "rush", "seat", "second", "upgrades",
)  # fmt: skip


@final
@mypyc_attr(acyclic=True)
class Barista:
    """One player: meeples, cups, orders and what came of them.

    An order is `drink * TABS + tab`, tabs from 0; orders lie from the last tab to the first, on a tab as they came.
    """

    __slots__ = BARISTA_FIELDS

    def __init__(
        self,
        *,
        seat: i64,
        orders: list[i64],
        completed: list[i64],
        penalties: list[i64],
        meeple: i64,
        second: i64,
        cup1: i64,
        cup2: i64,
        cup3: i64,
        rush: i64,
        upgrades: i64,
    ) -> None:
        self.seat = seat
        self.meeple = meeple  # a cell, NOBODY before it is placed
        self.second = second  # with two players
        self.cup1 = cup1
        self.cup2 = cup2
        self.cup3 = cup3
        self.orders = orders
        self.completed = completed  # oldest first
        self.penalties = penalties
        self.rush = rush
        self.upgrades = upgrades  # one bit each

    def clone(self) -> "Barista":
        return Barista(
            seat=self.seat,
            orders=self.orders.copy(),
            completed=self.completed.copy(),
            penalties=self.penalties.copy(),
            meeple=self.meeple,
            second=self.second,
            cup1=self.cup1,
            cup2=self.cup2,
            cup3=self.cup3,
            rush=self.rush,
            upgrades=self.upgrades,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return by_fields(self, BARISTA_FIELDS)

    def has(self, upgrade: i64) -> bool:
        return (self.upgrades >> upgrade) & 1 != 0

    def cup(self, number: i64) -> i64:
        """What a cup holds; cups count from 0 inside."""
        if number == 0:
            return self.cup1
        return self.cup2 if number == 1 else self.cup3

    def fill(self, number: i64, stock: i64) -> None:
        if number == 0:
            self.cup1 = stock
        elif number == 1:
            self.cup2 = stock
        else:
            self.cup3 = stock

    def filled_cups(self) -> i64:
        """Those that hold something, one bit each."""
        filled: i64 = 0
        for number in range(CUPS):
            if self.cup(number) != 0:
                filled |= i64(1) << number
        return filled

    def cell(self, which: i64) -> i64:
        """Where one of the player's meeples stands."""
        return self.meeple if which == 0 else self.second

    def put(self, which: i64, cell: i64) -> None:
        if which == 0:
            self.meeple = cell
        else:
            self.second = cell


CAFE_FIELDS: Final = (
    "baristas", "closed", "deck", "discarded", "held", "less_luck", "menu", "others", "phase", "rules_version", "rush",
    "seat", "served", "several_upgrades", "starter", "starter_named", "steps", "supply", "turns", "upgraded", "walker",
)  # fmt: skip


class Cafe(State):
    """The data of a game."""

    __slots__ = CAFE_FIELDS

    def __init__(
        self,
        *,
        rules_version: i64,
        menu: Menu,
        several_upgrades: bool,
        less_luck: bool,
        starter_named: bool,
        starter: i64,
        baristas: list[Barista],
        supply: i64,
        rush: i64,
        deck: list[i64],
        discarded: list[i64],
        seat: i64,
        phase: i64,
        closed: bool,
        turns: i64,
        upgraded: i64,
        walker: i64,
        others: i64,
        steps: i64,
        held: i64,
        served: i64,
    ) -> None:
        self.rules_version = rules_version
        self.menu = menu
        self.several_upgrades = several_upgrades
        self.less_luck = less_luck
        self.starter_named = starter_named  # by the host, not by chance
        self.starter = starter
        self.closed = closed  # which side of the Starting Player token is up
        self.baristas = baristas  # by seat
        self.supply = supply  # a stock
        self.rush = rush  # tokens in the supply
        self.deck = deck  # drinks; the top card is the last
        self.discarded = discarded  # cards that have left the game
        self.seat = seat  # who must answer
        self.phase = phase
        self.turns = turns  # begun so far
        self.upgraded = upgraded  # upgrades bought this turn
        self.walker = walker  # which of the player's meeples moves this turn, NOBODY while that is open
        self.others = others  # cells of all meeples but the walker, one bit each
        self.steps = steps
        self.held = held  # tokens taken and not yet poured
        self.served = served  # cards completed this turn
