"""The Pharaoh's turn: a trap, the ritual power, the counter, the servants (COF-PHA).

Chance is drawn in this order: the reshuffle of an empty deck, what the trap asks for (random cards by rising
seat), the die of the ritual power, then the servants' terror and aggression as they happen.
"""

from typing import final

from mypy_extensions import i64

from tavolino.core.chance import Chance
from tavolino.core.event import Log
from tavolino.core.pickling import by_fields
from tavolino.games.coffin_rush import telling_pharaoh
from tavolino.games.coffin_rush.rules_bits import bit, bits
from tavolino.games.coffin_rush.rules_codes import FIRST_TARGET, SEATS
from tavolino.games.coffin_rush.rules_danger import discard_random
from tavolino.games.coffin_rush.rules_flight import NO_HEADING
from tavolino.games.coffin_rush.rules_monsters import move_mummies, move_spectres, nearest, richest
from tavolino.games.coffin_rush.rules_resume import MUMMY_TARGET, SERVANTS, SPECTRE_TARGET, Ritual
from tavolino.games.coffin_rush.rules_temple import ALTAR, TEMPLE_DOOR
from tavolino.games.coffin_rush.rules_things import fall
from tavolino.games.coffin_rush.state import (
    ACTIONS,
    BOMB,
    GREEN,
    MAAT,
    NOBODY,
    SCARABS,
    SEALS,
    SUMMONING,
    YELLOW,
    Dig,
    Question,
)


def pharaoh(dig: Dig, chance: Chance, log: Log | None) -> bool:
    """COF-PHA-1. False: somebody is asked, or the game is over; else the next round may begin."""
    draw_trap(dig, chance, log)
    if end_at_zero(dig, True, log):
        return False
    before = dig.counter
    power = roll_ritual_power(dig, chance, log)
    if end_at_zero(dig, power > before, log):
        return False
    dig.ritual = Ritual(power=power)
    return servants(dig, dig.ritual, chance, log)


def servants(dig: Dig, ritual: Ritual, chance: Chance, log: Log | None) -> bool:
    """COF-PHA-4: targets first, then spectres, then mummies. Goes on from where a question interrupted it."""
    if ritual.stage == SPECTRE_TARGET:
        if not fix_target(dig, ritual, log):
            return False
        ritual.stage = MUMMY_TARGET
    if ritual.stage == MUMMY_TARGET:
        if not fix_target(dig, ritual, log):
            return False
        begin_servants(dig, ritual, chance, log)
    if not move_mummies(dig, ritual, chance, log):
        return False
    dig.ritual = None
    return True


def begin_servants(dig: Dig, ritual: Ritual, chance: Chance, log: Log | None) -> None:
    ritual.stage = SERVANTS
    ritual.mummy = 0
    ritual.mummy_actions = ACTIONS
    ritual.mummy_heading = NO_HEADING
    move_spectres(dig, ritual, chance, log)


# ---- targets


def fix_target(dig: Dig, ritual: Ritual, log: Log | None) -> bool:
    """COF-MUM-2, COF-SPE-2: most of what they are after, then nearest. False: somebody must choose."""
    spectres = ritual.stage == SPECTRE_TARGET
    monsters = dig.spectres if spectres else dig.mummies
    target: i64 = NOBODY
    by_distance = False
    if monsters:
        wanted = richest(dig, spectres)
        tied = nearest(dig, wanted, monsters, spectres)
        by_distance = tied != wanted
        if bits(tied) > 1:
            last = dig.seat_at(len(dig.explorers) - 1)
            dig.question = TargetQuestion(asked=last, tied=tied)
            if log is not None:
                log.add(telling_pharaoh.tied(dig, last, tied, spectres))
            return False
        while tied:
            target += 1
            tied >>= 1
    set_target(ritual, target, by_distance, log)
    return True


def set_target(ritual: Ritual, target: i64, by_distance: bool, log: Log | None) -> None:
    """COF-PHA-4: it stays, whatever is lost meanwhile."""
    spectres = ritual.stage == SPECTRE_TARGET
    if spectres:
        ritual.spectre_target = target
    else:
        ritual.mummy_target = target
    if log is not None and target != NOBODY:
        log.add(telling_pharaoh.target_fixed(target, spectres, by_distance))


@final
class TargetQuestion(Question):
    """COF-MUM-2, COF-SPE-2: who of the tied is the target."""

    __slots__ = ("tied",)

    def __init__(self, *, asked: i64, tied: i64) -> None:
        super().__init__(asked=asked)
        self.tied = tied  # seats, as bits

    def __reduce__(self) -> tuple[object, ...]:
        return by_fields(self, ("asked", "tied"))

    def name(self) -> str:
        return "target"

    def rule(self) -> str:
        return "COF-MUM-2"

    def allows(self, dig: Dig, move: i64) -> bool:
        chosen = move - FIRST_TARGET
        return 0 <= chosen < SEATS and ((self.tied >> chosen) & 1) != 0

    def candidates(self, dig: Dig) -> list[i64]:
        return [FIRST_TARGET + seat for seat in range(len(dig.explorers))]

    def answer(self, dig: Dig, move: i64, chance: Chance, log: Log | None) -> bool:
        ritual = dig.ritual
        assert ritual is not None, "targets are for the Pharaoh's servants"
        dig.question = None
        set_target(ritual, move - FIRST_TARGET, False, log)
        if ritual.stage == SPECTRE_TARGET:
            ritual.stage = MUMMY_TARGET
        else:
            begin_servants(dig, ritual, chance, log)
        return True


# ---- the trap


def draw_trap(dig: Dig, chance: Chance, log: Log | None) -> None:
    """COF-PHA-2: it replaces the last one. COF-MAP-9: who stands on an altar is exempt from it."""
    if not dig.deck:
        reshuffle(dig, chance, log)
    dig.trap = dig.deck.pop()
    dig.exempt = 0
    for explorer in dig.explorers:
        if dig.temple.kinds[explorer.at] == ALTAR:
            dig.exempt |= bit(explorer.seat)
    if log is not None:
        telling_pharaoh.trap_drawn(dig, log)
    spring(dig, dig.in_red(), chance, log)  # COF-PHA-5: the colour when drawn


def reshuffle(dig: Dig, chance: Chance, log: Log | None) -> None:
    """COF-PHA-2: all traps but the bomb."""
    dig.deck = dig.components.traps.copy()
    chance.shuffle(dig.deck)
    if log is not None:
        log.add(telling_pharaoh.traps_reshuffled(dig))


def spring(dig: Dig, red: bool, chance: Chance, log: Log | None) -> None:
    """What happens at once; lasting effects are asked for where they matter."""
    trap = dig.trap
    if trap == BOMB:
        dig.counter = max(0, dig.counter - dig.components.bomb)
        dig.doors |= bit(TEMPLE_DOOR)
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
        dig.doors &= bit(TEMPLE_DOOR)
        if log is not None:
            log.add(telling_pharaoh.doors_sealed())
    elif trap == SCARABS:
        scarabs(dig, 2 if red else 1, log)


def summon(dig: Dig, count: i64, log: Log | None) -> None:
    """Spectres appear on the rune, while there are pawns (COF-SPE-5)."""
    for _spectre in range(count):
        if dig.spectres_left > 0:
            dig.spectres_left -= 1
            dig.spectres.append(dig.temple.rune)
            if log is not None:
                log.add(telling_pharaoh.spectre_appeared(dig))
        elif log is not None:
            log.add(telling_pharaoh.no_spectre_left())


def flip_feather(dig: Dig, log: Log | None) -> None:
    """COF-PHA-7: who begins stays, the others follow in the new direction; in version 1 who was last began."""
    if dig.rules_version == 1:
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


def roll_ritual_power(dig: Dig, chance: Chance, log: Log | None) -> i64:
    """COF-PHA-3, COF-PHA-6: one die of the counter's colour as it is now; the counter falls by it."""
    colour = dig.colour()
    if colour == GREEN:
        power = chance.face(dig.components.green)
    elif colour == YELLOW:
        power = chance.face(dig.components.yellow)
    else:
        power = chance.face(dig.components.red)
    was_red = dig.in_red()
    dig.counter = max(0, dig.counter - power)
    if log is not None:
        telling_pharaoh.power_rolled(dig, power, colour, was_red, log)
    return power


def end_at_zero(dig: Dig, early: bool, log: Log | None) -> bool:
    """COF-END-1: the game ends; `early` by the bomb, or by more power than was left (COF-END-2)."""
    if dig.counter > 0:
        return False
    if log is not None:
        telling_pharaoh.ended(dig, early, log)
    return True
