"""Order cards: drawn from the deck, served, sliding down the tabs; and the token that closes the café."""

from mypy_extensions import i64

from tavolino.core.event import Log
from tavolino.games.coffee_rush import telling
from tavolino.games.coffee_rush.state import TABS, TOO_MANY_PENALTIES, Barista, Cafe


def draw_orders(cafe: Cafe, seat: i64, cards: i64, tab: i64, rule: str, log: Log | None) -> None:
    """Cards from the top of the deck onto a tab, as many as there are."""
    barista = cafe.baristas[seat]
    drawn: list[i64] = []
    while len(drawn) < cards and cafe.deck:
        drawn.append(cafe.deck.pop() * TABS + tab)
    if tab == 0:
        barista.orders.extend(drawn)
    else:
        barista.orders = drawn + barista.orders  # later tabs come first, see Barista
    if log is not None and drawn:
        log.add(telling.orders_drawn(cafe, seat, drawn, tab, rule))


def close(cafe: Cafe, rule: str, log: Log | None) -> None:
    """Flip the Starting Player token to CLOSED, if it is not yet."""
    if not cafe.closed:
        cafe.closed = True
        if log is not None:
            log.add(telling.closed(cafe, rule))


def too_many_orders(cafe: Cafe, log: Log | None) -> None:
    """CR-SERVE-5, CR-TWO-5: the next players draw as many as were completed; CR-SERVE-6, 8 when the deck ends."""
    if cafe.served == 0:
        return
    if not cafe.deck:
        if log is not None:
            log.add(telling.nothing_to_draw(cafe))
        return
    players: i64 = len(cafe.baristas)
    rule = "CR-TWO-5" if players == 2 else "CR-SERVE-5"
    draw_orders(cafe, (cafe.seat + 1) % players, cafe.served, 0, rule, log)
    if players > 2:
        draw_orders(cafe, (cafe.seat + 2) % players, cafe.served, 0, rule, log)
    if not cafe.deck:
        close(cafe, "CR-SERVE-6", log)


def flow_of_time(cafe: Cafe, barista: Barista, log: Log | None) -> i64:
    """CR-END-1: all cards one tab down; CR-END-2: those that leave are penalties. Tells how many left."""
    late: i64 = 0
    if not barista.orders:
        return late
    kept: list[i64] = []
    for order in barista.orders:
        if order % TABS == TABS - 1:
            barista.penalties.append(order // TABS)
            late += 1
        else:
            kept.append(order + 1)
    barista.orders = kept
    if log is not None:
        log.add(telling.flowed(cafe, barista))
    if late > 0:
        take_penalties(cafe, barista, late, log)
    return late


def take_penalties(cafe: Cafe, barista: Barista, late: i64, log: Log | None) -> None:
    """CR-END-2, CR-END-3"""
    tokens = min(late, cafe.rush)
    cafe.rush -= tokens
    barista.rush += tokens
    if log is not None:
        log.add(telling.penalised(cafe, barista, late, tokens))
    if len(barista.penalties) >= TOO_MANY_PENALTIES:
        close(cafe, "CR-END-3", log)


def own_order(cafe: Cafe, barista: Barista, log: Log | None) -> None:
    """CR-TWO-6: with two players one more card comes to the player's own tab 1."""
    if not cafe.deck:
        return
    draw_orders(cafe, barista.seat, 1, 0, "CR-TWO-6", log)
    if not cafe.deck:
        close(cafe, "CR-TWO-6", log)


def close_if_nobody_orders(cafe: Cafe, log: Log | None) -> None:
    """CR-END-5: orders only ever come from orders served; with the last one gone the game would never end."""
    for barista in cafe.baristas:
        if barista.orders:
            return
    close(cafe, "CR-END-5", log)
