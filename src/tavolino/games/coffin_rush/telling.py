"""What players do and suffer, as events: each with the rule behind it. Built only when somebody listens."""

from typing import TYPE_CHECKING

from tavolino.core.event import Event, Log
from tavolino.games.coffin_rush.build import plan_for
from tavolino.games.coffin_rush.house import CARD_NAMES, QUADRANT_NAMES, TILE_NAMES

if TYPE_CHECKING:
    from tavolino.games.coffin_rush.state import Dig, Explorer

AGGRESSION_RULES = ("COF-ACT-5", "COF-ITEM-9", "COF-MUM-4", "COF-MUM-5", "COF-CARD-4")  # by source


def aggression_rule(source: int) -> str:
    return AGGRESSION_RULES[source]


def cell_name(dig: "Dig", cell: int) -> str:
    return plan_for(dig.temple).name(cell)


# ---- beginning, turns


def began(dig: "Dig") -> Event:
    return Event("began", "COF-SETUP-7", {"seat": dig.first, "counter": dig.counter})


def turn_begun(dig: "Dig", seat: int, actions: int, log: Log) -> None:
    log.add(Event("turn_begun", "COF-ACT-1", {"seat": seat, "actions": actions, "round": dig.round}))
    at = dig.explorers[seat].at
    if at in dig.mummies or at in dig.spectres:
        log.add(Event("left_alone", "COF-MAP-15", {"seat": seat, "at": cell_name(dig, at)}))


def turn_ended(explorer: "Explorer") -> Event:
    return Event("turn_ended", "COF-ACT-1", {"seat": explorer.seat})


def rested(explorer: "Explorer") -> Event:
    rule = "COF-CARD-13" if explorer.lost else "COF-CARD-2"
    return Event("rested", rule, {"seat": explorer.seat, "cards": _cards(explorer.hand)})


def rush_spent(explorer: "Explorer") -> Event:
    return Event("rush_spent", "COF-CARD-8", {"seat": explorer.seat})


def asked_for_token(dig: "Dig", lender: int) -> Event:
    return Event("asked_for_token", "COF-TEAM-3", {"seat": dig.turn.seat, "lender_seat": lender})


def lent(dig: "Dig", lender: int) -> Event:
    return Event("lent", "COF-TEAM-3", {"seat": dig.turn.seat, "lender_seat": lender})


def declined(dig: "Dig", lender: int) -> Event:
    return Event("declined", "COF-TEAM-3", {"seat": dig.turn.seat, "lender_seat": lender})


# ---- movement


def walks(explorer: "Explorer", steps: int) -> Event:
    return Event("walks", "COF-ACT-2", {"seat": explorer.seat, "steps": steps})


def went(dig: "Dig", explorer: "Explorer", start: int, cost: int, log: Log) -> None:
    here = {"from": cell_name(dig, start), "to": cell_name(dig, explorer.at)}
    by_foot = explorer.at in dig.temple.neighbours[start * 4 : start * 4 + 4]
    shared = any(one.at == explorer.at and one.seat != explorer.seat for one in dig.explorers)
    rule = "COF-MAP-11" if shared else "COF-ACT-2"
    log.add(Event("went", rule if by_foot else "COF-MAP-10", {"seat": explorer.seat, **here}))
    if cost > dig.turn.steps:
        again = dig.turn.torches_used > 0
        log.add(Event("torch_lit", "COF-ITEM-11" if again else "COF-ITEM-13", {"seat": explorer.seat}))


def movement_ended(dig: "Dig", rule: str) -> Event:
    seat = dig.turn.seat
    return Event("movement_ended", rule, {"seat": seat, "at": cell_name(dig, dig.explorers[seat].at)})


def trapped(explorer: "Explorer", yellow: int, red: int) -> Event:
    return Event("trapped", "COF-MAP-8", {"seat": explorer.seat, "dice": [yellow, red], "slot": yellow + red})


# ---- things


def door_moved(dig: "Dig", explorer: "Explorer", cell: int, closing: bool) -> Event:
    kind = "door_closed" if closing else "door_opened"
    doors = {"at": cell_name(dig, explorer.at), "beyond": cell_name(dig, cell)}
    return Event(kind, "COF-ACT-3", {"seat": explorer.seat, **doors})


def found(explorer: "Explorer", tile: int, treasure: bool) -> Event:
    rule = "COF-ITEM-2" if treasure else "COF-ITEM-1"
    return Event("found", rule, {"seat": explorer.seat, "item": TILE_NAMES[tile]}, reveals=True)


def stairs_found(dig: "Dig", explorer: "Explorer") -> Event:
    return Event("stairs_found", "COF-ITEM-3", {"seat": explorer.seat, "at": cell_name(dig, explorer.at)}, reveals=True)


def woke(dig: "Dig", explorer: "Explorer") -> Event:
    return Event("woke", "COF-ITEM-2", {"seat": explorer.seat, "at": cell_name(dig, explorer.at)})


def fell(dig: "Dig", explorer: "Explorer", tile: int, rule: str) -> Event:
    return Event("fell", rule, {"seat": explorer.seat, "item": TILE_NAMES[tile], "at": cell_name(dig, explorer.at)})


def nothing_fell(explorer: "Explorer", slot: int) -> Event:
    return Event("nothing_fell", "COF-HOUSE-2", {"seat": explorer.seat, "slot": slot})


def picked_up(dig: "Dig", explorer: "Explorer", tiles: list[int]) -> Event:
    items = [TILE_NAMES[tile] for tile in tiles]
    return Event("picked_up", "COF-ITEM-6", {"seat": explorer.seat, "items": items, "at": cell_name(dig, explorer.at)})


def overflowed(explorer: "Explorer", rule: str) -> Event:
    return Event("overflowed", rule, {"seat": explorer.seat, "items": len(explorer.backpack)})


def kept(explorer: "Explorer", slot: int) -> Event:
    item = TILE_NAMES[explorer.backpack[slot - 2]]
    return Event("kept", "COF-ITEM-5", {"seat": explorer.seat, "slot": slot, "item": item})


def dropped(dig: "Dig", explorer: "Explorer", tile: int, several: bool) -> Event:
    rule = "COF-ITEM-8" if several else "COF-ACT-4"
    facts = {"seat": explorer.seat, "item": TILE_NAMES[tile], "at": cell_name(dig, explorer.at)}
    return Event("dropped", rule, facts)


def drop_done(explorer: "Explorer") -> Event:
    return Event("drop_done", "COF-ACT-4", {"seat": explorer.seat})


def stored(explorer: "Explorer", tile: int) -> Event:
    return Event("stored", "COF-ACT-4", {"seat": explorer.seat, "item": TILE_NAMES[tile]})


# ---- dangers


def attacked(dig: "Dig", victim: "Explorer") -> Event:
    question = dig.question
    facts: dict[str, object] = {"seat": victim.seat, "dice": [question.yellow, question.red]}
    facts["slot"] = question.yellow + question.red
    rule = aggression_rule(question.source)
    if question.attacker >= 0:
        rule = _card_rule(dig, question.attacker, victim, rule)
        return Event("robbed", rule, {**facts, "attacker_seat": question.attacker})
    return Event("attacked", rule, facts)


def assaulted(dig: "Dig", attacker: "Explorer", victim: "Explorer") -> Event:
    rule = _card_rule(dig, attacker.seat, victim, "COF-CARD-4")
    return Event("assaulted", rule, {"seat": victim.seat, "attacker_seat": attacker.seat})


def _card_rule(dig: "Dig", player: int, victim: "Explorer", rule: str) -> str:
    """The rule of a card, or the one that lets it hit a companion."""
    return "COF-TEAM-5" if dig.mates(player, victim.seat) else rule


def die_changed(dig: "Dig") -> Event:
    question = dig.question
    facts = {"dice": [question.yellow, question.red], "slot": question.yellow + question.red}
    rule = "COF-ITEM-11" if question.charms > 0 else "COF-ITEM-12"  # there is another charm
    return Event("die_changed", rule, {"seat": question.victim, **facts})


def luck_left(dig: "Dig") -> Event:
    return Event("luck_left", "COF-ITEM-12", {"seat": dig.question.victim})


def stolen(attacker: "Explorer", victim: "Explorer", tile: int) -> Event:
    facts = {"seat": attacker.seat, "victim_seat": victim.seat, "item": TILE_NAMES[tile]}
    return Event("stolen", "COF-CARD-4", facts)


def lost_card_to_discards(explorer: "Explorer", card: int, rule: str) -> Event:
    return Event("card_discarded", rule, {"seat": explorer.seat, "card": CARD_NAMES[card]})


def terrified(explorer: "Explorer", card: int, rule: str) -> Event:
    return Event("terrified", rule, {"seat": explorer.seat, "card": CARD_NAMES[card]})


def terror_of_nothing(explorer: "Explorer") -> Event:
    return Event("terror_of_nothing", "COF-SPE-5", {"seat": explorer.seat})


# ---- cards


def card_used(dig: "Dig", explorer: "Explorer", card: int, unplayed: bool) -> Event:
    kind = "card_laid_aside" if unplayed else "card_played"
    return Event(kind, "COF-CARD-1", {"seat": explorer.seat, "card": CARD_NAMES[card], "in_red": dig.in_red()})


def betrayed(dig: "Dig", explorer: "Explorer", victim: "Explorer") -> Event:
    rule = _card_rule(dig, explorer.seat, victim, "COF-CARD-5")
    return Event("betrayed", rule, {"seat": explorer.seat, "victim_seat": victim.seat})


def recovered(explorer: "Explorer", card: int) -> Event:
    return Event("recovered", "COF-CARD-5", {"seat": explorer.seat, "card": CARD_NAMES[card]})


def analysed(dig: "Dig", explorer: "Explorer", quadrant: int) -> Event:
    """Everybody sees where, only the analyst what."""
    plan = plan_for(dig.temple)
    mask = dig.temple.spot_masks[quadrant]
    seen = [
        {"item": TILE_NAMES[dig.tiles[spot]], "at": plan.name(cell)}
        for spot, cell in enumerate(plan.spot_cells)
        if mask >> spot & 1 and explorer.known >> spot & 1
    ]
    facts: dict[str, object] = {"seat": explorer.seat, "quadrant": QUADRANT_NAMES[quadrant], "count": len(seen)}
    return Event("analysed", "COF-CARD-6", facts, secret={"seen": seen}, known_to=(explorer.seat,))


def adrenaline(explorer: "Explorer", red: bool) -> Event:
    return Event("adrenaline", "COF-CARD-7", {"seat": explorer.seat, "in_red": red})


def rush_turned(explorer: "Explorer") -> Event:
    """Told before the token is turned."""
    if explorer.rush:
        return Event("rush_in_vain", "COF-CARD-12", {"seat": explorer.seat})
    return Event("rush_turned", "COF-CARD-8", {"seat": explorer.seat})


def _cards(mask: int) -> list[str]:
    return [name for card, name in enumerate(CARD_NAMES) if mask >> card & 1]
