"""An expedition as data: explorers, tiles, doors, monsters, the Pharaoh's deck, and the question under way."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tavolino.core.state import State
from tavolino.games.coffin_rush.rules_temple import NOTHING, TEMPLE_DOOR, Temple

RULES_VERSION: Final[i64] = 1

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

# Loot cards, as bits of a hand.
AGGRESSION: Final[i64] = 0
BETRAYAL: Final[i64] = 1
ANALYSIS: Final[i64] = 2
ADRENALINE: Final[i64] = 3
RUSH: Final[i64] = 4
ALL_CARDS: Final[i64] = 31

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

# The question that the game is waiting on.
TURN: Final[i64] = 0
KEEP: Final[i64] = 1  # COF-ITEM-5: which items to keep
LUCK: Final[i64] = 2  # COF-ITEM-1: whether to change a die
TARGET: Final[i64] = 3  # COF-MUM-2: who of the tied
CONSENT: Final[i64] = 4  # COF-TEAM-3: lend the Rush! token?
RECOVER: Final[i64] = 5  # COF-CARD-5: which discarded card to take back
PLUNDER: Final[i64] = 6  # COF-CARD-4: which item the victim loses
OVER: Final[i64] = 7

# How far the Pharaoh's turn has come.
EXPLORERS: Final[i64] = 0
SPECTRE_TARGET: Final[i64] = 1
MUMMY_TARGET: Final[i64] = 2
SERVANTS: Final[i64] = 3

# Where an aggression comes from.
FROM_ENTERING: Final[i64] = 0
FROM_WAKING: Final[i64] = 1
FROM_TARGETING: Final[i64] = 2
FROM_PASSING: Final[i64] = 3
FROM_CARD: Final[i64] = 4

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


def bits(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@final
class Box:
    """The numbers printed on the components, as a set has them (kit.py)."""

    __slots__ = (
        "bomb", "green", "green_from", "mummies", "red", "red_from", "slots", "spectres",
        "traps", "yellow", "yellow_from",
    )  # fmt: skip

    def __init__(
        self,
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
    ) -> None:
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


@final
@mypyc_attr(acyclic=True)
class Explorer:
    """One player's pawn, board and cards. Cards are bits; `known` are the spots this player has looked into."""

    __slots__ = ("at", "backpack", "discards", "hand", "known", "lost", "rush", "seat", "tent")

    def __init__(
        self,
        seat: i64,
        at: i64,
        backpack: list[i64],
        hand: i64,
        discards: i64,
        lost: i64,
        tent: list[i64],
        rush: bool,
        known: i64,
    ) -> None:
        self.seat = seat
        self.at = at
        self.backpack = backpack  # from slot 2 on
        self.hand = hand
        self.discards = discards
        self.lost = lost
        self.tent = tent
        self.rush = rush  # the token shows +1
        self.known = known

    def clone(self) -> "Explorer":
        return Explorer(
            self.seat, self.at, self.backpack.copy(), self.hand, self.discards, self.lost, self.tent.copy(),
            self.rush, self.known,
        )  # fmt: skip

    def __reduce__(self) -> tuple[object, ...]:
        return Explorer, (
            self.seat, self.at, self.backpack, self.hand, self.discards, self.lost, self.tent, self.rush, self.known,
        )  # fmt: skip

    def carries(self, relic: i64) -> i64:
        """COF-ITEM-11: how many of a relic are in the backpack."""
        count: i64 = 0
        for tile in self.backpack:
            if tile == relic:
                count += 1
        return count


@final
@mypyc_attr(acyclic=True)
class Turn:
    """What the player on turn has done so far."""

    __slots__ = (
        "actions", "adrenaline", "card_used", "declined", "dropping", "seat", "steps", "torches_used", "walking",
    )  # fmt: skip

    def __init__(
        self,
        seat: i64,
        actions: i64,
        walking: bool,
        steps: i64,
        torches_used: i64,
        card_used: bool,
        adrenaline: bool,
        dropping: i64,
        declined: i64,
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
            self.seat, self.actions, self.walking, self.steps, self.torches_used, self.card_used, self.adrenaline,
            self.dropping, self.declined,
        )  # fmt: skip

    def __reduce__(self) -> tuple[object, ...]:
        return Turn, (
            self.seat, self.actions, self.walking, self.steps, self.torches_used, self.card_used, self.adrenaline,
            self.dropping, self.declined,
        )  # fmt: skip


@final
@mypyc_attr(acyclic=True)
class Question:
    """What the game waits for, and what it goes on with once that is answered."""

    __slots__ = (
        "asked", "attacker", "blows", "charms", "count", "entering", "kept", "kind", "mummy", "mummy_actions",
        "mummy_heading", "mummy_target", "near", "power", "red", "source", "spectre_target", "stage", "tied",
        "victim", "victims", "wanted", "yellow",
    )  # fmt: skip

    def __init__(self) -> None:
        self.kind: i64 = TURN
        self.asked: i64 = NOBODY
        self.kept: i64 = 0  # KEEP: slots chosen, as bits
        self.tied: i64 = 0  # TARGET: seats, as bits
        self.wanted: i64 = NOTHING  # CONSENT: the move that the token is for
        self.count: i64 = 0  # RECOVER: cards still to take back
        # an aggression under way
        self.victim: i64 = NOBODY
        self.victims: i64 = 0  # seats still to suffer it, as bits
        self.attacker: i64 = NOBODY  # a player, or a mummy
        self.near: bool = False  # COF-CARD-4: within one cell
        self.source: i64 = FROM_ENTERING
        self.yellow: i64 = 0
        self.red: i64 = 0
        self.charms: i64 = 0  # how often the victim may still change a die
        self.entering: bool = False  # COF-MAP-15: spectres of the cell come after its mummies
        self.blows: i64 = 0  # COF-ACT-5: mummies of the cell that have not attacked yet
        # the Pharaoh's turn under way
        self.stage: i64 = EXPLORERS
        self.power: i64 = 0
        self.spectre_target: i64 = NOBODY
        self.mummy_target: i64 = NOBODY
        self.mummy: i64 = 0  # the one that acts
        self.mummy_actions: i64 = 0
        self.mummy_heading: i64 = 4

    def clone(self) -> "Question":
        copy = Question()
        copy.kind = self.kind
        copy.asked = self.asked
        copy.kept = self.kept
        copy.tied = self.tied
        copy.wanted = self.wanted
        copy.count = self.count
        copy.victim = self.victim
        copy.victims = self.victims
        copy.attacker = self.attacker
        copy.near = self.near
        copy.source = self.source
        copy.yellow = self.yellow
        copy.red = self.red
        copy.charms = self.charms
        copy.entering = self.entering
        copy.blows = self.blows
        copy.stage = self.stage
        copy.power = self.power
        copy.spectre_target = self.spectre_target
        copy.mummy_target = self.mummy_target
        copy.mummy = self.mummy
        copy.mummy_actions = self.mummy_actions
        copy.mummy_heading = self.mummy_heading
        return copy

    def numbers(self) -> list[int]:
        """All fields, as `restored` takes them."""
        return [
            self.kind, self.asked, self.kept, self.tied, self.wanted, self.count, self.victim, self.victims,
            self.attacker, int(self.near), self.source, self.yellow, self.red, self.charms, int(self.entering),
            self.stage, self.power, self.spectre_target, self.mummy_target, self.mummy, self.mummy_actions,
            self.mummy_heading, self.blows,
        ]  # fmt: skip

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.numbers(),)


def restored(numbers: list[int]) -> Question:
    """A question from its numbers."""
    question = Question()
    question.kind, question.asked, question.kept = numbers[0], numbers[1], numbers[2]
    question.tied, question.wanted, question.count = numbers[3], numbers[4], numbers[5]
    question.victim, question.victims, question.attacker = numbers[6], numbers[7], numbers[8]
    question.near, question.source = numbers[9] != 0, numbers[10]
    question.yellow, question.red, question.charms = numbers[11], numbers[12], numbers[13]
    question.entering, question.stage, question.power = numbers[14] != 0, numbers[15], numbers[16]
    question.spectre_target, question.mummy_target = numbers[17], numbers[18]
    question.mummy, question.mummy_actions, question.mummy_heading = numbers[19], numbers[20], numbers[21]
    question.blows = numbers[22]
    return question


class Dig(State):
    """The data of an expedition."""

    __slots__ = (
        "box", "companies", "counter", "deck", "doors", "dropped", "exempt", "explorers", "first", "forward", "lend",
        "mummies", "named_first", "played", "question", "round", "rules_version", "spectres", "stairs", "temple",
        "tiles", "trap", "turn",
    )  # fmt: skip

    def __init__(
        self,
        rules_version: i64,
        temple: Temple,
        box: Box,
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
        deck: list[i64],
        trap: i64,
        exempt: i64,
        counter: i64,
        forward: i64,
        first: i64,
        played: i64,
        round: i64,
        turn: Turn,
        question: Question,
    ) -> None:
        self.rules_version = rules_version
        self.temple = temple
        self.box = box
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
        self.deck = deck  # of traps; the top is the last
        self.trap = trap  # in force
        self.exempt = exempt  # COF-MAP-9: seats that the trap does not touch, as bits
        self.counter = counter
        self.forward = forward  # the Feather of Maat: 1 clockwise, -1 the other way
        self.first = first  # who began this round
        self.played = played  # turns finished in this round
        self.round = round
        self.turn = turn
        self.question = question

    def colour(self) -> i64:
        """COF-HOUSE-3: of the counter."""
        if self.counter <= self.box.red_from:
            return RED
        return YELLOW if self.counter <= self.box.yellow_from else GREEN

    def in_red(self) -> bool:
        return self.counter <= self.box.red_from

    def suffers(self, seat: i64, trap: i64) -> bool:
        """Whether this trap is in force for this player (COF-PHA-2, COF-MAP-9)."""
        return self.trap == trap and not (self.exempt >> seat) & 1

    def is_open(self, door: i64) -> bool:
        return door == NOTHING or ((self.doors >> door) & 1) != 0

    def temple_open(self) -> bool:
        return ((self.doors >> TEMPLE_DOOR) & 1) != 0

    def seat_at(self, place: i64) -> i64:
        """Who plays at a place in this round's order; 0 is the first."""
        players: i64 = len(self.explorers)
        return (self.first + self.forward * place + players * players) % players

    def mates(self, one: i64, other: i64) -> bool:
        """COF-TEAM-4: seats of the companies alternate."""
        return self.companies > 0 and one % self.companies == other % self.companies
