"""docs/research.md is true: its example runs, its lists of numbers are the encoders', its arrays are all there are."""

import io
import re
from contextlib import redirect_stdout
from dataclasses import fields

import feature_tables
import numpy as np
import pytest
from prepare import ROOT

from engine.test_engine_docs import blocks, names, rows, section
from tavolino.core.features import Feature
from tavolino.core.registry import built_in
from tavolino.research import Autoreset, BadAction, BadBuffer, Buffers, VectorGames

PAGE = (ROOT / "docs" / "research.md").read_text("utf-8")
VECTOR = section(PAGE, "The vector environment")


def test_the_example_runs() -> None:
    (program,) = blocks(section(PAGE, "An example"), "python")
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(compile(program, "research.md", "exec"), {})
    first, second = printed.getvalue().splitlines()
    played = re.fullmatch(r"(\d+) games, seat 0 won (\d+)%", first)
    assert played is not None
    assert int(played[1]) > 1000
    assert re.fullmatch(r"[1-5] tokens are left to who is to move in the first", second)


def test_the_lists_of_numbers_are_those_of_the_encoders() -> None:
    assert feature_tables.updated(PAGE) == PAGE, "run .venv/bin/python scripts/feature_tables.py"
    assert sorted(found["game"] for found in feature_tables.TABLE.finditer(PAGE)) == sorted(built_in())


def test_an_old_list_would_be_noticed() -> None:
    """The negative control."""
    old = PAGE.replace("`tokens`", "`beans`")
    assert feature_tables.updated(old) == PAGE != old


def test_a_list_has_every_name_once_and_those_alike_in_one_row() -> None:
    die, other = (Feature(f"die {number}", 6, "dice") for number in (1, 2))
    round_ = Feature("round", 255, "of the game")
    assert (
        feature_tables.rows([die, round_, other])
        == "| `die 1`, `die 2` | 6 | dice |\n| `round` | 255 | of the game |\n"
    )


def test_all_arrays_are_described_with_their_types() -> None:
    described = {names(row[0])[0]: row[1].split(",")[0] for row in rows(VECTOR, "array")[: len(fields(Buffers))]}
    made = VectorGames("cafe-race", 3, 2).buffers()
    assert described == {field.name: getattr(made, field.name).dtype.name for field in fields(Buffers)}


def test_all_modes_and_saved_arrays_are_described() -> None:
    assert [names(row[0])[0] for row in rows(VECTOR, "`autoreset`")] == [mode.value for mode in Autoreset]
    saved = [name for row in rows(VECTOR, "array")[len(fields(Buffers)) :] for name in names(row[0])]
    assert saved == list(VectorGames("cafe-race", 3, 2).to_arrays())


def test_what_is_wrong_is_told_in_these_words() -> None:
    (shown,) = blocks(VECTOR, "text")
    games = VectorGames("cafe-race", 3, 4, autoreset=Autoreset.DISABLED)
    into, told = games.buffers(), []
    games.reset(into)
    for action in (42, 49):
        with pytest.raises(BadAction) as wrong:
            games.step(np.array([0, 0, action, 0]), into)
        told.append(f"BadAction: {wrong.value}")
    with pytest.raises(BadAction) as wrong:
        games.step(*ended(games, 2, 3))
    told.append(f"BadAction: {wrong.value}")
    with pytest.raises(BadBuffer) as wrong_buffer:
        games.step(np.zeros(4, np.int64), Buffers(**vars(into) | {"reward": np.zeros((4, 3))}))
    told.append(f"BadBuffer: {wrong_buffer.value}")
    assert [short(line) for line in told] == [short(line) for line in shown.splitlines()]


def ended(games: VectorGames, place: int, action: int) -> tuple[np.ndarray, Buffers]:
    """Step until that environment's game is over; then this action there, and -1 wherever else one is."""
    into, actions = games.buffers(), np.zeros(games.environments, np.int64)
    games.reset(into)
    while not into.done[place]:
        games.random_actions(actions)
        games.step(actions, into)
    games.random_actions(actions)
    actions[place] = action
    return actions, into


def short(line: str) -> str:
    """Up to where the page leaves out the rest."""
    return line.partition("1 (thrust 2)")[0]
