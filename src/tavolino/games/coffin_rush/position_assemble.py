"""Puts an expedition together from its written parts, which are trusted here: position_check.py checks them."""

from msgspec import UNSET

from tavolino.games.coffin_rush.build import FloorPlan
from tavolino.games.coffin_rush.house import TILE_NAMES, TRAP_NAMES
from tavolino.games.coffin_rush.moves import moves_on
from tavolino.games.coffin_rush.options import DigOptions
from tavolino.games.coffin_rush.position_form import (
    CLOCKWISE,
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
from tavolino.games.coffin_rush.rules_card import CARD_NAMES
from tavolino.games.coffin_rush.rules_cards import PlunderQuestion, RecoverQuestion
from tavolino.games.coffin_rush.rules_danger import LuckQuestion, Robbery
from tavolino.games.coffin_rush.rules_pharaoh import TargetQuestion
from tavolino.games.coffin_rush.rules_resume import Aggression, Encounter, Ritual
from tavolino.games.coffin_rush.rules_temple import NOTHING, TEMPLE_DOOR
from tavolino.games.coffin_rush.rules_things import KeepQuestion
from tavolino.games.coffin_rush.state import (
    NO_TILE,
    NO_TRAP,
    NOBODY,
    PILE,
    STAIRS,
    Explorer,
    Question,
    Turn,
)

TILE_CODES = {name: code for code, name in enumerate(TILE_NAMES)} | {OPEN_STAIRS: STAIRS}
TRAP_CODES = {name: code for code, name in enumerate(TRAP_NAMES)}
CARD_BITS = {name: 1 << card for card, name in enumerate(CARD_NAMES)}


def assemble(
    position: DigPosition, plan: FloorPlan, options: DigOptions, tiles: dict[str, str], traps: list[str], rules: int
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
    counter = plan.kit.components.green_from if position.counter is None else position.counter
    open_stairs = [cells[name] for name, tile in tiles.items() if tile == OPEN_STAIRS]
    pending = position.pending
    return Expedition(
        rules_version=rules,
        temple=plan.temple,
        components=plan.kit.components,
        companies=options.companies,
        lend=options.lend,
        named_first=_seat(options.first),
        explorers=[_explorer(seat, one, plan) for seat, one in enumerate(position.explorers)],
        tiles=[
            TILE_CODES[tiles[plan.names[cell]]] if plan.names[cell] in tiles else NO_TILE for cell in plan.spot_cells
        ],
        stairs=open_stairs[0] if open_stairs else NOTHING,
        doors=_doors(position.doors, plan),
        dropped=_dropped(position, plan),
        mummies=[cells[one.at] for one in monsters if one.kind == "mummy"],
        spectres=[cells[one.at] for one in monsters if one.kind == "spectre"],
        spectres_left=_spectres_left(position, plan),
        deck=[TRAP_CODES[name] for name in reversed(traps)],
        trap=NO_TRAP if position.trap is None else TRAP_CODES[position.trap],
        exempt=mask(turn.exempt),
        counter=counter,
        forward=forward,
        first=first,
        played=played,
        round=turn.round,
        turn=_turn(turn),
        question=_question(pending, plan),
        aggression=_aggression(pending),
        encounter=Encounter(blows=pending.blows) if pending.entering else None,
        ritual=_ritual(pending),
    )


def _spectres_left(position: DigPosition, plan: FloorPlan) -> int:
    """If nothing is said, all that are not in the temple."""
    if position.spectres_left is not UNSET:
        return position.spectres_left
    return plan.kit.components.spectres - sum(one.kind == "spectre" for one in position.monsters or [])


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


def _explorer(seat: int, one: ExplorerPosition, plan: FloorPlan) -> Explorer:
    discards, lost = (sum(CARD_BITS[name] for name in names) for names in (one.discards, one.lost))
    hand = plan.kit.components.loot & ~discards & ~lost
    if one.hand is not None:
        hand = sum(CARD_BITS[name] for name in one.hand)
    spots = plan.temple.spots
    return Explorer(
        seat=seat,
        at=plan.cells[one.at],
        hand=hand,
        backpack=[TILE_CODES[name] for name in one.backpack],
        tent=[TILE_CODES[name] for name in one.tent],
        discards=discards,
        lost=lost,
        rush=one.rush,
        known=mask([spots[plan.cells[name]] for name in one.known]),
    )


def _doors(names: list[str], plan: FloorPlan) -> int:
    return mask([TEMPLE_DOOR if name == TEMPLE else plan.door_names.index(name) for name in names])


def _dropped(position: DigPosition, plan: FloorPlan) -> list[int]:
    """All piles; the one under the player on turn last, where a drop under way goes on."""
    seat = position.turn.seat
    last = None if seat is None else position.explorers[seat].at
    piles = sorted(position.piles.items(), key=lambda pile: pile[0] == last)
    return [plan.cells[name] * PILE + TILE_CODES[item] for name, items in piles for item in items]


def _turn(turn: TurnPosition) -> Turn:
    return Turn(
        seat=_seat(turn.seat),
        actions=turn.actions,
        walking=turn.walking,
        steps=turn.steps,
        torches_used=turn.torches_used,
        card_used=turn.card_used,
        adrenaline=turn.adrenaline,
        dropping=mask(turn.dropping),
        declined=mask(turn.declined),
    )


# ---- what is asked, and where play goes on after it


def _question(pending: Pending, plan: FloorPlan) -> Question | None:
    asked = _seat(pending.seat)
    match pending.question:
        case "keep":
            return KeepQuestion(asked=asked, kept=mask(pending.kept))
        case "luck":
            return _luck(pending, asked)
        case "target":
            return TargetQuestion(asked=asked, tied=mask(pending.tied))
        case "consent":
            wanted = NOTHING if pending.wanted is None else moves_on(plan).code(pending.wanted)
            return ConsentQuestion(asked=asked, wanted=wanted)
        case "recover":
            return RecoverQuestion(asked=asked, count=pending.count)
        case "plunder":
            return PlunderQuestion(asked=asked, victim=_seat(pending.victim), near=pending.near)
    return None


def _luck(pending: Pending, asked: int) -> LuckQuestion:
    attacker = pending.attacker
    return LuckQuestion(
        asked=asked,
        yellow=pending.yellow,
        red=pending.red,
        charms=pending.charms,
        source=SOURCES.index(pending.source),
        robbery=None if attacker is None else Robbery(attacker=attacker, near=pending.near),
    )


def _aggression(pending: Pending) -> Aggression | None:
    if not pending.victims:
        return None
    return Aggression(source=SOURCES.index(pending.source), victims=mask(pending.victims))


def _ritual(pending: Pending) -> Ritual | None:
    if pending.stage not in RITUAL_STAGES:
        return None
    return Ritual(
        power=pending.power,
        stage=RITUAL_STAGES.index(pending.stage),
        spectre_target=_seat(pending.spectre_target),
        mummy_target=_seat(pending.mummy_target),
        mummy=pending.mummy,
        mummy_actions=pending.mummy_actions,
        mummy_heading=pending.mummy_heading,
    )


def _seat(seat: int | None) -> int:
    return NOBODY if seat is None else seat
