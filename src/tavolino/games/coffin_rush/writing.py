"""Writes an expedition into the shape of position.py: whole for positions, and what lies open for every view."""

from typing import TypedDict

from tavolino.games.coffin_rush.build import Plan, plan_for
from tavolino.games.coffin_rush.house import CARD_NAMES, TILE_NAMES, TRAP_NAMES
from tavolino.games.coffin_rush.moves import moves_on
from tavolino.games.coffin_rush.options import DigOptions
from tavolino.games.coffin_rush.position import (
    CLOCKWISE,
    COUNTER_CLOCKWISE,
    OPEN_STAIRS,
    QUESTIONS,
    SOURCES,
    STAGES,
    TEMPLE,
    DigPosition,
    ExplorerPosition,
    MonsterPosition,
    Pending,
    TurnPosition,
)
from tavolino.games.coffin_rush.rules import Expedition
from tavolino.games.coffin_rush.state import NO_TILE, NOBODY, PILE, Dig, Explorer


class Table(TypedDict):
    """What everybody sees: the same in a position and in all views of it."""

    options: DigOptions
    rules: int
    layout: list[str]
    doors: list[str]
    piles: dict[str, list[str]]
    explorers: list[ExplorerPosition]
    monsters: list[MonsterPosition]
    trap: str | None
    counter: int
    feather: str
    turn: TurnPosition


def options_of(dig: Dig) -> DigOptions:
    plan = plan_for(dig.temple)
    first = None if dig.named_first == NOBODY else dig.named_first
    return DigOptions(plan.layout, dig.companies, dig.lend, first, plan.kit.temple)


def write(dig: Expedition) -> DigPosition:
    plan = plan_for(dig.temple)
    return DigPosition(
        **write_table(dig, plan),
        tiles={
            plan.names[cell]: tile_name(dig, spot, cell)
            for spot, cell in enumerate(plan.spot_cells)
            if dig.tiles[spot] != NO_TILE
        },
        traps=[TRAP_NAMES[trap] for trap in reversed(dig.deck)],
        pending=write_pending(dig, plan),
        players=len(dig.explorers),
    )


def write_table(dig: Dig, plan: Plan) -> Table:
    return {
        "options": options_of(dig),
        "rules": dig.rules_version,
        "layout": list(plan.rows),
        "doors": _doors(dig, plan),
        "piles": _piles(dig, plan),
        "explorers": [_explorer(explorer, plan) for explorer in dig.explorers],
        "monsters": _monsters(dig, plan),
        "trap": None if dig.trap < 0 else TRAP_NAMES[dig.trap],
        "counter": dig.counter,
        "feather": CLOCKWISE if dig.forward > 0 else COUNTER_CLOCKWISE,
        "turn": _turn(dig),
    }


def tile_name(dig: Dig, spot: int, cell: int) -> str:
    return OPEN_STAIRS if dig.stairs == cell else TILE_NAMES[dig.tiles[spot]]


def _doors(dig: Dig, plan: Plan) -> list[str]:
    doors = [name for door, name in enumerate(plan.door_names) if dig.doors >> door & 1]
    return [*doors, TEMPLE] if dig.temple_open() else doors


def _piles(dig: Dig, plan: Plan) -> dict[str, list[str]]:
    piles: dict[int, list[str]] = {}
    for thing in dig.dropped:
        piles.setdefault(thing // PILE, []).append(TILE_NAMES[thing % PILE])
    return {plan.names[cell]: piles[cell] for cell in sorted(piles)}


def _explorer(explorer: Explorer, plan: Plan) -> ExplorerPosition:
    return ExplorerPosition(
        at=plan.names[explorer.at],
        backpack=[TILE_NAMES[tile] for tile in explorer.backpack],
        hand=_cards(explorer.hand),
        discards=_cards(explorer.discards),
        lost=_cards(explorer.lost),
        tent=[TILE_NAMES[tile] for tile in explorer.tent],
        rush=explorer.rush,
        known=[plan.names[cell] for spot, cell in enumerate(plan.spot_cells) if explorer.known >> spot & 1],
    )


def _monsters(dig: Dig, plan: Plan) -> list[MonsterPosition]:
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


def write_pending(dig: Expedition, plan: Plan) -> Pending:
    question = dig.question
    return Pending(
        question=QUESTIONS[question.kind],
        seat=_seat(dig.next_seat()),
        kept=_members(question.kept),
        tied=_members(question.tied),
        wanted=None if question.wanted < 0 else moves_on(plan).text(question.wanted),
        count=question.count,
        victim=_seat(question.victim),
        victims=_members(question.victims),
        attacker=_seat(question.attacker),
        near=question.near,
        source=SOURCES[question.source],
        yellow=question.yellow,
        red=question.red,
        charms=question.charms,
        entering=question.entering,
        blows=question.blows,
        stage=STAGES[question.stage],
        power=question.power,
        spectre_target=_seat(question.spectre_target),
        mummy_target=_seat(question.mummy_target),
        mummy=question.mummy,
        mummy_actions=question.mummy_actions,
        mummy_heading=question.mummy_heading,
    )


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _members(mask: int) -> list[int]:
    """The numbers of the bits that are set."""
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def _cards(mask: int) -> list[str]:
    return [name for card, name in enumerate(CARD_NAMES) if mask >> card & 1]
