"""What happens on an expedition, as events: each with the rule behind it. Built only when somebody listens."""

from typing import TYPE_CHECKING

from tavolino.core.event import Event, Log
from tavolino.games.coffin_rush.build import plan_for
from tavolino.games.coffin_rush.house import CARD_NAMES, COLLECTIONS, COLOURS, QUADRANT_NAMES, TILE_NAMES, TRAP_NAMES
from tavolino.games.coffin_rush.rules_scoring import (
    at_tent,
    bonus,
    in_backpack,
    majority,
    merits,
    points_of,
    side_of,
    sides,
)
from tavolino.games.coffin_rush.rules_temple import ALTAR
from tavolino.games.coffin_rush.state import BOMB

if TYPE_CHECKING:
    from tavolino.games.coffin_rush.state import Dig, Explorer

LASTING = ("quicksand", "toxicity", "seals", "darkness", "wrath", "oblivion", "collapse")  # until the next trap
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
        f"{plan.name(cell)} {TILE_NAMES[dig.tiles[spot]]}"
        for spot, cell in enumerate(plan.spot_cells)
        if mask >> spot & 1 and explorer.known >> spot & 1
    ]
    facts: dict[str, object] = {"seat": explorer.seat, "quadrant": QUADRANT_NAMES[quadrant]}
    return Event("analysed", "COF-CARD-6", facts, secret={"seen": seen}, known_to=(explorer.seat,))


def adrenaline(explorer: "Explorer", red: bool) -> Event:
    return Event("adrenaline", "COF-CARD-7", {"seat": explorer.seat, "in_red": red})


def rush_turned(explorer: "Explorer") -> Event:
    """Told before the token is turned."""
    if explorer.rush:
        return Event("rush_in_vain", "COF-CARD-12", {"seat": explorer.seat})
    return Event("rush_turned", "COF-CARD-8", {"seat": explorer.seat})


# ---- the Pharaoh


def trap_drawn(dig: "Dig", log: Log) -> None:
    log.add(Event("pharaoh_turn", "COF-PHA-1", {"round": dig.round}))
    facts = {"trap": TRAP_NAMES[dig.trap], "in_red": dig.in_red()}
    log.add(Event("trap_drawn", "COF-HOUSE-7", facts, reveals=True))
    for explorer in dig.explorers:
        if dig.exempt >> explorer.seat & 1:
            log.add(Event("sheltered", "COF-MAP-9", {"seat": explorer.seat}))


def traps_reshuffled(dig: "Dig") -> Event:
    return Event("traps_reshuffled", "COF-HOUSE-7", {"cards": len(dig.deck)})


def bomb_went_off(dig: "Dig", was_red: bool, log: Log) -> None:
    log.add(Event("bomb_went_off", "COF-HOUSE-7", {"counter": dig.counter}))
    _entered_red(dig, was_red, log)


def _entered_red(dig: "Dig", was_red: bool, log: Log) -> None:
    if dig.in_red() and not was_red and dig.counter > 0:
        log.add(Event("red_risk", "COF-CARD-3", {"counter": dig.counter}))


def spectre_appeared(dig: "Dig") -> Event:
    return Event("spectre_appeared", "COF-HOUSE-7", {"at": cell_name(dig, dig.temple.rune)})


def no_spectre_left() -> Event:
    return Event("no_spectre_left", "COF-SPE-5", {})


def doors_sealed() -> Event:
    return Event("doors_sealed", "COF-HOUSE-7", {})


def feather_flipped(dig: "Dig") -> Event:
    return Event("feather_flipped", "COF-PHA-7", {"seat": dig.first, "clockwise": dig.forward > 0})


def power_rolled(dig: "Dig", colour: int, was_red: bool, log: Log) -> None:
    facts = {"power": dig.question.power, "die": COLOURS[colour], "counter": dig.counter}
    log.add(Event("power_rolled", "COF-PHA-6" if dig.trap == BOMB else "COF-PHA-3", facts))
    _entered_red(dig, was_red, log)
    if dig.in_red() and not was_red and dig.counter > 0 and TRAP_NAMES[dig.trap] in LASTING:
        log.add(Event("trap_reddened", "COF-PHA-5", {"trap": TRAP_NAMES[dig.trap]}))


# ---- servants


def _kind(spectres: bool) -> str:
    return "spectre" if spectres else "mummy"


def tied(dig: "Dig", spectres: bool) -> Event:
    seats = [seat for seat in range(len(dig.explorers)) if dig.question.tied >> seat & 1]
    rule = "COF-SPE-2" if spectres else "COF-MUM-2"
    return Event("targets_tied", rule, {"seat": dig.question.asked, "tied_seats": seats, "servant": _kind(spectres)})


def target_fixed(target: int, spectres: bool, by_distance: bool) -> Event:
    rule = "COF-SPE-2" if spectres else "COF-PHA-4"
    if by_distance:
        rule = "COF-MAP-14"
    return Event("target_fixed", rule, {"seat": target, "servant": _kind(spectres)})


def waits(dig: "Dig", servant: str, cell: int, rule: str) -> Event:
    return Event("waits", rule, {"servant": servant, "at": cell_name(dig, cell)})


def spectre_moved(dig: "Dig", start: int, cell: int) -> Event:
    rule = _moving_rule(dig, start, cell, "COF-SPE-1")
    return Event("spectre_moved", rule, {"from": cell_name(dig, start), "to": cell_name(dig, cell)})


def _moving_rule(dig: "Dig", start: int, cell: int, rule: str) -> str:
    """The rule by which a servant moves, or the one that lets it onto the RUSH! space."""
    return "COF-MAP-12" if cell == dig.temple.rush != start else rule


def passed_altar(dig: "Dig", servant: str, cell: int, log: Log) -> None:
    if dig.temple.kinds[cell] == ALTAR:
        for explorer in dig.explorers:
            if explorer.at == cell:
                log.add(Event("passed_altar", "COF-MAP-16", {"servant": servant, "seat": explorer.seat}))


def spectre_gone(dig: "Dig", cell: int) -> Event:
    return Event("spectre_gone", "COF-SPE-3", {"at": cell_name(dig, cell)})


def mummy_moved(dig: "Dig", start: int, cell: int, blocked: bool, log: Log) -> None:
    facts = {"mummy": dig.question.mummy + 1, "from": cell_name(dig, start), "to": cell_name(dig, cell)}
    log.add(Event("mummy_moved", _moving_rule(dig, start, cell, "COF-MUM-1"), {**facts}))
    if blocked:
        log.add(Event("mummy_blocked", "COF-MUM-7", {"mummy": dig.question.mummy + 1, "at": cell_name(dig, cell)}))


def mummy_opened(dig: "Dig", cell: int, heading: int) -> Event:
    beyond = dig.temple.neighbours[cell * 4 + heading]
    facts = {"mummy": dig.question.mummy + 1, "at": cell_name(dig, cell), "beyond": cell_name(dig, beyond)}
    return Event("mummy_opened", "COF-MUM-3", {**facts})


# ---- the end


def ended(dig: "Dig", early: bool, log: Log) -> None:
    log.add(Event("ended", "COF-END-2" if early else "COF-END-1", {"round": dig.round}))
    for explorer in dig.explorers:
        facts = {"seat": explorer.seat, "tent": at_tent(explorer), "backpack": in_backpack(explorer)}
        log.add(Event("scored", "COF-SCORE-1", {**facts}))
    for index, name in enumerate(COLLECTIONS):
        owner = majority(dig, index + 1)
        if owner >= 0:
            seats = [one.seat for one in dig.explorers if side_of(dig, one.seat) == owner]
            log.add(Event("collection_held", "COF-SCORE-2", {"seats": seats, "collection": name}))
    if dig.companies:
        for side in range(sides(dig)):
            seats = [one.seat for one in dig.explorers if side_of(dig, one.seat) == side]
            points = {"points": points_of(dig, side), "collections": bonus(dig, side)}
            log.add(Event("company_scored", "COF-TEAM-2", {"seats": seats, **points}))
    log.add(_won(dig))


def _won(dig: "Dig") -> Event:
    """By what the winners are ahead of those with as many points."""
    own = merits(dig)
    winners = [seat for seat, merit in enumerate(own) if merit == max(own)]
    rivals = [merit for merit in own if merit < max(own) and merit >> 10 == max(own) >> 10]
    by = "points"
    if rivals:
        by = "treasures" if max(rivals) >> 5 != max(own) >> 5 else "outside"
    points = max(own) >> 10
    return Event(
        "won", "COF-TEAM-6" if dig.companies else "COF-SCORE-3", {"seats": winners, "points": points, "by": by}
    )


def _cards(mask: int) -> list[str]:
    return [name for card, name in enumerate(CARD_NAMES) if mask >> card & 1]
