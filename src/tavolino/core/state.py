"""One position of a game: who must answer, what they may do, and what their answer changes."""

from abc import ABCMeta, abstractmethod

from mypy_extensions import i64, mypyc_attr

from tavolino.core.chance import Chance
from tavolino.core.event import Log


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """Mutable and cheap to clone. A move is a small whole number, dense per game."""

    def __getstate__(self) -> object:
        """For pickle: what a position in plain Python holds. Compiled ones say in `__reduce__` how they are made."""
        return super().__getstate__()

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy."""

    @abstractmethod
    def to_move(self) -> list[i64]:
        """Every seat that must answer now, in rising order; none when the game is over."""

    def next_seat(self) -> i64:
        """The first seat that must answer, -1 when the game is over."""
        waiting = self.to_move()
        return waiting[0] if waiting else -1

    @abstractmethod
    def candidates(self, seat: i64) -> tuple[i64, ...]:
        """Moves worth checking now: all legal ones are among them."""

    @abstractmethod
    def refusal(self, seat: i64, move: i64) -> str | None:
        """None, or the rule that forbids this seat this move now. Legality is written here and nowhere else."""

    def legal_moves(self, seat: i64) -> tuple[i64, ...]:
        """What a seat may do now; empty for a seat that waits."""
        return self.legal_among(seat, self.candidates(seat))

    def all_or_none(self, seat: i64, moves: tuple[i64, ...]) -> tuple[i64, ...]:
        """Some moves of which one is as legal as another, so that one question settles it."""
        return moves if moves and self.refusal(seat, moves[0]) is None else ()

    def legal_among(self, seat: i64, moves: tuple[i64, ...]) -> tuple[i64, ...]:
        """Those of some moves that are not refused."""
        for place in range(len(moves)):
            if self.refusal(seat, moves[place]) is not None:
                later = [move for move in moves[place + 1 :] if self.refusal(seat, move) is None]
                return (*moves[:place], *later)
        return moves  # mostly all of them: nothing is copied

    def rollout_move(self, seat: i64, chance: Chance) -> i64:
        """A cheap move of a seat that must answer, for the play-outs of a search: any legal one, all alike, unless the
        game knows better."""
        moves = self.legal_moves(seat)
        return moves[chance.below(len(moves))]

    @abstractmethod
    def apply(self, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        """Make a legal move. Not checked: ask `refusal` first."""

    @abstractmethod
    def pending(self) -> str:
        """The name of the question that the seats in `to_move` are asked."""

    @abstractmethod
    def scores(self) -> list[i64]:
        """Points by seat, as they stand now."""

    @abstractmethod
    def winners(self) -> list[i64]:
        """The seats that lead now; at the end, those who have won."""

    @abstractmethod
    def measures(self) -> list[float]:
        """What a simulation averages over games, in the order of the game's `measure_names`."""
