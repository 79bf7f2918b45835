"""Dangers: aggression with its two dice, terror, and what enters with the explorer (COF-ACT-5, COF-MUM-4, COF-SPE-3).

Chance is drawn yellow before red; a random card is one pick among the cards of a hand, in the order
Aggression, Betrayal, Analysis, Adrenaline, Rush!.
"""

from mypy_extensions import i64

from tavolino.core.chance import Chance
from tavolino.core.event import Log
from tavolino.games.coffin_rush import telling
from tavolino.games.coffin_rush.rules_things import check_overflow, fall_from_slot
from tavolino.games.coffin_rush.state import CHARM, FROM_CARD, LUCK, NOBODY, TURN, Dig, Explorer, bits


def attack_next(dig: Dig, chance: Chance, log: Log | None) -> bool:
    """Let all victims suffer, by rising seat, until one may use a charm. False: somebody is asked."""
    question = dig.question
    while question.victims:
        seat: i64 = 0
        while not (question.victims >> seat) & 1:
            seat += 1
        question.victims &= ~(i64(1) << seat)
        if not attack(dig, seat, chance, log):
            return False
    return True


def attack(dig: Dig, seat: i64, chance: Chance, log: Log | None) -> bool:
    """COF-MUM-4, COF-CARD-4: yellow + red. False: the victim is asked about the lucky charm (COF-ITEM-12)."""
    question = dig.question
    victim = dig.explorers[seat]
    question.victim = seat
    question.yellow = chance.face(dig.box.yellow)
    question.red = chance.face(dig.box.red)
    question.charms = victim.carries(CHARM)
    if log is not None:
        log.add(telling.attacked(dig, victim))
    if question.charms > 0:
        question.kind = LUCK
        question.asked = seat
        return False
    settle_attack(dig, log)
    return True


def change_die(dig: Dig, yellow: bool, face: i64, log: Log | None) -> bool:
    """COF-ITEM-1: set one die to any of its faces. True when no charm is left."""
    question = dig.question
    if yellow:
        question.yellow = face
    else:
        question.red = face
    question.charms -= 1
    if log is not None:
        log.add(telling.die_changed(dig))
    return question.charms == 0


def settle_attack(dig: Dig, log: Log | None) -> None:
    """The slot that the dice name loses its item."""
    question = dig.question
    victim = dig.explorers[question.victim]
    slot = question.yellow + question.red
    question.kind = TURN
    question.asked = NOBODY
    question.charms = 0
    question.victim = NOBODY
    if question.source == FROM_CARD:
        lose_to(dig, victim, slot, log)
    else:
        fall_from_slot(dig, victim, slot, telling.aggression_rule(question.source), log)
    question.yellow = 0
    question.red = 0


def lose_to(dig: Dig, victim: Explorer, slot: i64, log: Log | None) -> None:
    """COF-CARD-4: the item drops; within one cell the attacker takes it instead."""
    question = dig.question
    attacker = dig.explorers[question.attacker]
    question.attacker = NOBODY
    if question.near and slot - 2 < len(victim.backpack):
        tile = victim.backpack.pop(slot - 2)
        attacker.backpack.append(tile)
        if log is not None:
            log.add(telling.stolen(attacker, victim, tile))
        check_overflow(dig, attacker, "COF-CARD-10", log)
    else:
        fall_from_slot(dig, victim, slot, "COF-ITEM-6", log)
    question.near = False


def random_card(hand: i64, chance: Chance) -> i64:
    """One card of a hand that is not empty."""
    index = chance.pick(bits(hand))
    card: i64 = 0
    while True:
        if (hand >> card) & 1:
            if index == 0:
                return card
            index -= 1
        card += 1


def discard_random(explorer: Explorer, rule: str, chance: Chance, log: Log | None) -> None:
    """COF-CARD-5, Judgement of Maat: a random card goes to the own discards."""
    if explorer.hand == 0:
        return
    card = random_card(explorer.hand, chance)
    explorer.hand &= ~(i64(1) << card)
    explorer.discards |= i64(1) << card
    if log is not None:
        log.add(telling.lost_card_to_discards(explorer, card, rule))


def terror(explorer: Explorer, rule: str, chance: Chance, log: Log | None) -> None:
    """COF-SPE-3: a random card is gone for the game; COF-SPE-5: an empty hand loses nothing."""
    if explorer.hand == 0:
        if log is not None:
            log.add(telling.terror_of_nothing(explorer))
        return
    card = random_card(explorer.hand, chance)
    explorer.hand &= ~(i64(1) << card)
    explorer.lost |= i64(1) << card
    if log is not None:
        log.add(telling.terrified(explorer, card, rule))


def meet_spectres(dig: Dig, explorer: Explorer, chance: Chance, log: Log | None) -> None:
    """COF-ACT-5: one terror per spectre on the cell, which is then removed."""
    left: list[i64] = []
    for cell in dig.spectres:
        if cell == explorer.at:
            terror(explorer, "COF-ACT-5", chance, log)
        else:
            left.append(cell)
    dig.spectres = left


def count_on(cells: list[i64], cell: i64) -> i64:
    count: i64 = 0
    for other in cells:
        if other == cell:
            count += 1
    return count
