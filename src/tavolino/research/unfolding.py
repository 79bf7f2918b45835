"""A game whose chance comes from outside, draw by draw: dice and cards as moves of a player called chance. Compiled.

A move runs on a copy of the position. If it asked for a draw that is not there yet, the copy is thrown away, and with
one draw more it runs again: the rules need not know of it, and each draw is of equally likely outcomes.
"""

from typing import Final, final

import msgspec
from mypy_extensions import i64

from tavolino.core import registry
from tavolino.core.chance import Chance
from tavolino.core.event import Log
from tavolino.core.game import Game, Options
from tavolino.core.state import State

CHANCE: Final[i64] = -1  # as OpenSpiel numbers those who have no seat
OVER: Final[i64] = -4


@final
class DrawnChance(Chance):
    """The draws that are there, then anything: a move that gets so far is not made. (To stop it there by an exception
    would take longer than to let it go on.)"""

    def __init__(self, draws: list[i64]) -> None:
        self.draws = draws
        self.used: i64 = 0
        self.outcomes: i64 = 0  # of the first draw that was not there
        self.anything: i64 = 1  # never twice the same for long, as rules may roll until somebody is ahead

    def below(self, n: i64) -> i64:
        if self.used < len(self.draws):
            self.used += 1
            return self.draws[self.used - 1]
        if self.outcomes == 0:
            self.outcomes = n
        self.anything = (self.anything * 1103515245 + 12345) & 0x7FFFFFFF
        return (self.anything >> 8) % n


@final
class Unfolding:
    """A position, and the move under way in it with the draws that it has had so far. Before the deal there is none."""

    def __init__(self, game: Game, players: i64, options: Options) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.state: State | None = None
        self.player: i64 = CHANCE  # who is next: a seat, CHANCE or OVER
        self.outcomes: i64 = 0  # of the draw that is waited for, each as likely as the others
        self.under_way: i64 = -1  # the move of the seat that is next in `state`; before the deal that
        self.draws: list[i64] = []

    def begin(self) -> None:
        self.advance(None)

    def put(self, state: State) -> None:
        """Instead of whatever was there."""
        seat = state.next_seat()
        self.state = state
        self.player = seat if seat >= 0 else OVER
        self.outcomes = 0
        self.under_way = -1
        self.draws = []

    def clone(self) -> "Unfolding":
        """Positions do not change once they are there, so both can have the same."""
        copy = Unfolding(self.game, self.players, self.options)
        copy.state = self.state
        copy.player = self.player
        copy.outcomes = self.outcomes
        copy.under_way = self.under_way
        copy.draws = self.draws.copy()
        return copy

    def __deepcopy__(self, memo: object) -> "Unfolding":
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle, with the position as it is written everywhere else."""
        position = None if self.state is None else self.game.position(self.state)
        chosen = msgspec.to_builtins(self.options)
        told = (self.game.id, self.game.rules_version, self.players, chosen, position, self.under_way, self.draws)
        return unfolded, told

    def legal_moves(self) -> tuple[i64, ...]:
        """Of the seat that is next; none where it is no seat."""
        if self.state is None or self.player < 0:
            return ()
        return self.state.legal_moves(self.player)

    def act(self, action: i64, log: Log | None) -> bool:
        """A move, or the outcome of a draw; whether there is such a one. Events count only if no draw is waited for."""
        if self.player == CHANCE:
            if not 0 <= action < self.outcomes:
                return False
            self.draws.append(action)
        elif action in self.legal_moves():
            self.under_way = action
        else:
            return False
        self.advance(log)
        return True

    def advance(self, log: Log | None) -> None:
        """Goes through with the move, or up to the first draw that is not there."""
        chance = DrawnChance(self.draws)
        before = self.state
        if before is None:
            after = self.game.new(self.players, self.options, chance, log)
        else:
            after = before.clone()
            after.apply(before.next_seat(), self.under_way, chance, log)
        if chance.outcomes:
            self.player = CHANCE
            self.outcomes = chance.outcomes
        else:
            self.put(after)


def unfolded(
    game_id: str, rules: i64, players: i64, chosen: object, position: object, under_way: i64, draws: list[i64]
) -> Unfolding:
    """As it was when it was saved."""
    game = registry.find(game_id).of_version(rules)
    read = Unfolding(game, players, game.stored_options(chosen))
    if position is not None:
        read.put(game.load(position))
    read.under_way = under_way
    read.draws = draws
    if position is None or under_way >= 0:
        read.advance(None)
    return read
