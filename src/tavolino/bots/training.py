"""Self-play from which winning chances are learned: TD(λ) on the positions in which they can be told. Compiled.

What a position is worth is what a small search finds behind it, blended with what it turned out to be worth later:
early in a training the end of the game counts for more (a high λ), later the search does.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from tavolino.bots.mixing import blended, draw, uniform
from tavolino.bots.playout import settle
from tavolino.bots.tree import TreeSearch
from tavolino.bots.value import PatternValue, softmax
from tavolino.core.chance import Chance
from tavolino.core.estimate import outcome
from tavolino.core.foresight import Foresight
from tavolino.core.state import State

REHEARSALS: Final[i64] = 3  # times that everybody thinks again about a secret choice
TRIED: Final[i64] = 36  # joint choices in each
OPEN_MIND: Final = 0.35  # of which so many are anything
FORGETTING: Final = 0.3  # what the times before still count
WARMTH: Final = 0.02  # in winning chance: choices that differ by so much are taken e times as often
JUDGED: Final[i64] = 24  # joint choices that tell what the position is worth
SURPRISES: Final = 0.05  # of the choices that are played are anything, so that odd positions are learned, too
TREE: Final[i64] = 150  # iterations of a search where players move one after the other
TRODDEN: Final[i64] = 4  # a branch that was tried less often is not followed


class Rehearsal:
    """A moment of secret choices, thought through for all seats at once."""

    def __init__(self, root: State, foresight: Foresight, value: PatternValue) -> None:
        self.root = root
        self.foresight = foresight
        self.value = value
        self.seats = root.to_move()
        self.moves = [root.legal_moves(seat) for seat in self.seats]
        self.mixtures = [uniform(len(own)) for own in self.moves]
        self.totals = [[0.0] * len(own) for own in self.moves]
        self.counts = [[0.0] * len(own) for own in self.moves]

    def think(self, chance: Chance) -> list[float]:
        """Finds how everybody chooses; returns what the position is worth then."""
        for _time in range(REHEARSALS):
            for own in range(len(self.seats)):
                self.totals[own] = [FORGETTING * total for total in self.totals[own]]
                self.counts[own] = [FORGETTING * count for count in self.counts[own]]
            open_minded = [blended(uniform(len(own)), OPEN_MIND, own) for own in self.mixtures]
            for _trial in range(TRIED):
                self.note(self.picks(open_minded, chance), chance)
            self.mixtures = [self.liked(own) for own in range(len(self.seats))]
        worth = [0.0] * self.value.players
        for _trial in range(JUDGED):
            chances = self.value.chances(self.after(self.picks(self.mixtures, chance), chance), chance)
            for seat in range(len(worth)):
                worth[seat] += chances[seat] / float(JUDGED)
        return worth

    def picks(self, mixtures: list[list[float]], chance: Chance) -> list[i64]:
        return [draw(mixture, chance) for mixture in mixtures]

    def note(self, picks: list[i64], chance: Chance) -> None:
        chances = self.value.chances(self.after(picks, chance), chance)
        for own in range(len(picks)):
            self.totals[own][picks[own]] += chances[self.seats[own]]
            self.counts[own][picks[own]] += 1.0

    def liked(self, own: i64) -> list[float]:
        fair = 1.0 / float(self.value.players)
        totals = self.totals[own]
        counts = self.counts[own]
        return softmax([(totals[pick] + fair) / (counts[pick] + 1.0) / WARMTH for pick in range(len(totals))])

    def after(self, picks: list[i64], chance: Chance) -> State:
        state = self.root.clone()
        self.play(state, picks, chance)
        return state

    def play(self, state: State, picks: list[i64], chance: Chance) -> None:
        for own in range(len(picks)):
            state.apply(self.seats[own], self.moves[own][picks[own]], chance, None)
        settle(state, self.foresight, chance)

    def go_on(self, state: State, chance: Chance) -> None:
        surprising = [blended(uniform(len(own)), SURPRISES, own) for own in self.mixtures]
        self.play(state, self.picks(surprising, chance), chance)


class SelfPlay:
    """Games of one kind, all seats played by what has been learned so far."""

    def __init__(self, deal: Callable[[Chance], State], foresight: Foresight, value: PatternValue) -> None:
        self.deal = deal
        self.foresight = foresight
        self.value = value
        self.positions: i64 = 0
        self.squares = 0.0  # of errors, added up

    def play(self, chance: Chance, rate: float, trust: float) -> None:
        """One game, from which is learned backwards. `trust` is λ."""
        state = self.deal(chance)
        settle(state, self.foresight, chance)
        passed: list[State] = []
        worth: list[list[float]] = []
        while state.next_seat() >= 0:
            passed.append(state.clone())
            worth.append(self.judge(state, chance))
        target = outcome(state)
        for number in range(len(passed) - 1, -1, -1):
            target = blended(target, trust, worth[number])
            self.squares += self.value.learn(passed[number], target, rate)
            self.positions += 1

    def judge(self, state: State, chance: Chance) -> list[float]:
        """What the position is worth; then it is played on to the next in which winning chances can be told."""
        if self.foresight.unchosen(state):
            rehearsal = Rehearsal(state.clone(), self.foresight, self.value)
            found = rehearsal.think(chance)
            rehearsal.go_on(state, chance)
            return found
        tree = TreeSearch(self.foresight, self.value, self.value.players)
        for _iteration in range(TREE):
            tree.iterate(state.clone(), chance)
        self.walk(tree, state, chance)
        return [tree.root.mean(seat) for seat in range(self.value.players)]

    def walk(self, tree: TreeSearch, state: State, chance: Chance) -> None:
        """Along the branches that were tried most, and at least one move."""
        node = tree.root
        while True:
            seat = state.next_seat()
            node.offer(state.legal_moves(seat))
            best = node.favourite()
            if best is None or best.visits < TRODDEN or chance.below(100) < 5:
                state.apply(seat, self.foresight.rollout_move(state, seat, chance), chance, None)
                break
            state.apply(seat, best.move, chance, None)
            node = best
            if self.foresight.settled(state):
                return
        settle(state, self.foresight, chance)
