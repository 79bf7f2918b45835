"""A turn of an expedition, from one goal to the next until no action is left. Compiled.

This is how everybody plays in a search's imagination, so that it has to be quick.
"""

from typing import Final, final

from mypy_extensions import i64

from tavolino.core.chance import Chance
from tavolino.games.coffin_rush.foresight_cards import betrayal, card_first, card_last, may_play, robbery
from tavolino.games.coffin_rush.foresight_goals import HOME, PRIZE, RIVAL, STAY, Goal, Look, Surroundings
from tavolino.games.coffin_rush.foresight_ways import Reach
from tavolino.games.coffin_rush.rules import Expedition
from tavolino.games.coffin_rush.rules_actions import gate_between
from tavolino.games.coffin_rush.rules_cards import BETRAYAL, FIRST_GO, RUSH
from tavolino.games.coffin_rush.rules_codes import FIRST_CARD, FIRST_DROP, PASS, STOP, TAKE, WALK
from tavolino.games.coffin_rush.rules_scoring import side_of
from tavolino.games.coffin_rush.rules_temple import NOTHING
from tavolino.games.coffin_rush.rules_things import has_pile
from tavolino.games.coffin_rush.rules_turn import (
    can_pay,
    closed_tile,
    door_cost,
    refusal_to_go,
)
from tavolino.games.coffin_rush.state import Dig, Explorer, Turn

MOST_GOALS: Final[i64] = 12  # in one turn
SET_ASIDE: Final[i64] = 3  # of the tries: for the way home, cards, waiting


@final
class Noticing(Chance):
    """Gives away nothing: tells only whether it was asked."""

    def __init__(self) -> None:
        self.asked = False

    def below(self, n: i64) -> i64:
        self.asked = True
        return 0


@final
class TurnTaker:
    """Plays on a position, as the seat whose turn it is.

    Who wants to know only what it would do up to where chance has its say gives it a copy and a chance that notices.
    """

    def __init__(self, around: Surroundings, dig: Expedition, seat: i64, chance: Chance) -> None:
        self.around = around
        self.dig = dig
        self.me: Explorer = dig.explorers[seat]
        self.seat = seat
        self.chance = chance
        self.noticing: Noticing | None = chance if isinstance(chance, Noticing) else None
        self.turn: Turn = dig.turn
        self.moves: list[i64] = []
        self.halted = False  # the turn is over, somebody is asked, or chance has its say

    def play(self) -> None:
        """To the end of the turn, or until somebody is asked something."""
        for _goal in range(MOST_GOALS):
            if self.halted or (not can_pay(self.dig, 1) and not self.turn.walking):
                break
            look = Look(self.around, self.dig, self.seat)
            goal = look.best()
            if goal.kind != RIVAL:
                card = card_first(self.dig, self.me)
                if card != NOTHING:
                    self.do(card)
                    continue
            if not self.pursue(goal, look.reach):
                break
        self.finish()

    def finish(self, minding_cards: bool = True) -> None:
        """Nothing more is to be done but with a card."""
        if not self.halted and minding_cards:
            card = card_last(self.dig, self.me)
            if card != NOTHING:
                self.do(card)
        if not self.halted:
            self.do(PASS)

    def do(self, move: i64) -> None:
        dig = self.dig
        noticing = self.noticing
        reveals = noticing is not None and move == TAKE and opens_unknown(dig, self.me)
        dig.apply(self.seat, move, self.chance, None)
        self.moves.append(move)
        self.halted = reveals or dig.turn is not self.turn or dig.question is not None
        if noticing is not None and noticing.asked:
            self.halted = True

    # ---- goals

    def pursue(self, goal: Goal, reach: Reach) -> bool:
        """Whether anything was done for it."""
        if goal.kind == STAY:
            return False
        before: i64 = len(self.moves)
        arrived = self.go(goal, reach)
        if arrived and not self.halted:
            self.arrive(goal)
        return len(self.moves) > before

    def arrive(self, goal: Goal) -> None:
        dig = self.dig
        if goal.kind == PRIZE:
            if dig.refusal(self.seat, TAKE) is None:
                self.do(TAKE)
        elif goal.kind == RIVAL:
            move = robbery(dig, self.me, goal.victim, False)
            if move != NOTHING:
                self.do(move)
        elif goal.kind == HOME and self.me.at == dig.temple.camp:
            while not self.halted and self.me.backpack and dig.refusal(self.seat, FIRST_DROP + 1) is None:
                self.do(FIRST_DROP + 1)

    def go(self, goal: Goal, reach: Reach) -> bool:
        """Whether it is reached."""
        if self.me.at == goal.cell:
            return True
        for cell in reach.path(goal.cell):
            if goal.kind == RIVAL and robbery(self.dig, self.me, goal.victim, True) != NOTHING:
                return True
            while self.me.at != cell:
                move = self.step(cell)
                if move == NOTHING:
                    return False
                self.do(move)
                if self.halted:
                    return False
        return True

    def step(self, cell: i64) -> i64:
        """The next move on the way to a cell beside, or NOTHING if there is none in this turn."""
        dig = self.dig
        turn = self.turn
        if turn.walking and refusal_to_go(dig, self.me, cell) is None:
            return FIRST_GO + cell
        gate = gate_between(dig.temple, self.me.at, cell)
        if not dig.is_open(gate):
            payable = can_pay(dig, door_cost(dig, self.seat))
            return FIRST_GO + dig.temple.first_open + dig.temple.touched[cell] if payable else NOTHING
        if not can_pay(dig, 1):
            return NOTHING
        return STOP if turn.walking else WALK


def opens_unknown(dig: Dig, me: Explorer) -> bool:
    """Whether to take what is here is to find out what it is."""
    if has_pile(dig, me.at) or not closed_tile(dig, me.at):
        return False
    return not (me.known >> dig.temple.spots[me.at]) & 1


@final
class Tries:
    """What the player on turn could do next: each as the moves up to where chance has its say."""

    def __init__(self, around: Surroundings, dig: Expedition, seat: i64) -> None:
        self.around = around
        self.dig = dig
        self.me: Explorer = dig.explorers[seat]
        self.found: list[list[i64]] = []

    def best(self, most: i64) -> list[list[i64]]:
        """The best-looking first. Of the things that lie about only as many as there is room for."""
        if not can_pay(self.dig, 1) and not self.dig.turn.walking:
            self.add_cards()
            self.add_waiting()
            return self.found
        look = Look(self.around, self.dig, self.me.seat)
        goals = sorted(look.goals(), key=lambda goal: -goal.rate)
        robbing = any(goal.kind == RIVAL for goal in goals)
        first = card_first(self.dig, self.me)
        if first == FIRST_CARD + RUSH.number and not robbing:
            return [[first]]  # nothing speaks against the token, unless another card would be wanted in this turn
        if first != NOTHING and not (goals and goals[0].kind == RIVAL):
            self.add([first])
        for goal in goals:
            if goal.kind != PRIZE or len(self.found) < most - SET_ASIDE:
                self.add_goal(goal, look.reach)
        self.add_cards()
        self.add_waiting()
        return self.found

    def add_goal(self, goal: Goal, reach: Reach) -> None:
        taker = TurnTaker(self.around, self.dig.clone(), self.me.seat, Noticing())
        taker.pursue(goal, reach)
        self.add(taker.moves)

    def add_cards(self) -> None:
        """Those that can be turned against somebody, and the token."""
        dig, me = self.dig, self.me
        if not may_play(dig, me):
            return
        for rival in dig.explorers:
            if rival.backpack and side_of(dig, rival.seat) != side_of(dig, me.seat):
                self.add_card(robbery(dig, me, rival.seat, False))
        if BETRAYAL.is_in(me.hand):
            self.add_card(betrayal(dig, me))
        if RUSH.is_in(me.hand) and not me.rush:
            self.add_card(FIRST_CARD + RUSH.number)

    def add_card(self, move: i64) -> None:
        if move != NOTHING:
            self.add([move])

    def add_waiting(self) -> None:
        taker = TurnTaker(self.around, self.dig.clone(), self.me.seat, Noticing())
        taker.finish()
        self.add(taker.moves)

    def add(self, moves: list[i64]) -> None:
        if moves and moves not in self.found:
            self.found.append(moves)
