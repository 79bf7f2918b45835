"""docs/strength.md is true: its tables are those of the results, and the bots still play the first games of its series
as they did."""

import re
from collections.abc import Sequence

import pytest
import strength_tables

from tavolino.arena.ladder import Rung, still_so, waiting
from tavolino.arena.ladder import read_ladder as read
from tavolino.bots import levels
from tavolino.bots.search import SearchBot
from tavolino.core.chance import FastChance
from tavolino.core.registry import built_in, find

PAGE = strength_tables.PAGE.read_text("utf-8")
KNOWN, LADDER = strength_tables.published()
PUBLISHED = [rung for rung in LADDER if KNOWN.known(rung.contest).spans]
FIRST_GAMES = 1  # of a series; `tavolino ladder` compares those of all, too


def searching(rung: Rung) -> list[str]:
    """The bots at the table that search, which takes them seconds for a game."""
    contest = rung.contest
    game = find(contest.game)
    names = dict.fromkeys(contest.bots)
    return [name for name in names if isinstance(levels.make(name, game, FastChance.seeded(1)), SearchBot)]


def to_be_replayed(published: Sequence[Rung]) -> list[Rung]:
    """All series of bots that decide at once; of the others the first of its game for each bot that searches."""
    replayed: list[Rung] = []
    met: set[tuple[str, str]] = set()
    for rung in published:
        bots = {(rung.contest.game, bot) for bot in searching(rung)}
        if not bots or not bots <= met:
            replayed.append(rung)
        met |= bots
    return replayed


def test_the_tables_are_those_of_the_results() -> None:
    told = "run .venv/bin/python scripts/strength_tables.py"
    assert strength_tables.updated(PAGE, KNOWN, LADDER) == PAGE, told
    assert sorted(found["game"] for found in strength_tables.TABLE.finditer(PAGE)) == sorted(built_in())


def test_an_old_table_would_be_noticed() -> None:
    """The negative control."""
    old = re.sub(r"(\d)\.(\d) % \|", r"\1.x % |", PAGE, count=1)
    assert strength_tables.updated(old, KNOWN, LADDER) == PAGE != old


def test_every_bot_of_the_tables_is_among_those_who_play_again() -> None:
    def bots(rungs: Sequence[Rung]) -> set[tuple[str, str]]:
        return {(rung.contest.game, bot) for rung in rungs for bot in rung.contest.bots}

    assert bots(to_be_replayed(PUBLISHED)) == bots(PUBLISHED)


@pytest.mark.parametrize("rung", to_be_replayed(PUBLISHED), ids=lambda rung: rung.contest.title())
def test_the_first_games_are_played_as_they_were(rung: Rung) -> None:
    assert still_so(rung.contest, KNOWN, FIRST_GAMES), "the bots have changed: run tavolino ladder"


def test_every_result_belongs_to_a_series() -> None:
    """What the ladder no longer has is taken out of the file."""
    titles = {rung.contest.title() for rung in LADDER}
    assert [title for title in KNOWN.of if title not in titles] == []


def test_the_ladder_waits_for_nobody_who_is_misspelt() -> None:
    bots = {bot for _, bot in waiting(read(strength_tables.LADDER.read_bytes()))}
    assert bots <= {"easy", "hard", "expert"}
