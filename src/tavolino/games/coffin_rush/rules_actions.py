"""What the player on turn can do, one class for each kind of move: what it costs, when it is refused, what it does."""

from abc import ABCMeta, abstractmethod
from typing import Final, final

from mypy_extensions import i64

from tavolino.core.chance import Chance
from tavolino.core.event import Log
from tavolino.core.pickling import by_fields
from tavolino.games.coffin_rush import telling
from tavolino.games.coffin_rush.rules_bits import bit
from tavolino.games.coffin_rush.rules_card import LootCard
from tavolino.games.coffin_rush.rules_cards import CARDS, FIRST_GO, refusal_to_use, use_card
from tavolino.games.coffin_rush.rules_codes import (
    FIRST_CARD,
    FIRST_DROP,
    HIGHEST_FACE,
    MOST_ITEMS,
    MOST_SLOTS,
    NO,
    SEATS,
    YES,
)
from tavolino.games.coffin_rush.rules_temple import NOTHING, TEMPLE_DOOR, Temple
from tavolino.games.coffin_rush.rules_things import FIRST_SLOT, drop, has_pile
from tavolino.games.coffin_rush.rules_turn import (
    begin_movement,
    borrow,
    can_open_doors,
    can_pay,
    closed_tile,
    door_cost,
    end_movement,
    end_turn,
    enter,
    go_on,
    lender,
    means,
    open_tile,
    refusal_to_go,
    spend,
    take,
    tile_cost,
)
from tavolino.games.coffin_rush.state import Dig, Explorer, Question


class Action(metaclass=ABCMeta):
    """A kind of move of the player on turn."""

    __slots__ = ()

    def cost(self, dig: Dig, explorer: Explorer, move: i64) -> i64:
        """COF-ACT-1: in actions."""
        return 0

    @abstractmethod
    def refusal(self, dig: Dig, explorer: Explorer, move: i64) -> str | None:
        """The rule that forbids it now."""

    @abstractmethod
    def do(self, dig: Dig, explorer: Explorer, move: i64, chance: Chance, log: Log | None) -> None:
        """What it does once it is paid for."""

    def make(self, dig: Dig, explorer: Explorer, move: i64, chance: Chance, log: Log | None) -> None:
        """Pay for it, do it, and go on."""
        cost = self.cost(dig, explorer, move)
        if cost > 0:
            if ask_for_loan(dig, cost, move, log):
                return
            spend(dig, cost, log)
        self.do(dig, explorer, move, chance, log)
        go_on(dig, chance, log)


# ---- movement and the end of the turn


@final
class Walk(Action):
    __slots__ = ()

    def cost(self, dig: Dig, explorer: Explorer, move: i64) -> i64:
        return 1

    def refusal(self, dig: Dig, explorer: Explorer, move: i64) -> str | None:
        if dig.turn.walking:
            return "COF-ACT-2"  # one movement at a time
        return None if can_pay(dig, 1) else "COF-ACT-1"

    def do(self, dig: Dig, explorer: Explorer, move: i64, chance: Chance, log: Log | None) -> None:
        begin_movement(dig, explorer, log)


@final
class Go(Action):
    __slots__ = ()

    def refusal(self, dig: Dig, explorer: Explorer, move: i64) -> str | None:
        return refusal_to_go(dig, explorer, move - FIRST_GO)

    def do(self, dig: Dig, explorer: Explorer, move: i64, chance: Chance, log: Log | None) -> None:
        enter(dig, explorer, move - FIRST_GO, chance, log)


@final
class Stop(Action):
    __slots__ = ()

    def refusal(self, dig: Dig, explorer: Explorer, move: i64) -> str | None:
        return None if dig.turn.walking else "COF-ACT-2"

    def do(self, dig: Dig, explorer: Explorer, move: i64, chance: Chance, log: Log | None) -> None:
        end_movement(dig, "COF-ACT-2", log)


@final
class Pass(Action):
    __slots__ = ()

    def refusal(self, dig: Dig, explorer: Explorer, move: i64) -> str | None:
        return None

    def do(self, dig: Dig, explorer: Explorer, move: i64, chance: Chance, log: Log | None) -> None:
        end_movement(dig, "COF-ACT-1", log)

    def make(self, dig: Dig, explorer: Explorer, move: i64, chance: Chance, log: Log | None) -> None:
        self.do(dig, explorer, move, chance, log)
        end_turn(dig, chance, log)  # and nothing of it goes on


# ---- doors and things


@final
class Open(Action):
    """COF-ACT-3: a door of the own cell, or the tile on it, also under a pile."""

    __slots__ = ()

    def cost(self, dig: Dig, explorer: Explorer, move: i64) -> i64:
        if cell_to_open(dig.temple, move) == explorer.at:
            return tile_cost(dig, explorer.seat, is_chest(dig, explorer.at))
        return door_cost(dig, explorer.seat)

    def refusal(self, dig: Dig, explorer: Explorer, move: i64) -> str | None:
        cell = cell_to_open(dig.temple, move)
        if cell == explorer.at:
            if not closed_tile(dig, cell):
                return "COF-ACT-3"
            return None if can_pay(dig, tile_cost(dig, explorer.seat, is_chest(dig, cell))) else "COF-ACT-1"
        gate = gate_between(dig.temple, explorer.at, cell)
        if gate == NOTHING or dig.is_open(gate):
            return "COF-ACT-3"
        return None if can_open_doors(dig, explorer.seat) else "COF-ACT-1"

    def do(self, dig: Dig, explorer: Explorer, move: i64, chance: Chance, log: Log | None) -> None:
        cell = cell_to_open(dig.temple, move)
        if cell == explorer.at:
            open_tile(dig, explorer, dig.temple.spots[cell], log)
        else:
            swing(dig, explorer, cell, False, log)


@final
class Close(Action):
    """COF-MAP-4: a door of the own cell."""

    __slots__ = ()

    def cost(self, dig: Dig, explorer: Explorer, move: i64) -> i64:
        return 1

    def refusal(self, dig: Dig, explorer: Explorer, move: i64) -> str | None:
        gate = gate_between(dig.temple, explorer.at, cell_to_close(dig.temple, move))
        if gate == NOTHING or not dig.is_open(gate):
            return "COF-ACT-3"
        return None if can_pay(dig, 1) else "COF-ACT-1"

    def do(self, dig: Dig, explorer: Explorer, move: i64, chance: Chance, log: Log | None) -> None:
        swing(dig, explorer, cell_to_close(dig.temple, move), True, log)


def cell_to_open(temple: Temple, move: i64) -> i64:
    """The cell beyond the door, or that of the tile."""
    return temple.touchable[move - FIRST_GO - temple.first_open]


def cell_to_close(temple: Temple, move: i64) -> i64:
    return temple.touchable[move - FIRST_GO - temple.first_close]


def swing(dig: Dig, explorer: Explorer, cell: i64, closing: bool, log: Log | None) -> None:
    """Open or close the door between the explorer and a cell."""
    dig.doors ^= bit(gate_between(dig.temple, explorer.at, cell))
    if log is not None:
        log.add(telling.door_moved(dig, explorer, cell, closing))


def gate_between(temple: Temple, cell: i64, other: i64) -> i64:
    """The stone door between two cells, or NOTHING."""
    direction = temple.direction_to(cell, other)
    if direction == NOTHING:
        return NOTHING
    gate = temple.gates[cell * 4 + direction]
    return gate if gate < TEMPLE_DOOR else NOTHING


def is_chest(dig: Dig, cell: i64) -> bool:
    """Sarcophagi have the first spots, chests the last eight."""
    return dig.temple.spots[cell] >= dig.temple.first_chest


@final
class Take(Action):
    """The pile on the cell, or what the tile on it holds."""

    __slots__ = ()

    def cost(self, dig: Dig, explorer: Explorer, move: i64) -> i64:
        if has_pile(dig, explorer.at):
            return 1
        return tile_cost(dig, explorer.seat, is_chest(dig, explorer.at))

    def refusal(self, dig: Dig, explorer: Explorer, move: i64) -> str | None:
        at = explorer.at
        if not closed_tile(dig, at) and not has_pile(dig, at):
            return "COF-ITEM-7" if at == dig.temple.camp else "COF-ACT-3"
        return None if can_pay(dig, self.cost(dig, explorer, move)) else "COF-ACT-1"

    def do(self, dig: Dig, explorer: Explorer, move: i64, chance: Chance, log: Log | None) -> None:
        take(dig, explorer, log)


@final
class Drop(Action):
    """COF-ACT-4: one action for as many items as one likes."""

    __slots__ = ()

    def cost(self, dig: Dig, explorer: Explorer, move: i64) -> i64:
        return 0 if dig.turn.dropping else 1

    def refusal(self, dig: Dig, explorer: Explorer, move: i64) -> str | None:
        slot = move - FIRST_DROP + 1
        if slot < FIRST_SLOT:
            return "COF-ITEM-4"  # the Rush! token never drops
        if slot - FIRST_SLOT >= len(explorer.backpack):
            return "COF-ACT-4"
        return None if dig.turn.dropping or can_pay(dig, 1) else "COF-ACT-1"

    def do(self, dig: Dig, explorer: Explorer, move: i64, chance: Chance, log: Log | None) -> None:
        if dig.turn.walking:
            end_movement(dig, "COF-ACT-6", log)
        drop(dig, explorer, move - FIRST_DROP + 1, log)


@final
class Done(Action):
    """The end of a drop."""

    __slots__ = ()

    def refusal(self, dig: Dig, explorer: Explorer, move: i64) -> str | None:
        return None if dig.turn.dropping else "COF-ACT-4"

    def do(self, dig: Dig, explorer: Explorer, move: i64, chance: Chance, log: Log | None) -> None:
        dig.turn.dropping = 0
        if log is not None:
            log.add(telling.drop_done(explorer))


# ---- cards


@final
class UseCard(Action):
    """COF-CARD-1: play a loot card, or discard it without its effect."""

    __slots__ = ("bit", "card", "playing", "target")

    def __init__(self, card: LootCard, playing: bool, target: i64) -> None:
        self.card = card
        self.playing = playing
        self.target = target  # NOTHING: none is named
        self.bit: i64 = bit(card.number)

    def refusal(self, dig: Dig, explorer: Explorer, move: i64) -> str | None:
        why = refusal_to_use(dig, explorer, self.bit, self.playing)
        if why is None and self.playing:
            return self.card.refusal(dig, explorer, self.target)
        return why

    def do(self, dig: Dig, explorer: Explorer, move: i64, chance: Chance, log: Log | None) -> None:
        use_card(dig, explorer, self.card, self.playing, log)
        if self.playing:
            self.card.play(dig, explorer, self.target, chance, log)


# ---- answers, while nobody has asked


@final
class Unasked(Action):
    __slots__ = ("rule",)

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def refusal(self, dig: Dig, explorer: Explorer, move: i64) -> str | None:
        return self.rule

    def do(self, dig: Dig, explorer: Explorer, move: i64, chance: Chance, log: Log | None) -> None:
        raise AssertionError("it is always refused")


# ---- the table


def kinds_of_moves() -> list[Action]:
    """By code, up to the cards, in the order of rules_codes.py."""
    table: list[Action] = [Walk(), Stop(), Take(), Done(), Pass()]
    unasked: list[Action] = [Unasked("COF-TEAM-3")]
    dropping: list[Action] = [Drop()]
    table += unasked * 2 + dropping * int(MOST_SLOTS)
    for count, rule in ((MOST_ITEMS, "COF-ITEM-5"), (2 * HIGHEST_FACE, "COF-ITEM-12"), (SEATS, "COF-MUM-2")):
        unasked = [Unasked(rule)]
        table += unasked * int(count)
    return table


def uses_of_cards() -> list[UseCard]:
    """By code, from FIRST_CARD on."""
    plain = [UseCard(card, True, NOTHING) for card in CARDS]
    aimed = [UseCard(card, True, target) for card in CARDS for target in range(card.count_targets())]
    return [*plain, *aimed, *(UseCard(card, False, NOTHING) for card in CARDS)]


@final
class MoveKind:
    """What a code stands for. (It is cheaper to find in a list than one of many classes.)"""

    __slots__ = ("action",)

    def __init__(self, action: Action) -> None:
        self.action = action


KINDS: Final[list[MoveKind]] = [MoveKind(action) for action in kinds_of_moves()]
USES: Final[list[UseCard]] = uses_of_cards()
GO: Final = Go()
OPEN: Final = Open()
CLOSE: Final = Close()

assert len(KINDS) == FIRST_CARD
assert len(USES) == FIRST_GO - FIRST_CARD


def action_of(temple: Temple, move: i64) -> Action:
    if move < FIRST_CARD:
        return KINDS[move].action
    if move < FIRST_GO:
        return USES[move - FIRST_CARD]
    place = move - FIRST_GO
    if place < temple.first_open:
        return GO
    return OPEN if place < temple.first_close else CLOSE


def refusal_on_turn(dig: Dig, explorer: Explorer, move: i64) -> str | None:
    """As `action_of(…).refusal(…)`, mostly by calls that are known when compiled: every candidate is asked about."""
    if move < FIRST_CARD:
        return KINDS[move].action.refusal(dig, explorer, move)
    if move < FIRST_GO:
        return USES[move - FIRST_CARD].refusal(dig, explorer, move)
    place = move - FIRST_GO
    if place < dig.temple.first_open:
        return GO.refusal(dig, explorer, move)
    if place < dig.temple.first_close:
        return OPEN.refusal(dig, explorer, move)
    return CLOSE.refusal(dig, explorer, move)


# ---- borrowed actions


def ask_for_loan(dig: Dig, cost: i64, move: i64, log: Log | None) -> bool:
    """COF-TEAM-3: borrow what is missing. True: somebody must consent first, and the move waits for it."""
    while means(dig) < cost:
        seat = lender(dig)
        if dig.lend:
            borrow(dig, seat, log)
        else:
            dig.question = ConsentQuestion(asked=seat, wanted=move)
            if log is not None:
                log.add(telling.asked_for_token(dig, seat))
            return True
    return False


@final
class ConsentQuestion(Question):
    """COF-TEAM-3: whether a companion lends the Rush! token."""

    __slots__ = ("wanted",)

    def __init__(self, *, asked: i64, wanted: i64) -> None:
        super().__init__(asked=asked)
        self.wanted = wanted  # the move that the token is for

    def __reduce__(self) -> tuple[object, ...]:
        return by_fields(self, ("asked", "wanted"))

    def name(self) -> str:
        return "consent"

    def rule(self) -> str:
        return "COF-TEAM-3"

    def allows(self, dig: Dig, move: i64) -> bool:
        return YES <= move <= NO

    def candidates(self, dig: Dig) -> list[i64]:
        return [YES, NO]

    def answer(self, dig: Dig, move: i64, chance: Chance, log: Log | None) -> bool:
        """With the token the move is made; without, the player goes on as they are."""
        dig.question = None
        if move == YES:
            borrow(dig, self.asked, log)
        else:
            dig.turn.declined |= bit(self.asked)
            if log is not None:
                log.add(telling.declined(dig, self.asked))
        explorer = dig.explorers[dig.turn.seat]
        action = action_of(dig.temple, self.wanted)
        if action.refusal(dig, explorer, self.wanted) is not None:
            return True
        action.make(dig, explorer, self.wanted, chance, log)
        return False
