"""Games under way as arrays of plain numbers: to be kept in a file, sent to another machine, or gone on with twice."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from tavolino.core.chance import FastChance
from tavolino.core.game import Game
from tavolino.core.refusal import TavolinoError
from tavolino.core.state import State
from tavolino.research.batch import NOBODY, Environment
from tavolino.research.buffers import BadBuffer, check

WORDS = 4  # of a FastChance


class SavedGame(NamedTuple):
    """All that the rest of an environment's games depends on, but for the options, which the position has."""

    state: State
    seed: int
    number: int
    mover: int
    chance: FastChance
    thoughts: FastChance

    def put_into(self, environment: Environment) -> Environment:
        """In the place of the game that it has begun."""
        environment.state = self.state
        environment.chance = self.chance
        environment.thoughts = self.thoughts
        environment.mover = self.mover
        environment.over = self.state.next_seat() == NOBODY
        return environment


def to_arrays(game: Game, environments: Sequence[Environment]) -> dict[str, NDArray[Any]]:
    positions = [msgspec.json.encode(game.position(one.state)) for one in environments]
    return {
        "positions": np.frombuffer(b"".join(positions), np.uint8),  # as JSON, one after the other
        "ends": np.cumsum([len(position) for position in positions], dtype=np.int64),  # where each of them ends
        "seeds": np.array([one.seed for one in environments], np.int64),
        "numbers": np.array([one.number for one in environments], np.int64),
        "movers": np.array([one.mover for one in environments], np.int8),
        "chance": np.array([_words(one.chance) for one in environments], np.uint32),
        "thoughts": np.array([_words(one.thoughts) for one in environments], np.uint32),
    }


def from_arrays(game: Game, players: int, count: int, arrays: Mapping[str, NDArray[Any]]) -> list[SavedGame]:
    """Raises BadBuffer, naming the array or the environment, unless it is what `to_arrays` gives."""
    _check_arrays(count, arrays)
    texts = arrays["positions"].tobytes()
    ends = [0, *arrays["ends"].tolist()]
    if sorted(ends) != ends or ends[-1] != len(texts):
        raise BadBuffer("ends: expected where each position ends, in rising order up to the length of `positions`")
    states = [_state(game, players, place, texts[ends[place] : ends[place + 1]]) for place in range(count)]
    return [
        SavedGame(
            state,
            int(arrays["seeds"][place]),
            int(arrays["numbers"][place]),
            _mover(state, players, place, int(arrays["movers"][place])),
            FastChance(*arrays["chance"][place].tolist()),
            FastChance(*arrays["thoughts"][place].tolist()),
        )
        for place, state in enumerate(states)
    ]


def _mover(state: State, players: int, place: int, mover: int) -> int:
    waiting = int(state.next_seat())
    expected = range(players) if waiting == NOBODY else (waiting,)
    if mover not in expected:
        raise BadBuffer(
            f"environment {place}: expected the seat {' or '.join(map(str, expected))} to move, not {mover}"
        )
    return mover


def _words(chance: FastChance) -> tuple[int, int, int, int]:
    return chance.a, chance.b, chance.c, chance.counter


def _check_arrays(count: int, arrays: Mapping[str, NDArray[Any]]) -> None:
    wanted: dict[str, tuple[tuple[int, ...], Any]] = {
        "ends": ((count,), np.int64),
        "seeds": ((count,), np.int64),
        "numbers": ((count,), np.int64),
        "movers": ((count,), np.int8),
        "chance": ((count, WORDS), np.uint32),
        "thoughts": ((count, WORDS), np.uint32),
    }
    positions = arrays.get("positions")
    length = () if positions is None else (positions.size,)
    for name, (shape, dtype) in {"positions": (length, np.uint8), **wanted}.items():
        check(name, arrays.get(name), shape, np.dtype(dtype), writable=False)


def _state(game: Game, players: int, place: int, text: bytes) -> State:
    try:
        state = game.load(msgspec.json.decode(text))
    except (TavolinoError, msgspec.DecodeError) as problem:
        raise BadBuffer(f"environment {place}: expected a position of {game.id}; {problem}") from None
    if len(state.scores()) != players:
        raise BadBuffer(f"environment {place}: expected a position of {players} players, not {len(state.scores())}")
    return state
