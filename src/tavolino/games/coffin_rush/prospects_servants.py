"""Whom the Pharaoh's servants are after as things stand, and how far they would come at each ritual power."""

import msgspec

from tavolino.core.chance import ScriptedChance
from tavolino.core.event import Log
from tavolino.games.coffin_rush.build import FloorPlan, plan_for
from tavolino.games.coffin_rush.events import SpectreMoved, TerrorOfNothing
from tavolino.games.coffin_rush.rules import Expedition
from tavolino.games.coffin_rush.rules_monsters import act, fly, nearest, richest
from tavolino.games.coffin_rush.rules_resume import SERVANTS, Ritual
from tavolino.games.coffin_rush.state import ACTIONS, GREEN, YELLOW


class Chase(msgspec.Struct, frozen=True):
    """One servant's turn at one ritual power, if nothing else happens before."""

    power: int
    chance: float  # of this power, with the die of the counter's colour now
    target: int
    stops: list[str]  # where it is after each of its actions; a spectre's, at the end
    meets: list[int]  # the seats that it comes upon


class ServantProspect(msgspec.Struct, frozen=True):
    kind: str
    at: str
    targets: list[int]  # several: they are equal, and somebody will have to choose; none: it waits
    chases: list[Chase]  # by power, then by target


def servants(dig: Expedition) -> list[ServantProspect]:
    if dig.is_over() or dig.ritual is not None:  # the Pharaoh's turn has begun: its targets are fixed
        return []
    plan = plan_for(dig.temple)
    found = []
    for kind, cells in (("spectre", dig.spectres), ("mummy", dig.mummies)):
        is_spectre = kind == "spectre"
        tied = nearest(dig, richest(dig, is_spectre), cells, is_spectre) if cells else 0
        targets = [seat for seat in range(len(dig.explorers)) if tied >> seat & 1]
        for cell in cells:
            found.append(ServantProspect(kind, plan.name(cell), targets, _chases(dig, plan, kind, cell, targets)))
    return found


def _chases(dig: Expedition, plan: FloorPlan, kind: str, cell: int, targets: list[int]) -> list[Chase]:
    follow = _flown if kind == "spectre" else _walked
    faces = _power_die(dig)
    return [
        Chase(power, faces.count(power) / len(faces), target, *follow(dig, plan, cell, target, power))
        for power in sorted(set(faces))
        for target in targets
    ]


def _power_die(dig: Expedition) -> list[int]:
    """COF-PHA-3: the die of the counter's colour."""
    colour = dig.colour()
    if colour == GREEN:
        return list(dig.components.green)
    return list(dig.components.yellow if colour == YELLOW else dig.components.red)


def _walked(dig: Expedition, plan: FloorPlan, cell: int, target: int, power: int) -> tuple[list[str], list[int]]:
    """By the rules, on a copy with this mummy alone; whom it comes upon is not struck."""
    copy = dig.clone()
    copy.mummies = [cell]
    ritual = Ritual(power=power, stage=SERVANTS, mummy_target=target, mummy_actions=ACTIONS)
    stops, meets = list[str](), list[int]()
    while ritual.mummy_actions > 0:
        act(copy, ritual, None)
        stops.append(plan.name(copy.mummies[0]))
        if copy.aggression is not None:
            meets += [seat for seat in range(len(dig.explorers)) if copy.aggression.victims >> seat & 1]
            copy.aggression = None
    return stops, list(dict.fromkeys(meets))


def _flown(dig: Expedition, plan: FloorPlan, cell: int, target: int, power: int) -> tuple[list[str], list[int]]:
    """By the rules, on a copy where nobody has a card that terror could take, so that no chance is drawn."""
    copy, log = dig.clone(), Log()
    for explorer in copy.explorers:
        explorer.hand = 0
    fly(copy, cell, copy.explorers[target].at, ACTIONS * power, ScriptedChance([]), log)
    ends = [event.to for event in log.events if isinstance(event, SpectreMoved)]
    meets = [event.seat for event in log.events if isinstance(event, TerrorOfNothing)]
    return ends or [plan.name(cell)], meets
