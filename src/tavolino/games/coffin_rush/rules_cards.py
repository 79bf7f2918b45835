"""The loot cards, each with all that it is about (COF-CARD), and how one is used.

A further card is a class here and, last, an entry in CARDS: bits and codes of cards follow their order.

Chance: an aggression rolls yellow, then red; a betrayal picks each card of the victim's hand.
"""

from typing import Final, final

from mypy_extensions import i64

from tavolino.core.chance import Chance
from tavolino.core.event import Log
from tavolino.core.pickling import by_fields
from tavolino.games.coffin_rush import events
from tavolino.games.coffin_rush.build import plan_for
from tavolino.games.coffin_rush.house import QUADRANT_NAMES, TILE_NAMES
from tavolino.games.coffin_rush.rules_bits import bit, bits
from tavolino.games.coffin_rush.rules_card import NO_TARGET, PLAYER, QUADRANT, LootCard, give_codes
from tavolino.games.coffin_rush.rules_codes import FIRST_CARD, FIRST_DROP, FIRST_KEEP, add_code
from tavolino.games.coffin_rush.rules_danger import Robbery, attack, discard_random, lose_to
from tavolino.games.coffin_rush.rules_resume import FROM_CARD
from tavolino.games.coffin_rush.rules_temple import NEXT, NOTHING, QUADRANTS
from tavolino.games.coffin_rush.rules_things import FIRST_SLOT
from tavolino.games.coffin_rush.state import NO_TILE, OBLIVION, Dig, Explorer, Question
from tavolino.games.coffin_rush.telling import card_rule

# ---- aggression


@final
class AggressionCard(LootCard):
    """COF-CARD-4: somebody loses an item."""

    __slots__ = ()

    def refusal(self, dig: Dig, explorer: Explorer, target: i64) -> str | None:
        """Within three cells, straight, nothing in between; COF-CARD-9: closed doors block."""
        if not 0 <= target < len(dig.explorers) or target == explorer.seat:
            return "COF-CARD-4"
        temple = dig.temple
        sight: i64 = temple.sight[explorer.at * temple.cells + dig.explorers[target].at]
        if sight == 0:
            return "COF-CARD-4"
        cell = explorer.at
        for _step in range(sight // 4 - 1):
            if not dig.is_open(temple.gates[cell * 4 + sight % 4]):
                return "COF-CARD-9"
            cell = temple.neighbours[cell * 4 + sight % 4]
        return None

    def play(self, dig: Dig, explorer: Explorer, target: i64, chance: Chance, log: Log | None) -> None:
        """Red: the attacker chooses, nobody rolls, and no charm helps (COF-ITEM-12)."""
        temple = dig.temple
        victim = dig.explorers[target]
        near = temple.sight[explorer.at * temple.cells + victim.at] // 4 <= NEXT
        robbery = Robbery(attacker=explorer.seat, near=near)
        if not dig.in_red():
            attack(dig, victim, FROM_CARD, robbery, chance, log)
            return
        if log is not None:
            log.add(events.Assaulted(card_rule(dig, explorer.seat, victim, "COF-CARD-4"), target, explorer.seat))
        if len(victim.backpack) > 1:
            dig.question = PlunderQuestion(asked=explorer.seat, victim=target, near=near)
        else:
            lose_to(dig, victim, FIRST_SLOT, robbery, log)


@final
class PlunderQuestion(Question):
    """COF-CARD-4: which item the victim loses."""

    __slots__ = ("near", "victim")

    def __init__(self, *, asked: i64, victim: i64, near: bool) -> None:
        super().__init__(asked=asked)
        self.victim = victim
        self.near = near

    def __reduce__(self) -> tuple[object, ...]:
        return by_fields(self, ("asked", "near", "victim"))

    def name(self) -> str:
        return "plunder"

    def rule(self) -> str:
        return "COF-CARD-4"

    def allows(self, dig: Dig, move: i64) -> bool:
        return move < FIRST_KEEP and 0 <= move - FIRST_DROP - 1 < len(dig.explorers[self.victim].backpack)

    def candidates(self, dig: Dig) -> list[i64]:
        return [FIRST_DROP + 1 + index for index in range(len(dig.explorers[self.victim].backpack))]

    def answer(self, dig: Dig, move: i64, chance: Chance, log: Log | None) -> bool:
        dig.question = None
        robbery = Robbery(attacker=self.asked, near=self.near)
        lose_to(dig, dig.explorers[self.victim], move - FIRST_DROP + 1, robbery, log)
        return True


# ---- betrayal


@final
class BetrayalCard(LootCard):
    """COF-CARD-5: somebody loses a card at random, and a discarded one is taken back. Red: two and two."""

    __slots__ = ()

    def refusal(self, dig: Dig, explorer: Explorer, target: i64) -> str | None:
        """COF-CARD-11: another player in the same quadrant."""
        if not 0 <= target < len(dig.explorers) or target == explorer.seat:
            return "COF-CARD-11"
        quadrants = dig.temple.quadrants
        return None if quadrants[explorer.at] == quadrants[dig.explorers[target].at] else "COF-CARD-11"

    def play(self, dig: Dig, explorer: Explorer, target: i64, chance: Chance, log: Log | None) -> None:
        victim = dig.explorers[target]
        count: i64 = 2 if dig.in_red() else 1
        if log is not None:
            log.add(events.Betrayed(card_rule(dig, explorer.seat, victim, "COF-CARD-5"), explorer.seat, target))
        for _card in range(count):
            discard_random(victim, "COF-CARD-5", chance, log)
        choices = recoverable(explorer)
        if bits(choices) > count:
            dig.question = RecoverQuestion(asked=explorer.seat, count=count)
            return
        for card in CARDS:
            if card.is_in(choices):
                take_back(explorer, card, log)


def recoverable(explorer: Explorer) -> i64:
    """The own discards but for the Betrayal just played."""
    return explorer.discards & ~bit(BETRAYAL.number)


def take_back(explorer: Explorer, card: LootCard, log: Log | None) -> None:
    explorer.discards &= ~bit(card.number)
    explorer.hand |= bit(card.number)
    if log is not None:
        log.add(events.Recovered("COF-CARD-5", explorer.seat, card.name))


@final
class RecoverQuestion(Question):
    """COF-CARD-5: which discarded card to take back."""

    __slots__ = ("count",)

    def __init__(self, *, asked: i64, count: i64) -> None:
        super().__init__(asked=asked)
        self.count = count  # cards still to take back

    def __reduce__(self) -> tuple[object, ...]:
        return by_fields(self, ("asked", "count"))

    def name(self) -> str:
        return "recover"

    def rule(self) -> str:
        return "COF-CARD-1"

    def allows(self, dig: Dig, move: i64) -> bool:
        card = move - FIRST_CARD
        return 0 <= card < len(CARDS) and ((recoverable(dig.explorers[self.asked]) >> card) & 1) != 0

    def candidates(self, dig: Dig) -> list[i64]:
        return [FIRST_CARD + card.number for card in CARDS]

    def answer(self, dig: Dig, move: i64, chance: Chance, log: Log | None) -> bool:
        take_back(dig.explorers[self.asked], CARDS[move - FIRST_CARD], log)
        dig.question = RecoverQuestion(asked=self.asked, count=self.count - 1) if self.count > 1 else None
        return dig.question is None


# ---- analysis


@final
class AnalysisCard(LootCard):
    """COF-CARD-6: look at the closed tiles of the own quadrant, in the red of a further one, too.

    In version 1 it was one quadrant: the own, or in the red any.
    """

    __slots__ = ()

    def refusal(self, dig: Dig, explorer: Explorer, target: i64) -> str | None:
        if target == NOTHING:
            return None
        further = dig.rules_version == 1 or target != dig.temple.quadrants[explorer.at]
        return None if dig.in_red() and further else "COF-CARD-6"

    def add_plays(self, dig: Dig, explorer: Explorer, moves: list[object]) -> None:
        super().add_plays(dig, explorer, moves)
        if dig.in_red():
            for quadrant in range(QUADRANTS):
                if self.refusal(dig, explorer, quadrant) is None:
                    add_code(moves, self.first + quadrant)

    def play(self, dig: Dig, explorer: Explorer, target: i64, chance: Chance, log: Log | None) -> None:
        if target == NOTHING or dig.rules_version > 1:
            analyse(dig, explorer, dig.temple.quadrants[explorer.at], log)
        if target != NOTHING:
            analyse(dig, explorer, target, log)


def analyse(dig: Dig, explorer: Explorer, quadrant: i64, log: Log | None) -> None:
    mask = dig.temple.spot_masks[quadrant]
    for spot in range(len(dig.tiles)):
        if (mask >> spot) & 1 and dig.tiles[spot] != NO_TILE and dig.stairs != dig.temple.spot_cells[spot]:
            explorer.known |= bit(spot)
    if log is not None:
        seen = seen_tiles(dig, explorer, mask)
        log.add(events.Analysed("COF-CARD-6", explorer.seat, QUADRANT_NAMES[quadrant], len(seen), seen))


def seen_tiles(dig: Dig, explorer: Explorer, mask: i64) -> list[events.SeenTile]:
    """The tiles of these spots that a player knows."""
    plan = plan_for(dig.temple)
    return [
        events.SeenTile(TILE_NAMES[dig.tiles[spot]], plan.name(cell))
        for spot, cell in enumerate(plan.spot_cells)
        if mask >> spot & 1 and explorer.known >> spot & 1
    ]


# ---- adrenaline, rush


@final
class AdrenalineCard(LootCard):
    """COF-CARD-7: no hazard of the floor works this turn; in the red, no monster on a cell entered either."""

    __slots__ = ()

    def play(self, dig: Dig, explorer: Explorer, target: i64, chance: Chance, log: Log | None) -> None:
        dig.turn.adrenaline = True
        if log is not None:
            log.add(events.Adrenaline("COF-CARD-7", explorer.seat, dig.in_red()))


@final
class RushCard(LootCard):
    """COF-CARD-8: the Rush! token shows +1; COF-CARD-12: an active token stays as it is."""

    __slots__ = ()

    def play(self, dig: Dig, explorer: Explorer, target: i64, chance: Chance, log: Log | None) -> None:
        if log is not None:
            if explorer.rush:
                log.add(events.RushInVain("COF-CARD-12", explorer.seat))
            else:
                log.add(events.RushTurned("COF-CARD-8", explorer.seat))
        explorer.rush = True


# ---- all of them

AGGRESSION: Final = AggressionCard("aggression", PLAYER)
BETRAYAL: Final = BetrayalCard("betrayal", PLAYER)
ANALYSIS: Final = AnalysisCard("analysis", QUADRANT)
ADRENALINE: Final = AdrenalineCard("adrenaline", NO_TARGET)
RUSH: Final = RushCard("rush", NO_TARGET)

CARDS: Final[list[LootCard]] = [AGGRESSION, BETRAYAL, ANALYSIS, ADRENALINE, RUSH]
FIRST_DISCARD: Final[i64] = give_codes(CARDS)
FIRST_GO: Final[i64] = FIRST_DISCARD + len(CARDS)


def may_use_cards(dig: Dig, explorer: Explorer) -> bool:
    """Whether there is still a card to play or discard this turn."""
    return refusal_to_use(dig, explorer, explorer.hand, False) is None


def refusal_to_use(dig: Dig, explorer: Explorer, cards: i64, playing: bool) -> str | None:
    """Why none of these cards, as bits, may be played, or discarded without its effect."""
    if dig.turn.card_used or not explorer.hand & cards:
        return "COF-CARD-1"  # one card of the own hand, once per turn
    if dig.suffers(explorer.seat, OBLIVION) and (playing or dig.in_red()):
        return "COF-PHA-2"  # in the red not even to discard one
    return None


def use_card(dig: Dig, explorer: Explorer, card: LootCard, playing: bool, log: Log | None) -> None:
    """COF-CARD-1: the card goes to the own discards, with its effect or without."""
    dig.turn.dropping = 0
    dig.turn.card_used = True
    explorer.hand &= ~bit(card.number)
    explorer.discards |= bit(card.number)
    if log is not None and playing:
        log.add(events.CardPlayed("COF-CARD-1", explorer.seat, card.name, dig.in_red()))
    elif log is not None:
        log.add(events.CardLaidAside("COF-CARD-1", explorer.seat, card.name, dig.in_red()))
