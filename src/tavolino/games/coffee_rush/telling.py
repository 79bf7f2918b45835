"""Builds the events of a café, each with the rule behind it. Called only if there is a log."""

from typing import NamedTuple

from tavolino.core.event import Event, Log
from tavolino.games.coffee_rush import events
from tavolino.games.coffee_rush.moves import CELL_NAMES
from tavolino.games.coffee_rush.rules_scoring import best_of, points, upgrades_of
from tavolino.games.coffee_rush.state import (
    BOARD,
    CORNERS,
    DOUBLE_CORNERS,
    DOUBLE_MEEPLES,
    DOUBLE_SPECIALTIES,
    FREE_STEPS,
    INGREDIENTS,
    SPECIALTIES,
    TABS,
    UPGRADES,
    Barista,
    Cafe,
    Ingredient,
    count,
)


class Cards(NamedTuple):
    """Cards as ids for programs and as names for people."""

    ids: list[str]
    names: list[str]


def tokens_in(stock: int) -> list[Ingredient]:
    """A stock as a list of ingredients, one for each token, in the order of the supply."""
    return [name for kind, name in enumerate(INGREDIENTS) for _ in range(count(stock, kind))]


def _cards(cafe: Cafe, drinks: list[int]) -> Cards:
    menu = cafe.menu.drinks
    return Cards([menu[drink].id for drink in drinks], [menu[drink].name for drink in drinks])


# ---- set-up


def starter_chosen(cafe: Cafe, log: Log) -> None:
    log.add(events.StarterChosen("CR-SETUP-6", cafe.starter, "host" if cafe.starter_named else "chance"))
    log.add(events.CafeOpened("CR-SETUP-3", cafe.starter))


def shuffled(cafe: Cafe) -> Event:
    return events.Shuffled("CR-SETUP-1", len(cafe.deck))


def placed(seat: int, cell: int, rule: str) -> Event:
    return events.Placed(rule, seat, CELL_NAMES[cell])


def stocked(seat: int, token: int, cup: int, rule: str) -> Event:
    return events.Stocked(rule, seat, tokens_in(token)[0], cup)


# ---- orders


def orders_drawn(cafe: Cafe, seat: int, drawn: list[int], tab: int, rule: str) -> Event:
    """Cards that a player drew; `rule` says why."""
    cards = _cards(cafe, [order // TABS for order in drawn])
    if rule in ("CR-SETUP-2", "CR-OPT-1"):
        return events.Dealt(rule, seat, tab + 1, len(drawn), *cards)
    if rule == "CR-TWO-6":
        return events.OwnOrder(rule, seat, tab + 1, len(drawn), *cards)
    return events.OrdersDrawn(rule, seat, tab + 1, len(drawn), *cards)


def nothing_to_draw(cafe: Cafe) -> Event:
    return events.NothingToDraw("CR-SERVE-8", cafe.seat, cafe.served)


def closed(cafe: Cafe, rule: str) -> Event:
    if rule == "CR-END-3":
        return events.Closed(rule, cafe.seat, "penalties")
    return events.Closed(rule, cafe.seat, "no_orders" if rule == "CR-END-5" else "deck")


def flowed(cafe: Cafe, barista: Barista) -> Event:
    return events.Flowed("CR-END-1", cafe.seat, len(barista.orders))


def penalised(cafe: Cafe, barista: Barista, late: int, tokens: int) -> Event:
    cards = _cards(cafe, barista.penalties[-late:])
    return events.Penalised("CR-END-2", cafe.seat, late, len(barista.penalties), tokens, *cards)


# ---- a turn


def turn_began(cafe: Cafe) -> Event:
    if cafe.closed and len(cafe.baristas) == 2:
        return events.LastTurn("CR-TWO-7", cafe.seat)
    return events.TurnBegan("CR-END-4", cafe.seat, cafe.turns)


def upgraded(cafe: Cafe, upgrade: int, gone: list[int], log: Log) -> None:
    log.add(events.Upgraded("CR-UPG-1", cafe.seat, UPGRADES[upgrade]))
    log.add(events.Discarded("CR-UPG-3", cafe.seat, len(gone), *_cards(cafe, gone)))


def picked(seat: int, cell: int) -> Event:
    return events.Picked("CR-TWO-3", seat, CELL_NAMES[cell])


def stepped(cafe: Cafe, start: int, cell: int, wanted: int, taken: int, log: Log) -> None:
    """A step, what it cost, and what the cell gave by which rule."""
    barista = cafe.baristas[cafe.seat]
    seat = cafe.seat
    slanted = start // 4 != cell // 4 and start % 4 != cell % 4
    if cafe.steps > FREE_STEPS:
        log.add(events.RushUsed("CR-MOVE-5", seat, barista.rush))
    rule = "CR-UPG-5" if slanted else "CR-MOVE-1"
    log.add(events.Stepped(rule, seat, start=CELL_NAMES[start], to=CELL_NAMES[cell], step=cafe.steps))
    _tell_doubling(cafe, barista, cell, wanted, log)
    ingredient = INGREDIENTS[BOARD[cell]]
    log.add(events.Took("CR-MOVE-3", seat, ingredient, taken))
    if taken < wanted:
        log.add(events.RanShort("CR-MOVE-9", seat, ingredient, count=taken, wanted=wanted))


def _tell_doubling(cafe: Cafe, barista: Barista, cell: int, wanted: int, log: Log) -> None:
    own = {barista.meeple, barista.second} == {cell}
    reasons = (
        (DOUBLE_MEEPLES, (cafe.others >> cell) & 1, "CR-TWO-4" if own else "CR-UPG-4"),
        (DOUBLE_CORNERS, (CORNERS >> cell) & 1, "CR-UPG-6"),
        (DOUBLE_SPECIALTIES, (SPECIALTIES >> cell) & 1, "CR-UPG-7"),
    )
    for upgrade, applies, rule in reasons:
        if applies and barista.has(upgrade):
            log.add(events.Doubled(rule, cafe.seat, UPGRADES[upgrade]))
    if wanted > 2:
        log.add(events.Multiplied("CR-UPG-8", cafe.seat, wanted))


def stopped(seat: int, cell: int, steps: int) -> Event:
    return events.Stopped("CR-MOVE-2", seat, CELL_NAMES[cell], steps)


def poured(seat: int, ingredient: int, cup: int) -> Event:
    return events.Poured("CR-POUR-1", seat, INGREDIENTS[ingredient], cup)


def emptied(seat: int, cup: int, gone: int) -> Event:
    tokens = tokens_in(gone)
    return events.Emptied("CR-POUR-3", seat, cup, len(tokens), tokens)


def put_back(seat: int, held: int) -> Event:
    tokens = tokens_in(held)
    return events.PutBack("CR-POUR-4", seat, len(tokens), tokens)


def served(cafe: Cafe, order: int, cup: int, tip: int, log: Log) -> None:
    seat, drink = cafe.seat, cafe.menu.drinks[order // TABS]
    completed = len(cafe.baristas[seat].completed)
    log.add(events.OrderReady("CR-SERVE-1", seat, drink.id, drink.name, tab=order % TABS + 1, cup=cup))
    log.add(events.Served("CR-SERVE-2", seat, drink.id, drink.name, completed))
    if drink.specialty:
        log.add(events.Tipped("CR-SERVE-4", seat, tip))


# ---- the end


def game_ended(cafe: Cafe, log: Log) -> None:
    rule = "CR-TWO-7" if len(cafe.baristas) == 2 else "CR-END-4"
    log.add(events.GameEnded(rule, cafe.turns))
    for barista in cafe.baristas:
        parts = {
            "completed": len(barista.completed),
            "upgrades": 2 * upgrades_of(barista),
            "penalties": -len(barista.penalties),
        }
        log.add(events.Scored("CR-SCORE-1", barista.seat, points(barista), **parts))
    log.add(events.Won("CR-SCORE-2", list(best_of(cafe.baristas))))
