"""The five loot cards: when they may be played, and what they do (COF-CARD).

Chance: an aggression rolls yellow, then red; a betrayal picks each card of the victim's hand.
"""

from mypy_extensions import i64

from tavolino.core.chance import Chance
from tavolino.core.event import Log
from tavolino.games.coffin_rush import telling
from tavolino.games.coffin_rush.rules_codes import (
    FIRST_AGGRESSION,
    FIRST_ANALYSIS,
    FIRST_BETRAYAL,
    FIRST_CARD,
    FIRST_DISCARD,
)
from tavolino.games.coffin_rush.rules_danger import attack, discard_random, lose_to
from tavolino.games.coffin_rush.rules_temple import FIRST_GO
from tavolino.games.coffin_rush.state import (
    ADRENALINE,
    AGGRESSION,
    ANALYSIS,
    BETRAYAL,
    FROM_CARD,
    NO_TILE,
    NOBODY,
    OBLIVION,
    PLUNDER,
    RECOVER,
    RUSH,
    TURN,
    Dig,
    Explorer,
    bits,
)


def card_of(move: i64) -> i64:
    """Which card a move plays or discards."""
    if move >= FIRST_DISCARD:
        return move - FIRST_DISCARD
    if move >= FIRST_ANALYSIS:
        return ANALYSIS
    if move >= FIRST_BETRAYAL:
        return BETRAYAL
    return AGGRESSION if move >= FIRST_AGGRESSION else move - FIRST_CARD


def may_use_cards(dig: Dig, explorer: Explorer) -> bool:
    """Whether there is still a card to play or discard this turn."""
    if dig.turn.card_used or explorer.hand == 0:
        return False
    return not (dig.in_red() and dig.suffers(explorer.seat, OBLIVION))


# ---- refusals


def refusal_of_card(dig: Dig, explorer: Explorer, move: i64) -> str | None:
    if dig.turn.card_used or not (explorer.hand >> card_of(move)) & 1:
        return "COF-CARD-1"  # one card of the own hand, once per turn
    if dig.suffers(explorer.seat, OBLIVION) and (move < FIRST_DISCARD or dig.in_red()):
        return "COF-PHA-2"
    if move >= FIRST_DISCARD:
        return None
    if move >= FIRST_ANALYSIS:
        return None if dig.in_red() else "COF-CARD-6"  # another quadrant only in the red
    if move >= FIRST_BETRAYAL:
        return refusal_of_betrayal(dig, explorer, move - FIRST_BETRAYAL)
    if move >= FIRST_AGGRESSION:
        return refusal_of_aggression(dig, explorer, move - FIRST_AGGRESSION)
    if move == FIRST_CARD + AGGRESSION:
        return "COF-CARD-4"  # somebody must be named
    if move == FIRST_CARD + BETRAYAL:
        return "COF-CARD-11"
    return None


def refusal_of_aggression(dig: Dig, explorer: Explorer, target: i64) -> str | None:
    """COF-CARD-4: within three cells, straight, nothing in between; COF-CARD-9: closed doors block."""
    if target >= len(dig.explorers) or target == explorer.seat:
        return "COF-CARD-4"
    temple = dig.temple
    sight = temple.sight[explorer.at * temple.cells + dig.explorers[target].at]
    if sight == 0:
        return "COF-CARD-4"
    cell = explorer.at
    for _step in range(sight // 4 - 1):
        if not dig.is_open(temple.gates[cell * 4 + sight % 4]):
            return "COF-CARD-9"
        cell = temple.neighbours[cell * 4 + sight % 4]
    return None


def refusal_of_betrayal(dig: Dig, explorer: Explorer, target: i64) -> str | None:
    """COF-CARD-11: another player in the same quadrant."""
    if target >= len(dig.explorers) or target == explorer.seat:
        return "COF-CARD-11"
    quadrants = dig.temple.quadrants
    return None if quadrants[explorer.at] == quadrants[dig.explorers[target].at] else "COF-CARD-11"


def card_candidates(dig: Dig, explorer: Explorer, moves: list[i64]) -> None:
    """What can be done with the cards in hand."""
    hand = explorer.hand
    for card in range(RUSH + 1):
        if (hand >> card) & 1:
            moves.append(FIRST_DISCARD + card)
    if dig.suffers(explorer.seat, OBLIVION):
        return
    for card in range(ANALYSIS, RUSH + 1):
        if (hand >> card) & 1:
            moves.append(FIRST_CARD + card)
    if (hand >> ANALYSIS) & 1 and dig.in_red():
        for move in range(FIRST_ANALYSIS, FIRST_DISCARD):
            moves.append(move)
    temple = dig.temple
    for other in dig.explorers:
        if other.seat == explorer.seat:
            continue
        if (hand >> AGGRESSION) & 1 and temple.sight[explorer.at * temple.cells + other.at] != 0:
            moves.append(FIRST_AGGRESSION + other.seat)
        if (hand >> BETRAYAL) & 1 and temple.quadrants[explorer.at] == temple.quadrants[other.at]:
            moves.append(FIRST_BETRAYAL + other.seat)


# ---- effects


def use_card(dig: Dig, explorer: Explorer, move: i64, chance: Chance, log: Log | None) -> None:
    """COF-CARD-1: the card goes to the own discards, with its effect or without."""
    card = card_of(move)
    dig.turn.card_used = True
    explorer.hand &= ~(i64(1) << card)
    explorer.discards |= i64(1) << card
    if log is not None:
        log.add(telling.card_used(dig, explorer, card, move >= FIRST_DISCARD))
    if move >= FIRST_DISCARD:
        return
    if card == AGGRESSION:
        aggression(dig, explorer, dig.explorers[move - FIRST_AGGRESSION], chance, log)
    elif card == BETRAYAL:
        betrayal(dig, explorer, dig.explorers[move - FIRST_BETRAYAL], chance, log)
    elif card == ANALYSIS:
        own = dig.temple.quadrants[explorer.at]
        analysis(dig, explorer, own if move < FIRST_ANALYSIS else move - FIRST_ANALYSIS, log)
    elif card == ADRENALINE:
        dig.turn.adrenaline = True
        if log is not None:
            log.add(telling.adrenaline(explorer, dig.in_red()))
    elif log is not None:
        log.add(telling.rush_turned(explorer))
    if card == RUSH:
        explorer.rush = True  # COF-CARD-8; COF-CARD-12: an active token stays as it is


def aggression(dig: Dig, explorer: Explorer, victim: Explorer, chance: Chance, log: Log | None) -> None:
    """COF-CARD-4. Red: the attacker chooses, nobody rolls, and no charm helps (COF-ITEM-12)."""
    question = dig.question
    temple = dig.temple
    question.attacker = explorer.seat
    question.source = FROM_CARD
    question.near = temple.sight[explorer.at * temple.cells + victim.at] < 12  # at most one step
    if not dig.in_red():
        attack(dig, victim.seat, chance, log)
        return
    if log is not None:
        log.add(telling.assaulted(dig, explorer, victim))
    if len(victim.backpack) > 1:
        question.kind = PLUNDER
        question.asked = explorer.seat
        question.victim = victim.seat
    else:
        lose_to(dig, victim, 2, log)


def plunder(dig: Dig, slot: i64, log: Log | None) -> None:
    """The answer to PLUNDER."""
    question = dig.question
    victim = dig.explorers[question.victim]
    question.kind = TURN
    question.asked = NOBODY
    question.victim = NOBODY
    lose_to(dig, victim, slot, log)


def betrayal(dig: Dig, explorer: Explorer, victim: Explorer, chance: Chance, log: Log | None) -> None:
    """COF-CARD-5. Red: two cards and two."""
    count: i64 = 2 if dig.in_red() else 1
    if log is not None:
        log.add(telling.betrayed(dig, explorer, victim))
    for _card in range(count):
        discard_random(victim, "COF-CARD-5", chance, log)
    choices = recoverable(explorer)
    if bits(choices) <= count:
        for card in range(RUSH + 1):
            if (choices >> card) & 1:
                take_back(explorer, card, log)
    else:
        dig.question.kind = RECOVER
        dig.question.asked = explorer.seat
        dig.question.count = count


def recoverable(explorer: Explorer) -> i64:
    """The own discards but for the Betrayal just played."""
    return explorer.discards & ~(i64(1) << BETRAYAL)


def take_back(explorer: Explorer, card: i64, log: Log | None) -> None:
    explorer.discards &= ~(i64(1) << card)
    explorer.hand |= i64(1) << card
    if log is not None:
        log.add(telling.recovered(explorer, card))


def recover(dig: Dig, card: i64, log: Log | None) -> None:
    """The answer to RECOVER."""
    question = dig.question
    take_back(dig.explorers[question.asked], card, log)
    question.count -= 1
    if question.count == 0:
        question.kind = TURN
        question.asked = NOBODY


def analysis(dig: Dig, explorer: Explorer, quadrant: i64, log: Log | None) -> None:
    """COF-CARD-6: look at the closed tiles of a quadrant."""
    mask = dig.temple.spot_masks[quadrant]
    for spot in range(len(dig.tiles)):
        if (mask >> spot) & 1 and dig.tiles[spot] != NO_TILE and dig.stairs != dig.temple.spot_cells[spot]:
            explorer.known |= i64(1) << spot
    if log is not None:
        log.add(telling.analysed(dig, explorer, quadrant))


assert FIRST_GO == FIRST_DISCARD + RUSH + 1  # the codes that depend on the map follow the cards
