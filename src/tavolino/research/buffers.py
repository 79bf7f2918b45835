"""The arrays that a step writes into, and what they must be like."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tavolino.core.refusal import TavolinoError

Shapes = Mapping[str, tuple[tuple[int, ...], "np.dtype[Any]"]]


class BadBuffer(TavolinoError):
    """An array that is not as it must be; it is named, with what was expected. No game has moved."""


@dataclass(frozen=True)
class Buffers:
    """One row per environment in each. `VectorGames.buffers` makes them, or anybody else."""

    observation: NDArray[np.uint8]  # what the seat to move may know
    mask: NDArray[np.bool_]  # its legal moves, by code
    reward: NDArray[np.float32]  # by seat, when the game has ended
    points: NDArray[np.int16]  # likewise
    to_move: NDArray[np.int8]  # the seat that must answer; -1 when the game is over
    done: NDArray[np.bool_]  # the game has ended
    final_observation: NDArray[np.uint8]  # how it ended; rows of games that go on keep what they had


def shapes(environments: int, players: int, size: int, moves: int) -> Shapes:
    return {
        "observation": ((environments, size), np.dtype(np.uint8)),
        "mask": ((environments, moves), np.dtype(np.bool_)),
        "reward": ((environments, players), np.dtype(np.float32)),
        "points": ((environments, players), np.dtype(np.int16)),
        "to_move": ((environments,), np.dtype(np.int8)),
        "done": ((environments,), np.dtype(np.bool_)),
        "final_observation": ((environments, size), np.dtype(np.uint8)),
    }


def allocated(wanted: Shapes) -> Buffers:
    return Buffers(**{name: np.zeros(shape, dtype) for name, (shape, dtype) in wanted.items()})


def check_all(buffers: Buffers, wanted: Shapes) -> None:
    for field in fields(Buffers):
        shape, dtype = wanted[field.name]
        check(field.name, getattr(buffers, field.name), shape, dtype)


def check(name: str, array: object, shape: tuple[int, ...], dtype: "np.dtype[Any]", writable: bool = True) -> None:
    """Raises BadBuffer unless it is such an array."""
    if not isinstance(array, np.ndarray):
        found = type(array).__name__
    elif array.shape != shape or array.dtype != dtype:
        found = f"{array.dtype} of shape {array.shape}"
    elif not array.flags.c_contiguous:
        found = "one that is not contiguous"
    elif writable and not array.flags.writeable:
        found = "one that is read-only"
    else:
        return
    kind = "writable, contiguous" if writable else "contiguous"
    raise BadBuffer(f"{name}: expected a {kind} array of {dtype} with the shape {shape}, not {found}")
