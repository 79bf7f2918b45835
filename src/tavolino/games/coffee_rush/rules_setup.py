"""Setting the café up: who starts, the deck, the first orders, the meeples and the first ingredients.

Chance is drawn in this order: who starts (one pick among the players, unless the host named somebody); with the
less-luck option a shuffle of the Ristretto and Espresso cards; the shuffle of the deck. Before a shuffle the cards
lie in the menu's order; after it the first is the top one. Nothing later in the game draws chance.
"""

from mypy_extensions import i64

from tavolino.core.chance import Chance
from tavolino.core.event import Log
from tavolino.games.coffee_rush import telling
from tavolino.games.coffee_rush.rules_orders import draw_orders
from tavolino.games.coffee_rush.state import (
    BOARD,
    NOBODY,
    PLACE,
    STOCK,
    Barista,
    Cafe,
    portion,
)


def new_barista(seat: i64) -> Barista:
    """With empty cups and nothing on the board."""
    return Barista(
        seat=seat,
        orders=[],
        completed=[],
        penalties=[],
        meeple=NOBODY,
        second=NOBODY,
        cup1=0,
        cup2=0,
        cup3=0,
        rush=0,
        upgrades=0,
    )


def choose_starter(cafe: Cafe, named: i64, chance: Chance, log: Log | None) -> None:
    """CR-SETUP-6, CR-SETUP-3"""
    cafe.starter = chance.pick(len(cafe.baristas)) if named == NOBODY else named
    cafe.starter_named = named != NOBODY
    if log is not None:
        telling.starter_chosen(cafe, log)


def shuffled(cards: list[i64], chance: Chance) -> list[i64]:
    """A deck of these cards: the first after the shuffle on top, which is our last."""
    deck = cards.copy()
    chance.shuffle(deck)
    deck.reverse()
    return deck


def deal(cafe: Cafe, chance: Chance, log: Log | None) -> None:
    """CR-SETUP-1, 2, 7: from the starting player clockwise, tab 1 before tab 2."""
    cafe.deck = shuffled(cafe.menu.cards, chance)
    if log is not None:
        log.add(telling.shuffled(cafe))
    players: i64 = len(cafe.baristas)
    for place in range(players):
        seat = (cafe.starter + place) % players
        draw_orders(cafe, seat, 2 if place == 0 else 1, 0, "CR-SETUP-2", log)
        draw_orders(cafe, seat, 1, 1, "CR-SETUP-2", log)


def deal_with_less_luck(cafe: Cafe, chance: Chance, log: Log | None) -> None:
    """CR-OPT-1: everybody begins with a small coffee; the rest of those leave the game."""
    cafe.deck = shuffled(cafe.menu.small_cards, chance)
    players: i64 = len(cafe.baristas)
    for place in range(players):
        draw_orders(cafe, (cafe.starter + place) % players, 1, 0, "CR-OPT-1", log)
    cafe.discarded = cafe.deck
    cafe.deck = shuffled(cafe.menu.other_cards, chance)
    if log is not None:
        log.add(telling.shuffled(cafe))
    for place in range(players):
        draw_orders(cafe, (cafe.starter + place) % players, 1, 1, "CR-OPT-1", log)
    draw_orders(cafe, cafe.starter, 1, 0, "CR-OPT-1", log)


# ---- meeples onto the board


def begin_placing(cafe: Cafe) -> None:
    """CR-SETUP-4, CR-TWO-2: the player right of the starting player comes first."""
    cafe.phase = PLACE
    cafe.seat = before(cafe, cafe.starter)


def before(cafe: Cafe, seat: i64) -> i64:
    """The player to the right."""
    players: i64 = len(cafe.baristas)
    return (seat + players - 1) % players


def rule_of_placing(cafe: Cafe) -> str:
    return "CR-TWO-2" if len(cafe.baristas) == 2 else "CR-SETUP-4"


def refusal_to_place(cafe: Cafe, cell: i64) -> str | None:
    """No two meeples on one cell."""
    if cell < 0:
        return rule_of_placing(cafe)
    for barista in cafe.baristas:
        if cell == barista.meeple or cell == barista.second:
            return rule_of_placing(cafe)
    return None


def place(cafe: Cafe, cell: i64, log: Log | None) -> bool:
    """Put a meeple down; tells whether it was the last."""
    barista = cafe.baristas[cafe.seat]
    barista.put(0 if barista.meeple == NOBODY else 1, cell)
    if log is not None:
        log.add(telling.placed(cafe.seat, cell, rule_of_placing(cafe)))
    done = cafe.seat == cafe.starter and (len(cafe.baristas) > 2 or barista.second != NOBODY)
    cafe.seat = before(cafe, cafe.seat)
    return done


# ---- the first ingredients


def take_first(cafe: Cafe, cell: i64) -> i64:
    """One token of a cell's ingredient out of the supply."""
    token = portion(BOARD[cell], 1)
    cafe.supply -= token
    return token


def fill_first_cups(cafe: Cafe, log: Log | None) -> None:
    """CR-SETUP-5: one meeple each, and all cups empty: it goes into the first."""
    for barista in cafe.baristas:
        barista.cup1 = take_first(cafe, barista.meeple)
        if log is not None:
            log.add(telling.stocked(barista.seat, barista.cup1, 1, "CR-SETUP-5"))


def hold_first(cafe: Cafe, seat: i64) -> None:
    """CR-TWO-2: two ingredients, and the player says into which cup or cups."""
    cafe.phase = STOCK
    cafe.seat = seat
    barista = cafe.baristas[seat]
    cafe.held = take_first(cafe, barista.meeple)
    cafe.held += take_first(cafe, barista.second)
