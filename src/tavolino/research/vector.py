"""Thousands of games at once: one call makes a move in each of them and writes what came of it into arrays."""

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tavolino.core import registry
from tavolino.core.features import Feature
from tavolino.core.game import Game, Options
from tavolino.core.state import State
from tavolino.research import rows, saving
from tavolino.research.batch import ALL_IS_WELL, DISABLED, NEXT_STEP, SAME_STEP, Batch, WriteRows
from tavolino.research.buffers import Buffers, allocated, check, check_all, shapes
from tavolino.research.kinds import BadAction, BadEnvironments, Chosen, GameKind, read_chosen

try:
    from tavolino.research import fast_rows
except ImportError:  # there was no C compiler, or plain Python is wanted
    fast_rows = None  # type: ignore[assignment]


class Autoreset(Enum):
    """What becomes of an environment whose game has ended. The values are those of Gymnasium's `AutoresetMode`."""

    NEXT_STEP = "NextStep"  # the next step begins a new game instead of a move; its action counts for nothing
    SAME_STEP = "SameStep"  # a new game begins at once; how the last one ended is in `final_observation`
    DISABLED = "Disabled"  # nothing, until `reset`; its action must be -1


MODES = {Autoreset.NEXT_STEP: NEXT_STEP, Autoreset.SAME_STEP: SAME_STEP, Autoreset.DISABLED: DISABLED}


def row_writer(kinds: Sequence[GameKind]) -> WriteRows:
    """The fast one, if it knows the encoders of all these."""
    if fast_rows is not None and all(fast_rows.knows(kind.encoder) for kind in kinds):
        return fast_rows.write_rows
    return rows.write_rows


def as_bytes(array: NDArray[Any]) -> memoryview:
    return array.data.cast("B")


class VectorGames:
    """Environments that play one game after the other, all of one kind and with as many players.

    Game `k` of an environment depends only on the environment's seed and on `k`, whatever the others do.
    """

    def __init__(
        self,
        game: str | Game,
        players: int,
        environments: int,
        *,
        options: Chosen | Sequence[Chosen] | None = None,
        seed: int | Sequence[int] = 0,
        autoreset: Autoreset | str = Autoreset.NEXT_STEP,
    ) -> None:
        """`options` and `seed` are for all, or one for each; one seed for all stands for itself and those after it."""
        self.game = registry.find(game) if isinstance(game, str) else game
        self.players = players
        self.environments = environments
        self.autoreset = Autoreset(getattr(autoreset, "value", autoreset))
        self.metadata = {"autoreset_mode": self.autoreset}
        if environments < 1:
            raise BadEnvironments(f"there must be at least one environment, not {environments}")
        self._known: list[GameKind] = []
        self._kinds = self._kinds_of_each(options)
        self.features: tuple[Feature, ...] = self._kinds[0].encoder.features
        self.moves = max(len(kind.moves) for kind in self._known)
        self._check_kinds(self._kinds)
        self._shapes = shapes(environments, players, len(self.features), self.moves)
        seeds = self._seeds_of_each(seed)
        begun = [kind.begin(seeds[place], 0) for place, kind in enumerate(self._kinds)]
        self._batch = Batch(begun, players, len(self.features), self.moves, row_writer(self._known))
        self._told = self._views_of_batch()
        self._begun = False
        for place, environment in enumerate(begun):
            self._batch.begin(place, environment)
        self._tell_all(self.buffers())  # to nobody: whoever wants can step at once

    @property
    def names(self) -> list[str]:
        """Of the numbers in an observation."""
        return [feature.name for feature in self.features]

    # ---- what a caller does

    def buffers(self) -> Buffers:
        """Arrays of the right shapes."""
        return allocated(self._shapes)

    def reset(
        self,
        into: Buffers,
        *,
        mask: NDArray[np.bool_] | None = None,
        seed: int | Sequence[int] | None = None,
        options: Chosen | Sequence[Chosen] | None = None,
    ) -> None:
        """Begin anew where `mask` is true, or everywhere: with a seed the games of that seed from the first on, without
        one the next game of each environment, which is its first if it has not begun yet."""
        check_all(into, self._shapes)
        if mask is not None:
            check("mask", mask, (self.environments,), np.dtype(np.bool_), writable=False)
        places = range(self.environments) if mask is None else [int(place) for place in np.flatnonzero(mask)]
        kinds = self._kinds if options is None else self._kinds_of_each(options)
        self._check_kinds(kinds)
        seeds = None if seed is None else self._seeds_of_each(seed)
        self._batch.clear_results()
        for place in places:
            before = self._batch.environments[place]
            first, number = (before.seed, before.number + self._begun) if seeds is None else (seeds[place], 0)
            self._kinds[place] = kinds[place]
            self._batch.begin(place, kinds[place].begin(first, number))
        self._begun = True
        self._tell_all(into)

    def step(self, actions: NDArray[np.int64], into: Buffers) -> None:
        """A move in every environment. If one of them is impossible, BadAction says which, and none is made."""
        check_all(into, self._shapes)
        check("actions", actions, (self.environments,), np.dtype(np.int64), writable=False)
        mode = MODES[self.autoreset]
        self._batch.take(actions)
        wrong = self._batch.first_wrong(mode)
        if wrong != ALL_IS_WELL:
            raise BadAction(self._complaint(wrong, int(actions[wrong])))
        self._batch.step(mode, as_bytes(into.observation), as_bytes(into.mask))
        self._begun = True
        self._tell_results(into)

    def random_actions(self, into: NDArray[np.int64]) -> None:
        """A legal move for each, as random bots choose in a series with the same seed; -1 where a game is over."""
        check("actions", into, (self.environments,), np.dtype(np.int64))
        self._batch.choose_at_random()
        np.copyto(into, np.frombuffer(memoryview(self._batch.actions), np.int64))

    def state(self, environment: int) -> State:
        """A copy of one position, with everything that is hidden."""
        return self._batch.environments[environment].state.clone()

    # ---- everything as arrays, and back

    def to_arrays(self) -> dict[str, NDArray[Any]]:
        """All games as they stand, with the chance that they will draw from; see docs/research.md."""
        return saving.to_arrays(self.game, self._batch.environments)

    def from_arrays(self, arrays: Mapping[str, NDArray[Any]], into: Buffers) -> None:
        """Go on from there; nothing changes if anything in it is wrong."""
        check_all(into, self._shapes)
        read = saving.from_arrays(self.game, self.players, self.environments, arrays)
        kinds = [self._kind(self.game.options_of(one.state)) for one in read]
        self._check_kinds(kinds)
        ready = [one.put_into(kind.begin(one.seed, one.number)) for one, kind in zip(read, kinds, strict=True)]
        self._batch.clear_results()
        for place, environment in enumerate(ready):
            self._batch.begin(place, environment)
        self._kinds = kinds
        self._begun = True
        self._tell_all(into)

    # ---- options and seeds

    def _kinds_of_each(self, options: Chosen | Sequence[Chosen] | None) -> list[GameKind]:
        if options is None or isinstance(options, Options | Mapping):
            return [self._kind(options)] * self.environments
        if len(options) != self.environments:
            raise BadEnvironments(f"{len(options)} options for {self.environments} environments")
        return [self._kind(one) for one in options]

    def _kind(self, chosen: Chosen | None) -> GameKind:
        """Games with the same options are of one kind, of which there are mostly few."""
        options = read_chosen(self.game, chosen)
        for known in self._known:
            if known.options == options:
                return known
        self._known.append(GameKind.of(self.game, self.players, options))
        return self._known[-1]

    def _check_kinds(self, kinds: Sequence[GameKind]) -> None:
        """All must have the same numbers, and no more moves than the mask has room for."""
        for place, kind in enumerate(kinds):
            problem = kind.unlike(self.features, len(kind.moves), self.moves)
            if problem is not None:
                raise BadEnvironments(f"environment {place}: {problem}")

    def _seeds_of_each(self, seed: int | Sequence[int]) -> list[int]:
        if isinstance(seed, int | np.integer):
            return [(int(seed) + place) % 2**63 for place in range(self.environments)]
        if len(seed) != self.environments:
            raise BadEnvironments(f"{len(seed)} seeds for {self.environments} environments")
        return [int(one) % 2**63 for one in seed]

    # ---- what is told

    def _views_of_batch(self) -> dict[str, NDArray[Any]]:
        """The batch's own rows, read as arrays."""
        batch = self._batch
        read: dict[str, tuple[Any, Any]] = {
            "reward": (batch.reward, np.float64),
            "points": (batch.points, np.int16),
            "to_move": (batch.to_move, np.int8),
            "done": (batch.done, np.bool_),
            "final_observation": (batch.final, np.uint8),
        }
        return {
            name: np.frombuffer(memoryview(row), dtype).reshape(self._shapes[name][0])
            for name, (row, dtype) in read.items()
        }

    def _tell_all(self, into: Buffers) -> None:
        self._batch.tell_all(as_bytes(into.observation), as_bytes(into.mask))
        self._tell_results(into)

    def _tell_results(self, into: Buffers) -> None:
        told = self._told
        np.copyto(into.reward, told["reward"], casting="same_kind")
        np.copyto(into.points, told["points"])
        np.copyto(into.to_move, told["to_move"])
        np.copyto(into.done, told["done"])
        for place in self._batch.ended:
            into.final_observation[place] = told["final_observation"][place]

    def _complaint(self, place: int, action: int) -> str:
        environment = self._batch.environments[place]
        if environment.over:
            problem = f"its game is over; expected -1, or a reset before the next step, not action {action}"
        else:
            kind = self._kinds[place]
            problem = kind.complaint(environment.state, environment.mover, action, len(kind.moves))
        return f"environment {place}: {problem}"
