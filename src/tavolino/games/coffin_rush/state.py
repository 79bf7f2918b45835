"""An expedition as data: explorers, tiles, doors, monsters, the Pharaoh's deck, and what is under way."""

from abc import ABCMeta, abstractmethod
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tavolino.core.chance import Chance
from tavolino.core.event import Log
from tavolino.core.pickling import by_fields
from tavolino.core.state import State
from tavolino.games.coffin_rush.rules_flight import Flight
from tavolino.games.coffin_rush.rules_resume import Aggression, Encounter, Ritual
from tavolino.games.coffin_rush.rules_temple import NOTHING, TEMPLE_DOOR, Temple

RULES_VERSION: Final[i64] = 2  # the newest

# Faces of tiles, in the order of house.TILE_NAMES. The tile that wakes a mummy is the treasure one keeps.
NO_TILE: Final[i64] = 0
VIOLET: Final[i64] = 5
FIRST_WAKING: Final[i64] = 6
LAST_TREASURE: Final[i64] = 8
STAIRS: Final[i64] = 9
TORCH: Final[i64] = 10
CHARM: Final[i64] = 11
AMULET: Final[i64] = 12
COINS: Final[i64] = 13
WAKING_TO_COLLECTION: Final[i64] = 3  # azure-mummy is of the azure collection, and so on

# Trap cards, in the order of house.TRAP_NAMES.
NO_TRAP: Final[i64] = -1
BOMB: Final[i64] = 0
QUICKSAND: Final[i64] = 1
TOXICITY: Final[i64] = 2
SUMMONING: Final[i64] = 3
MAAT: Final[i64] = 4
SEALS: Final[i64] = 5
DARKNESS: Final[i64] = 6
SCARABS: Final[i64] = 7
WRATH: Final[i64] = 8
OBLIVION: Final[i64] = 9
COLLAPSE: Final[i64] = 10

GREEN: Final[i64] = 0
YELLOW: Final[i64] = 1
RED: Final[i64] = 2

ACTIONS: Final[i64] = 3  # COF-ACT-1
STEPS: Final[i64] = 3  # COF-ACT-2
NOBODY: Final[i64] = -1
FIRST_ABOVE_BOMB: Final[i64] = 5  # COF-SETUP-5: how many traps lie above the bomb, at least
BOMB_PLACES: Final[i64] = 3  # it is 6th, 7th or 8th
PILE: Final[i64] = 16  # a dropped item is kept as cell * 16 + tile


def is_treasure(tile: i64) -> bool:
    return NO_TILE < tile <= LAST_TREASURE


def is_waking(tile: i64) -> bool:
    return FIRST_WAKING <= tile <= LAST_TREASURE


def collection(tile: i64) -> i64:
    """1 … 5: green, yellow, azure, red, violet."""
    return tile - WAKING_TO_COLLECTION if is_waking(tile) else tile


def wealth(tile: i64) -> i64:
    """COF-ITEM-1, COF-ITEM-2: 3 for a treasure, 2 for a relic, but 3 for coins."""
    return 3 if is_treasure(tile) or tile == COINS else 2


@final
class Components:
    """The numbers printed on the components, as a set has them (kit.py)."""

    __slots__ = (
        "bomb", "green", "green_from", "loot", "mummies", "own", "red", "red_from", "slots", "spectres",
        "traps", "yellow", "yellow_from",
    )  # fmt: skip

    def __init__(
        self,
        *,
        own: str,
        green: list[i64],
        yellow: list[i64],
        red: list[i64],
        green_from: i64,
        yellow_from: i64,
        red_from: i64,
        bomb: i64,
        slots: i64,
        mummies: i64,
        spectres: i64,
        traps: list[i64],
        loot: i64,
    ) -> None:
        self.own = own  # the set they belong to, see kit.py
        self.green = green  # the faces of the dice
        self.yellow = yellow
        self.red = red
        self.green_from = green_from  # the highest number of each colour on the counter
        self.yellow_from = yellow_from
        self.red_from = red_from
        self.bomb = bomb
        self.slots = slots  # for items: all but the first, which is the Rush! token's
        self.mummies = mummies
        self.spectres = spectres
        self.traps = traps  # all but the bomb
        self.loot = loot  # the cards that every player has, as bits

    def __reduce__(self) -> tuple[object, ...]:
        """Shared by all positions: pickled by the name of the set."""
        from tavolino.games.coffin_rush.kit import components_of

        return components_of, (self.own,)


EXPLORER_FIELDS: Final = ("at", "backpack", "discards", "hand", "known", "lost", "rush", "seat", "tent")


@final
@mypyc_attr(acyclic=True)
class Explorer:
    """One player's pawn, board and cards. Cards are bits; `known` are the spots this player has looked into."""

    __slots__ = EXPLORER_FIELDS

    def __init__(
        self,
        *,
        seat: i64,
        at: i64,
        hand: i64,
        backpack: list[i64],
        tent: list[i64],
        discards: i64 = 0,
        lost: i64 = 0,
        rush: bool = False,
        known: i64 = 0,
    ) -> None:
        self.seat = seat
        self.at = at
        self.hand = hand
        self.backpack = backpack  # from slot 2 on
        self.tent = tent
        self.discards = discards
        self.lost = lost
        self.rush = rush  # the token shows +1
        self.known = known

    def clone(self) -> "Explorer":
        return Explorer(
            seat=self.seat,
            at=self.at,
            hand=self.hand,
            backpack=self.backpack.copy(),
            tent=self.tent.copy(),
            discards=self.discards,
            lost=self.lost,
            rush=self.rush,
            known=self.known,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return by_fields(self, EXPLORER_FIELDS)

    def carries(self, relic: i64) -> i64:
        """COF-ITEM-11: how many of a relic are in the backpack."""
        count: i64 = 0
        for tile in self.backpack:
            if tile == relic:
                count += 1
        return count


TURN_FIELDS: Final = (
    "actions", "adrenaline", "card_used", "declined", "dropping", "seat", "steps", "torches_used", "walking",
)  # fmt: skip


@final
@mypyc_attr(acyclic=True)
class Turn:
    """What the player on turn has done so far; nobody's while it is the Pharaoh's, or the game is over."""

    __slots__ = TURN_FIELDS

    def __init__(
        self,
        *,
        seat: i64,
        actions: i64,
        walking: bool = False,
        steps: i64 = 0,
        torches_used: i64 = 0,
        card_used: bool = False,
        adrenaline: bool = False,
        dropping: i64 = 0,
        declined: i64 = 0,
    ) -> None:
        self.seat = seat
        self.actions = actions
        self.walking = walking
        self.steps = steps  # left in the movement under way
        self.torches_used = torches_used
        self.card_used = card_used
        self.adrenaline = adrenaline
        self.dropping = dropping  # COF-ITEM-8: the slots emptied by the drop under way, as bits
        self.declined = declined  # companions who refused their token this turn, as bits

    def clone(self) -> "Turn":
        return Turn(
            seat=self.seat,
            actions=self.actions,
            walking=self.walking,
            steps=self.steps,
            torches_used=self.torches_used,
            card_used=self.card_used,
            adrenaline=self.adrenaline,
            dropping=self.dropping,
            declined=self.declined,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return by_fields(self, TURN_FIELDS)


# ---- what somebody is asked


class Question(metaclass=ABCMeta):
    """Something to be answered before play goes on, other than what to do on one's turn.

    A kind of question is a class, beside the rules that ask it. It is never changed: a further one is asked instead, so
    that copies of a position share it.
    """

    __slots__ = ("asked",)

    def __init__(self, *, asked: i64) -> None:
        self.asked = asked  # a seat

    @abstractmethod
    def name(self) -> str:
        """As `pending` tells it."""

    @abstractmethod
    def rule(self) -> str:
        """The rule that forbids every other answer."""

    @abstractmethod
    def allows(self, dig: "Dig", move: i64) -> bool:
        """Whether this is an answer."""

    @abstractmethod
    def candidates(self, dig: "Dig") -> list[i64]:
        """Answers worth asking about: all legal ones are among them."""

    @abstractmethod
    def answer(self, dig: "Dig", move: i64, chance: Chance, log: Log | None) -> bool:
        """Do as they say. False: something else is asked, or play has gone on already."""


DIG_FIELDS: Final = (
    "aggression", "companies", "components", "counter", "deck", "doors", "dropped", "encounter", "exempt", "explorers",
    "first", "forward", "lend", "mummies", "named_first", "played", "question", "ritual", "round", "rules_version",
    "spectres", "spectres_left", "stairs", "temple", "tiles", "trap", "turn",
)  # fmt: skip


class Dig(State):
    """The data of an expedition."""

    __slots__ = DIG_FIELDS

    def __init__(
        self,
        *,
        rules_version: i64,
        temple: Temple,
        components: Components,
        companies: i64,
        lend: bool,
        named_first: i64,
        explorers: list[Explorer],
        tiles: list[i64],
        stairs: i64,
        doors: i64,
        dropped: list[i64],
        mummies: list[i64],
        spectres: list[i64],
        spectres_left: i64,
        deck: list[i64],
        trap: i64,
        exempt: i64,
        counter: i64,
        forward: i64,
        first: i64,
        played: i64,
        round: i64,
        turn: Turn,
        question: Question | None = None,
        aggression: Aggression | None = None,
        encounter: Encounter | None = None,
        ritual: Ritual | None = None,
    ) -> None:
        self.rules_version = rules_version
        self.temple = temple
        self.components = components
        self.companies = companies  # 0: everybody for themselves
        self.lend = lend  # COF-TEAM-3: consent was given in advance
        self.named_first = named_first  # the host's choice, or nobody
        self.explorers = explorers  # by seat
        self.tiles = tiles  # by spot; the stairs stay where they are
        self.stairs = stairs  # the cell where the blue stairs were found
        self.doors = doors  # the open ones, as bits
        self.dropped = dropped  # cell * PILE + tile, first dropped first
        self.mummies = mummies  # cells, in order of appearance
        self.spectres = spectres
        self.spectres_left = spectres_left  # pawns that can still appear
        self.deck = deck  # of traps; the top is the last
        self.trap = trap  # in force
        self.exempt = exempt  # COF-MAP-9: seats that the trap does not touch, as bits
        self.counter = counter
        self.forward = forward  # the Feather of Maat: 1 clockwise, -1 the other way
        self.first = first  # who began this round
        self.played = played  # turns finished in this round
        self.round = round
        self.turn = turn
        self.question = question  # None: the player on turn goes on
        self.aggression = aggression  # to go on with once the question is answered
        self.encounter = encounter  # likewise, after that
        self.ritual = ritual  # None: it is not the Pharaoh's turn

    def is_over(self) -> bool:
        """COF-END-1"""
        return self.counter == 0

    def colour(self) -> i64:
        """COF-HOUSE-3: of the counter."""
        if self.counter <= self.components.red_from:
            return RED
        return YELLOW if self.counter <= self.components.yellow_from else GREEN

    def in_red(self) -> bool:
        return self.counter <= self.components.red_from

    def suffers(self, seat: i64, trap: i64) -> bool:
        """Whether this trap is in force for this player (COF-PHA-2, COF-MAP-9)."""
        return self.trap == trap and not (self.exempt >> seat) & 1

    def is_open(self, door: i64) -> bool:
        return door == NOTHING or ((self.doors >> door) & 1) != 0

    def temple_open(self) -> bool:
        return ((self.doors >> TEMPLE_DOOR) & 1) != 0

    def flight(self) -> Flight:
        """COF-MAP-12: how spectres pass from cell to cell."""
        return self.temple.flights[self.rules_version - 1]

    def seat_at(self, place: i64) -> i64:
        """Who plays at a place in this round's order; 0 is the first."""
        players: i64 = len(self.explorers)
        return (self.first + self.forward * place + players * players) % players

    def mates(self, one: i64, other: i64) -> bool:
        """COF-TEAM-4: seats of the companies alternate."""
        return self.companies > 0 and one % self.companies == other % self.companies
