"""Where to go next, and what it is worth: tiles and piles, the camp, an altar, a rival to be robbed. Compiled."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tavolino.games.coffin_rush.foresight_time import Countdown
from tavolino.games.coffin_rush.foresight_ways import UNREACHED, Chart, Reach, reach_from, reach_of
from tavolino.games.coffin_rush.rules_actions import is_chest
from tavolino.games.coffin_rush.rules_cards import AGGRESSION
from tavolino.games.coffin_rush.rules_codes import MOST_ITEMS
from tavolino.games.coffin_rush.rules_flight import FAR
from tavolino.games.coffin_rush.rules_scoring import side_of
from tavolino.games.coffin_rush.rules_temple import ALTAR, NOTHING
from tavolino.games.coffin_rush.rules_things import FIRST_SLOT
from tavolino.games.coffin_rush.rules_turn import means, tile_cost
from tavolino.games.coffin_rush.state import (
    NO_TILE,
    OBLIVION,
    PILE,
    STAIRS,
    Components,
    Dig,
    Explorer,
    is_treasure,
    wealth,
)

# Kinds of goals.
PRIZE: Final[i64] = 0
HOME: Final[i64] = 1
REFUGE: Final[i64] = 2
RIVAL: Final[i64] = 3
STAY: Final[i64] = 4

AT_ONCE: Final = 1000.0
URGENT: Final = 100.0
NEARLY_NOTHING: Final = 0.001
A_MOVEMENT: Final = 3.0  # steps


@final
class Taste:
    """What is worth how much, in points and points per action."""

    def __init__(
        self,
        sarcophagus: float = 2.8,
        chest: float = 2.2,
        carried: float = 1.0,
        collection: float = 0.3,
        contested: float = 0.3,
        nearby: float = 0.1,
        fading: float = 3.0,
        back: float = 0.35,
        home: float = 1.2,
        slack: float = 0.0,
        ambush: float = 1.2,
        wait: float = 0.06,
    ) -> None:
        self.sarcophagus = sarcophagus  # closed
        self.chest = chest
        self.carried = carried  # what cannot be brought home any more
        self.collection = collection  # more for a treasure
        self.contested = contested  # what is left of a prize that a rival is nearer to
        self.nearby = nearby  # how much of what lies around it a prize is worth more
        self.fading = fading  # steps in which that falls to a third
        self.back = back  # how much of the way back home counts
        self.home = home  # an item safe in the tent, more than in the backpack
        self.slack = slack  # actions to be home before it is too late
        self.ambush = ambush  # a stolen item, in those of the temple
        self.wait = wait


@final
class Goal:
    __slots__ = ("cell", "kind", "rate", "victim")

    def __init__(self, kind: i64, cell: i64, rate: float, victim: i64 = NOTHING) -> None:
        self.kind = kind
        self.cell = cell
        self.rate = rate  # points per action, at a glance
        self.victim = victim  # a seat


@final
class Surroundings:
    """What stays the same from look to look: the map, the dice, the way home while no door is moved."""

    def __init__(self, dig: Dig, taste: Taste) -> None:
        self.chart = Chart(dig.temple)
        self.countdown = Countdown(dig.components)
        self.taste = taste
        fading: list[float] = []
        share = 1.0
        for _steps in range(FAR + 1):
            fading.append(share)
            share *= 1.0 - 1.0 / taste.fading
        self.fading: vec[float] = vec[float](fading)
        self.hits: vec[float] = vec[float](hits(dig.components))
        self.altars: list[i64] = [cell for cell in range(dig.temple.cells) if dig.temple.kinds[cell] == ALTAR]
        self.doors: i64 = NOTHING
        self.stairs: i64 = NOTHING
        self.homeward: Reach | None = None

    def fits(self, dig: Dig) -> bool:
        return self.chart.temple is dig.temple and self.countdown.components is dig.components

    def way_home(self, dig: Dig) -> Reach:
        """From the camp, or from RUSH! while the temple door is closed."""
        known = self.homeward
        if known is not None and self.doors == dig.doors and self.stairs == dig.stairs:
            return known
        self.doors = dig.doors
        self.stairs = dig.stairs
        found = reach_from(self.chart, dig, home_of(dig))
        self.homeward = found
        return found


def hits(components: Components) -> list[float]:
    """By the number of items: how likely an aggression is to cost one of them."""
    rolls = [yellow + red - FIRST_SLOT for yellow in components.yellow for red in components.red]
    likely: list[float] = []
    for items in range(MOST_ITEMS + 1):
        struck = [roll for roll in rolls if roll < items]
        likely.append(float(len(struck)) / float(len(rolls)))
    return likely


def home_of(dig: Dig) -> i64:
    return dig.temple.camp if dig.temple_open() else dig.temple.rush


@final
class Look:
    """One look at the map by the player on turn. Closed tiles are what they mostly are, but for those looked at."""

    def __init__(self, around: Surroundings, dig: Dig, seat: i64) -> None:
        self.around = around
        self.taste = around.taste
        self.dig = dig
        self.me = dig.explorers[seat]
        self.reach = reach_of(around.chart, dig, self.me)
        self.homeward = around.way_home(dig)
        self.home = home_of(dig)
        self.left = around.countdown.actions_left(dig)
        self.hoped = around.countdown.actions_hoped(dig)
        self.room: i64 = dig.components.slots - len(self.me.backpack)
        self.rivals: list[Explorer] = [one for one in dig.explorers if side_of(dig, one.seat) != side_of(dig, seat)]
        self.cells: list[i64] = []
        self.values: list[float] = []

    def best(self) -> Goal:
        best = Goal(STAY, self.me.at, 0.0)
        for goal in self.goals():
            if goal.rate > best.rate:
                best = goal
        return best

    def goals(self) -> list[Goal]:
        goals: list[Goal] = []
        self.add_home(goals)
        if self.room > 0:
            self.note_tiles()
            self.note_piles()
            for place in range(len(self.cells)):
                rate = self.rate(place)
                if rate > 0.0:
                    goals.append(Goal(PRIZE, self.cells[place], rate))
            self.add_rivals(goals)
        self.add_refuges(goals)
        return goals

    # ---- things

    def note_tiles(self) -> None:
        dig = self.dig
        taste = self.taste
        for spot in range(len(dig.tiles)):
            tile = dig.tiles[spot]
            cell = dig.temple.spot_cells[spot]
            if tile == NO_TILE or cell == dig.stairs:
                continue
            if (self.me.known >> spot) & 1:
                if tile == STAIRS:
                    continue
                worth = self.worth(tile)
            else:
                worth = taste.sarcophagus if spot < dig.temple.first_chest else taste.chest
            self.cells.append(cell)
            self.values.append(worth)

    def note_piles(self) -> None:
        for thing in self.dig.dropped:
            cell = thing // PILE
            worth = self.worth(thing % PILE)
            if cell in self.cells:
                place = self.cells.index(cell)
                self.values[place] = self.values[place] + worth
            else:
                self.cells.append(cell)
                self.values.append(worth)

    def worth(self, tile: i64) -> float:
        return float(wealth(tile)) + (self.taste.collection if is_treasure(tile) else 0.0)

    def rate(self, place: i64) -> float:
        """Points per action that a prize promises."""
        cell = self.cells[place]
        away = self.reach.actions(cell)
        if away >= UNREACHED:
            return 0.0
        taste = self.taste
        value = self.values[place]
        needed = float(away + self.price(cell))
        back = float(self.homeward.steps(cell)) / A_MOVEMENT + 1.0
        if needed + back > self.left:
            if needed > self.hoped:
                return 0.0
            return taste.carried / (needed + back)
        if needed > float(means(self.dig)) and self.is_contested(cell):
            value *= taste.contested
        return (value + taste.nearby * self.around_it(place)) / (needed + taste.back * back)

    def price(self, cell: i64) -> i64:
        """Actions to take what is there."""
        dig = self.dig
        spot = dig.temple.spots[cell]
        if spot == NOTHING or dig.tiles[spot] == NO_TILE or cell == dig.stairs:
            return 1
        return tile_cost(dig, self.me.seat, is_chest(dig, cell))

    def is_contested(self, cell: i64) -> bool:
        steps = self.dig.temple.steps_on_foot(cell)
        mine: i64 = steps[self.me.at]
        slots = self.dig.components.slots
        for other in self.dig.explorers:  # companions, too: there is more for both elsewhere
            if other is not self.me and i64(steps[other.at]) < mine and len(other.backpack) < slots:
                return True
        return False

    def around_it(self, place: i64) -> float:
        """What else lies near, the less the farther away."""
        fading = self.around.fading
        steps = self.dig.temple.steps_on_foot(self.cells[place])
        total = 0.0
        for other in range(len(self.cells)):
            if other != place:
                total += self.values[other] * fading[i64(steps[self.cells[other]])]
        return total

    # ---- the camp

    def add_home(self, goals: list[Goal]) -> None:
        items: i64 = len(self.me.backpack)
        if items == 0:
            return
        dig = self.dig
        if not dig.temple_open():
            goals.append(Goal(HOME, self.home, self.taste.wait if self.room <= 0 else NEARLY_NOTHING))
            return
        if self.me.at == self.home:
            goals.append(Goal(HOME, self.home, AT_ONCE))
            return
        away = float(self.reach.actions(self.home)) + 1.0
        rate = self.taste.home * float(items) / away
        if self.room <= 0 or away + self.taste.slack >= self.left:
            rate = URGENT
        goals.append(Goal(HOME, self.home, rate))

    def add_refuges(self, goals: list[Goal]) -> None:
        """Altars, where to wait: near the camp, if there is something to be brought there."""
        if not self.me.backpack:
            return
        best: i64 = NOTHING
        least = float(UNREACHED)
        for cell in self.around.altars:
            away = float(self.reach.steps(cell) + 2 * self.homeward.steps(cell))
            if away < least:
                least = away
                best = cell
        if best != NOTHING:
            goals.append(Goal(REFUGE, best, self.taste.wait - 0.0001 * least))

    # ---- rivals

    def add_rivals(self, goals: list[Goal]) -> None:
        dig = self.dig
        me = self.me
        if dig.turn.card_used or not AGGRESSION.is_in(me.hand) or dig.suffers(me.seat, OBLIVION):
            return
        for rival in self.rivals:
            items: i64 = len(rival.backpack)
            if items == 0 or (rival.at == dig.temple.camp and me.at != dig.temple.camp and not dig.temple_open()):
                continue
            away = self.reach.actions(rival.at)
            if away > means(dig):
                continue
            hit = 1.0 if dig.in_red() else self.around.hits[items]
            rate = self.taste.ambush * 3.0 * hit / (float(away) + 0.5)
            goals.append(Goal(RIVAL, rival.at, rate, rival.seat))
