"""A café in full swing as numbers; features.py says what they mean. All but the order of the deck is open."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tavolino.core.encoding import Encoder, clipped
from tavolino.core.features import Columns
from tavolino.core.state import State
from tavolino.games.coffee_rush.rules import Rush
from tavolino.games.coffee_rush.rules_board import ALL_WAYS, STRAIGHT
from tavolino.games.coffee_rush.rules_refusal import can_upgrade
from tavolino.games.coffee_rush.state import (
    BOARD,
    CELLS,
    COUNT,
    DIAGONAL,
    FIELD,
    KINDS,
    MOVE,
    NOBODY,
    OVER,
    TABS,
    UPGRADE,
    Barista,
    Drink,
    Menu,
    count,
    covers,
)

ORDERS: Final[i64] = 6  # of the observer's are told one by one, the most urgent first
ON_CARD: Final[i64] = 9  # numbers that each order card has, see `printed_on`
ABOUT_ORDER: Final[i64] = 2 + ON_CARD  # numbers about each
MISSING: Final[i64] = 5  # orders are counted by 0, 1, 2, 3, or 4 and more tokens that they still miss


def tokens_in(stock: i64) -> i64:
    """Of all ingredients together."""
    tokens: i64 = 0
    while stock:
        tokens += stock & COUNT
        stock >>= FIELD
    return tokens


def printed_on(drink: Drink) -> bytes:
    """Whether it is a specialty, and the recipe."""
    return bytes([1 if drink.specialty else 0, *[count(drink.recipe, ingredient) for ingredient in range(KINDS)]])


@final
class RushEncoder(Encoder):
    def __init__(self, columns: Columns, players: i64, menu: Menu) -> None:
        super().__init__(columns, players)
        self.recipes: vec[i64] = vec[i64]([drink.recipe for drink in menu.drinks])  # by drink, as all of these
        self.tokens: vec[i64] = vec[i64]([tokens_in(drink.recipe) for drink in menu.drinks])
        self.copies: vec[u8] = vec[u8](bytes([drink.copies for drink in menu.drinks]))
        self.cards: vec[u8] = vec[u8](b"".join([printed_on(drink) for drink in menu.drinks]))
        self.ways = WAYS
        self.ways_with_diagonal = WAYS_WITH_DIAGONAL

    def encode(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        assert isinstance(state, Rush)
        at = self.write_turn(state, state.baristas[seat], row, at)
        at = self.write_unseen(state, row, at)
        for step in range(self.players):
            at = self.write_barista(state, state.baristas[(seat + step) % self.players], row, at)

    def write_turn(self, rush: Rush, observer: Barista, row: vec[u8], at: i64) -> i64:
        at = write_table(rush, row, at)
        at = self.write_ways(observer, observer.meeple, row, at)
        if self.players == 2:
            at = self.write_ways(observer, observer.second, row, at)
        return self.write_orders(observer, row, at)

    def write_ways(self, barista: Barista, cell: i64, row: vec[u8], at: i64) -> i64:
        ways = self.ways_with_diagonal if barista.has(DIAGONAL) else self.ways
        for ingredient in range(KINDS):
            row[at + ingredient] = 0 if cell == NOBODY else u8(ways[cell * KINDS + ingredient])
        return at + KINDS

    def write_orders(self, observer: Barista, row: vec[u8], at: i64) -> i64:
        orders: i64 = len(observer.orders)
        for place in range(ORDERS):
            if place < orders:
                order = observer.orders[place]
                drink = order // TABS
                row[at] = u8(order % TABS + 1)
                row[at + 1] = u8(self.missing(observer, drink))
                for column in range(ON_CARD):
                    row[at + 2 + column] = self.cards[drink * ON_CARD + column]
            else:
                for column in range(ABOUT_ORDER):
                    row[at + column] = 0
            at += ABOUT_ORDER
        return at

    def missing(self, barista: Barista, drink: i64) -> i64:
        """Tokens until the drink is in a cup; what does not belong to it has to be poured away first."""
        recipe = self.recipes[drink]
        poured: i64 = 0
        if covers(recipe, barista.cup1):
            poured = tokens_in(barista.cup1)
        if covers(recipe, barista.cup2):
            poured = max(poured, tokens_in(barista.cup2))
        if covers(recipe, barista.cup3):
            poured = max(poured, tokens_in(barista.cup3))
        return self.tokens[drink] - poured

    def write_unseen(self, rush: Rush, row: vec[u8], at: i64) -> i64:
        """All cards of the menu but those that lie open; the deck itself is not looked at."""
        for drink in range(len(self.copies)):
            row[at + drink] = self.copies[drink]
        for barista in rush.baristas:
            for order in barista.orders:
                row[at + order // TABS] -= 1
            take_out(barista.completed, row, at)
            take_out(barista.penalties, row, at)
        take_out(rush.discarded, row, at)
        return at + len(self.copies)

    def write_barista(self, rush: Rush, barista: Barista, row: vec[u8], at: i64) -> i64:
        row[at] = clipped(len(barista.completed))
        row[at + 1] = clipped(len(barista.penalties))
        for upgrade in range(4):
            row[at + 2 + upgrade] = u8((barista.upgrades >> upgrade) & 1)
        row[at + 6] = u8(barista.rush)
        row[at + 7] = 1 if barista.seat == rush.starter else 0
        row[at + 8] = 1 if barista.seat == rush.seat else 0
        at = write_cell(barista.meeple, row, at + 9)
        if self.players == 2:
            at = write_cell(barista.second, row, at)
        write_stock(barista.cup1, row, at)
        write_stock(barista.cup2, row, at + KINDS)
        write_stock(barista.cup3, row, at + 2 * KINDS)
        return self.count_orders(barista, row, at + 3 * KINDS)

    def count_orders(self, barista: Barista, row: vec[u8], at: i64) -> i64:
        for column in range(TABS + MISSING):
            row[at + column] = 0
        for order in barista.orders:
            tab = at + order % TABS
            row[tab] = clipped(i64(row[tab]) + 1)
            missing = at + TABS + min(self.missing(barista, order // TABS), MISSING - 1)
            row[missing] = clipped(i64(row[missing]) + 1)
        return at + TABS + MISSING


def write_table(rush: Rush, row: vec[u8], at: i64) -> i64:
    row[at] = 1 if rush.several_upgrades else 0
    row[at + 1] = 1 if rush.less_luck else 0
    row[at + 2] = 1 if rush.closed else 0
    row[at + 3] = clipped(rush.turns)
    asked = rush.phase
    if asked == UPGRADE and not can_upgrade(rush, rush.baristas[rush.seat]):
        asked = MOVE
    for phase in range(OVER + 1):
        row[at + 4 + phase] = 1 if asked == phase else 0
    row[at + 11] = u8(rush.steps)
    row[at + 12] = u8(rush.served)
    row[at + 13] = u8(rush.upgraded)
    row[at + 14] = u8(rush.walker + 1)
    row[at + 15] = u8(rush.rush)
    row[at + 16] = u8(len(rush.deck))
    write_stock(rush.held, row, at + 17)
    write_stock(rush.supply, row, at + 17 + KINDS)
    return at + 17 + 2 * KINDS


def write_stock(stock: i64, row: vec[u8], at: i64) -> None:
    for ingredient in range(KINDS):
        row[at + ingredient] = u8((stock >> (ingredient * FIELD)) & COUNT)


def write_cell(cell: i64, row: vec[u8], at: i64) -> i64:
    row[at] = 0 if cell == NOBODY else u8(cell % 4 + 1)
    row[at + 1] = 0 if cell == NOBODY else u8(cell // 4 + 1)
    return at + 2


def take_out(cards: list[i64], row: vec[u8], at: i64) -> None:
    for card in cards:
        row[at + card] -= 1


# ---- ways to ingredients


def steps_to_all(around: tuple[i64, ...]) -> bytes:
    """By cell * KINDS + ingredient: how many steps to the nearest cell that gives it. Who stands on one has to come
    back to it."""
    steps: list[i64] = []
    for cell in range(CELLS):
        for ingredient in range(KINDS):
            steps.append(steps_to(cell, ingredient, around))
    return bytes(steps)


def steps_to(cell: i64, ingredient: i64, around: tuple[i64, ...]) -> i64:
    reach = around[cell]
    steps: i64 = 1
    while not gives(reach, ingredient):
        wider = reach
        for place in range(CELLS):
            if (reach >> place) & 1:
                wider |= around[place]
        reach = wider
        steps += 1
    return steps


def gives(cells: i64, ingredient: i64) -> bool:
    """Whether one of these cells, given as bits, has the ingredient."""
    return any((cells >> cell) & 1 and BOARD[cell] == ingredient for cell in range(CELLS))


WAYS: Final = steps_to_all(STRAIGHT)
WAYS_WITH_DIAGONAL: Final = steps_to_all(ALL_WAYS)
