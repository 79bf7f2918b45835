"""What a search has to know of a game beyond its rules. Everything has a default; a game says what it knows better."""

from mypy_extensions import i64, mypyc_attr

from tavolino.core.chance import Chance
from tavolino.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Foresight:
    """Asked millions of times, so that a game compiles its own (`foresight.py` in its folder)."""

    def settled(self, state: State) -> bool:
        """Whether winning chances can be told from the position as it stands; a search plays on until they can."""
        return True

    def rollout_move(self, state: State, seat: i64, chance: Chance) -> i64:
        """A cheap and not too foolish move of a seat that must answer."""
        return state.rollout_move(seat, chance)

    def play_on(self, state: State, seat: i64, chance: Chance) -> None:
        """Makes the moves of a seat that must answer, at least one: a game whose turns have many small moves plans
        and plays a whole turn at once."""
        state.apply(seat, self.rollout_move(state, seat, chance), chance, None)

    def turns(self, state: State, seat: i64, most: i64) -> list[list[i64]]:
        """Whole turns that are worth a closer look, the best-looking first, as the moves up to where chance has its
        say. None where the game plans no turns, or where one has begun."""
        return []

    def beginners_turn(self, state: State, seat: i64, chance: Chance) -> list[i64]:
        """The moves that somebody makes on a first evening: sensible ones, but short-sighted, and things are forgotten.
        None where the game plans no turns."""
        return []

    def traits(self, state: State, seat: i64, moves: list[i64]) -> dict[str, float]:
        """What a move, or a whole turn, is like in words that mean something in this game, each from about -1 to 1:
        what the characters of its bots lean towards. As far as the seat can know it."""
        return {}

    def prospects(self, state: State) -> list[float]:
        """By seat, how well it does at a first glance, in points. Casual players aim at being ahead in this."""
        return [float(points) for points in state.scores()]

    def sharpness(self, state: State) -> float:
        """How much a lead in prospects decides: whoever is ahead by one over this is e times as likely to win."""
        return 1.0

    def unchosen(self, state: State) -> bool:
        """Takes back, in an imagined position, all choices of this moment that are made and still secret; tells whether
        this is a moment of secret choices at all."""
        return False


def leads(prospects: list[float]) -> list[float]:
    """How far each seat is ahead of the best of the others."""
    first = max(prospects)
    second = first
    if prospects.count(first) == 1:
        rest = prospects.copy()
        rest.remove(first)
        second = max(rest) if rest else 0.0
    return [own - (second if own == first else first) for own in prospects]
