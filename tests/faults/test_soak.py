"""Nothing piles up: half an hour at twenty tables, with people who come and go, takes no more memory at its end.

In every check it is a moment, for the errors it would log and the tables that would stop; `./check --long soak`
measures.
"""

import asyncio
import os
from pathlib import Path

import pytest

from faults.soak import Soak, Soaked

LONG = os.environ.get("TAVOLINO_SOAK") == "long"
HALF_AN_HOUR, LAST_TWENTY, A_WHILE = 1800.0, 1200.0, 120.0  # seconds
MOST_GROWTH = 5.0  # megabytes
MOST_BROKEN_OFF = 0.02  # of the visits: clients would just try again


def good(found: Soaked) -> list[str]:
    """What is wrong with it."""
    cut = (
        [f"{found.broken_off} of {found.visitors} visits"]
        if found.broken_off > MOST_BROKEN_OFF * found.visitors
        else []
    )
    return found.errors + found.stuck + found.troubles + cut


@pytest.mark.skipif(LONG, reason="measured instead")
def test_a_moment_passes_without_errors(tmp_path: Path) -> None:
    def enough(found: Soaked) -> bool:
        return found.visitors >= 4 and found.moves >= 60 and sum(found.bots) >= 10

    found = asyncio.run(Soak(tmp_path, tables=6).spend(300, enough))
    assert enough(found)
    assert good(found) == []


@pytest.mark.skipif(not LONG, reason="takes half an hour: ./check --long soak")
@pytest.mark.timeout(3 * HALF_AN_HOUR)
def test_half_an_hour_leaves_nothing_behind(tmp_path: Path) -> None:
    found = asyncio.run(Soak(tmp_path, tables=20).spend(HALF_AN_HOUR))
    levels = ", ".join(f"{level:.0f}" for level in found.levels(A_WHILE))
    growth = found.growth(LAST_TWENTY)
    print(f"\n{found.moves:,} moves, {found.games} games, {found.visitors} visitors, {sum(found.bots):,} moves of bots")
    print(f"memory by two minutes: {levels} MB; {growth:+.1f} MB in the last twenty minutes", end="")
    assert good(found) == []
    assert growth <= MOST_GROWTH
    assert sum(found.bots[-12:]) > 0, "bots were asked until the end"


# ---- the controls


def rising(megabytes_an_hour: float) -> Soaked:
    return Soaked(memory=[(when, 100 + when * megabytes_an_hour / 3600) for when in range(0, 1800, 5)])


def test_a_slow_rise_is_noticed() -> None:
    assert rising(12).growth(LAST_TWENTY) < MOST_GROWTH < rising(18).growth(LAST_TWENTY)
    assert rising(0).growth(LAST_TWENTY) == 0


def test_what_was_there_from_the_beginning_is_no_rise() -> None:
    found = Soaked(memory=[(when, 100 if when < 300 else 200) for when in range(0, 1800, 5)])
    assert found.growth(LAST_TWENTY) == 0
    assert found.levels(300) == [100, 200, 200, 200, 200, 200]
