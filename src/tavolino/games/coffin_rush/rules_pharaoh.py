"""The Pharaoh's turn: a trap, the ritual power, the counter, the servants (COF-PHA).

Chance is drawn in this order: the reshuffle of an empty deck, what the trap asks for (random cards by rising
seat), the die of the ritual power, then the servants' terror and aggression as they happen.
"""

from mypy_extensions import i64

from tavolino.core.chance import Chance
from tavolino.core.event import Log
from tavolino.games.coffin_rush import telling_pharaoh
from tavolino.games.coffin_rush.rules_danger import discard_random
from tavolino.games.coffin_rush.rules_monsters import fix_target, move_mummies, move_spectres
from tavolino.games.coffin_rush.rules_temple import ALTAR, NO_HEADING, TEMPLE_DOOR
from tavolino.games.coffin_rush.rules_things import fall
from tavolino.games.coffin_rush.state import (
    ACTIONS,
    BOMB,
    EXPLORERS,
    GREEN,
    MAAT,
    MUMMY_TARGET,
    NOBODY,
    OVER,
    SCARABS,
    SEALS,
    SERVANTS,
    SPECTRE_TARGET,
    SUMMONING,
    TURN,
    YELLOW,
    Dig,
)


def pharaoh(dig: Dig, chance: Chance, log: Log | None) -> bool:
    """COF-PHA-1. False: somebody is asked, or the game is over; else the next round may begin."""
    draw_trap(dig, chance, log)
    if end_at_zero(dig, True, log):
        return False
    before = dig.counter
    roll_ritual_power(dig, chance, log)
    if end_at_zero(dig, dig.question.power > before, log):
        return False
    dig.question.stage = SPECTRE_TARGET
    return servants(dig, chance, log)


def servants(dig: Dig, chance: Chance, log: Log | None) -> bool:
    """COF-PHA-4: targets first, then spectres, then mummies. Goes on from where a question interrupted it."""
    question = dig.question
    if question.stage == SPECTRE_TARGET:
        if not fix_target(dig, True, log):
            return False
        question.stage = MUMMY_TARGET
    if question.stage == MUMMY_TARGET:
        if not fix_target(dig, False, log):
            return False
        begin_servants(dig, chance, log)
    if not move_mummies(dig, chance, log):
        return False
    question.stage = EXPLORERS
    question.power = 0
    question.spectre_target = NOBODY
    question.mummy_target = NOBODY
    question.mummy = 0
    question.mummy_actions = 0
    question.mummy_heading = NO_HEADING
    return True


def begin_servants(dig: Dig, chance: Chance, log: Log | None) -> None:
    question = dig.question
    question.stage = SERVANTS
    question.mummy = 0
    question.mummy_actions = ACTIONS
    question.mummy_heading = NO_HEADING
    move_spectres(dig, chance, log)


# ---- the trap


def draw_trap(dig: Dig, chance: Chance, log: Log | None) -> None:
    """COF-PHA-2: it replaces the last one. COF-MAP-9: who stands on an altar is exempt from it."""
    if not dig.deck:
        reshuffle(dig, chance, log)
    dig.trap = dig.deck.pop()
    dig.exempt = 0
    for explorer in dig.explorers:
        if dig.temple.kinds[explorer.at] == ALTAR:
            dig.exempt |= i64(1) << explorer.seat
    if log is not None:
        telling_pharaoh.trap_drawn(dig, log)
    spring(dig, dig.in_red(), chance, log)  # COF-PHA-5: the colour when drawn


def reshuffle(dig: Dig, chance: Chance, log: Log | None) -> None:
    """COF-PHA-2: all traps but the bomb."""
    dig.deck = dig.box.traps.copy()
    chance.shuffle(dig.deck)
    if log is not None:
        log.add(telling_pharaoh.traps_reshuffled(dig))


def spring(dig: Dig, red: bool, chance: Chance, log: Log | None) -> None:
    """What happens at once; lasting effects are asked for where they matter."""
    trap = dig.trap
    if trap == BOMB:
        dig.counter = max(0, dig.counter - dig.box.bomb)
        dig.doors |= i64(1) << TEMPLE_DOOR
        if log is not None:
            telling_pharaoh.bomb_went_off(dig, red, log)
    elif trap == SUMMONING:
        summon(dig, 2 if red else 1, log)
    elif trap == MAAT:
        flip_feather(dig, log)
        if red:
            for explorer in dig.explorers:
                if dig.suffers(explorer.seat, MAAT):
                    discard_random(explorer, "COF-HOUSE-7", chance, log)
    elif trap == SEALS:
        dig.doors &= i64(1) << TEMPLE_DOOR
        if log is not None:
            log.add(telling_pharaoh.doors_sealed())
    elif trap == SCARABS:
        scarabs(dig, 2 if red else 1, log)


def summon(dig: Dig, count: i64, log: Log | None) -> None:
    """Spectres appear on the rune, while there are pawns (COF-SPE-5)."""
    for _spectre in range(count):
        if len(dig.spectres) < dig.box.spectres:
            dig.spectres.append(dig.temple.rune)
            if log is not None:
                log.add(telling_pharaoh.spectre_appeared(dig))
        elif log is not None:
            log.add(telling_pharaoh.no_spectre_left())


def flip_feather(dig: Dig, log: Log | None) -> None:
    """COF-PHA-7: the order is reversed exactly: who was last begins the next round."""
    dig.first = dig.seat_at(len(dig.explorers) - 1)
    dig.forward = -dig.forward
    if log is not None:
        log.add(telling_pharaoh.feather_flipped(dig))


def scarabs(dig: Dig, count: i64, log: Log | None) -> None:
    """The last items drop, the lower slot first (COF-ITEM-8)."""
    for explorer in dig.explorers:
        if explorer.at == dig.temple.camp or not dig.suffers(explorer.seat, SCARABS):
            continue
        falling = min(count, len(explorer.backpack))
        first: i64 = len(explorer.backpack) - falling
        for _item in range(falling):
            fall(dig, explorer, first, "COF-ITEM-8" if falling > 1 else "COF-HOUSE-7", log)


# ---- power and counter


def roll_ritual_power(dig: Dig, chance: Chance, log: Log | None) -> None:
    """COF-PHA-3, COF-PHA-6: one die of the counter's colour as it is now; the counter falls by it."""
    colour = dig.colour()
    if colour == GREEN:
        power = chance.face(dig.box.green)
    elif colour == YELLOW:
        power = chance.face(dig.box.yellow)
    else:
        power = chance.face(dig.box.red)
    was_red = dig.in_red()
    dig.question.power = power
    dig.counter = max(0, dig.counter - power)
    if log is not None:
        telling_pharaoh.power_rolled(dig, colour, was_red, log)


def end_at_zero(dig: Dig, early: bool, log: Log | None) -> bool:
    """COF-END-1: the game ends; `early` by the bomb, or by more power than was left (COF-END-2)."""
    if dig.counter > 0:
        return False
    question = dig.question
    question.kind = OVER
    question.asked = NOBODY
    question.power = 0
    question.stage = EXPLORERS
    if log is not None:
        telling_pharaoh.ended(dig, early, log)
    return True


def resume(dig: Dig, chance: Chance, log: Log | None) -> bool:
    """After an answer in the Pharaoh's turn."""
    dig.question.kind = TURN
    return servants(dig, chance, log)
