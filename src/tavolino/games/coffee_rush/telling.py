"""What happens in the café, as events: each with the rule behind it. Built only when somebody listens."""

from tavolino.core.event import Event, Log
from tavolino.games.coffee_rush.moves import CELL_NAMES
from tavolino.games.coffee_rush.rules_score import best_of, points, upgrades_of
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
    count,
)


def tokens_in(stock: int) -> list[str]:
    """A stock as words: one per token, in the order of the supply."""
    return [name for kind, name in enumerate(INGREDIENTS) for _ in range(count(stock, kind))]


def _tokens(stock: int) -> dict[str, object]:
    tokens = tokens_in(stock)
    return {"count": len(tokens), "ingredients": tokens}


def _cards(cafe: Cafe, drinks: list[int]) -> dict[str, object]:
    """Cards in two spellings: ids for programs, names for people."""
    menu = cafe.menu.drinks
    return {"cards": [menu[drink].id for drink in drinks], "drinks": [menu[drink].name for drink in drinks]}


# ---- set-up


def starter_chosen(cafe: Cafe, log: Log) -> None:
    how = "host" if cafe.starter_named else "chance"
    log.add(Event("starter_chosen", "CR-SETUP-6", {"seat": cafe.starter, "by": how}))
    log.add(Event("opened", "CR-SETUP-3", {"seat": cafe.starter}))


def shuffled(cafe: Cafe) -> Event:
    return Event("shuffled", "CR-SETUP-1", {"cards": len(cafe.deck)})


def placed(seat: int, cell: int, rule: str) -> Event:
    return Event("placed", rule, {"seat": seat, "cell": CELL_NAMES[cell]})


def stocked(seat: int, token: int, cup: int, rule: str) -> Event:
    return Event("stocked", rule, {"seat": seat, "ingredient": tokens_in(token)[0], "cup": cup})


# ---- orders


def orders_drawn(cafe: Cafe, seat: int, drawn: list[int], tab: int, rule: str) -> Event:
    """Cards that came to a player; `rule` says why."""
    kind = {"CR-SETUP-2": "dealt", "CR-OPT-1": "dealt", "CR-TWO-6": "own_order"}.get(rule, "orders_drawn")
    cards = _cards(cafe, [order // TABS for order in drawn])
    return Event(kind, rule, {"seat": seat, "tab": tab + 1, "count": len(drawn), **cards})


def nothing_to_draw(cafe: Cafe) -> Event:
    return Event("nothing_to_draw", "CR-SERVE-8", {"seat": cafe.seat, "count": cafe.served})


def closed(cafe: Cafe, rule: str) -> Event:
    why = {"CR-END-3": "penalties", "CR-END-5": "no_orders"}.get(rule, "deck")
    return Event("closed", rule, {"seat": cafe.seat, "because": why})


def flowed(cafe: Cafe, barista: Barista) -> Event:
    return Event("flowed", "CR-END-1", {"seat": cafe.seat, "left": len(barista.orders)})


def penalised(cafe: Cafe, barista: Barista, late: int, tokens: int) -> Event:
    facts = {"seat": cafe.seat, "count": late, "penalties": len(barista.penalties), "rush": tokens}
    return Event("penalised", "CR-END-2", {**facts, **_cards(cafe, barista.penalties[-late:])})


# ---- a turn


def turn_began(cafe: Cafe) -> Event:
    if cafe.closed and len(cafe.baristas) == 2:
        return Event("last_turn", "CR-TWO-7", {"seat": cafe.seat})
    return Event("turn_began", "CR-END-4", {"seat": cafe.seat, "turn": cafe.turns})


def upgraded(cafe: Cafe, upgrade: int, gone: list[int], log: Log) -> None:
    log.add(Event("upgraded", "CR-UPG-1", {"seat": cafe.seat, "upgrade": UPGRADES[upgrade]}))
    log.add(Event("discarded", "CR-UPG-3", {"seat": cafe.seat, "count": len(gone), **_cards(cafe, gone)}))


def picked(seat: int, cell: int) -> Event:
    return Event("picked", "CR-TWO-3", {"seat": seat, "cell": CELL_NAMES[cell]})


def stepped(cafe: Cafe, start: int, cell: int, wanted: int, taken: int, log: Log) -> None:
    """A step, what paid for it, what the cell gave and why so much."""
    barista = cafe.baristas[cafe.seat]
    seat = cafe.seat
    slanted = start // 4 != cell // 4 and start % 4 != cell % 4
    ends = {"from": CELL_NAMES[start], "to": CELL_NAMES[cell]}
    if cafe.steps > FREE_STEPS:
        log.add(Event("rush_used", "CR-MOVE-5", {"seat": seat, "rush": barista.rush}))
    log.add(Event("stepped", "CR-UPG-5" if slanted else "CR-MOVE-1", {"seat": seat, **ends, "step": cafe.steps}))
    _tell_doubling(cafe, barista, cell, wanted, log)
    ingredient = INGREDIENTS[BOARD[cell]]
    log.add(Event("took", "CR-MOVE-3", {"seat": seat, "ingredient": ingredient, "count": taken}))
    if taken < wanted:
        short = {"ingredient": ingredient, "count": taken, "wanted": wanted}
        log.add(Event("ran_short", "CR-MOVE-9", {"seat": seat, **short}))


def _tell_doubling(cafe: Cafe, barista: Barista, cell: int, wanted: int, log: Log) -> None:
    own = {barista.meeple, barista.second} == {cell}
    reasons = (
        (DOUBLE_MEEPLES, (cafe.others >> cell) & 1, "CR-TWO-4" if own else "CR-UPG-4"),
        (DOUBLE_CORNERS, (CORNERS >> cell) & 1, "CR-UPG-6"),
        (DOUBLE_SPECIALTIES, (SPECIALTIES >> cell) & 1, "CR-UPG-7"),
    )
    for upgrade, applies, rule in reasons:
        if applies and barista.has(upgrade):
            log.add(Event("doubled", rule, {"seat": cafe.seat, "upgrade": UPGRADES[upgrade]}))
    if wanted > 2:
        log.add(Event("multiplied", "CR-UPG-8", {"seat": cafe.seat, "count": wanted}))


def stopped(seat: int, cell: int, steps: int) -> Event:
    return Event("stopped", "CR-MOVE-2", {"seat": seat, "cell": CELL_NAMES[cell], "steps": steps})


def poured(seat: int, ingredient: int, cup: int) -> Event:
    return Event("poured", "CR-POUR-1", {"seat": seat, "ingredient": INGREDIENTS[ingredient], "cup": cup})


def emptied(seat: int, cup: int, gone: int) -> Event:
    return Event("emptied", "CR-POUR-3", {"seat": seat, "cup": cup, **_tokens(gone)})


def put_back(seat: int, held: int) -> Event:
    return Event("put_back", "CR-POUR-4", {"seat": seat, **_tokens(held)})


def served(cafe: Cafe, order: int, cup: int, tip: int, log: Log) -> None:
    drink = cafe.menu.drinks[order // TABS]
    card: dict[str, object] = {"seat": cafe.seat, "card": drink.id, "drink": drink.name}
    log.add(Event("order_ready", "CR-SERVE-1", {**card, "tab": order % TABS + 1, "cup": cup}))
    log.add(Event("served", "CR-SERVE-2", {**card, "completed": len(cafe.baristas[cafe.seat].completed)}))
    if drink.specialty:
        log.add(Event("tipped", "CR-SERVE-4", {"seat": cafe.seat, "count": tip}))


# ---- the end


def game_ended(cafe: Cafe, log: Log) -> None:
    rule = "CR-TWO-7" if len(cafe.baristas) == 2 else "CR-END-4"
    log.add(Event("game_ended", rule, {"turns": cafe.turns}))
    for barista in cafe.baristas:
        parts = {
            "completed": len(barista.completed),
            "upgrades": 2 * upgrades_of(barista),
            "penalties": -len(barista.penalties),
        }
        log.add(Event("scored", "CR-SCORE-1", {"seat": barista.seat, "points": points(barista), **parts}))
    log.add(Event("won", "CR-SCORE-2", {"seats": list(best_of(cafe.baristas))}))
