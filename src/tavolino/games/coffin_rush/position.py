"""An expedition as it is written in JSON: the shape, and how a position is put into it."""

from typing import Annotated

import msgspec

from tavolino.games.coffin_rush.build import Plan, plan_for
from tavolino.games.coffin_rush.house import CARD_NAMES, TILE_NAMES, TRAP_NAMES
from tavolino.games.coffin_rush.moves import moves_on
from tavolino.games.coffin_rush.options import DigOptions, OwnTemple
from tavolino.games.coffin_rush.rules import Expedition
from tavolino.games.coffin_rush.state import (
    NO_TILE,
    NOBODY,
    OVER,
    PILE,
    RULES_VERSION,
    Dig,
    Explorer,
    Question,
)

GAME_ID = "coffin-rush"
QUESTIONS = ("turn", "keep", "luck", "target", "consent", "recover", "plunder", "over")
STAGES = ("explorers", "spectre target", "mummy target", "servants")
SOURCES = ("entering", "waking", "targeting", "passing", "card")
OPEN_STAIRS = "open stairs"  # the blue stairs once they are found
TEMPLE = "temple"  # among the open doors: the temple door is gone
CLOCKWISE, COUNTER_CLOCKWISE = "clockwise", "counterclockwise"

Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]
Few = Annotated[int, msgspec.Meta(ge=0, le=31)]
Whole = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class ExplorerPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    at: str
    backpack: list[str] = []  # from slot 2 on
    hand: list[str] | None = None  # left out: all cards that are nowhere else
    discards: list[str] = []
    lost: list[str] = []
    tent: list[str] = []
    rush: bool = False
    known: list[str] = []


class MonsterPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: str
    at: str


class TurnPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat | None = 0  # nobody in the Pharaoh's turn
    first: Seat | None = None  # who began the round; left out: the one on turn
    round: Whole = 1
    actions: Few = 3
    walking: bool = False
    steps: Few = 0
    torches_used: Few = 0
    card_used: bool = False
    adrenaline: bool = False
    dropping: list[Few] = []
    declined: list[Seat] = []
    exempt: list[Seat] = []  # from the trap in force


class Pending(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The question under way and what it is about; most of it is left out most of the time."""

    question: str = "turn"
    seat: Seat | None = None
    kept: list[Few] = []
    tied: list[Seat] = []
    wanted: str | None = None
    count: Few = 0
    victim: Seat | None = None
    victims: list[Seat] = []
    attacker: Seat | None = None
    near: bool = False
    source: str = "entering"
    yellow: Few = 0
    red: Few = 0
    charms: Few = 0
    entering: bool = False
    blows: Few = 0
    stage: str = "explorers"
    power: Few = 0
    spectre_target: Seat | None = None
    mummy_target: Seat | None = None
    mummy: Few = 0
    mummy_actions: Few = 0
    mummy_heading: Few = 4


class DigPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    explorers: Annotated[list[ExplorerPosition], msgspec.Meta(min_length=2, max_length=6)]
    layout: list[str] | str | None = None
    doors: list[str] = []  # the open ones
    tiles: dict[str, str] | None = None  # left out: what is nowhere else, in the order of the house set
    piles: dict[str, list[str]] = {}
    monsters: list[MonsterPosition] | None = None  # left out: one mummy on the rune
    traps: list[str] | None = None  # the deck, top first; left out: what is not in force, in the house's order
    trap: str | None = None
    counter: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None  # left out: at its highest
    feather: str = CLOCKWISE
    turn: TurnPosition = TurnPosition()
    pending: Pending = Pending()
    options: DigOptions | None = None
    game: str = GAME_ID
    players: int | None = None
    rules: int = RULES_VERSION


def options_of(dig: Dig) -> DigOptions:
    plan = plan_for(dig.temple)
    own = msgspec.json.decode(plan.own, type=OwnTemple) if plan.own else None
    first = None if dig.named_first == NOBODY else dig.named_first
    return DigOptions(plan.key, dig.companies, dig.lend, first, own)


def write(dig: Expedition) -> DigPosition:
    plan = plan_for(dig.temple)
    return DigPosition(
        layout=list(plan.rows),
        doors=write_doors(dig, plan),
        tiles={
            plan.names[cell]: tile_name(dig, spot, cell)
            for spot, cell in enumerate(plan.spot_cells)
            if dig.tiles[spot] != NO_TILE
        },
        piles=write_piles(dig, plan),
        explorers=[write_explorer(explorer, plan) for explorer in dig.explorers],
        monsters=write_monsters(dig, plan),
        traps=[TRAP_NAMES[trap] for trap in reversed(dig.deck)],
        trap=write_trap(dig),
        counter=dig.counter,
        feather=write_feather(dig),
        turn=write_turn(dig),
        pending=write_pending(dig.question, dig, plan),
        options=options_of(dig),
        players=len(dig.explorers),
        rules=dig.rules_version,
    )


def tile_name(dig: Dig, spot: int, cell: int) -> str:
    return OPEN_STAIRS if dig.stairs == cell else TILE_NAMES[dig.tiles[spot]]


def write_doors(dig: Dig, plan: Plan) -> list[str]:
    doors = [name for door, name in enumerate(plan.door_names) if dig.doors >> door & 1]
    return [*doors, TEMPLE] if dig.temple_open() else doors


def write_piles(dig: Dig, plan: Plan) -> dict[str, list[str]]:
    piles: dict[int, list[str]] = {}
    for thing in dig.dropped:
        piles.setdefault(thing // PILE, []).append(TILE_NAMES[thing % PILE])
    return {plan.names[cell]: piles[cell] for cell in sorted(piles)}


def write_explorer(explorer: Explorer, plan: Plan) -> ExplorerPosition:
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


def write_monsters(dig: Dig, plan: Plan) -> list[MonsterPosition]:
    return [
        *(MonsterPosition("mummy", plan.names[cell]) for cell in dig.mummies),
        *(MonsterPosition("spectre", plan.names[cell]) for cell in dig.spectres),
    ]


def write_trap(dig: Dig) -> str | None:
    return None if dig.trap < 0 else TRAP_NAMES[dig.trap]


def write_feather(dig: Dig) -> str:
    return CLOCKWISE if dig.forward > 0 else COUNTER_CLOCKWISE


def write_turn(dig: Dig) -> TurnPosition:
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
        dropping=members(turn.dropping),
        declined=members(turn.declined),
        exempt=members(dig.exempt),
    )


def write_pending(question: Question, dig: Expedition, plan: Plan) -> Pending:
    return Pending(
        question=QUESTIONS[question.kind],
        seat=_seat(dig.next_seat()),
        kept=members(question.kept),
        tied=members(question.tied),
        wanted=None if question.wanted < 0 else moves_on(plan).text(question.wanted),
        count=question.count,
        victim=_seat(question.victim),
        victims=members(question.victims),
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


def members(mask: int) -> list[int]:
    """The numbers of the bits that are set."""
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def _cards(mask: int) -> list[str]:
    return [name for card, name in enumerate(CARD_NAMES) if mask >> card & 1]


def is_over(position: DigPosition) -> bool:
    return position.pending.question == QUESTIONS[OVER]
