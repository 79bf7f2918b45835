"""Intervals are as sure as they say, with luck taken away and without."""

import pytest

from arena.coins import experiments, tossed
from tavolino.arena.shares import Mean, SideShare, interval, side_share, student

DEALS = 60
TIMES = 400


def told(share: float, swing: float) -> list[SideShare]:
    return [side_share("coin", 1, 2, DEALS, sums) for sums in experiments(TIMES, DEALS, share, swing)]


@pytest.mark.parametrize("share", [0.5, 0.3, 0.05])
def test_an_interval_covers_the_truth_in_nineteen_of_twenty(share: float) -> None:
    covered = sum(side.wins.low <= share <= side.wins.high for side in told(share, 0.0))
    assert 0.925 <= covered / TIMES <= 0.985


def test_it_does_so_without_luck_and_is_narrower() -> None:
    found = told(0.5, 0.45)
    covered = sum(side.wins.low <= 0.5 <= side.wins.high for side in found)
    assert 0.925 <= covered / TIMES <= 0.985
    assert 2.0 < sum(side.narrower for side in found) / TIMES < 2.6, "a fifth of the variance is left"
    mean = sum(side.wins.share for side in found) / TIMES
    assert mean == pytest.approx(0.5, abs=0.004), "and right on average"


def test_luck_that_says_nothing_changes_little() -> None:
    """Where what is told as luck has nothing to do with who wins."""
    sums = tossed(DEALS, 0.3, 0.0, seed=1)
    noise = tossed(DEALS, 0.3, 0.2, seed=2)
    mixed = type(sums)(
        won=sums.won,
        games_squared=sums.games_squared,
        deals_squared=sums.deals_squared,
        luck=noise.luck,
        luck_squared=noise.luck_squared,
        won_times_luck=round(sums.won * noise.luck / DEALS),
    )
    assert side_share("coin", 1, 2, DEALS, mixed).narrower == pytest.approx(1.0, abs=0.15)


def test_a_wrong_expectation_is_noticed() -> None:
    """Luck that is not 0 on average: every deal is told to be a little luckier than it was."""
    right = tossed(DEALS, 0.5, 0.2, seed=3)
    assert side_share("coin", 1, 2, DEALS, right).luck_is_fair
    more = 300_000  # of a victory, in millionths and in each deal
    wrong = type(right)(
        won=right.won,
        games_squared=right.games_squared,
        deals_squared=right.deals_squared,
        luck=right.luck + DEALS * more,
        luck_squared=right.luck_squared + 2 * more * right.luck + DEALS * more * more,
        won_times_luck=right.won_times_luck + more * right.won,
    )
    assert not side_share("coin", 1, 2, DEALS, wrong).luck_is_fair


def test_who_wins_every_game_is_not_sure_to_win_the_next() -> None:
    always = interval(Mean(1.0, 0.0, 99), 100)
    assert always.high == 1.0
    assert 0.95 < always.low < 0.97


def test_few_deals_make_wide_intervals() -> None:
    """Values of the tables for 95 %."""
    assert student(5) == pytest.approx(2.571, abs=0.03)
    assert student(30) == pytest.approx(2.042, abs=0.001)
    assert student(10_000) == pytest.approx(1.960, abs=0.001)
