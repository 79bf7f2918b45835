"""Rows written by fast_rows.c are those of its twin in Python, to the byte."""

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from contract.walk import Setting, settings, some_positions
from golden.outcome import RECORDS, read
from tavolino.core.encoding import Encoder
from tavolino.core.game import Game
from tavolino.core.playback import Playback
from tavolino.core.record import parse
from tavolino.core.registry import find
from tavolino.core.state import State
from tavolino.research import VectorGames, rows
from tavolino.research.batch import Environment, WriteRows
from tavolino.research.layout import compiled_class
from tavolino.research.vector import GameKind, row_writer
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
        environment.look()
        made.append(environment)
    return made


def written(write: WriteRows, environments: list[Environment], moves: int) -> tuple[bytes, bytes]:
    """Observations and masks, over what was there before."""
    count, size = len(environments), int(environments[0].encoder.size)
    observation, mask = bytearray(b"\xaa" * count * size), bytearray(b"\xaa" * count * moves)
    write(environments, 0, count, memoryview(observation), size, memoryview(mask), moves)
    return bytes(observation), bytes(mask)


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
    changed, _mask = written(fast_rows.write_rows, others, moves)
    told, _mask = written(rows.write_rows, there, moves)
    assert sum(one != other for one, other in zip(changed, told, strict=True)) == 1


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


@when_compiled
def test_what_has_no_room_or_is_no_environment_is_refused() -> None:
    setting = settings()[0]
    states = [state for state, _seat, _move in some_positions(setting, seed=51, at_most=5)]
    there = environments_at(setting.game, setting.players, setting.options, states)
    size, moves = int(there[0].encoder.size), len(setting.game.moves(setting.options))
    row, mask = memoryview(bytearray(size)), memoryview(bytearray(moves))
    with pytest.raises(ValueError, match="no room"):
        fast_rows.write_rows(there, 0, 2, row, size, mask, moves)
    strangers: list[Any] = [states[0]]
    with pytest.raises(TypeError, match="expected an environment"):
        fast_rows.write_rows(strangers, 0, 1, row, size, mask, moves)


def test_the_c_file_stays_small() -> None:
    assert len(SOURCE.read_text().splitlines()) <= 300
