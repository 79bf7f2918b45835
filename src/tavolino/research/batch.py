"""Many games side by side, one move in each of them at a time. Compiled, because there are millions of moves."""

from collections.abc import Callable, Iterable
from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i16, i32, i64, u8

from tavolino.arena.tally import THOUGHTS
from tavolino.bots.bot import Bot
from tavolino.core.chance import Chance, FastChance
from tavolino.core.encoding import Encoder, empty_row
from tavolino.core.outlook import Outlook
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

    __slots__ = ("chance", "deal", "encoder", "mover", "number", "over", "seed", "state", "thoughts")
    __deletable__ = ("state",)

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

    def begin_next(self) -> None:
        """In the memory of the game before: what lies together stays together, however many games are played."""
        self.number += 1
        seed_again(self.chance, self.seed, self.number)
        seed_again(self.thoughts, self.seed ^ THOUGHTS, self.number)
        del self.state
        self.state = self.deal(self.chance)
        self.mover = self.state.next_seat()
        self.over = False

    def legal_moves(self) -> tuple[i64, ...]:
        return () if self.over else self.state.legal_moves(self.mover)

    # ---- one at a time, for whoever has no batch

    def move(self, action: i64) -> bool:
        """A move of the seat that must answer; whether it is legal. If not, nothing has changed."""
        legal = self.legal_moves()
        for place in range(len(legal)):
            if legal[place] == action:
                break
        else:
            return False
        self.state.apply(self.mover, action, self.chance, None)
        self.find_mover()
        return True

    def find_mover(self) -> None:
        seat = self.state.next_seat()
        if seat == NOBODY:
            self.over = True
        else:
            self.mover = seat

    def told(self, seat: i64) -> bytearray:
        """What a seat knows, as numbers."""
        return bytearray(self.encoder.encoded(self.state, seat))

    def told_to_all(self) -> bytearray:
        """What each seat knows, one after the other."""
        size = self.encoder.size
        row = empty_row(self.encoder.players * size)
        for seat in range(self.encoder.players):
            self.encoder.encode(self.state, seat, row, seat * size)
        return bytearray(bytes(row))

    def allowed(self, moves: i64) -> bytearray:
        """A one for each legal move of the seat that must answer, out of so many moves."""
        mask = empty_row(moves)
        legal = self.legal_moves()
        for place in range(len(legal)):
            mask[legal[place]] = 1
        return bytearray(bytes(mask))

    def play_to(self, own: i64, outlooks: list[Outlook], bots: list[Bot]) -> None:
        """The moves of all others, until it is one seat's turn or the game is over."""
        while not self.over and self.mover != own:
            self.state.apply(self.mover, bots[self.mover].choose(outlooks[self.mover]), self.chance, None)
            self.find_mover()


def seed_again(chance: FastChance, seed: i64, stream: i64) -> None:
    fresh = FastChance.seeded(seed, stream)
    chance.a = fresh.a
    chance.b = fresh.b
    chance.c = fresh.c
    chance.counter = fresh.counter


# What the seats to move know and may do, in the environments from the first to before the last: see rows.py.
WriteRows = Callable[["Batch", i64, i64, memoryview, memoryview], None]


@final
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
        self.looked: list[tuple[i64, ...]] = [()] * TOGETHER  # legal moves of those that are told next
        self.choices: vec[i32] = vec[i32]([0] * moves)  # legal moves of all, environment after environment; see `tell`
        self.ends: vec[i64] = vec[i64]([0] * count)  # where each one's choices end, and the next one's begin
        self.thoughts: list[FastChance] = [environment.thoughts for environment in environments]
        self.ended: list[i64] = []  # environments whose game ended in the last step

    # ---- before a step

    def take(self, actions: Iterable[i64]) -> None:
        """The actions of the next step, from a buffer of 64-bit numbers."""
        self.actions = extend(self.room, actions)

    def first_wrong(self, mode: i64) -> i64:
        """The first environment whose action cannot be made, if any."""
        choice: i64 = 0
        for place in range(len(self.ends)):
            end = self.ends[place]
            action = self.actions[place]
            if choice == end:  # its game is over
                if mode == DISABLED and action != NOBODY:
                    return place
                continue
            while choice < end and i64(self.choices[choice]) != action:
                choice += 1
            if choice == end:
                return place
            choice = end
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
                self.looked[place - first] = environment.legal_moves()
            self.tell(first, last, observation, mask)
            first = last

    def tell_all(self, observation: memoryview, mask: memoryview) -> None:
        """Without a move."""
        count: i64 = len(self.environments)
        first: i64 = 0
        while first < count:
            last = min(first + TOGETHER, count)
            for place in range(first, last):
                self.looked[place - first] = self.environments[place].legal_moves()
            self.tell(first, last, observation, mask)
            first = last

    def tell(self, first: i64, last: i64, observation: memoryview, mask: memoryview) -> None:
        """What the seats to move know and may do, in environments whose legal moves have been looked up."""
        most = self.ends[first - 1] if first > 0 else 0
        most += (last - first) * self.moves
        while len(self.choices) < most:
            self.choices = extend(self.choices, self.choices)  # twice the room
        self.write_rows(self, first, last, observation, mask)

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
        """Put another game, from its beginning or from anywhere, in the place of one. It is told by `tell_all`."""
        self.environments[place] = environment
        self.thoughts[place] = environment.thoughts
        self.show(environment, place)

    def choose_at_random(self) -> None:
        """A legal action for each environment, as random bots would choose it; -1 where the game is over."""
        actions = self.actions
        first: i64 = 0
        for place in range(len(self.ends)):
            end = self.ends[place]
            if first == end:
                actions[place] = NOBODY
            else:
                actions[place] = i64(self.choices[first + self.thoughts[place].below(end - first)])
            first = end
