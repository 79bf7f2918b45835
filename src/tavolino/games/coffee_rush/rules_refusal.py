"""What a player may not do now, and by which rule. Legality is written here and nowhere else."""

from mypy_extensions import i64

from tavolino.games.coffee_rush.rules_board import meeples_but, refusal_to_step
from tavolino.games.coffee_rush.rules_codes import (
    END,
    FIRST_EMPTY,
    FIRST_GO,
    FIRST_MEEPLE,
    FIRST_POUR,
    FIRST_SERVE,
    FIRST_UPGRADE,
    STOP,
)
from tavolino.games.coffee_rush.rules_setup import refusal_to_place, rule_of_placing
from tavolino.games.coffee_rush.state import (
    CUPS,
    MOVE,
    NOBODY,
    PLACE,
    SERVE,
    STOCK,
    TABS,
    UPGRADE,
    UPGRADE_PRICE,
    Barista,
    Cafe,
    count,
)


def refusal(cafe: Cafe, seat: i64, move: i64) -> str | None:
    if seat != cafe.seat:
        return refusal_out_of_turn(cafe)
    if cafe.phase == PLACE:
        return refusal_to_place(cafe, move if move < FIRST_UPGRADE else -1)
    if cafe.phase == STOCK:
        return None if is_pour_of_held(cafe, move) else "CR-TWO-2"
    if move < FIRST_GO:
        return refusal_before_moving(cafe, move)
    if move < STOP:
        return refusal_to_go(cafe, move - FIRST_GO)
    if cafe.phase <= MOVE:  # whatever comes now ends the movement
        if cafe.steps == 0:
            return "CR-MOVE-2"
        if is_on_others(cafe, cafe.baristas[seat]):
            return "CR-MOVE-4"
    if move == STOP:
        return None if cafe.phase <= MOVE else "CR-MOVE-2"  # it has stopped already
    if move < FIRST_EMPTY:
        return refusal_to_pour(cafe, move)
    if move < END:
        return refusal_to_empty(cafe, move - FIRST_EMPTY)
    if move == END:
        return None
    return refusal_to_serve(cafe, move - FIRST_SERVE)


def refusal_out_of_turn(cafe: Cafe) -> str:
    if cafe.phase == PLACE or cafe.phase == STOCK:
        return rule_of_placing(cafe)
    return "CR-END-4"


def is_pour_of_held(cafe: Cafe, move: i64) -> bool:
    return FIRST_POUR <= move < FIRST_EMPTY and count(cafe.held, (move - FIRST_POUR) // CUPS) > 0


def refusal_before_moving(cafe: Cafe, move: i64) -> str | None:
    if move < FIRST_UPGRADE:
        return rule_of_placing(cafe)  # all meeples are placed
    if move < FIRST_MEEPLE:
        return refusal_to_upgrade(cafe, move - FIRST_UPGRADE)
    return refusal_to_pick(cafe, move - FIRST_MEEPLE)


def can_upgrade(cafe: Cafe, barista: Barista) -> bool:
    return len(barista.completed) >= UPGRADE_PRICE and (cafe.several_upgrades or cafe.upgraded == 0)


def refusal_to_upgrade(cafe: Cafe, upgrade: i64) -> str | None:
    barista = cafe.baristas[cafe.seat]
    if cafe.phase != UPGRADE or len(barista.completed) < UPGRADE_PRICE or barista.has(upgrade):
        return "CR-UPG-1"  # at the start of the turn, for three cards, a tile that lies face down
    if cafe.upgraded > 0 and not cafe.several_upgrades:
        return "CR-UPG-2"
    return None


def refusal_to_pick(cafe: Cafe, cell: i64) -> str | None:
    """CR-TWO-3: one of the player's own two meeples, before the first step, and not the one picked already."""
    barista = cafe.baristas[cafe.seat]
    if cafe.phase > MOVE or cafe.steps > 0 or barista.second == NOBODY:
        return "CR-TWO-3"
    if cell != barista.meeple and cell != barista.second:
        return "CR-TWO-3"
    if cafe.walker != NOBODY and cell == barista.cell(cafe.walker):
        return "CR-TWO-3"
    return None


def refusal_to_go(cafe: Cafe, cell: i64) -> str | None:
    if cafe.phase > MOVE:
        return "CR-MOVE-2"  # the meeple has stopped
    barista = cafe.baristas[cafe.seat]
    if cafe.walker != NOBODY:
        return refusal_to_step(cafe, barista, barista.cell(cafe.walker), cafe.others, cell)
    first = refusal_of(cafe, barista, 0, cell)
    second = refusal_of(cafe, barista, 1, cell)
    if first is None and second is None:
        return "CR-TWO-3"  # both could: say first which
    if first is None or second is None:
        return None
    return second if first == "CR-MOVE-1" else first


def refusal_of(cafe: Cafe, barista: Barista, which: i64, cell: i64) -> str | None:
    """The same for one of two meeples, before it is known which of them moves."""
    others = meeples_but(cafe, barista.seat, which)
    return refusal_to_step(cafe, barista, barista.cell(which), others, cell)


def is_on_others(cafe: Cafe, barista: Barista) -> bool:
    """CR-MOVE-4: the walker shares its cell, and so may not stay."""
    return (cafe.others >> barista.cell(cafe.walker)) & 1 != 0


def refusal_to_pour(cafe: Cafe, move: i64) -> str | None:
    if is_pour_of_held(cafe, move):
        return None
    barista = cafe.baristas[cafe.seat]
    ingredient = (move - FIRST_POUR) // CUPS
    if count(barista.cup1 | barista.cup2 | barista.cup3, ingredient) > 0:
        return "CR-POUR-2"  # what is in a cup stays in it
    return "CR-POUR-1"


def refusal_to_empty(cafe: Cafe, cup: i64) -> str | None:
    if cafe.phase == SERVE or cafe.baristas[cafe.seat].cup(cup) == 0:
        return "CR-POUR-3"
    return None


def refusal_to_serve(cafe: Cafe, serving: i64) -> str | None:
    barista = cafe.baristas[cafe.seat]
    order = serving // CUPS
    if order not in barista.orders:
        return "CR-SERVE-7"  # no such card on that tab
    if barista.cup(serving % CUPS) != cafe.menu.drinks[order // TABS].recipe:
        return "CR-SERVE-3"
    return None
