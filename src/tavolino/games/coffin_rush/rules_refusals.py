"""What a player may not do, and by which rule: legality is written here and in what it asks, nowhere else."""

from mypy_extensions import i64

from tavolino.games.coffin_rush.rules_cards import recoverable, refusal_of_card
from tavolino.games.coffin_rush.rules_codes import (
    DONE,
    FIRST_AGGRESSION,
    FIRST_CARD,
    FIRST_DROP,
    FIRST_KEEP,
    FIRST_RED,
    FIRST_TARGET,
    FIRST_YELLOW,
    NO,
    PASS,
    STOP,
    TAKE,
    WALK,
    YES,
)
from tavolino.games.coffin_rush.rules_temple import FIRST_GO, NOTHING, TEMPLE_DOOR
from tavolino.games.coffin_rush.rules_things import has_pile
from tavolino.games.coffin_rush.rules_turn import can_pay, closed_tile, door_cost, refusal_to_go, tile_cost
from tavolino.games.coffin_rush.state import CONSENT, KEEP, LUCK, PLUNDER, RECOVER, TARGET, TURN, Dig, Explorer


def refusal_of(dig: Dig, seat: i64, move: i64) -> str | None:
    kind = dig.question.kind
    if kind == TURN:
        if seat != dig.turn.seat:
            return "COF-ACT-1"  # one player after another
        return refusal_on_turn(dig, dig.explorers[seat], move)
    if kind == KEEP:
        return refusal_to_keep(dig, seat, move)
    if kind == LUCK:
        return refusal_of_luck(dig, seat, move)
    if kind == TARGET:
        chosen = move - FIRST_TARGET
        fits = seat == dig.question.asked and 0 <= chosen < 6 and ((dig.question.tied >> chosen) & 1) != 0
        return None if fits else "COF-MUM-2"
    if kind == CONSENT:
        fits = seat == dig.question.asked and YES <= move <= NO
        return None if fits else "COF-TEAM-3"
    if RECOVER <= kind <= PLUNDER:
        return refusal_of_choice(dig, kind, seat, move)
    return "COF-END-1"


def refusal_to_keep(dig: Dig, seat: i64, move: i64) -> str | None:
    """COF-ITEM-5: one of the items, each once."""
    question = dig.question
    index = move - FIRST_KEEP
    if seat != question.asked or move >= FIRST_YELLOW or not 0 <= index < len(dig.explorers[seat].backpack):
        return "COF-ITEM-5"
    return "COF-ITEM-5" if (question.kept >> (index + 2)) & 1 else None


def refusal_of_luck(dig: Dig, seat: i64, move: i64) -> str | None:
    """COF-ITEM-12: one die to another of its own faces, or leave them as they are."""
    if seat != dig.question.asked:
        return "COF-ITEM-12"
    if move == DONE:
        return None
    if FIRST_YELLOW <= move < FIRST_RED:
        return None if move - FIRST_YELLOW + 1 in dig.box.yellow else "COF-ITEM-12"
    if FIRST_RED <= move < FIRST_TARGET:
        return None if move - FIRST_RED + 1 in dig.box.red else "COF-ITEM-12"
    return "COF-ITEM-12"


def refusal_of_choice(dig: Dig, kind: i64, seat: i64, move: i64) -> str | None:
    """The two choices that a card asks for: a card to take back, an item to seize."""
    question = dig.question
    if kind == RECOVER:
        card = move - FIRST_CARD
        fits = FIRST_CARD <= move < FIRST_AGGRESSION and ((recoverable(dig.explorers[seat]) >> card) & 1) != 0
        return None if fits and seat == question.asked else "COF-CARD-1"
    index = move - FIRST_DROP - 1
    fits = move < FIRST_KEEP and 0 <= index < len(dig.explorers[question.victim].backpack)
    return None if fits and seat == question.asked else "COF-CARD-4"


def refusal_on_turn(dig: Dig, explorer: Explorer, move: i64) -> str | None:
    if move >= FIRST_GO:
        if move < dig.temple.first_open:
            return refusal_to_go(dig, explorer, move - FIRST_GO)
        return refusal_to_touch(dig, explorer, move)
    if move >= FIRST_CARD:
        return refusal_of_card(dig, explorer, move)
    if FIRST_DROP <= move < FIRST_KEEP:
        return refusal_to_drop(dig, explorer, move - FIRST_DROP + 1)
    if move == PASS:
        return None
    if move == WALK:
        if dig.turn.walking:
            return "COF-ACT-2"  # one movement at a time
        return None if can_pay(dig, 1) else "COF-ACT-1"
    if move == STOP:
        return None if dig.turn.walking else "COF-ACT-2"
    if move == TAKE:
        return refusal_to_take(dig, explorer)
    if move == DONE:
        return None if dig.turn.dropping else "COF-ACT-4"
    if move < FIRST_DROP:
        return "COF-TEAM-3"  # nobody has asked for a token
    if move < FIRST_YELLOW:
        return "COF-ITEM-5"  # the backpack holds all there is
    return "COF-ITEM-12" if move < FIRST_TARGET else "COF-MUM-2"


def refusal_to_touch(dig: Dig, explorer: Explorer, move: i64) -> str | None:
    """COF-ACT-3, COF-MAP-4: a door of the own cell; or the tile on it, also under a pile."""
    temple = dig.temple
    closing = move >= temple.first_close
    cell = temple.touchable[move - (temple.first_close if closing else temple.first_open)]
    cost: i64 = 1
    if cell == explorer.at:
        if closing or not closed_tile(dig, cell):
            return "COF-ACT-3"
        cost = tile_cost(dig, explorer.seat, is_chest(dig, cell))
    else:
        gate = gate_between(dig, explorer.at, cell)
        if gate == NOTHING or dig.is_open(gate) != closing:
            return "COF-ACT-3"
        if not closing:
            cost = door_cost(dig, explorer.seat)
    return None if can_pay(dig, cost) else "COF-ACT-1"


def refusal_to_take(dig: Dig, explorer: Explorer) -> str | None:
    cost: i64 = 1
    if not has_pile(dig, explorer.at):
        if not closed_tile(dig, explorer.at):
            return "COF-ITEM-7" if explorer.at == dig.temple.camp else "COF-ACT-3"
        cost = tile_cost(dig, explorer.seat, is_chest(dig, explorer.at))
    return None if can_pay(dig, cost) else "COF-ACT-1"


def refusal_to_drop(dig: Dig, explorer: Explorer, slot: i64) -> str | None:
    if slot == 1:
        return "COF-ITEM-4"  # the Rush! token never drops
    if slot - 2 >= len(explorer.backpack):
        return "COF-ACT-4"
    return None if dig.turn.dropping or can_pay(dig, 1) else "COF-ACT-1"


def is_chest(dig: Dig, cell: i64) -> bool:
    """Sarcophagi have the first spots, chests the last eight."""
    return dig.temple.spots[cell] >= dig.temple.first_chest


def gate_between(dig: Dig, cell: i64, other: i64) -> i64:
    """The stone door between two cells, or NOTHING."""
    for direction in range(4):
        if dig.temple.neighbours[cell * 4 + direction] == other:
            gate = dig.temple.gates[cell * 4 + direction]
            return gate if gate < TEMPLE_DOOR else NOTHING
    return NOTHING
