"""The shape of an expedition as it is written in JSON; position.py puts positions into it."""

from typing import Annotated

import msgspec

from tavolino.games.coffin_rush.options import DigOptions

GAME_ID = "coffin-rush"
TURN, OVER = "turn", "over"  # nobody is asked anything else
QUESTIONS = (TURN, "keep", "luck", "target", "consent", "recover", "plunder", OVER)
EXPLORERS = "explorers"  # it is not the Pharaoh's turn
RITUAL_STAGES = ("spectre target", "mummy target", "servants")
STAGES = (EXPLORERS, *RITUAL_STAGES)
SOURCES = ("entering", "waking", "targeting", "passing", "card")
OPEN_STAIRS = "open stairs"  # the blue stairs once they are found
TEMPLE = "temple"  # among the open doors: the temple door is gone
CLOCKWISE, COUNTER_CLOCKWISE = "clockwise", "counterclockwise"

Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]
Few = Annotated[int, msgspec.Meta(ge=0, le=31)]
Whole = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
# What is longer says the same thing again and again: there are 277 cells and at most 31 of anything that is counted.
Cells = Annotated[list[str], msgspec.Meta(max_length=300)]
Numbers = Annotated[list[Few], msgspec.Meta(max_length=32)]
Seats = Annotated[list[Seat], msgspec.Meta(max_length=32)]


class ExplorerPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    at: str
    backpack: list[str] = []  # from slot 2 on
    hand: list[str] | None = None  # left out: all cards that are nowhere else
    discards: list[str] = []
    lost: list[str] = []
    tent: list[str] = []
    rush: bool = False
    known: Cells = []


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
    dropping: Numbers = []
    declined: Seats = []
    exempt: Seats = []  # from the trap in force


class Pending(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The question under way and what it is about; most of it is left out most of the time."""

    question: str = "turn"
    seat: Seat | None = None
    kept: Numbers = []
    tied: Seats = []
    wanted: str | None = None
    count: Few = 0
    victim: Seat | None = None
    victims: Seats = []
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
    spectres_left: Few | msgspec.UnsetType = msgspec.UNSET  # pawns that can still appear; left out: all others
    traps: list[str] | None = None  # the deck, top first; left out: what is not in force, in the house's order
    trap: str | None = None
    counter: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None  # left out: at its highest
    feather: str = CLOCKWISE
    turn: TurnPosition = TurnPosition()
    pending: Pending = Pending()
    options: DigOptions | None = None
    game: str = GAME_ID
    players: int | None = None
    rules: int | None = None  # left out: the newest


def is_over(position: DigPosition) -> bool:
    return position.pending.question == OVER
