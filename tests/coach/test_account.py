"""What the coach says of a game adds up, and says nothing that nobody may know.

`./check --long coach` does it in hundreds of games, and measures luck in four hundred of each kind.
"""

import os
from statistics import fmean, stdev
from typing import Final, NamedTuple

import msgspec
import pytest

from coach.bot_games import SHALLOW, game_of_bots
from tavolino.coach.account import LUCK, Analysis, label_of
from tavolino.coach.analysis import Analyst
from tavolino.coach.worlds import World, Worlds
from tavolino.core.chance import FastChance
from tavolino.core.match import Match
from tavolino.core.record import Played, Record, Undone
from tavolino.core.registry import find, shelf
from tavolino.core.replay import Replay
from tavolino.core.state import State

LONG: Final = os.environ.get("TAVOLINO_COACH") == "long"
CLOSED: Final = 1e-9
UNLUCKY: Final = 4.0  # standard errors


class Kind(NamedTuple):
    game: str
    bots: tuple[str, ...]
    options: dict[str, object]
    quick: int  # games of it in the check
    long: int  # and by the long command

    def records(self) -> list[Record]:
        games = self.long if LONG else self.quick
        return [game_of_bots(find(self.game), self.bots, seed, self.options) for seed in range(games)]


KINDS = [
    Kind("cafe-race", ("greedy", "easy", "random", "greedy"), {}, 3, 400),
    Kind("cafe-race", ("greedy", "random", "easy"), {"auction": True}, 2, 400),
    Kind("coffee-rush", ("greedy", "easy", "greedy", "easy"), {}, 1, 200),
    Kind("coffin-rush", ("greedy", "easy", "greedy"), {}, 1, 200),
    Kind("coffin-rush", ("greedy", "greedy", "easy", "easy"), {"companies": 2}, 1, 200),
    Kind("sugar-bowl", ("random", "random"), {}, 2, 400),
]


def analysed(record: Record) -> Analysis:
    return Analyst(record, depth=SHALLOW).whole()


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_what_everybody_gained_is_the_sum_of_where_it_came_from(kind: Kind) -> None:
    for record in kind.records():
        analysis = analysed(record)
        assert analysis.over
        for seat in analysis.seats:
            told = seat.whole_luck + seat.decisions + seat.others + seat.remainder
            assert abs(seat.end - seat.start - told) < CLOSED
        assert all(abs(sum(booking.shares)) < CLOSED for booking in analysis.bookings)
        assert all(abs(sum(point.chances) - 1) < CLOSED for point in analysis.points)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_nobody_decides_better_than_the_best(kind: Kind) -> None:
    for record in kind.records():
        for decision in analysed(record).decisions:
            assert decision.loss >= 0
            assert abs(decision.gifts[decision.seat] + decision.loss) < CLOSED
            assert abs(sum(decision.gifts)) < CLOSED
            assert bool(decision.better) == (decision.loss > 0)
            assert decision.better != decision.played


# ---- luck


def means_of_luck(kind: Kind, analyst: type[Analyst]) -> dict[tuple[str, int], tuple[float, float]]:
    """By kind of luck and seat: the mean over games, and its standard error."""
    told = [analyst(record, depth=SHALLOW).whole() for record in kind.records()]
    found: dict[tuple[str, int], tuple[float, float]] = {}
    for luck in LUCK:
        for seat in range(len(kind.bots)):
            amounts = [one.seats[seat].luck[luck] for one in told]
            found[luck, seat] = fmean(amounts), stdev(amounts) / len(amounts) ** 0.5
    return found


LUCKY = [kind._replace(quick=40) for kind in KINDS if kind.game in ("cafe-race", "sugar-bowl")]
LUCKY += [kind for kind in KINDS if LONG and kind.game not in ("cafe-race", "sugar-bowl")]


@pytest.mark.parametrize("kind", LUCKY, ids=str)
def test_luck_is_none_on_average(kind: Kind) -> None:
    for (luck, seat), (mean, error) in means_of_luck(kind, Analyst).items():
        if luck == "reveal" and kind.game == "cafe-race":
            continue  # is none only if bots choose as they are thought to
        assert abs(mean) <= UNLUCKY * error + CLOSED, f"{luck} of seat {seat}: {mean:.3f} ± {error:.3f}"


class Pessimist(Analyst):
    """A mutant that expects nothing good for the first seat."""

    def _arrive(self, line: int, chances: list[float], errors: list[float]) -> None:
        if self.waiting is not None and self.waiting.kind == "dice":
            first, *others = self.waiting.expected
            self.waiting = self.waiting._replace(expected=[first - 0.1, others[0] + 0.1, *others[1:]])
        super()._arrive(line, chances, errors)


def test_luck_that_is_expected_wrongly_would_be_noticed() -> None:
    mean, error = means_of_luck(LUCKY[0], Pessimist)["dice", 0]
    assert mean > UNLUCKY * error


# ---- what nobody may know


class PeekingAnalyst(Analyst):
    """A mutant that looks at the true position."""

    def _imagined(self, state: State, viewer: int | None, line: int) -> Worlds:
        chance = FastChance.seeded(7)
        return Worlds(self.judge, [World(state, int(chance.below(1 << 30))) for _ in range(4)])


HIDING = [("coffee-rush", ("greedy",) * 3), ("coffin-rush", ("greedy",) * 3)]
POSITIONS = 200 if LONG else 6
FURTHER = 6  # moves that are played on


def twins(game_id: str, bots: tuple[str, ...], seed: int) -> tuple[Record, Record] | None:
    """Two games that nobody who looks on can tell apart so far, with different things hidden."""
    game = find(game_id)
    begun = game_of_bots(game, bots, seed, moves=30 + 7 * seed)
    state = Match.from_position(game, begun.start, bytes(32)).state if begun.start else played_out(begun)
    if state.next_seat() < 0:
        return None
    other = game.swap_hidden(state, None, FastChance.seeded(seed))
    one, two = (Match.from_position(game, dict(game.position(each)), bytes(32)) for each in (state, other))
    for _ in range(FURTHER):
        if one.over:
            break
        seat = one.to_move()[0]
        move = one.moves.text(one.state.rollout_move(seat, FastChance.seeded(seed)))
        if two.why(seat, move) is not None:
            break
        steps = one.attempt(seat, move), two.attempt(seat, move)
        views = [game.view(step.after, None) for step in steps]
        if views[0] != views[1] or steps[0].chance.drawn:
            break
        one.adopt(steps[0])
        two.adopt(steps[1])
    return one.record(), two.record()


def played_out(record: Record) -> State:
    return Replay(record).to_end().match.state


def told_apart(analyst: type[Analyst], game_id: str, bots: tuple[str, ...]) -> tuple[int, int]:
    """How many pairs there were, and how many of them the analyst told something different of."""
    pairs = different = 0
    for seed in range(POSITIONS):
        pair = twins(game_id, bots, seed)
        if pair is not None:
            told = [msgspec.json.encode(analyst(record, depth=SHALLOW).whole()) for record in pair]
            pairs += 1
            different += told[0] != told[1]
    return pairs, different


@pytest.mark.parametrize(("game_id", "bots"), HIDING)
def test_what_is_hidden_changes_nothing_that_is_told_of_a_running_game(game_id: str, bots: tuple[str, ...]) -> None:
    pairs, different = told_apart(Analyst, game_id, bots)
    assert pairs > 0
    assert different == 0


@pytest.mark.parametrize(("game_id", "bots"), HIDING)
def test_one_who_peeks_would_be_noticed(game_id: str, bots: tuple[str, ...]) -> None:
    assert told_apart(PeekingAnalyst, game_id, bots)[1] > 0


def test_a_secret_choice_is_not_told_before_it_is_shown() -> None:
    def begun(thrust: int) -> Record:
        game = find("cafe-race")
        match = Match.new(game, 3, game.read_options({}), bytes(32))
        match.play(0, f"thrust {thrust}")
        return match.record()

    assert analysed(begun(1)) == analysed(begun(6))


# ---- what is judged at all


def test_a_move_that_was_taken_back_is_none() -> None:
    game = find("coffee-rush")
    whole = game_of_bots(game, ("greedy", "greedy"), 3, moves=20)
    at = next(n for n, entry in enumerate(whole.entries) if n > 8 and isinstance(entry, Played) and not entry.draws)
    again = [*whole.entries[: at + 1], Undone(at), whole.entries[at]]
    back_and_forth = Record(**{**vars(whole), "entries": again})
    once = Record(**{**vars(whole), "entries": whole.entries[: at + 1]})
    assert [one.played for one in analysed(back_and_forth).decisions] == [
        one.played for one in analysed(once).decisions
    ]


def test_a_record_in_which_nothing_was_decided_is_told_too() -> None:
    for game in shelf().values():
        record = game_of_bots(game, ("random",) * game.min_players, 1, moves=0)
        analysis = analysed(record)
        assert not analysis.decisions
        assert len(analysis.points) == 1


def test_losses_have_names_only_where_they_are_sure() -> None:
    assert [label_of(loss, 0.04) for loss in (0.05, 0.1, 0.2, 0.31)] == [None, "inaccuracy", "mistake", "blunder"]
    assert label_of(0.31, 0.16) is None
