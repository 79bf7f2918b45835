"""A game written as JSON and read back: everything, with every count checked."""

from collections.abc import Sequence

from tavolino.core.reading import read_position
from tavolino.core.refusal import BadOption, BadPosition
from tavolino.games.coffee_rush.menu import card_of, playable
from tavolino.games.coffee_rush.moves import CELL_NAMES
from tavolino.games.coffee_rush.options import RushOptions
from tavolino.games.coffee_rush.position_check import check_counts, check_table
from tavolino.games.coffee_rush.position_form import Cards, RushPosition, Stock, Turn
from tavolino.games.coffee_rush.rules import Rush
from tavolino.games.coffee_rush.rules_board import meeples_but
from tavolino.games.coffee_rush.state import (
    FIELD,
    FULL_SUPPLY,
    KINDS,
    NOBODY,
    PHASES,
    RUSH_TOKENS,
    TABS,
    UPGRADES,
    Barista,
    Menu,
    count,
)

# ---- writing


def write(rush: Rush) -> RushPosition:
    drinks = rush.menu.drinks
    baristas = rush.baristas
    return RushPosition(
        starter=rush.starter,
        closed=rush.closed,
        meeples=[[CELL_NAMES[cell] for cell in meeples_of(barista)] for barista in baristas],
        cups=[[_write_stock(cup) for cup in (barista.cup1, barista.cup2, barista.cup3)] for barista in baristas],
        tabs=[
            [[drinks[order // TABS].id for order in barista.orders if order % TABS == tab] for tab in range(TABS)]
            for barista in baristas
        ],
        completed=[_ids(rush.menu, barista.completed) for barista in baristas],
        penalties=[_ids(rush.menu, barista.penalties) for barista in baristas],
        rush=[barista.rush for barista in baristas],
        upgrades=[[UPGRADES[kind] for kind in range(4) if barista.has(kind)] for barista in baristas],
        deck=_ids(rush.menu, rush.deck[::-1]),
        turn=_write_turn(rush),
        discarded=_ids(rush.menu, rush.discarded),
        supply=_write_stock(rush.supply),
        rush_supply=rush.rush,
        options=options_of(rush),
        players=len(baristas),
        rules=rush.rules_version,
    )


def meeples_of(barista: Barista) -> list[int]:
    """The cells of a player's meeples that are on the board."""
    return [int(cell) for cell in (barista.meeple, barista.second) if cell != NOBODY]


def options_of(rush: Rush) -> RushOptions:
    return RushOptions(
        several_upgrades=rush.several_upgrades,
        less_luck=rush.less_luck,
        starter=rush.starter if rush.starter_named else None,
        menu=card_of(rush.menu),
    )


def _ids(menu: Menu, cards: Sequence[int]) -> Cards:
    return [menu.drinks[card].id for card in cards]


def _write_stock(stock: int) -> Stock:
    return Stock(*(count(stock, kind) for kind in range(KINDS)))


def _write_turn(rush: Rush) -> Turn:
    two_meeples = len(rush.baristas) == 2 and rush.walker != NOBODY
    return Turn(
        seat=None if rush.seat == NOBODY else rush.seat,
        phase=PHASES[rush.phase],
        steps=rush.steps,
        held=_write_stock(rush.held),
        served=rush.served,
        upgraded=rush.upgraded,
        meeple=CELL_NAMES[rush.baristas[rush.seat].cell(rush.walker)] if two_meeples else None,
        number=rush.turns,
    )


# ---- reading


def read(data: object) -> Rush:
    position = read_position(data, RushPosition)
    try:
        menu = playable(position.options.menu if position.options else None)
    except BadOption as error:
        raise BadPosition(*error.faults) from None
    check_counts(position, menu)
    rush = assemble(position, menu)
    check_table(position, rush)
    return rush


def assemble(position: RushPosition, menu: Menu) -> Rush:
    """The game that a position describes; its counts are trusted, what is left out is computed."""
    numbers = {drink.id: number for number, drink in enumerate(menu.drinks)}
    baristas = [_barista(position, seat, numbers) for seat in range(len(position.meeples))]
    turn = position.turn
    held = _stock(turn.held)
    options = position.options or RushOptions()
    seat = NOBODY if turn.seat is None else turn.seat
    walker = _walker(turn, baristas)
    rush = Rush(
        rules_version=position.rules,
        menu=menu,
        several_upgrades=options.several_upgrades,
        less_luck=options.less_luck,
        starter_named=options.starter is not None,
        starter=position.starter,
        baristas=baristas,
        supply=FULL_SUPPLY - held - sum(barista.cup1 + barista.cup2 + barista.cup3 for barista in baristas),
        rush=RUSH_TOKENS - sum(position.rush),
        deck=[numbers[card] for card in reversed(position.deck)],
        discarded=[] if position.discarded is None else [numbers[card] for card in position.discarded],
        seat=seat,
        phase=PHASES.index(turn.phase),
        closed=position.closed,
        turns=turn.number,
        upgraded=turn.upgraded,
        walker=walker,
        others=0,
        steps=turn.steps,
        held=held,
        served=turn.served,
    )
    if walker != NOBODY:
        rush.others = meeples_but(rush, seat, walker)
    if position.discarded is None:
        rush.discarded = cards_missing(rush)
    return rush


def _barista(position: RushPosition, seat: int, numbers: dict[str, int]) -> Barista:
    cells = [CELL_NAMES.index(cell) for cell in position.meeples[seat]]
    cup1, cup2, cup3 = (_stock(cup) for cup in position.cups[seat])
    return Barista(
        seat=seat,
        orders=[numbers[card] * TABS + tab for tab in (3, 2, 1, 0) for card in position.tabs[seat][tab]],
        completed=[numbers[card] for card in position.completed[seat]],
        penalties=[numbers[card] for card in position.penalties[seat]],
        meeple=cells[0] if cells else NOBODY,
        second=cells[1] if len(cells) > 1 else NOBODY,
        cup1=cup1,
        cup2=cup2,
        cup3=cup3,
        rush=position.rush[seat],
        upgrades=sum(1 << UPGRADES.index(upgrade) for upgrade in position.upgrades[seat]),
    )


def _stock(stock: Stock) -> int:
    return sum([tokens << kind * FIELD for kind, tokens in enumerate(stock.counts()) if tokens])


def _walker(turn: Turn, baristas: list[Barista]) -> int:
    """Which of the player's meeples moves this turn."""
    if turn.seat is None or turn.phase in ("place", "stock"):
        return NOBODY
    if len(baristas) > 2:
        return 0
    if turn.meeple is None:
        return 0 if turn.phase in ("pour", "serve") else NOBODY  # once it stands, it matters no more which it was
    return 0 if CELL_NAMES[baristas[turn.seat].meeple] == turn.meeple else 1


def cards_missing(rush: Rush) -> list[int]:
    """The cards of the menu that lie nowhere on the table."""
    left = [drink.copies for drink in rush.menu.drinks]
    for barista in rush.baristas:
        for card in (*barista.completed, *barista.penalties, *(order // TABS for order in barista.orders)):
            left[card] -= 1
    for card in (*rush.deck, *rush.discarded):
        left[card] -= 1
    return [card for card, copies in enumerate(left) for _ in range(copies)]
