"""Builds the events about players, each with the rule behind it. Called only if there is a log."""

from typing import TYPE_CHECKING

from tavolino.core.event import Event, Log
from tavolino.games.coffin_rush import events
from tavolino.games.coffin_rush.build import plan_for
from tavolino.games.coffin_rush.house import TILE_NAMES
from tavolino.games.coffin_rush.rules_card import CARD_NAMES, names_in

if TYPE_CHECKING:
    from tavolino.games.coffin_rush.rules_danger import Robbery
    from tavolino.games.coffin_rush.state import Dig, Explorer

AGGRESSION_RULES = ("COF-ACT-5", "COF-ITEM-9", "COF-MUM-4", "COF-MUM-5", "COF-CARD-4")  # by source


def aggression_rule(source: int) -> str:
    return AGGRESSION_RULES[source]


def cell_name(dig: "Dig", cell: int) -> str:
    return plan_for(dig.temple).name(cell)


# ---- beginning, turns


def began(dig: "Dig") -> Event:
    return events.Began("COF-SETUP-7", dig.first, dig.counter)


def turn_begun(dig: "Dig", seat: int, actions: int, log: Log) -> None:
    log.add(events.TurnBegun("COF-ACT-1", seat, actions=actions, round=dig.round))
    at = dig.explorers[seat].at
    if at in dig.mummies or at in dig.spectres:
        log.add(events.LeftAlone("COF-MAP-15", seat, cell_name(dig, at)))


def turn_ended(explorer: "Explorer") -> Event:
    return events.TurnEnded("COF-ACT-1", explorer.seat)


def rested(explorer: "Explorer") -> Event:
    rule = "COF-CARD-13" if explorer.lost else "COF-CARD-2"
    return events.Rested(rule, explorer.seat, names_in(explorer.hand))


def rush_spent(explorer: "Explorer") -> Event:
    return events.RushSpent("COF-CARD-8", explorer.seat)


def asked_for_token(dig: "Dig", lender: int) -> Event:
    return events.AskedForToken("COF-TEAM-3", dig.turn.seat, lender)


def lent(dig: "Dig", lender: int) -> Event:
    return events.Lent("COF-TEAM-3", dig.turn.seat, lender)


def declined(dig: "Dig", lender: int) -> Event:
    return events.Declined("COF-TEAM-3", dig.turn.seat, lender)


# ---- movement


def walks(explorer: "Explorer", steps: int) -> Event:
    return events.Walks("COF-ACT-2", explorer.seat, steps)


def went(dig: "Dig", explorer: "Explorer", start: int, cost: int, log: Log) -> None:
    by_foot = explorer.at in dig.temple.neighbours[start * 4 : start * 4 + 4]
    shared = any(one.at == explorer.at and one.seat != explorer.seat for one in dig.explorers)
    rule = "COF-MAP-11" if shared else "COF-ACT-2"
    here = cell_name(dig, explorer.at)
    log.add(events.Went(rule if by_foot else "COF-MAP-10", explorer.seat, start=cell_name(dig, start), to=here))
    if cost > dig.turn.steps:
        again = dig.turn.torches_used > 0
        log.add(events.TorchLit("COF-ITEM-11" if again else "COF-ITEM-13", explorer.seat))


def movement_ended(dig: "Dig", rule: str) -> Event:
    seat = dig.turn.seat
    return events.MovementEnded(rule, seat, cell_name(dig, dig.explorers[seat].at))


def trapped(explorer: "Explorer", yellow: int, red: int) -> Event:
    return events.Trapped("COF-MAP-8", explorer.seat, [yellow, red], yellow + red)


# ---- things


def door_moved(dig: "Dig", explorer: "Explorer", cell: int, closing: bool) -> Event:
    at, beyond = cell_name(dig, explorer.at), cell_name(dig, cell)
    if closing:
        return events.DoorClosed("COF-ACT-3", explorer.seat, at=at, beyond=beyond)
    return events.DoorOpened("COF-ACT-3", explorer.seat, at=at, beyond=beyond)


def found(explorer: "Explorer", tile: int, treasure: bool) -> Event:
    rule = "COF-ITEM-2" if treasure else "COF-ITEM-1"
    return events.Found(rule, explorer.seat, TILE_NAMES[tile])


def stairs_found(dig: "Dig", explorer: "Explorer") -> Event:
    return events.StairsFound("COF-ITEM-3", explorer.seat, cell_name(dig, explorer.at))


def woke(dig: "Dig", explorer: "Explorer") -> Event:
    return events.Woke("COF-ITEM-2", explorer.seat, cell_name(dig, explorer.at))


def fell(dig: "Dig", explorer: "Explorer", tile: int, slot: int, rule: str) -> Event:
    return events.Fell(rule, explorer.seat, item=TILE_NAMES[tile], at=cell_name(dig, explorer.at), slot=slot)


def nothing_fell(explorer: "Explorer", slot: int) -> Event:
    return events.NothingFell("COF-HOUSE-2", explorer.seat, slot)


def picked_up(dig: "Dig", explorer: "Explorer", tiles: list[int]) -> Event:
    items = [TILE_NAMES[tile] for tile in tiles]
    return events.PickedUp("COF-ITEM-6", explorer.seat, items, cell_name(dig, explorer.at))


def overflowed(explorer: "Explorer", rule: str) -> Event:
    return events.Overflowed(rule, explorer.seat, len(explorer.backpack))


def kept(explorer: "Explorer", slot: int) -> Event:
    return events.Kept("COF-ITEM-5", explorer.seat, slot, TILE_NAMES[explorer.backpack[slot - 2]])


def dropped(dig: "Dig", explorer: "Explorer", tile: int, several: bool) -> Event:
    rule = "COF-ITEM-8" if several else "COF-ACT-4"
    return events.Dropped(rule, explorer.seat, item=TILE_NAMES[tile], at=cell_name(dig, explorer.at))


def drop_done(explorer: "Explorer") -> Event:
    return events.DropDone("COF-ACT-4", explorer.seat)


def stored(explorer: "Explorer", tile: int) -> Event:
    return events.Stored("COF-ACT-4", explorer.seat, TILE_NAMES[tile])


# ---- dangers


def attacked(dig: "Dig", victim: "Explorer", yellow: int, red: int, source: int, robbery: "Robbery | None") -> Event:
    rule = aggression_rule(source)
    if robbery is not None:
        rule = card_rule(dig, robbery.attacker, victim, rule)
        return events.Robbed(rule, victim.seat, [yellow, red], yellow + red, robbery.attacker)
    return events.Attacked(rule, victim.seat, [yellow, red], yellow + red)


def card_rule(dig: "Dig", player: int, victim: "Explorer", rule: str) -> str:
    """The rule of a card, or the rule by which it affects a companion."""
    return "COF-TEAM-5" if dig.mates(player, victim.seat) else rule


def die_changed(victim: "Explorer", yellow: int, red: int, charms: int) -> Event:
    rule = "COF-ITEM-11" if charms > 0 else "COF-ITEM-12"  # there is another charm
    return events.DieChanged(rule, victim.seat, [yellow, red], yellow + red)


def luck_left(victim: "Explorer") -> Event:
    return events.LuckLeft("COF-ITEM-12", victim.seat)


def stolen(attacker: "Explorer", victim: "Explorer", tile: int) -> Event:
    return events.Stolen("COF-CARD-4", attacker.seat, victim.seat, TILE_NAMES[tile])


def lost_card_to_discards(explorer: "Explorer", card: int, rule: str) -> Event:
    return events.CardDiscarded(rule, explorer.seat, CARD_NAMES[card])


def terrified(explorer: "Explorer", card: int, rule: str) -> Event:
    return events.Terrified(rule, explorer.seat, CARD_NAMES[card])


def terror_of_nothing(explorer: "Explorer") -> Event:
    return events.TerrorOfNothing("COF-SPE-5", explorer.seat)
