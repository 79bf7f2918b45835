"""The Pharaoh's servants: whom they are after, and how they get there (COF-MUM, COF-SPE)."""

from mypy_extensions import i64

from tavolino.core.chance import Chance
from tavolino.core.event import Log
from tavolino.games.coffin_rush import telling_pharaoh
from tavolino.games.coffin_rush.rules_bits import bit, bits
from tavolino.games.coffin_rush.rules_danger import attack_next, remove_spectre, terror
from tavolino.games.coffin_rush.rules_flight import FAR, NO_HEADING
from tavolino.games.coffin_rush.rules_resume import FROM_PASSING, FROM_TARGETING, Aggression, Ritual
from tavolino.games.coffin_rush.rules_temple import ALTAR, NOTHING, next_on_foot
from tavolino.games.coffin_rush.state import (
    ACTIONS,
    AMULET,
    NOBODY,
    SEALS,
    WRATH,
    Dig,
    Explorer,
    wealth,
)


def is_visible(dig: Dig, explorer: Explorer) -> bool:
    """COF-MAP-9: inside the temple and not on an altar."""
    return explorer.at != dig.temple.camp and dig.temple.kinds[explorer.at] != ALTAR


def seen_wealth(explorer: Explorer) -> i64:
    """COF-MUM-2: wealth in the backpack, one less for an amulet."""
    total: i64 = 0
    for tile in explorer.backpack:
        total += wealth(tile)
    return total - explorer.carries(AMULET)


def seen_cards(explorer: Explorer) -> i64:
    """COF-SPE-2: cards in hand, one less for an amulet."""
    return bits(explorer.hand) - explorer.carries(AMULET)


# ---- targets


def richest(dig: Dig, spectres: bool) -> i64:
    """The visible players with most wealth or cards, at least one, as bits."""
    most: i64 = 1
    seats: i64 = 0
    for explorer in dig.explorers:
        if is_visible(dig, explorer):
            has = seen_cards(explorer) if spectres else seen_wealth(explorer)
            if has > most:
                most = has
                seats = 0
            if has == most:
                seats |= bit(explorer.seat)
    return seats


def nearest(dig: Dig, seats: i64, monsters: list[i64], spectres: bool) -> i64:
    """COF-MAP-14: of these players those nearest to any monster of the kind, as bits."""
    best: i64 = FAR
    kept: i64 = 0
    temple = dig.temple
    flight = dig.flight()
    for explorer in dig.explorers:
        if not (seats >> explorer.seat) & 1:
            continue
        distance: i64 = FAR
        for cell in monsters:
            steps = flight.distance(cell, explorer.at) if spectres else temple.on_foot(cell, explorer.at)
            distance = min(distance, steps)
        if distance < best:
            best = distance
            kept = 0
        if distance == best:
            kept |= bit(explorer.seat)
    return kept


def visible_on(dig: Dig, cell: i64) -> i64:
    """The players a monster meets on a cell, as bits; it passes those on altars (COF-MAP-16)."""
    seats: i64 = 0
    if dig.temple.kinds[cell] == ALTAR:
        return seats
    for explorer in dig.explorers:
        if explorer.at == cell:
            seats |= bit(explorer.seat)
    return seats


# ---- spectres


def move_spectres(dig: Dig, ritual: Ritual, chance: Chance, log: Log | None) -> None:
    """COF-SPE-1: three moves of ritual-power cells each, one spectre after another."""
    target = ritual.spectre_target
    left: list[i64] = []
    for start in dig.spectres:
        if target == NOBODY:
            left.append(start)
            if log is not None:
                log.add(telling_pharaoh.waits(dig, "spectre", start, "COF-SPE-4"))
        else:
            cell = fly(dig, start, dig.explorers[target].at, ACTIONS * ritual.power, chance, log)
            if cell != NOTHING:
                left.append(cell)
            else:
                remove_spectre(dig)
    dig.spectres = left


def fly(dig: Dig, start: i64, goal: i64, steps: i64, chance: Chance, log: Log | None) -> i64:
    """The way of one spectre; where it ends, or NOTHING if it reached a player (COF-SPE-3)."""
    flight = dig.flight()
    cell = start
    heading = NO_HEADING
    met: i64 = visible_on(dig, cell) if cell == goal else 0
    while steps > 0 and not met and cell != goal:
        step = flight.next(cell, heading, goal)
        cell = step // 4
        heading = step % 4
        steps -= 1
        met = visible_on(dig, cell)
        if log is not None:
            telling_pharaoh.passed_altar(dig, "spectre", cell, log)
    if log is not None and cell != start:
        log.add(telling_pharaoh.spectre_moved(dig, start, cell))
    if not met:
        return cell
    for explorer in dig.explorers:
        if (met >> explorer.seat) & 1:
            terror(explorer, "COF-SPE-3", chance, log)
    if log is not None:
        log.add(telling_pharaoh.spectre_gone(dig, cell))
    return NOTHING


# ---- mummies


def move_mummies(dig: Dig, ritual: Ritual, chance: Chance, log: Log | None) -> bool:
    """COF-MUM-1: each in order of appearance. False: a victim is asked about a charm; call again after that."""
    while ritual.mummy < len(dig.mummies):
        if not attack_next(dig, chance, log):
            return False
        if ritual.mummy_target == NOBODY:
            if log is not None:
                log.add(telling_pharaoh.waits(dig, "mummy", dig.mummies[ritual.mummy], "COF-MUM-6"))
            ritual.mummy_actions = 0
        elif ritual.mummy_actions > 0:
            act(dig, ritual, log)
            continue
        ritual.mummy += 1
        ritual.mummy_actions = ACTIONS
        ritual.mummy_heading = NO_HEADING
    return True


def act(dig: Dig, ritual: Ritual, log: Log | None) -> None:
    """One action of the mummy on turn; whom it meets becomes a victim."""
    cell = dig.mummies[ritual.mummy]
    goal = dig.explorers[ritual.mummy_target].at
    if cell == goal:  # COF-MUM-4: it starts on its target's cell, attacks once and waits
        ritual.mummy_actions = 0
        strike(dig, visible_on(dig, cell), FROM_TARGETING)
        return
    heading = next_on_foot(dig.temple, cell, ritual.mummy_heading, goal, dig.doors)
    gate = dig.temple.gates[cell * 4 + heading]
    if not dig.is_open(gate):
        open_door(dig, ritual, cell, gate, heading, log)
        return
    ritual.mummy_actions -= 1
    walk(dig, ritual, cell, goal, log)


def strike(dig: Dig, victims: i64, source: i64) -> None:
    dig.aggression = Aggression(source=source, victims=victims) if victims else None


def open_door(dig: Dig, ritual: Ritual, cell: i64, gate: i64, heading: i64, log: Log | None) -> None:
    """COF-MUM-3: one action; Seals in the red ask for two, and with one left it waits."""
    cost: i64 = 2 if dig.trap == SEALS and dig.in_red() else 1
    if ritual.mummy_actions < cost:
        ritual.mummy_actions = 0
        if log is not None:
            log.add(telling_pharaoh.waits(dig, "mummy", cell, "COF-MUM-7"))
        return
    ritual.mummy_actions -= cost
    dig.doors |= bit(gate)
    if log is not None:
        log.add(telling_pharaoh.mummy_opened(dig, ritual.mummy, cell, heading))


def mummy_reach(dig: Dig, power: i64) -> i64:
    """Cells per movement: the ritual power, more under the Wrath."""
    further: i64 = 0
    if dig.trap == WRATH:
        further = 2 if dig.in_red() else 1
    return power + further


def walk(dig: Dig, ritual: Ritual, start: i64, goal: i64, log: Log | None) -> None:
    """COF-MUM-3, COF-MUM-5, COF-MUM-7: on until a player, a closed door or the end of its reach."""
    temple = dig.temple
    cell = start
    blocked = False
    steps = mummy_reach(dig, ritual.power)
    met: i64 = 0
    while steps > 0 and not met and cell != goal and not blocked:
        heading = next_on_foot(temple, cell, ritual.mummy_heading, goal, dig.doors)
        if dig.is_open(temple.gates[cell * 4 + heading]):
            cell = temple.neighbours[cell * 4 + heading]
            ritual.mummy_heading = heading
            steps -= 1
            met = visible_on(dig, cell)
            if log is not None:
                telling_pharaoh.passed_altar(dig, "mummy", cell, log)
        else:
            blocked = True
    dig.mummies[ritual.mummy] = cell
    if log is not None:
        telling_pharaoh.mummy_moved(dig, ritual.mummy, start, cell, blocked, log)
    strike(dig, met, FROM_TARGETING if cell == goal else FROM_PASSING)
    if cell == goal:
        ritual.mummy_actions = 0
