"""What is good on an expedition: loot what lies near, mind the counter, be home in time."""

from tavolino.core.chance import Chance
from tavolino.games.coffin_rush.greedy_cards import answer, card_to_use
from tavolino.games.coffin_rush.imagine import sampler
from tavolino.games.coffin_rush.rules import Expedition
from tavolino.games.coffin_rush.rules_actions import gate_between
from tavolino.games.coffin_rush.rules_cards import FIRST_GO
from tavolino.games.coffin_rush.rules_codes import DONE, FIRST_DROP, PASS, STOP, TAKE, WALK
from tavolino.games.coffin_rush.rules_scoring import side_of
from tavolino.games.coffin_rush.rules_temple import NOTHING
from tavolino.games.coffin_rush.rules_ways import UNREACHED, Ways, ways_from
from tavolino.games.coffin_rush.state import (
    ACTIONS,
    BOMB,
    NO_TILE,
    PILE,
    STEPS,
    Explorer,
    wealth,
)
from tavolino.games.coffin_rush.view import DigView

A_TURN = float(ACTIONS * STEPS)  # steps in a turn that does nothing else
AN_ACTION = int(STEPS)
CLOSED_TILE = 2.7  # wealth that an unopened tile is worth on average
CONTESTED = 0.5  # what is left of a prize's worth when a rival is nearer


def greedy(view: DigView, chance: Chance) -> int:
    """A sensible move, found by looking at the map and never ahead."""
    assert view.seat is not None
    dig = sampler(view).draw(chance)
    if dig.question is not None:
        return answer(dig, dig.question)
    return Planner(dig, view.seat).move()


def rounds_left(dig: Expedition) -> float:
    """How many further turns the counter allows, on average, this one not counted."""
    counter = float(dig.counter - (dig.components.bomb if BOMB in dig.deck else 0))
    rounds = 0.0
    components = dig.components
    for die, floor in (
        (components.green, components.yellow_from),
        (components.yellow, components.red_from),
        (components.red, 0),
    ):
        if counter > float(floor):
            rounds += (counter - float(floor)) / (sum(die) / len(die))
            counter = float(floor)
    return max(0.0, rounds - 1)


class Planner:
    """One look at the map by the player on turn."""

    def __init__(self, dig: Expedition, seat: int) -> None:
        self.dig = dig
        self.me: Explorer = dig.explorers[seat]
        self.temple = dig.temple
        self.legal = set(dig.legal_moves(seat))
        self.ways: Ways = ways_from(dig, seat, self.me.at)
        self.home = self.temple.camp if dig.temple_open() else self.temple.rush
        self.homeward: Ways = ways_from(dig, seat, self.home)
        self.left = rounds_left(dig)

    def move(self) -> int:
        card = card_to_use(self.dig, self.me, self.legal)
        if card is not None:
            return card
        if self.me.at == self.temple.camp and self.me.backpack and FIRST_DROP + 1 in self.legal:
            return FIRST_DROP + 1
        if DONE in self.legal:
            return DONE
        goal = self.goal()
        if goal == NOTHING:
            return PASS
        if goal == self.me.at:
            return TAKE if TAKE in self.legal and goal != self.home else PASS
        return self.towards(goal)

    # ---- where to

    def goal(self) -> int:
        """Home when it is time, else the tile or pile that is worth most for the way."""
        if self.me.backpack and self.is_time():
            return self.home
        best, best_value = NOTHING, 0.0
        rivals = [one for one in self.dig.explorers if side_of(self.dig, one.seat) != side_of(self.dig, self.me.seat)]
        for cell, value in self.prizes().items():
            there = float(self.ways.costs[cell])
            back = float(self.homeward.costs[cell])
            if there >= float(UNREACHED) or (there + AN_ACTION + back + AN_ACTION) / A_TURN > self.left + 1:
                continue
            if any(self.temple.on_foot(one.at, cell) < self.temple.on_foot(self.me.at, cell) for one in rivals):
                value *= CONTESTED
            rate = value / (there + AN_ACTION + 0.35 * back)
            if rate > best_value:
                best, best_value = cell, rate
        if best == NOTHING:
            return self.home if self.me.backpack or self.dig.temple_open() else NOTHING
        return best

    def is_time(self) -> bool:
        """Whether the loot should be brought home now."""
        dig, me = self.dig, self.me
        turns = float(self.ways.costs[self.home] + 2 * AN_ACTION) / A_TURN
        if turns + 0.8 >= self.left:
            return True
        if not dig.temple_open():
            return len(me.backpack) >= dig.components.slots
        near = self.ways.costs[self.home] <= 2 * STEPS
        return len(me.backpack) >= 4 or (near and len(me.backpack) >= 2)

    def prizes(self) -> dict[int, float]:
        dig = self.dig
        found: dict[int, float] = {}
        room = dig.components.slots - len(self.me.backpack)
        for spot, tile in enumerate(dig.tiles):
            cell = self.temple.spot_cells[spot]
            if tile != NO_TILE and cell != dig.stairs and room > 0:
                found[cell] = float(wealth(tile)) if self.me.known >> spot & 1 else CLOSED_TILE
        for thing in dig.dropped:
            cell = thing // PILE
            if room > 0:
                found[cell] = found.get(cell, 0.0) + float(wealth(thing % PILE))
        return found

    # ---- how

    def towards(self, goal: int) -> int:
        step = self.ways.first_step(self.me.at, goal)
        dig = self.dig
        if FIRST_GO + step in self.legal:
            return FIRST_GO + step
        opening = FIRST_GO + self.temple.first_open + self.temple.touched[step]
        if self.temple.touched[step] != NOTHING and opening in self.legal and not dig.is_open(self.gate(step)):
            return opening
        if WALK in self.legal and self.worth_walking(step):
            return WALK
        return STOP if STOP in self.legal and self.can_act_on() else PASS

    def gate(self, cell: int) -> int:
        return gate_between(self.temple, self.me.at, cell)

    def can_act_on(self) -> bool:
        """Whether stopping leaves something to do this turn."""
        return self.dig.turn.actions > 0 or self.me.rush

    def worth_walking(self, step: int) -> bool:
        return self.dig.is_open(self.gate(step))
