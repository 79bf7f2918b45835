"""A player of one's own in a seat: whatever it does, the seat moves."""

from tavolino.bots.bot import Bot
from tavolino.bots.game_start import GameStart
from tavolino.core.chance import Chance
from tavolino.core.notation import MoveTable
from tavolino.core.outlook import Outlook
from tavolino.core.refusal import BadMove
from tavolino.own_bots.fault import FaultCounts, PlayerFault
from tavolino.own_bots.program import Program
from tavolino.own_bots.requests import begin_line, choose_line, read_move, read_ok

MOVE_SECONDS = 10.0  # for an answer, unless told otherwise
START_SECONDS = 30.0  # for the first answer of a program that has just been started: it may have much to load
STARTS_A_GAME = 4  # after so many crashes or time-outs in a game the stand-in plays it to the end
HOPELESS_GAMES = 3  # one that gave no answer at all in so many games in a row is not started again
SEEDS = 2**31


class OwnBot(Bot):
    """A move that it does not give in time, or that is not legal, is played by the stand-in.

    After a crash or a time-out the program is started again for its next move.
    """

    def __init__(self, text: str, program: Program, chance: Chance, stand_in: Bot, seconds: float) -> None:
        super().__init__(chance)
        self.text = text
        self._program = program
        self._stand_in = stand_in
        self._seconds = seconds
        self._asked = 0  # requests so far: the id of the last one
        self._start: GameStart | None = None
        self._moves = MoveTable(())
        self._has_begun = False  # whether the program knows of this game
        self._starts_left = 0
        self._given_up = False
        self._answered = True  # in this game
        self._silent_games = 0
        self._counts = FaultCounts()
        self._faults: list[PlayerFault] = []

    def begin(self, start: GameStart) -> None:
        self._silent_games = 0 if self._answered else self._silent_games + 1
        self._answered = False
        self._start = start
        self._moves = start.game.moves(start.options)
        self._starts_left = STARTS_A_GAME if self._silent_games < HOPELESS_GAMES else 0
        self._has_begun = False
        self._stand_in.begin(start)
        try:
            self._tell_beginning()
        except PlayerFault as fault:
            self._note(fault)

    def choose(self, outlook: Outlook) -> int:
        legal = outlook.legal_moves()
        try:
            if self._tell_beginning():
                code = self._answer(outlook, legal)
                self._answered = True
                return code
        except PlayerFault as fault:
            self._note(fault)
        self._counts.stood_in += 1
        self._stand_in.chance = self.chance
        return self._stand_in.choose(outlook)

    # ---- what went wrong

    def take_faults(self) -> list[PlayerFault]:
        """Those since the last time."""
        faults, self._faults = self._faults, []
        return faults

    def take_counts(self) -> FaultCounts:
        counts, self._counts = self._counts, FaultCounts()
        return counts

    def _note(self, fault: PlayerFault) -> None:
        self._faults.append(fault)
        self._counts.count(fault.kind)
        if not self._program.is_running:
            self._has_begun = False

    # ---- the program

    def _tell_beginning(self) -> bool:
        """Whether it runs and knows of this game; it is started where it has to be and may be."""
        if self._has_begun:
            return True
        assert self._start is not None, "a game has begun"
        seconds = self._seconds
        if not self._program.is_running:
            if self._starts_left == 0 or self._given_up:
                return False
            self._starts_left -= 1
            self._program.start()
            seconds = max(seconds, START_SECONDS)
        self._asked += 1
        seed = self.chance.clone().below(SEEDS)  # of a copy: the others' thoughts stay what they are without it
        line = begin_line(self._asked, self._start, int(seed), self._seconds)
        read_ok(self._program.exchange(line, seconds), self._asked)
        self._has_begun = True
        return True

    def _answer(self, outlook: Outlook, legal: tuple[int, ...]) -> int:
        self._asked += 1
        line = choose_line(self._asked, outlook.view(), [self._moves.text(code) for code in legal])
        move = read_move(self._program.exchange(line, self._seconds), self._asked)
        try:
            code = self._moves.code(move)
        except BadMove as problem:
            raise PlayerFault("illegal", str(problem)) from None
        if code not in legal:
            raise PlayerFault("illegal", f"{move[:80]!r} is not allowed now")
        return code

    def close(self) -> None:
        self._program.close()

    def give_up(self) -> None:
        """For another thread: whatever is waited for is not waited for any more, and nothing is started again."""
        self._given_up = True
        self._program.interrupt()
