"""A game in progress and how it came to be: the position, its chance and the record so far."""

from collections.abc import Sequence
from typing import ClassVar, Final

from tavolino.core.chance import CommittedChance, Draw, ScriptedChance
from tavolino.core.event import Event, Log
from tavolino.core.game import Game, Options
from tavolino.core.reading import as_json
from tavolino.core.record import Entry, Played, Record, Remark, Start, Undone, numbered_seats
from tavolino.core.refusal import BadSeat, GameOver, IllegalMove, NotYourTurn, TavolinoError
from tavolino.core.state import State

LONGEST_WAY_BACK: Final = 200  # moves: their positions are kept, and a game without chance would keep all of its own


class CannotTakeBack(TavolinoError):
    """Nothing to take back, or something was drawn or shown since."""

    code: ClassVar[str] = "not_now"


class Step:
    """A legal move made on a copy; the match does not change until it adopts it."""

    __slots__ = ("after", "chance", "code", "events", "seat")

    def __init__(self, seat: int, code: int, after: State, chance: ScriptedChance, events: list[Event]) -> None:
        self.seat = seat
        self.code = code
        self.after = after
        self.chance = chance
        self.events = events


class Match:
    """Every change is made on a copy, so that after an error the position is as it was."""

    def __init__(self, game: Game, state: State, chance: ScriptedChance, seed: bytes, seats: list[str]) -> None:
        self.game = game
        self.options: Options = game.options_of(state)
        self.moves = game.moves(self.options)
        self.state = state
        self.seats = seats
        self.entries: list[Entry] = []
        self._chance = chance
        self._seed = seed
        self._promise: str | None = None
        self._start: State | None = None
        self._earlier: list[tuple[int, State]] = []  # what can be taken back: line number, position before it

    # ---- beginning

    @classmethod
    def new(
        cls,
        game: Game,
        players: int,
        options: Options,
        seed: bytes,
        script: Sequence[int] = (),
        seats: Sequence[str] = (),
        log: Log | None = None,
    ) -> "Match":
        """Set the game up. Chance takes the script's values first, then the seed's."""
        game.check_players(players, options)
        chance = ScriptedChance(list(script), CommittedChance(seed))
        state = game.new(players, options, chance, log)
        match = cls(game, state, chance, seed, list(seats) or numbered_seats(players))
        match.entries.append(Start(match._drawn(chance)))
        return match

    @classmethod
    def from_position(
        cls, game: Game, position: object, seed: bytes, script: Sequence[int] = (), seats: Sequence[str] = ()
    ) -> "Match":
        """Go on from a position that somebody wrote down."""
        state = game.load(position)
        game = game.of_version(game.rules_of(state))
        chance = ScriptedChance(list(script), CommittedChance(seed))
        match = cls(game, state, chance, seed, [])
        match.seats = list(seats) or numbered_seats(match.players)
        match._start = state.clone()
        match.entries.append(Start())
        return match

    # ---- asking

    @property
    def players(self) -> int:
        return len(self.state.scores())

    @property
    def over(self) -> bool:
        return self.state.next_seat() < 0

    def to_move(self) -> list[int]:
        return list(self.state.to_move())

    def legal(self, seat: int) -> list[str]:
        self.check_seat(seat)
        return [self.moves.text(code) for code in self.state.legal_moves(seat)]

    def why(self, seat: int, move: str) -> str | None:
        """None, or the rule that forbids the move; changes nothing."""
        self.check_seat(seat)
        return self.state.refusal(seat, self.moves.code(move))

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.players:
            raise BadSeat(f"there is no seat {seat}; seats are 0 to {self.players - 1}")

    # ---- changing

    def play(self, seat: int, move: str) -> list[Event]:
        """Make a move, or raise what is wrong with it and leave everything as it was."""
        step = self.attempt(seat, move)
        self.adopt(step)
        return step.events

    def attempt(self, seat: int, move: str, upon: Step | None = None) -> Step:
        """Make a move on a copy: the caller can store it first and then adopt it.

        It may build `upon` another step that is not adopted yet.
        """
        self.check_seat(seat)
        code = self.moves.code(move)
        before = self.state if upon is None else upon.after
        if before.next_seat() < 0:
            raise GameOver("the game is over")
        rule = before.refusal(seat, code)
        if rule is not None:
            if seat not in before.to_move():
                raise NotYourTurn(seat, rule)
            raise IllegalMove(rule, self.moves.text(code))
        after = before.clone()
        chance = (self._chance if upon is None else upon.chance).clone()
        chance.drawn = []
        log = Log()
        after.apply(seat, code, chance, log)
        return Step(seat, code, after, chance, log.events)

    def adopt(self, step: Step) -> None:
        draws = self._drawn(step.chance)
        if draws or any(event.SECRET or event.REVEALS for event in step.events):
            self._earlier.clear()
        else:
            self._earlier.append((len(self.entries), self.state))
            del self._earlier[:-LONGEST_WAY_BACK]
        self.entries.append(Played(step.seat, self.moves.text(step.code), draws))
        self.state = step.after
        self._chance = step.chance

    def last_mover(self) -> int | None:
        """The seat whose move would be taken back; None if nothing can be."""
        return self._mover(self._earlier[-1][0]) if self._earlier else None

    def way_back(self) -> list[int]:
        """The seats whose moves can be taken back one after the other, beginning with the last."""
        return [self._mover(number) for number, _ in reversed(self._earlier)]

    def before(self, moves: int) -> State:
        """The position to which so many moves lead back."""
        return self._earlier[-moves][1]

    def _mover(self, number: int) -> int:
        entry = self.entries[number]
        assert isinstance(entry, Played)  # only moves are remembered for taking back
        return entry.seat

    def _drawn(self, chance: ScriptedChance) -> tuple[Draw, ...]:
        draws = tuple(chance.drawn)
        chance.drawn = []
        if self._promise is not None:
            return tuple(draw.marked(by_hand=True) for draw in draws)
        return draws

    def take_back(self) -> int:
        """Undo the last move: only if it drew nothing and showed nothing. Whose it was does not matter here.

        Returns the number of the record line that was taken back.
        """
        if not self._earlier:
            raise CannotTakeBack("the last move cannot be taken back: something was drawn or shown")
        number, self.state = self._earlier.pop()
        self.entries.append(Undone(number))
        return number

    def remark(self, kind: str, text: str) -> None:
        self.entries.append(Remark(kind, " ".join(text.split())))

    @property
    def queue(self) -> list[int]:
        """The coming chance results that somebody set."""
        return list(self._chance.queue)

    def script(self, values: Sequence[int]) -> None:
        """Replace the queue of coming chance results."""
        self._chance.queue = list(values)

    def promise(self, seed_hash: str) -> None:
        """Go on under the hash of a seed that nobody here knows.

        What is drawn from now on does not come from that seed, so it counts as set by hand.
        """
        self._promise = seed_hash

    # ---- the record

    @property
    def seed_hash(self) -> str:
        """Shown from the start; reveals nothing about the draws to come."""
        return CommittedChance(self._seed).commitment if self._promise is None else self._promise

    @property
    def seed(self) -> str | None:
        """Revealed when the game is over."""
        return self._seed.hex() if self.over and self._promise is None else None

    def record(self) -> Record:
        return Record(
            game=self.game.id,
            rules_version=self.game.rules_version,
            players=self.players,
            options=as_json(self.options),
            seats=self.seats,
            seed_hash=self.seed_hash,
            seed=self.seed,
            start=None if self._start is None else dict(self.game.position(self._start)),
            entries=list(self.entries),
        )
