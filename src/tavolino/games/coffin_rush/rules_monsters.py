"""The Pharaoh's servants: whom they are after, and how they get there (COF-MUM, COF-SPE)."""

from mypy_extensions import i64

from tavolino.core.chance import Chance
from tavolino.core.event import Log
from tavolino.games.coffin_rush import telling_pharaoh
from tavolino.games.coffin_rush.rules_danger import attack_next, terror
from tavolino.games.coffin_rush.rules_temple import (
    ALTAR,
    FAR,
    NO_HEADING,
    NOTHING,
    next_on_foot,
    next_through_walls,
)
from tavolino.games.coffin_rush.state import (
    ACTIONS,
    AMULET,
    FROM_PASSING,
    FROM_TARGETING,
    NOBODY,
    SEALS,
    TARGET,
    WRATH,
    Dig,
    Explorer,
    bits,
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


def fix_target(dig: Dig, spectres: bool, log: Log | None) -> bool:
    """COF-MUM-2, COF-SPE-2: most of what they are after, then nearest. False: somebody must choose."""
    question = dig.question
    monsters = dig.spectres if spectres else dig.mummies
    target: i64 = NOBODY
    by_distance = False
    if monsters:
        wanted = richest(dig, spectres)
        tied = nearest(dig, wanted, monsters, spectres)
        by_distance = tied != wanted
        if bits(tied) > 1:
            question.kind = TARGET
            question.asked = dig.seat_at(len(dig.explorers) - 1)
            question.tied = tied
            if log is not None:
                log.add(telling_pharaoh.tied(dig, spectres))
            return False
        while tied:
            target += 1
            tied >>= 1
    set_target(dig, spectres, target, by_distance, log)
    return True


def set_target(dig: Dig, spectres: bool, target: i64, by_distance: bool, log: Log | None) -> None:
    """COF-PHA-4: it stays, whatever is lost meanwhile."""
    if spectres:
        dig.question.spectre_target = target
    else:
        dig.question.mummy_target = target
    if log is not None and target != NOBODY:
        log.add(telling_pharaoh.target_fixed(target, spectres, by_distance))


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
                seats |= i64(1) << explorer.seat
    return seats


def nearest(dig: Dig, seats: i64, monsters: list[i64], spectres: bool) -> i64:
    """COF-MAP-14: of these players those nearest to any monster of the kind, as bits."""
    best: i64 = FAR
    kept: i64 = 0
    temple = dig.temple
    for explorer in dig.explorers:
        if not (seats >> explorer.seat) & 1:
            continue
        distance: i64 = FAR
        for cell in monsters:
            steps = temple.through_walls(cell, explorer.at) if spectres else temple.on_foot(cell, explorer.at)
            distance = min(distance, steps)
        if distance < best:
            best = distance
            kept = 0
        if distance == best:
            kept |= i64(1) << explorer.seat
    return kept


def visible_on(dig: Dig, cell: i64) -> i64:
    """The players a monster meets on a cell, as bits; it passes those on altars (COF-MAP-16)."""
    seats: i64 = 0
    if dig.temple.kinds[cell] == ALTAR:
        return seats
    for explorer in dig.explorers:
        if explorer.at == cell:
            seats |= i64(1) << explorer.seat
    return seats


# ---- spectres


def move_spectres(dig: Dig, chance: Chance, log: Log | None) -> None:
    """COF-SPE-1: three moves of ritual-power cells each, one spectre after another."""
    target = dig.question.spectre_target
    left: list[i64] = []
    for start in dig.spectres:
        if target == NOBODY:
            left.append(start)
            if log is not None:
                log.add(telling_pharaoh.waits(dig, "spectre", start, "COF-SPE-4"))
        else:
            cell = fly(dig, start, dig.explorers[target].at, chance, log)
            if cell != NOTHING:
                left.append(cell)
    dig.spectres = left


def fly(dig: Dig, start: i64, goal: i64, chance: Chance, log: Log | None) -> i64:
    """The way of one spectre; where it ends, or NOTHING if it reached a player (COF-SPE-3)."""
    cell = start
    heading = NO_HEADING
    steps = ACTIONS * dig.question.power
    met: i64 = visible_on(dig, cell) if cell == goal else 0
    while steps > 0 and not met and cell != goal:
        heading = next_through_walls(dig.temple, cell, heading, goal)
        cell = dig.temple.air[cell * 4 + heading]
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


def move_mummies(dig: Dig, chance: Chance, log: Log | None) -> bool:
    """COF-MUM-1: each in order of appearance. False: a victim is asked about a charm; call again after that."""
    question = dig.question
    while question.mummy < len(dig.mummies):
        if not attack_next(dig, chance, log):
            return False
        if question.mummy_target == NOBODY:
            if log is not None:
                log.add(telling_pharaoh.waits(dig, "mummy", dig.mummies[question.mummy], "COF-MUM-6"))
            question.mummy_actions = 0
        elif question.mummy_actions > 0:
            act(dig, log)
            continue
        question.mummy += 1
        question.mummy_actions = ACTIONS
        question.mummy_heading = NO_HEADING
    return True


def act(dig: Dig, log: Log | None) -> None:
    """One action of the mummy on turn; whom it meets becomes a victim."""
    question = dig.question
    cell = dig.mummies[question.mummy]
    goal = dig.explorers[question.mummy_target].at
    if cell == goal:  # COF-MUM-4: it starts on its target's cell, attacks once and waits
        question.mummy_actions = 0
        question.victims = visible_on(dig, cell)
        question.source = FROM_TARGETING
        return
    heading = next_on_foot(dig.temple, cell, question.mummy_heading, goal, dig.doors)
    gate = dig.temple.gates[cell * 4 + heading]
    if not dig.is_open(gate):
        open_door(dig, cell, gate, heading, log)
        return
    question.mummy_actions -= 1
    walk(dig, cell, goal, log)


def open_door(dig: Dig, cell: i64, gate: i64, heading: i64, log: Log | None) -> None:
    """COF-MUM-3: one action; Seals in the red ask for two, and with one left it waits."""
    question = dig.question
    cost: i64 = 2 if dig.trap == SEALS and dig.in_red() else 1
    if question.mummy_actions < cost:
        question.mummy_actions = 0
        if log is not None:
            log.add(telling_pharaoh.waits(dig, "mummy", cell, "COF-MUM-7"))
        return
    question.mummy_actions -= cost
    dig.doors |= i64(1) << gate
    if log is not None:
        log.add(telling_pharaoh.mummy_opened(dig, cell, heading))


def mummy_reach(dig: Dig) -> i64:
    """Cells per movement: the ritual power, more under the Wrath."""
    further: i64 = 0
    if dig.trap == WRATH:
        further = 2 if dig.in_red() else 1
    return dig.question.power + further


def walk(dig: Dig, start: i64, goal: i64, log: Log | None) -> None:
    """COF-MUM-3, COF-MUM-5, COF-MUM-7: on until a player, a closed door or the end of its reach."""
    question = dig.question
    temple = dig.temple
    cell = start
    blocked = False
    steps = mummy_reach(dig)
    met: i64 = 0
    while steps > 0 and not met and cell != goal and not blocked:
        heading = next_on_foot(temple, cell, question.mummy_heading, goal, dig.doors)
        if dig.is_open(temple.gates[cell * 4 + heading]):
            cell = temple.neighbours[cell * 4 + heading]
            question.mummy_heading = heading
            steps -= 1
            met = visible_on(dig, cell)
            if log is not None:
                telling_pharaoh.passed_altar(dig, "mummy", cell, log)
        else:
            blocked = True
    dig.mummies[question.mummy] = cell
    if log is not None:
        telling_pharaoh.mummy_moved(dig, start, cell, blocked, log)
    question.victims = met
    question.source = FROM_PASSING
    if cell == goal:
        question.source = FROM_TARGETING
        question.mummy_actions = 0
