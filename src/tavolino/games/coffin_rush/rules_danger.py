"""Dangers: aggression with its two dice, terror, and what enters with the explorer (COF-ACT-5, COF-MUM-4, COF-SPE-3).

Chance is drawn yellow before red; a random card is one pick among the cards of a hand, in the order
of rules_card.CARD_NAMES.
"""

from typing import final

from mypy_extensions import i64, mypyc_attr

from tavolino.core.chance import Chance
from tavolino.core.event import Log
from tavolino.core.pickling import by_fields
from tavolino.games.coffin_rush import telling
from tavolino.games.coffin_rush.rules_bits import bit, bits
from tavolino.games.coffin_rush.rules_codes import DONE, FIRST_RED, FIRST_TARGET, FIRST_YELLOW
from tavolino.games.coffin_rush.rules_resume import Aggression
from tavolino.games.coffin_rush.rules_things import FIRST_SLOT, check_overflow, fall_from_slot
from tavolino.games.coffin_rush.state import CHARM, Dig, Explorer, Question


@final
@mypyc_attr(acyclic=True)
class Robbery:
    """COF-CARD-4: an aggression by a player, who takes the item when near."""

    __slots__ = ("attacker", "near")

    def __init__(self, *, attacker: i64, near: bool) -> None:
        self.attacker = attacker
        self.near = near  # within one cell

    def __reduce__(self) -> tuple[object, ...]:
        return by_fields(self, ("attacker", "near"))


def attack_next(dig: Dig, chance: Chance, log: Log | None) -> bool:
    """Let all victims suffer, by rising seat, until one may use a charm. False: somebody is asked."""
    while dig.aggression is not None:
        source = dig.aggression.source
        victims = dig.aggression.victims
        seat: i64 = 0
        while not (victims >> seat) & 1:
            seat += 1
        victims &= ~bit(seat)
        dig.aggression = Aggression(source=source, victims=victims) if victims else None
        if not attack(dig, dig.explorers[seat], source, None, chance, log):
            return False
    return True


def attack(dig: Dig, victim: Explorer, source: i64, robbery: Robbery | None, chance: Chance, log: Log | None) -> bool:
    """COF-MUM-4, COF-CARD-4: yellow + red. False: the victim is asked about the lucky charm (COF-ITEM-12)."""
    yellow = chance.face(dig.components.yellow)
    red = chance.face(dig.components.red)
    if log is not None:
        log.add(telling.attacked(dig, victim, yellow, red, source, robbery))
    charms = victim.carries(CHARM)
    if charms > 0:
        dig.question = LuckQuestion(
            asked=victim.seat, yellow=yellow, red=red, charms=charms, source=source, robbery=robbery
        )
        return False
    settle_attack(dig, victim, yellow + red, source, robbery, log)
    return True


def settle_attack(dig: Dig, victim: Explorer, slot: i64, source: i64, robbery: Robbery | None, log: Log | None) -> None:
    """The slot that the dice name loses its item."""
    if robbery is not None:
        lose_to(dig, victim, slot, robbery, log)
    else:
        fall_from_slot(dig, victim, slot, telling.aggression_rule(source), log)


def lose_to(dig: Dig, victim: Explorer, slot: i64, robbery: Robbery, log: Log | None) -> None:
    """COF-CARD-4: the item drops; within one cell the attacker takes it instead."""
    if robbery.near and slot - FIRST_SLOT < len(victim.backpack):
        attacker = dig.explorers[robbery.attacker]
        tile = victim.backpack.pop(slot - FIRST_SLOT)
        attacker.backpack.append(tile)
        if log is not None:
            log.add(telling.stolen(attacker, victim, tile))
        check_overflow(dig, attacker, "COF-CARD-10", log)
    else:
        fall_from_slot(dig, victim, slot, "COF-ITEM-6", log)


@final
class LuckQuestion(Question):
    """COF-ITEM-1, COF-ITEM-12: whether the victim changes a die, once for each lucky charm."""

    __slots__ = ("charms", "red", "robbery", "source", "yellow")

    def __init__(self, *, asked: i64, yellow: i64, red: i64, charms: i64, source: i64, robbery: Robbery | None) -> None:
        super().__init__(asked=asked)
        self.yellow = yellow
        self.red = red
        self.charms = charms  # how often a die may still be changed
        self.source = source
        self.robbery = robbery  # None: mummies strike

    def __reduce__(self) -> tuple[object, ...]:
        return by_fields(self, ("asked", "charms", "red", "robbery", "source", "yellow"))

    def name(self) -> str:
        return "luck"

    def rule(self) -> str:
        return "COF-ITEM-12"

    def allows(self, dig: Dig, move: i64) -> bool:
        """One die to another of its own faces, or leave them as they are."""
        if FIRST_YELLOW <= move < FIRST_RED:
            return move - FIRST_YELLOW + 1 in dig.components.yellow
        if FIRST_RED <= move < FIRST_TARGET:
            return move - FIRST_RED + 1 in dig.components.red
        return move == DONE

    def candidates(self, dig: Dig) -> list[i64]:
        return [DONE, *range(FIRST_YELLOW, FIRST_TARGET)]

    def answer(self, dig: Dig, move: i64, chance: Chance, log: Log | None) -> bool:
        victim = dig.explorers[self.asked]
        yellow = self.yellow
        red = self.red
        if move == DONE:
            if log is not None:
                log.add(telling.luck_left(victim))
        else:
            if move < FIRST_RED:
                yellow = move - FIRST_YELLOW + 1
            else:
                red = move - FIRST_RED + 1
            charms = self.charms - 1
            if log is not None:
                log.add(telling.die_changed(victim, yellow, red, charms))
            if charms > 0:
                dig.question = LuckQuestion(
                    asked=self.asked, yellow=yellow, red=red, charms=charms, source=self.source, robbery=self.robbery
                )
                return False
        dig.question = None
        settle_attack(dig, victim, yellow + red, self.source, self.robbery, log)
        return True


def lose_random_card(explorer: Explorer, chance: Chance) -> i64:
    """One card out of a hand that is not empty."""
    hand = explorer.hand
    index = chance.pick(bits(hand))
    card: i64 = 0
    while True:
        if (hand >> card) & 1:
            if index == 0:
                explorer.hand = hand & ~bit(card)
                return card
            index -= 1
        card += 1


def discard_random(explorer: Explorer, rule: str, chance: Chance, log: Log | None) -> None:
    """COF-CARD-5, Judgement of Maat: a random card goes to the own discards."""
    if explorer.hand == 0:
        return
    card = lose_random_card(explorer, chance)
    explorer.discards |= bit(card)
    if log is not None:
        log.add(telling.lost_card_to_discards(explorer, card, rule))


def terror(explorer: Explorer, rule: str, chance: Chance, log: Log | None) -> None:
    """COF-SPE-3: a random card is gone for the game; COF-SPE-5: an empty hand loses nothing."""
    if explorer.hand == 0:
        if log is not None:
            log.add(telling.terror_of_nothing(explorer))
        return
    card = lose_random_card(explorer, chance)
    explorer.lost |= bit(card)
    if log is not None:
        log.add(telling.terrified(explorer, card, rule))


def meet_spectres(dig: Dig, explorer: Explorer, chance: Chance, log: Log | None) -> None:
    """COF-ACT-5: one terror per spectre on the cell, which is then removed."""
    left: list[i64] = []
    for cell in dig.spectres:
        if cell == explorer.at:
            terror(explorer, "COF-ACT-5", chance, log)
            remove_spectre(dig)
        else:
            left.append(cell)
    dig.spectres = left


def remove_spectre(dig: Dig) -> None:
    """COF-SPE-5: its pawn does not come back; in version 1 it did."""
    if dig.rules_version == 1:
        dig.spectres_left += 1


def count_on(cells: list[i64], cell: i64) -> i64:
    count: i64 = 0
    for other in cells:
        if other == cell:
            count += 1
    return count
