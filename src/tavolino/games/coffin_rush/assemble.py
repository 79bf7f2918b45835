"""Puts an expedition together from its written parts, which are trusted here: reading.py checks them."""

from tavolino.games.coffin_rush.build import Plan
from tavolino.games.coffin_rush.house import CARD_NAMES, TILE_NAMES, TRAP_NAMES
from tavolino.games.coffin_rush.moves import moves_on
from tavolino.games.coffin_rush.options import DigOptions
from tavolino.games.coffin_rush.position import (
    CLOCKWISE,
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
from tavolino.games.coffin_rush.rules_temple import NOTHING, TEMPLE_DOOR
from tavolino.games.coffin_rush.state import (
    ALL_CARDS,
    NO_TILE,
    NO_TRAP,
    NOBODY,
    PILE,
    STAIRS,
    Explorer,
    Question,
    Turn,
    restored,
)

TILE_CODES = {name: code for code, name in enumerate(TILE_NAMES)} | {OPEN_STAIRS: STAIRS}
TRAP_CODES = {name: code for code, name in enumerate(TRAP_NAMES)}
CARD_BITS = {name: 1 << card for card, name in enumerate(CARD_NAMES)}


def assemble(
    position: DigPosition, plan: Plan, options: DigOptions, tiles: dict[str, str], traps: list[str]
) -> Expedition:
    """The state; tiles and traps are given in full."""
    cells = plan.cells
    players = len(position.explorers)
    monsters = position.monsters
    if monsters is None:
        monsters = [MonsterPosition("mummy", plan.names[plan.temple.rune])]
    forward = 1 if position.feather == CLOCKWISE else -1
    turn = position.turn
    first = first_seat(turn)
    played = players if turn.seat is None else (turn.seat - first) * forward % players
    counter = plan.kit.box.green_from if position.counter is None else position.counter
    open_stairs = [cells[name] for name, tile in tiles.items() if tile == OPEN_STAIRS]
    return Expedition(
        position.rules,
        plan.temple,
        plan.kit.box,
        options.companies,
        options.lend,
        NOBODY if options.first is None else options.first,
        [_explorer(seat, one, plan) for seat, one in enumerate(position.explorers)],
        [TILE_CODES[tiles[plan.names[cell]]] if plan.names[cell] in tiles else NO_TILE for cell in plan.spot_cells],
        open_stairs[0] if open_stairs else NOTHING,
        _doors(position.doors, plan),
        _dropped(position, plan),
        [cells[one.at] for one in monsters if one.kind == "mummy"],
        [cells[one.at] for one in monsters if one.kind == "spectre"],
        [TRAP_CODES[name] for name in reversed(traps)],
        NO_TRAP if position.trap is None else TRAP_CODES[position.trap],
        mask(turn.exempt),
        counter,
        forward,
        first,
        played,
        turn.round,
        _turn(turn),
        _question(position.pending, plan),
    )


def first_seat(turn: TurnPosition) -> int:
    """Who began the round; if nothing is said, the one on turn."""
    if turn.first is not None:
        return turn.first
    return 0 if turn.seat is None else turn.seat


def mask(numbers: list[int]) -> int:
    whole = 0
    for number in numbers:
        whole |= 1 << number
    return whole


def _explorer(seat: int, one: ExplorerPosition, plan: Plan) -> Explorer:
    discards, lost = (sum(CARD_BITS[name] for name in names) for names in (one.discards, one.lost))
    hand = ALL_CARDS & ~discards & ~lost if one.hand is None else sum(CARD_BITS[name] for name in one.hand)
    spots = plan.temple.spots
    return Explorer(
        seat,
        plan.cells[one.at],
        [TILE_CODES[name] for name in one.backpack],
        hand,
        discards,
        lost,
        [TILE_CODES[name] for name in one.tent],
        one.rush,
        mask([spots[plan.cells[name]] for name in one.known]),
    )


def _doors(names: list[str], plan: Plan) -> int:
    return mask([TEMPLE_DOOR if name == TEMPLE else plan.door_names.index(name) for name in names])


def _dropped(position: DigPosition, plan: Plan) -> list[int]:
    """All piles; the one under the player on turn last, where a drop under way goes on."""
    seat = position.turn.seat
    last = None if seat is None else position.explorers[seat].at
    piles = sorted(position.piles.items(), key=lambda pile: pile[0] == last)
    return [plan.cells[name] * PILE + TILE_CODES[item] for name, items in piles for item in items]


def _turn(turn: TurnPosition) -> Turn:
    return Turn(
        NOBODY if turn.seat is None else turn.seat,
        turn.actions,
        turn.walking,
        turn.steps,
        turn.torches_used,
        turn.card_used,
        turn.adrenaline,
        mask(turn.dropping),
        mask(turn.declined),
    )


def _question(pending: Pending, plan: Plan) -> Question:
    kind = QUESTIONS.index(pending.question)
    return restored(
        [
            kind,
            _seat(pending.seat) if kind else NOBODY,
            mask(pending.kept),
            mask(pending.tied),
            NOTHING if pending.wanted is None else moves_on(plan).code(pending.wanted),
            pending.count,
            _seat(pending.victim),
            mask(pending.victims),
            _seat(pending.attacker),
            int(pending.near),
            SOURCES.index(pending.source),
            pending.yellow,
            pending.red,
            pending.charms,
            int(pending.entering),
            STAGES.index(pending.stage),
            pending.power,
            _seat(pending.spectre_target),
            _seat(pending.mummy_target),
            pending.mummy,
            pending.mummy_actions,
            pending.mummy_heading,
            pending.blows,
        ]
    )


def _seat(seat: int | None) -> int:
    return NOBODY if seat is None else seat
