"""An expedition written as JSON and read back; position_form.py has the shape, position_check.py what can be wrong."""

from dataclasses import replace
from typing import Any, TypedDict

from msgspec import UNSET, UnsetType

from tavolino.core.fault import fault
from tavolino.core.reading import read_position
from tavolino.core.refusal import BadOption, BadPosition
from tavolino.games.coffin_rush.build import FloorPlan, plan_for, plan_of
from tavolino.games.coffin_rush.house import TILE_NAMES, TRAP_NAMES
from tavolino.games.coffin_rush.kit import kit_of
from tavolino.games.coffin_rush.layouts import LAYOUT, STANDARD, key_of
from tavolino.games.coffin_rush.moves import moves_on
from tavolino.games.coffin_rush.options import DigOptions
from tavolino.games.coffin_rush.position_assemble import assemble
from tavolino.games.coffin_rush.position_check import check_head, check_mummies, check_parts, deck_of, tiles_of
from tavolino.games.coffin_rush.position_check_pending import check_pending
from tavolino.games.coffin_rush.position_form import (
    CLOCKWISE,
    COUNTER_CLOCKWISE,
    OPEN_STAIRS,
    RITUAL_STAGES,
    SOURCES,
    TEMPLE,
    DigPosition,
    ExplorerPosition,
    MonsterPosition,
    Pending,
    TurnPosition,
)
from tavolino.games.coffin_rush.rules import Expedition
from tavolino.games.coffin_rush.rules_actions import ConsentQuestion
from tavolino.games.coffin_rush.rules_card import names_in
from tavolino.games.coffin_rush.rules_cards import PlunderQuestion, RecoverQuestion
from tavolino.games.coffin_rush.rules_danger import LuckQuestion
from tavolino.games.coffin_rush.rules_pharaoh import TargetQuestion
from tavolino.games.coffin_rush.rules_resume import FROM_CARD, FROM_ENTERING, Ritual
from tavolino.games.coffin_rush.rules_things import KeepQuestion
from tavolino.games.coffin_rush.state import NO_TILE, NOBODY, PILE, Dig, Explorer, Question


class OpenFields(TypedDict):
    """What everybody sees: the same in a position and in all views of it."""

    options: DigOptions
    rules: int
    layout: list[str]
    doors: list[str]
    piles: dict[str, list[str]]
    explorers: list[ExplorerPosition]
    monsters: list[MonsterPosition]
    spectres_left: int | UnsetType
    trap: str | None
    counter: int
    feather: str
    turn: TurnPosition


# ---- writing


def options_of(dig: Dig) -> DigOptions:
    plan = plan_for(dig.temple)
    first = None if dig.named_first == NOBODY else dig.named_first
    return DigOptions(plan.layout, dig.companies, dig.lend, first, plan.kit.temple)


def write(dig: Expedition) -> DigPosition:
    plan = plan_for(dig.temple)
    return DigPosition(
        **write_open_fields(dig, plan),
        tiles={
            plan.names[cell]: tile_name(dig, spot, cell)
            for spot, cell in enumerate(plan.spot_cells)
            if dig.tiles[spot] != NO_TILE
        },
        traps=[TRAP_NAMES[trap] for trap in reversed(dig.deck)],
        pending=write_pending(dig, plan),
        players=len(dig.explorers),
    )


def write_open_fields(dig: Dig, plan: FloorPlan) -> OpenFields:
    return {
        "options": options_of(dig),
        "rules": dig.rules_version,
        "layout": list(plan.rows),
        "doors": _doors(dig, plan),
        "piles": _piles(dig, plan),
        "explorers": [_explorer(explorer, plan) for explorer in dig.explorers],
        "monsters": _monsters(dig, plan),
        "spectres_left": UNSET if dig.rules_version == 1 else dig.spectres_left,  # there it follows from the monsters
        "trap": None if dig.trap < 0 else TRAP_NAMES[dig.trap],
        "counter": dig.counter,
        "feather": CLOCKWISE if dig.forward > 0 else COUNTER_CLOCKWISE,
        "turn": _turn(dig),
    }


def tile_name(dig: Dig, spot: int, cell: int) -> str:
    return OPEN_STAIRS if dig.stairs == cell else TILE_NAMES[dig.tiles[spot]]


def _doors(dig: Dig, plan: FloorPlan) -> list[str]:
    doors = [name for door, name in enumerate(plan.door_names) if dig.doors >> door & 1]
    return [*doors, TEMPLE] if dig.temple_open() else doors


def _piles(dig: Dig, plan: FloorPlan) -> dict[str, list[str]]:
    piles: dict[int, list[str]] = {}
    for thing in dig.dropped:
        piles.setdefault(thing // PILE, []).append(TILE_NAMES[thing % PILE])
    return {plan.names[cell]: piles[cell] for cell in sorted(piles)}


def _explorer(explorer: Explorer, plan: FloorPlan) -> ExplorerPosition:
    return ExplorerPosition(
        at=plan.names[explorer.at],
        backpack=[TILE_NAMES[tile] for tile in explorer.backpack],
        hand=names_in(explorer.hand),
        discards=names_in(explorer.discards),
        lost=names_in(explorer.lost),
        tent=[TILE_NAMES[tile] for tile in explorer.tent],
        rush=explorer.rush,
        known=[plan.names[cell] for spot, cell in enumerate(plan.spot_cells) if explorer.known >> spot & 1],
    )


def _monsters(dig: Dig, plan: FloorPlan) -> list[MonsterPosition]:
    return [
        *(MonsterPosition("mummy", plan.names[cell]) for cell in dig.mummies),
        *(MonsterPosition("spectre", plan.names[cell]) for cell in dig.spectres),
    ]


def _turn(dig: Dig) -> TurnPosition:
    turn = dig.turn
    return TurnPosition(
        seat=_seat(turn.seat),
        first=dig.first,
        round=dig.round,
        actions=turn.actions,
        walking=turn.walking,
        steps=turn.steps,
        torches_used=turn.torches_used,
        card_used=turn.card_used,
        adrenaline=turn.adrenaline,
        dropping=_members(turn.dropping),
        declined=_members(turn.declined),
        exempt=_members(dig.exempt),
    )


def write_pending(dig: Expedition, plan: FloorPlan) -> Pending:
    """What is asked and where play goes on after it; what does not belong to it is left at its default."""
    return Pending(
        question=dig.pending(),
        seat=_seat(dig.next_seat()),
        **_dangers(dig),
        **_ritual(dig.ritual),
        **_asked(dig.question, plan),
    )


def _asked(question: Question | None, plan: FloorPlan) -> dict[str, Any]:
    match question:
        case KeepQuestion():
            return {"kept": _members(question.kept)}
        case LuckQuestion():
            robbery = question.robbery
            by_card = {} if robbery is None else {"attacker": robbery.attacker, "near": robbery.near}
            dice = {"yellow": question.yellow, "red": question.red, "charms": question.charms}
            return {"victim": question.asked, **dice, **by_card}
        case TargetQuestion():
            return {"tied": _members(question.tied)}
        case ConsentQuestion():
            return {"wanted": moves_on(plan).text(question.wanted)}
        case RecoverQuestion():
            return {"count": question.count}
        case PlunderQuestion():
            return {"victim": question.victim, "attacker": question.asked, "near": question.near}
    return {}


def _dangers(dig: Expedition) -> dict[str, Any]:
    """What comes once the question is answered, and where it comes from."""
    source = FROM_ENTERING
    fields: dict[str, Any] = {}
    if dig.encounter is not None:
        fields |= {"entering": True, "blows": dig.encounter.blows}
    if dig.aggression is not None:
        source = dig.aggression.source
        fields["victims"] = _members(dig.aggression.victims)
    match dig.question:
        case LuckQuestion(source=known):
            source = known
        case PlunderQuestion():
            source = FROM_CARD
    return {**fields, "source": SOURCES[source]}


def _ritual(ritual: Ritual | None) -> dict[str, Any]:
    if ritual is None:
        return {}
    return {
        "stage": RITUAL_STAGES[ritual.stage],
        "power": ritual.power,
        "spectre_target": _seat(ritual.spectre_target),
        "mummy_target": _seat(ritual.mummy_target),
        "mummy": ritual.mummy,
        "mummy_actions": ritual.mummy_actions,
        "mummy_heading": ritual.mummy_heading,
    }


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _members(mask: int) -> list[int]:
    """The numbers of the bits that are set."""
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


# ---- reading


def read(data: object, newest: int) -> Expedition:
    """The state that is written; BadPosition names the field that is wrong. Without a version of the rules it is of the
    newest that counts here."""
    position = read_position(data, DigPosition)
    options = position.options or DigOptions()
    rules = check_head(position, options, newest)
    plan = _plan(position, options)
    check_parts(position, plan, rules)
    tiles = tiles_of(position, plan)
    check_mummies(position, tiles, plan.kit.components)
    dig = assemble(position, plan, options, tiles, deck_of(position, plan.kit), rules)
    check_pending(position, dig)
    return dig


def _plan(position: DigPosition, options: DigOptions) -> FloorPlan:
    try:
        kit = kit_of(options.temple)
    except BadOption as error:
        raise BadPosition(*error.faults) from None
    layout = position.layout
    if isinstance(layout, list):
        layout = key_of(layout, kit.layouts)
    if layout is None:
        layout = options.layout
    try:
        plan = plan_of(layout, kit)
        named = plan_of(options.layout, kit)
    except BadOption as error:
        raise BadPosition(*(replace(flaw, path=flaw.path.replace(LAYOUT, "layout")) for flaw in error.faults)) from None
    if options.layout != STANDARD and named.layout != plan.layout:
        raise BadPosition(fault("layout", "coffin-rush-other-layout"))
    return plan
