"""Games with players of one's own: played move by move, so that a game in which one fails can be written down."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from tavolino.arena.tally import THOUGHTS, Tally
from tavolino.bots.bot import Bot
from tavolino.bots.game_start import GameStart
from tavolino.bots.kept_plan import seated
from tavolino.core.chance import FastChance, ScriptedChance
from tavolino.core.match import Match
from tavolino.core.outlook import Outlook
from tavolino.core.seed import seed_from
from tavolino.own_bots.fault import FaultKind, PlayerFault
from tavolino.own_bots.own_bot import OwnBot
from tavolino.own_bots.remarks import comments, remark

MOST_WRITTEN = 2  # records of a kind of fault, of the games that are played at once


class NotedMove(NamedTuple):
    seat: int
    code: int
    faults: list[PlayerFault]  # of this seat, since its last move


class FaultyGame(msgspec.Struct):
    """A game in which a player of one's own did something wrong, and what, by seat."""

    number: int
    faults: list[tuple[int, FaultKind]]
    record: str | None  # of the first ones

    def by_place(self, places: Sequence[int]) -> "FaultyGame":
        """The same with bots by their place in the plan, of which each seat has one."""
        return FaultyGame(self.number, [(places[seat], kind) for seat, kind in self.faults], self.record)


class NotedSeries:
    """Plays the same games as `tally.play_series`, with the same bots."""

    def __init__(self, bots: Sequence[Bot], starts: Sequence[GameStart], names: Sequence[str], seed: int) -> None:
        self.tally = Tally.empty(len(bots))
        self.faulty: list[FaultyGame] = []
        self._bots = bots
        self._players = [seated(bot, start) for bot, start in zip(bots, starts, strict=True)]
        self._starts = starts
        self._names = names
        self._seed = seed

    def play(self, number: int) -> None:
        chance = ScriptedChance([], FastChance.seeded(self._seed, number))
        thoughts = FastChance.seeded(self._seed ^ THOUGHTS, number)
        for bot, player, start in zip(self._bots, self._players, self._starts, strict=True):
            bot.chance = thoughts
            player.begin(start)
        start = self._starts[0]
        state = start.game.new(start.players, start.options, chance)
        outlooks = [Outlook(state, seat, start.game.view) for seat in range(start.players)]
        moves: list[NotedMove] = []
        while (seat := int(state.next_seat())) >= 0:
            code = int(self._players[seat].choose(outlooks[seat]))
            moves.append(NotedMove(seat, code, self._faults(seat)))
            state.apply(seat, code, chance, None)
        self.tally.add(state, len(moves))
        self._note(number, moves, [draw.value for draw in chance.drawn])

    def _faults(self, seat: int) -> list[PlayerFault]:
        bot = self._bots[seat]
        return bot.take_faults() if isinstance(bot, OwnBot) else []

    def _note(self, number: int, moves: list[NotedMove], drawn: list[int]) -> None:
        late = [(seat, fault) for seat in range(len(self._bots)) for fault in self._faults(seat)]  # never asked to move
        faults = [(move.seat, fault.kind) for move in moves for fault in move.faults]
        faults += [(seat, fault.kind) for seat, fault in late]
        if faults:
            wanted = any(self._written(*fault) < MOST_WRITTEN for fault in faults)
            record = self._record(number, moves, late, drawn) if wanted else None
            self.faulty.append(FaultyGame(number, faults, record))

    def _written(self, seat: int, kind: FaultKind) -> int:
        return sum(game.record is not None and (seat, kind) in game.faults for game in self.faulty)

    def _record(
        self, number: int, moves: list[NotedMove], late: list[tuple[int, PlayerFault]], drawn: list[int]
    ) -> str:
        """Its chance is not from a seed that a record could name, so all of it counts as set by hand."""
        start = self._starts[0]
        seed = seed_from(f"game {number} of seed {self._seed}")
        match = Match.new(start.game, start.players, start.options, seed, drawn, self._names)
        for move in moves:
            for fault in move.faults:
                remark(match, move.seat, fault)
            match.play(move.seat, match.moves.text(move.code))
        for seat, fault in late:
            remark(match, seat, fault)
        faults = [fault for move in moves for fault in move.faults] + [fault for _, fault in late]
        return match.record().write() + comments(faults)
