"""Rows written by fast_rows.c are those of its twin in Python, to the byte."""

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from librt.vecs import vec
from mypy_extensions import i32, i64

from contract.walk import Setting, settings, some_positions
from golden.outcome import RECORDS, read
from tavolino.core.encoding import Encoder
from tavolino.core.game import Game
from tavolino.core.playback import Playback
from tavolino.core.record import parse
from tavolino.core.registry import find
from tavolino.core.state import State
from tavolino.research import VectorGames, rows
from tavolino.research.batch import Batch, Environment, WriteRows
from tavolino.research.kinds import GameKind
from tavolino.research.layout import compiled_class
from tavolino.research.vector import row_writer
from tavolino.sources import compiled

if compiled():
    from tavolino.research import fast_rows

OURS = ("cafe-race", "coffee-rush", "coffin-rush")
SOURCE = Path(__file__).parents[2] / "src/tavolino/research/fast_rows.c"
when_compiled = pytest.mark.skipif(not compiled(), reason="in plain Python there is only the twin")


def environments_at(game: Game, players: int, options: Any, states: Iterable[State]) -> list[Environment]:
    """One for each position; at the end of a game seat 1 has moved last."""
    encoder = game.encoder(players, options)
    made = []
    for state in states:
        environment = Environment(partial(game.new, players, options), encoder, 0, 0)
        seat = state.next_seat()
        environment.state, environment.over = state.clone(), seat < 0
        environment.mover = 1 if seat < 0 else seat
        made.append(environment)
    return made


class Written(NamedTuple):
    """What a writer makes of some environments, over whatever was there before."""

    observation: bytes
    mask: bytes
    choices: list[list[int]]  # of each environment


def written(write: WriteRows, environments: list[Environment], moves: int) -> Written:
    encoder = environments[0].encoder
    batch = Batch(environments, encoder.players, encoder.size, moves, write)
    observation = bytearray(b"\xaa" * len(environments) * encoder.size)
    mask = bytearray(b"\xaa" * len(environments) * moves)
    batch.tell_all(memoryview(observation), memoryview(mask))
    choices, ends = list(batch.choices), list(batch.ends)
    each = [choices[first:last] for first, last in zip([0, *ends], ends, strict=False)]
    return Written(bytes(observation), bytes(mask), each)


def assert_alike(environments: list[Environment], moves: int) -> None:
    assert written(fast_rows.write_rows, environments, moves) == written(rows.write_rows, environments, moves)


@when_compiled
@pytest.mark.parametrize("setting", [setting for setting in settings() if setting.game.id in OURS], ids=str)
def test_rows_are_those_of_the_twin_in_every_setting(setting: Setting) -> None:
    states = [state for state, _seat, _move in some_positions(setting, seed=51, at_most=40)]
    there = environments_at(setting.game, setting.players, setting.options, states)
    assert there[-1].over
    assert_alike(there, len(setting.game.moves(setting.options)))


@when_compiled
@pytest.mark.parametrize("game", OURS)
def test_rows_are_those_of_the_twin_where_rare_things_happen(game: str) -> None:
    for path in RECORDS:
        if path.name.startswith(game):
            matches = list(Playback(parse(read(path))).run())
            options = matches[0].game.options_of(matches[0].state)
            there = environments_at(matches[0].game, matches[0].players, options, (match.state for match in matches))
            assert_alike(there, len(matches[0].game.moves(options)))


@when_compiled
def test_one_number_that_differs_would_be_noticed() -> None:
    setting = settings()[0]
    states = [state for state, _seat, _move in some_positions(setting, seed=51, at_most=5)]
    there, others = (environments_at(setting.game, setting.players, setting.options, states) for _ in range(2))
    others[2].state.clerks[0].tokens += 1  # type: ignore[attr-defined]
    moves = len(setting.game.moves(setting.options))
    changed = written(fast_rows.write_rows, others, moves)
    told = written(rows.write_rows, there, moves)
    assert sum(one != other for one, other in zip(changed.observation, told.observation, strict=True)) == 1


def test_compiled_games_have_fast_rows_and_plain_ones_the_twin() -> None:
    """Without this, a field of a position that is renamed would only make it slow."""
    for game in OURS:
        games = VectorGames(game, 3, 1)
        assert (games._batch.write_rows is not rows.write_rows) == compiled()


def test_a_game_of_somebody_else_has_the_twin() -> None:
    class Other(Encoder):
        def encode(self, state: State, seat: Any, row: Any, at: Any) -> None:
            """Nothing to be told."""

    game = find("cafe-race")
    honest = GameKind.of(game, 3, game.read_options({}))
    other = honest._replace(encoder=Other(honest.encoder.columns, 3))
    assert row_writer([honest, other]) is rows.write_rows


def test_a_class_that_is_not_compiled_or_otherwise_is_refused() -> None:
    with pytest.raises(ImportError, match=r"tavolino\.research\.vector\.VectorGames is not compiled, or otherwise"):
        compiled_class("tavolino___research___vector", "VectorGames", VectorGames.__basicsize__)
    with pytest.raises(ImportError, match=r"batch\.Environment is not compiled, or otherwise"):
        compiled_class("tavolino___research___batch", "Environment", 8)


def two_races() -> tuple[Batch, memoryview, memoryview]:
    """With room for their observations and masks."""
    setting = settings()[0]
    states = [state for state, _seat, _move in some_positions(setting, seed=51, at_most=2)]
    there = environments_at(setting.game, setting.players, setting.options, states)
    size, moves = there[0].encoder.size, len(setting.game.moves(setting.options))
    batch = Batch(there, setting.players, size, moves, fast_rows.write_rows)
    batch.choices = vec[i32]([0] * (2 * moves))
    return batch, memoryview(bytearray(2 * size)), memoryview(bytearray(2 * moves))


@when_compiled
def test_what_has_no_room_is_refused() -> None:
    batch, observation, mask = two_races()
    fast_rows.write_rows(batch, 0, 2, observation, mask)
    for first, last, row, allowed in (
        (-1, 2, observation, mask),
        (2, 1, observation, mask),
        (0, 3, observation, mask),
        (0, 2, observation[1:], mask),
        (0, 2, observation, mask[1:]),
    ):
        with pytest.raises(ValueError, match="no room"):
            fast_rows.write_rows(batch, first, last, row, allowed)


@when_compiled
@pytest.mark.parametrize(
    ("room", "too_little"), [("looked", [()]), ("choices", vec[i32]([0])), ("ends", vec[i64]([0]))]
)
def test_a_batch_without_room_is_refused(room: str, too_little: object) -> None:
    batch, observation, mask = two_races()
    setattr(batch, room, too_little)
    with pytest.raises(ValueError, match="no room"):
        fast_rows.write_rows(batch, 0, 2, observation, mask)


@when_compiled
def test_what_is_no_environment_is_refused() -> None:
    batch, observation, mask = two_races()
    strangers: list[Any] = [batch.environments[0].state, batch.environments[1]]
    batch.environments = strangers
    with pytest.raises(TypeError, match="expected an environment"):
        fast_rows.write_rows(batch, 0, 2, observation, mask)


def test_the_c_file_stays_small() -> None:
    assert len(SOURCE.read_text().splitlines()) <= 300
