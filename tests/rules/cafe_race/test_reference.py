"""Whole races by the real rules and by the reference, with the same dice and the same moves."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golden.outcome import RECORDS, read
from rules.cafe_race.reference import Story
from tavolino.core.chance import FastChance
from tavolino.core.match import Match
from tavolino.core.record import Played, Start, parse
from tavolino.core.registry import find
from tavolino.core.replay import replay
from tavolino.core.seed import seed_from

RACES = [path for path in RECORDS if path.name.startswith("cafe-race-")]


def same_story(match: Match) -> None:
    """The reference, given the match's dice and moves, uses all of them and comes to the same end."""
    entries = [entry for entry in match.entries if isinstance(entry, Start | Played)]
    dice = iter([draw.value for entry in entries for draw in entry.draws])
    moves = iter([(entry.seat, entry.move) for entry in entries if isinstance(entry, Played)])
    position = match.game.position(match.state)
    story = Story(match.players, position["options"]["auction"], dice, moves).tell()
    assert (next(dice, None), next(moves, None)) == (None, None)
    assert story.rounds == position["round"]
    assert (story.cells, story.tokens) == (position["cells"], position["tokens"])
    standing = match.game.standing(match.state)
    assert story.points() == [score.total for score in standing.scores]
    assert story.winners() == standing.winners


@pytest.mark.parametrize("path", RACES, ids=lambda path: path.stem)
def test_the_golden_races_are_told_alike(path: Path) -> None:
    same_story(replay(parse(read(path))))


@settings(max_examples=40)
@given(players=st.integers(3, 6), auction=st.booleans(), seed=st.integers(0, 2**32), boldest=st.integers(1, 40))
def test_random_races_are_told_alike(players: int, auction: bool, seed: int, boldest: int) -> None:
    """`boldest` keeps a player to the first few legal moves: low thrusts spill less and go further."""
    game = find("cafe-race")
    match = Match.new(game, players, game.read_options({"auction": auction}), seed_from(seed))
    chance = FastChance.seeded(seed)
    while not match.over:
        waiting = match.to_move()
        seat = waiting[chance.pick(len(waiting))]
        legal = match.legal(seat)
        match.play(seat, legal[chance.pick(min(boldest, len(legal)))])
    same_story(match)
