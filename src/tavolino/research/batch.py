"""Many games side by side, one move in each of them at a time. Compiled, because there are millions of moves."""

from collections.abc import Callable, Iterable
from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i16, i64, u8

from tavolino.arena.tally import THOUGHTS
from tavolino.core.chance import Chance, FastChance
from tavolino.core.encoding import Encoder
from tavolino.core.state import State

NOBODY: Final[i64] = -1
ALL_IS_WELL: Final[i64] = -1

# What becomes of an environment whose game has ended, as Gymnasium has it.
NEXT_STEP: Final[i64] = 0  # the next step begins a new game instead of a move
SAME_STEP: Final[i64] = 1  # a new game begins at once
DISABLED: Final[i64] = 2  # nothing, until it is reset

TOGETHER: Final[i64] = 64  # environments that move, then are told, while their positions are in the processor's cache


@final
class Environment:
    """One game after the other. Each depends only on the seed and on its number, as in the series of an arena."""

    __slots__ = ("chance", "deal", "encoder", "legal", "mover", "number", "over", "seed", "state", "thoughts")

    def __init__(self, deal: Callable[[Chance], State], encoder: Encoder, seed: i64, number: i64) -> None:
        self.deal = deal
        self.encoder = encoder
        self.seed = seed
        self.number = number  # of its game, from 0
        self.chance: FastChance = FastChance.seeded(seed, number)
        self.thoughts: FastChance = FastChance.seeded(seed ^ THOUGHTS, number)  # of random players
        self.state: State = deal(self.chance)
        self.mover: i64 = self.state.next_seat()  # who must answer; once the game is over, who did last
        self.over: bool = self.mover == NOBODY
        self.legal: tuple[i64, ...] = ()

    def begin_next(self) -> None:
        self.number += 1
        self.chance = FastChance.seeded(self.seed, self.number)
        self.thoughts = FastChance.seeded(self.seed ^ THOUGHTS, self.number)
        self.state = self.deal(self.chance)
        self.mover = self.state.next_seat()
        self.over = False

    def look(self) -> None:
        """What may be done now."""
        self.legal = () if self.over else self.state.legal_moves(self.mover)


# Of the environments from the first to before the last: what each seat to move knows and may do, see rows.py.
WriteRows = Callable[[list[Environment], i64, i64, memoryview, i64, memoryview, i64], None]


class Batch:
    """All environments, and what came of their moves: as long rows of numbers, one environment after the other."""

    def __init__(
        self, environments: list[Environment], players: i64, size: i64, moves: i64, write_rows: WriteRows
    ) -> None:
        count: i64 = len(environments)
        self.environments = environments
        self.players = players
        self.size = size  # of an observation
        self.moves = moves  # of a mask
        self.write_rows = write_rows
        self.final: vec[u8] = vec[u8](bytes(count * size))
        self.to_move: vec[u8] = vec[u8](bytes(count))  # 255 is nobody
        self.done: vec[u8] = vec[u8](bytes(count))
        self.reward: vec[float] = vec[float]([0.0] * (count * players))
        self.points: vec[i16] = vec[i16]([0] * (count * players))
        self.room: vec[i64] = vec[i64](capacity=count)  # for actions; of length 0, so that each step fills it anew
        self.actions: vec[i64] = vec[i64]([0] * count)
        self.ended: list[i64] = []  # environments whose game ended in the last step

    # ---- before a step

    def take(self, actions: Iterable[i64]) -> None:
        """The actions of the next step, from a buffer of 64-bit numbers."""
        self.actions = extend(self.room, actions)

    def first_wrong(self, mode: i64) -> i64:
        """The first environment whose action cannot be made, if any."""
        for place in range(len(self.environments)):
            environment = self.environments[place]
            action = self.actions[place]
            if environment.over:
                if mode == DISABLED and action != NOBODY:
                    return place
            elif not any(move == action for move in environment.legal):
                return place
        return ALL_IS_WELL

    # ---- a step

    def step(self, mode: i64, observation: memoryview, mask: memoryview) -> None:
        """Makes all moves, which are known to be legal, and tells what is seen then and may be done."""
        self.clear_results()
        count: i64 = len(self.environments)
        first: i64 = 0
        while first < count:
            last = min(first + TOGETHER, count)
            for place in range(first, last):
                environment = self.environments[place]
                if not environment.over:
                    self.move(environment, place, mode)
                elif mode == NEXT_STEP:
                    environment.begin_next()
                    self.show(environment, place)
            self.write_rows(self.environments, first, last, observation, self.size, mask, self.moves)
            first = last

    def tell_all(self, observation: memoryview, mask: memoryview) -> None:
        """Without a move."""
        self.write_rows(self.environments, 0, len(self.environments), observation, self.size, mask, self.moves)

    def clear_results(self) -> None:
        """Of the games that ended in the step before."""
        for place in self.ended:
            for seat in range(self.players):
                self.reward[place * self.players + seat] = 0.0
                self.points[place * self.players + seat] = 0
            if not self.environments[place].over:
                self.done[place] = 0
        self.ended.clear()

    def move(self, environment: Environment, place: i64, mode: i64) -> None:
        state = environment.state
        state.apply(environment.mover, self.actions[place], environment.chance, None)
        seat = state.next_seat()
        if seat != NOBODY:
            environment.mover = seat
            environment.legal = state.legal_moves(seat)
            self.to_move[place] = u8(seat)
            return
        self.tell_result(state, place)
        environment.encoder.encode(state, environment.mover, self.final, place * self.size)
        if mode == SAME_STEP:
            environment.begin_next()
            self.show(environment, place)
            self.done[place] = 1
        else:
            environment.over = True
            self.show(environment, place)

    def show(self, environment: Environment, place: i64) -> None:
        """Who must answer; at the end nobody."""
        environment.look()
        self.to_move[place] = 255 if environment.over else u8(environment.mover)
        self.done[place] = 1 if environment.over else 0

    def tell_result(self, state: State, place: i64) -> None:
        """Of the victory, each winner's share, less what everybody could expect; so it adds up to nothing."""
        self.ended.append(place)
        first = place * self.players
        fair = 1.0 / float(self.players)
        points = state.scores()
        for seat in range(self.players):
            self.reward[first + seat] = -fair
            self.points[first + seat] = i16(points[seat])
        winners = state.winners()
        for winner in winners:
            self.reward[first + winner] += 1.0 / float(len(winners))

    # ---- other things to do with all of them

    def begin(self, place: i64, environment: Environment) -> None:
        """Put another game, from its beginning or from anywhere, in the place of one."""
        self.environments[place] = environment
        self.show(environment, place)

    def choose_at_random(self) -> None:
        """A legal action for each environment, as random bots would choose it; -1 where the game is over."""
        actions = self.actions
        for place in range(len(self.environments)):
            environment = self.environments[place]
            if environment.over:
                actions[place] = NOBODY
            else:
                legal = environment.legal
                actions[place] = legal[environment.thoughts.below(len(legal))]
