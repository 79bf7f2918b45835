"""Search where players move one after the other: a tree in which everybody picks what is best for themselves (max^n).

Its nodes are moves and not positions: dice fall anew, and what is hidden is imagined anew, in each iteration. A
move that is not possible this time is passed over (ISMCTS).
"""

from math import log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavolino.bots.budget import Budget
from tavolino.bots.playout import settle
from tavolino.core.chance import Chance
from tavolino.core.estimate import Estimator
from tavolino.core.foresight import Foresight
from tavolino.core.state import State

CURIOSITY: Final = 0.15  # in winning chance: how much a move that was tried seldom is favoured
OFTEN: Final = 0.5  # of the tries of the favourite, so that a move can be told to be as good
DEEPEST: Final = 200  # moves in one iteration, so that no game can keep it going for ever


class Branch:
    """A move, and what came of it."""

    __slots__ = ("branches", "move", "moves", "totals", "visits")

    def __init__(self, move: i64, players: i64) -> None:
        self.move = move
        self.visits: i64 = 0
        self.totals: vec[float] = vec[float]([0.0] * players)  # winning chances by seat, added up
        self.moves: tuple[i64, ...] = ()  # the answers to it, as they were possible last
        self.branches: list[Branch | None] = []  # in the same order; others that were possible once come after them

    def offer(self, moves: tuple[i64, ...]) -> None:
        """These are possible now."""
        if moves == self.moves:
            return
        known: dict[i64, Branch] = {}
        for branch in self.branches:
            if branch is not None:
                known[branch.move] = branch
        self.moves = moves
        self.branches = [known.pop(move, None) for move in moves]
        for branch in known.values():
            self.branches.append(branch)

    def add(self, chances: list[float]) -> None:
        self.visits += 1
        for seat in range(len(chances)):
            self.totals[seat] = self.totals[seat] + chances[seat]

    def favourite(self) -> "Branch | None":
        """Of the moves that are possible now, the one that was tried most."""
        best: Branch | None = None
        for place in range(len(self.moves)):
            branch = self.branches[place]
            if branch is not None and (best is None or branch.visits > best.visits):
                best = branch
        return best

    def mean(self, seat: i64) -> float:
        return self.totals[seat] / float(self.visits)


class TreeSearch:
    def __init__(self, foresight: Foresight, estimator: Estimator, players: i64) -> None:
        self.foresight = foresight
        self.estimator = estimator
        self.players = players
        self.root = Branch(-1, players)

    def values(
        self,
        worlds: list[State],
        seat: i64,
        moves: tuple[i64, ...],
        budget: Budget,
        chance: Chance,
        broad: bool = False,
    ) -> list[float]:
        """The winning chance that each move leaves the seat. The worlds are imagined positions, which take turns.
        Broad: those of moves, too, that were tried too seldom to be trusted."""
        self.search(worlds, budget, chance)
        return self.tried(seat, moves, 0.0 if broad else OFTEN)

    def search(self, worlds: list[State], budget: Budget, chance: Chance) -> None:
        while budget.spend():
            self.iterate(worlds[budget.spent % len(worlds)].clone(), chance)

    def iterate(self, state: State, chance: Chance) -> None:
        """Once down the tree, one node further, and on to where winning chances can be told. The state is used up."""
        node = self.root
        path = [node]
        while len(path) < DEEPEST:
            seat = state.next_seat()
            if seat < 0:
                break
            node.offer(state.legal_moves(seat))
            node = self.descend(node, seat, chance)
            path.append(node)
            state.apply(seat, node.move, chance, None)
            if node.visits == 0 or self.foresight.settled(state):
                break
        settle(state, self.foresight, chance)
        chances = self.estimator.chances(state, chance)
        for step in path:
            step.add(chances)

    def descend(self, node: Branch, seat: i64, chance: Chance) -> Branch:
        """A move that was never tried, any of them; else the one of the highest upper bound (UCB1)."""
        untried: i64 = 0
        best: i64 = 0
        highest = -1.0
        spread = CURIOSITY * sqrt(log(1.0 + float(node.visits)))
        for place in range(len(node.moves)):
            branch = node.branches[place]
            if branch is None:
                untried += 1
                if chance.below(untried) == 0:
                    best = place
            elif untried == 0:
                bound = branch.mean(seat) + spread / sqrt(float(branch.visits))
                if bound > highest:
                    highest = bound
                    best = place
        chosen = node.branches[best]
        if chosen is None:
            chosen = Branch(node.moves[best], self.players)
            node.branches[best] = chosen
        return chosen

    def tried(self, seat: i64, moves: tuple[i64, ...], often: float = OFTEN) -> list[float]:
        """The winning chance that each of these moves leaves the seat, as far as it was tried often enough to tell."""
        values = [-1.0] * len(moves)
        most: i64 = 1
        for branch in self.root.branches:
            if branch is not None:
                most = max(most, branch.visits)
        for branch in self.root.branches:
            if branch is not None and float(branch.visits) >= often * float(most):
                values[moves.index(branch.move)] = branch.mean(seat)
        return values
