"""An expedition as numbers, as one seat knows it; features.py says what they mean."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tavolino.core.encoding import Encoder, clipped
from tavolino.core.features import Columns
from tavolino.core.state import State
from tavolino.games.coffin_rush.rules import Expedition
from tavolino.games.coffin_rush.rules_actions import ConsentQuestion
from tavolino.games.coffin_rush.rules_bits import bits
from tavolino.games.coffin_rush.rules_cards import CARDS, PlunderQuestion, RecoverQuestion
from tavolino.games.coffin_rush.rules_danger import LuckQuestion
from tavolino.games.coffin_rush.rules_pharaoh import TargetQuestion
from tavolino.games.coffin_rush.rules_resume import Ritual
from tavolino.games.coffin_rush.rules_temple import ALTAR, NOTHING, Temple
from tavolino.games.coffin_rush.rules_things import KeepQuestion
from tavolino.games.coffin_rush.state import (
    COINS,
    COLLAPSE,
    NO_TILE,
    PILE,
    TORCH,
    VIOLET,
    Components,
    Dig,
    Explorer,
    collection,
    is_treasure,
    wealth,
)

QUESTIONS: Final[i64] = 8  # in the order of position_form.QUESTIONS
TRAPS: Final[i64] = COLLAPSE + 1
FACES: Final[i64] = COINS  # of tiles, from 1 on
RELICS: Final[i64] = COINS - TORCH + 1
KINDS: Final[i64] = VIOLET + RELICS  # of items: five collections, then the relics
ABOUT_CELL: Final[i64] = 5  # of an explorer, see `ground_of`
ABOUT_QUESTION: Final[i64] = 5
ABOUT_PAWN: Final[i64] = 4
ABOUT_SPOT: Final[i64] = 3


@final
class DigEncoder(Encoder):
    def __init__(
        self, columns: Columns, players: i64, temple: Temple, components: Components, places: list[tuple[int, int]]
    ) -> None:
        super().__init__(columns, players)
        self.mummies = components.mummies
        self.spectres = components.spectres
        self.slots = components.slots
        self.ground: vec[u8] = vec[u8](ground_of(temple, places))
        self.ways = ways_to_spots(temple)

    def encode(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        assert isinstance(state, Expedition)
        observer = state.explorers[seat]
        at = write_state_of_play(state, row, at)
        at = write_question(state, row, at)
        at = write_turn(state, row, at)
        at = write_traps(state, row, at)
        at = write_doors(state, row, at)
        at = self.write_monsters(state, observer, row, at)
        at = write_piles(state, observer, row, at)
        at = self.write_tiles(state, observer, row, at)
        for step in range(self.players):
            at = self.write_explorer(state, observer, state.explorers[(seat + step) % self.players], row, at)

    # ---- what is in the temple

    def write_monsters(self, dig: Dig, observer: Explorer, row: vec[u8], at: i64) -> i64:
        start = entrance(dig.temple, observer)
        at = self.write_pawns(dig.mummies, self.mummies, dig.temple.steps_on_foot(start), row, at)
        at = self.write_pawns(dig.spectres, self.spectres, dig.flight().steps_to(start), row, at)
        row[at] = u8(dig.spectres_left)
        return at + 1

    def write_pawns(self, cells: list[i64], most: i64, steps: bytes, row: vec[u8], at: i64) -> i64:
        there: i64 = len(cells)
        for pawn in range(most):
            if pawn < there:
                cell = cells[pawn]
                row[at] = 1
                row[at + 1] = self.ground[cell * ABOUT_CELL]
                row[at + 2] = self.ground[cell * ABOUT_CELL + 1]
                row[at + 3] = u8(steps[cell])
            else:
                for column in range(ABOUT_PAWN):
                    row[at + column] = 0
            at += ABOUT_PAWN
        return at

    def write_tiles(self, dig: Dig, observer: Explorer, row: vec[u8], at: i64) -> i64:
        """COF-SEE-1: of closed tiles the observer knows the faces that it has looked at, and of the others what they
        are in all, since every tile of the set is somewhere."""
        temple = dig.temple
        unseen = at - 1  # faces count from 1
        for face in range(1, FACES + 1):
            row[unseen + face] = 0
        at += FACES
        spots: i64 = len(dig.tiles)
        way = entrance(temple, observer) * spots
        for spot in range(spots):
            face = dig.tiles[spot]
            stairs = temple.spot_cells[spot] == dig.stairs
            known = stairs or (observer.known >> spot) & 1 != 0
            if face != NO_TILE and not known:
                row[unseen + face] += 1
            row[at] = 1 if face != NO_TILE and not stairs else 0
            row[at + 1] = u8(face) if known else 0
            row[at + 2] = u8(self.ways[way + spot])
            at += ABOUT_SPOT
        return at

    # ---- a player

    def write_explorer(self, dig: Dig, observer: Explorer, explorer: Explorer, row: vec[u8], at: i64) -> i64:
        for column in range(ABOUT_CELL):
            row[at + column] = self.ground[explorer.at * ABOUT_CELL + column]
        place = (explorer.seat - dig.first) * dig.forward % self.players
        row[at + 5] = u8(place + 1)
        row[at + 6] = 1 if place < dig.played else 0
        row[at + 7] = 1 if dig.turn.seat == explorer.seat else 0
        row[at + 8] = 1 if dig.next_seat() == explorer.seat else 0
        row[at + 9] = 1 if dig.mates(observer.seat, explorer.seat) else 0
        row[at + 10] = 1 if explorer.rush else 0
        row[at + 11] = u8(bits(explorer.known))
        row[at + 12] = u8((dig.exempt >> explorer.seat) & 1)
        row[at + 13] = u8((dig.turn.declined >> explorer.seat) & 1)
        at = write_threats(dig, explorer.seat, row, at + 14)
        at = write_cards(explorer, row, at)
        return self.write_items(explorer, row, at)

    def write_items(self, explorer: Explorer, row: vec[u8], at: i64) -> i64:
        items: i64 = len(explorer.backpack)
        for slot in range(self.slots):
            row[at + slot] = u8(explorer.backpack[slot]) if slot < items else 0
        at += self.slots
        row[at] = u8(items)
        at = count_kinds(explorer.backpack, row, at + 1)
        worth: i64 = 0
        for tile in explorer.tent:
            worth += wealth(tile)
        row[at] = u8(worth)
        return count_kinds(explorer.tent, row, at + 1)


# ---- the table


def write_state_of_play(dig: Dig, row: vec[u8], at: i64) -> i64:
    row[at] = u8(dig.companies)
    row[at + 1] = 1 if dig.lend else 0
    row[at + 2] = clipped(dig.round)
    row[at + 3] = u8(dig.counter)
    colour = dig.colour()
    for other in range(3):
        row[at + 4 + other] = 1 if other == colour else 0
    row[at + 7] = 1 if dig.forward > 0 else 0
    row[at + 8] = 1 if dig.temple_open() else 0
    row[at + 9] = 1 if dig.stairs != NOTHING else 0
    return at + 10


def write_question(dig: Dig, row: vec[u8], at: i64) -> i64:
    """What is asked, and what it is about."""
    for column in range(QUESTIONS + ABOUT_QUESTION):
        row[at + column] = 0
    about = at + QUESTIONS
    question = dig.question
    if question is None:
        row[at + (QUESTIONS - 1 if dig.is_over() else 0)] = 1
    elif isinstance(question, KeepQuestion):
        row[at + 1] = 1
        row[about] = u8(bits(question.kept))
    elif isinstance(question, LuckQuestion):
        row[at + 2] = 1
        row[about + 1] = u8(question.yellow)
        row[about + 2] = u8(question.red)
        row[about + 3] = u8(question.charms)
    elif isinstance(question, TargetQuestion):
        row[at + 3] = 1
    elif isinstance(question, ConsentQuestion):
        row[at + 4] = 1
    elif isinstance(question, RecoverQuestion):
        row[at + 5] = 1
        row[about + 4] = u8(question.count)
    elif isinstance(question, PlunderQuestion):
        row[at + 6] = 1
    return about + ABOUT_QUESTION


def write_turn(dig: Dig, row: vec[u8], at: i64) -> i64:
    turn = dig.turn
    row[at] = u8(turn.actions)
    row[at + 1] = 1 if turn.walking else 0
    row[at + 2] = u8(turn.steps)
    row[at + 3] = u8(turn.torches_used)
    row[at + 4] = 1 if turn.card_used else 0
    row[at + 5] = 1 if turn.adrenaline else 0
    row[at + 6] = 1 if turn.dropping != 0 else 0
    encounter = dig.encounter
    row[at + 7] = 0 if encounter is None else u8(encounter.blows)
    ritual = dig.ritual
    row[at + 8] = 0 if ritual is None else u8(ritual.stage + 1)
    row[at + 9] = 0 if ritual is None else u8(ritual.power)
    return at + 10


def write_traps(dig: Dig, row: vec[u8], at: i64) -> i64:
    """The one in force, and those of the deck, of which only the order is hidden."""
    for trap in range(TRAPS):
        row[at + trap] = 1 if trap == dig.trap else 0
        row[at + TRAPS + trap] = 0
    for trap in dig.deck:
        row[at + TRAPS + trap] += 1
    return at + 2 * TRAPS


def write_doors(dig: Dig, row: vec[u8], at: i64) -> i64:
    for door in range(dig.temple.doors):
        row[at + door] = u8((dig.doors >> door) & 1)
    return at + dig.temple.doors


def write_piles(dig: Dig, observer: Explorer, row: vec[u8], at: i64) -> i64:
    steps = dig.temple.steps_on_foot(entrance(dig.temple, observer))
    treasures: i64 = 0
    nearest: i64 = 255
    for thing in dig.dropped:
        if is_treasure(thing % PILE):
            treasures += 1
        nearest = min(nearest, i64(steps[thing // PILE]))
    row[at] = u8(len(dig.dropped))
    row[at + 1] = u8(treasures)
    row[at + 2] = u8(nearest)
    return at + 3


# ---- a player


def write_threats(dig: Dig, seat: i64, row: vec[u8], at: i64) -> i64:
    """Who is about to be struck, and whom the Pharaoh's servants are after."""
    victim = False
    tied = False
    question = dig.question
    if isinstance(question, TargetQuestion):
        tied = (question.tied >> seat) & 1 != 0
    elif isinstance(question, LuckQuestion):
        victim = question.asked == seat
    elif isinstance(question, PlunderQuestion):
        victim = question.victim == seat
    aggression = dig.aggression
    if aggression is not None and (aggression.victims >> seat) & 1:
        victim = True
    row[at] = 1 if victim else 0
    row[at + 1] = 1 if tied else 0
    row[at + 2] = 1 if is_target(dig.ritual, seat, True) else 0
    row[at + 3] = 1 if is_target(dig.ritual, seat, False) else 0
    return at + 4


def is_target(ritual: Ritual | None, seat: i64, of_spectres: bool) -> bool:
    if ritual is None:
        return False
    return (ritual.spectre_target if of_spectres else ritual.mummy_target) == seat


def write_cards(explorer: Explorer, row: vec[u8], at: i64) -> i64:
    """Each is in hand, discarded, or lost."""
    cards: i64 = len(CARDS)
    for card in range(cards):
        row[at + card] = u8((explorer.hand >> card) & 1)
        row[at + cards + card] = u8((explorer.discards >> card) & 1)
    return at + 2 * cards


def count_kinds(tiles: list[i64], row: vec[u8], at: i64) -> i64:
    for kind in range(KINDS):
        row[at + kind] = 0
    for tile in tiles:
        row[at + (collection(tile) - 1 if is_treasure(tile) else VIOLET + tile - TORCH)] += 1
    return at + KINDS


# ---- ways


def entrance(temple: Temple, explorer: Explorer) -> i64:
    """From where an explorer walks: who is in the camp has to pass RUSH! first."""
    return temple.rush if explorer.at == temple.camp else explorer.at


def ground_of(temple: Temple, places: list[tuple[int, int]]) -> bytes:
    """By cell: what there is to say of somebody on it. Column and row, whether it is the camp, the steps to the camp,
    whether it is an altar."""
    ground: list[i64] = []
    home = temple.steps_on_foot(temple.rush)
    for cell in range(temple.cells):
        camp = cell == temple.camp
        ground.append(places[cell][0])
        ground.append(places[cell][1])
        ground.append(1 if camp else 0)
        ground.append(0 if camp else min(i64(home[cell]) + 1, 255))
        ground.append(1 if temple.kinds[cell] == ALTAR else 0)
    return bytes(ground)


def ways_to_spots(temple: Temple) -> bytes:
    """By cell and spot: how many steps, doors aside; 255 where there is no way on foot."""
    goals = [temple.steps_on_foot(cell) for cell in temple.spot_cells]
    steps: list[i64] = []
    for cell in range(temple.cells):
        for goal in goals:
            steps.append(goal[cell])
    return bytes(steps)
