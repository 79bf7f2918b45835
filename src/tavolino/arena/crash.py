"""Games in which a bot of ours fails: tried again, then named with their record. They end no run."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

import msgspec

from tavolino.arena.batch import TRIES
from tavolino.bots.bot import Bot
from tavolino.bots.game_start import GameStart
from tavolino.bots.kept_plan import seated
from tavolino.core.chance import Chance, ScriptedChance
from tavolino.core.match import Match
from tavolino.core.outlook import Outlook
from tavolino.core.seed import seed_from
from tavolino.own_bots.record_folder import RecordFolder

MOST_RECORDS = 20  # further crashes are named without

Value = TypeVar("Value")


class CrashedGame(NamedTuple):
    """`record` ends where the bot failed; it is empty where nobody lived to write it."""

    name: str
    problem: str
    record: str


class CrashedName(msgspec.Struct, frozen=True):
    """What a report says of such a game."""

    game: str
    problem: str
    record: str | None  # the file, if there is one


class CrashReport:
    """All of them, with the first records in a folder."""

    def __init__(self, folder: RecordFolder) -> None:
        self.named: list[CrashedName] = []
        self._folder = folder

    def add(self, crash: CrashedGame) -> None:
        wanted = crash.record and len(self.named) < MOST_RECORDS
        file = str(self._folder.write(crash.name, crash.record)) if wanted else None
        self.named.append(CrashedName(crash.name, crash.problem, file))


def died(name: str) -> CrashedGame:
    return CrashedGame(name, f"the process that played it died, {TRIES} times", "")


class DealtGame(NamedTuple):
    """A game before its first move, and before its bots are told of it. `bots` and `names` by seat."""

    name: str
    start: GameStart
    bots: Sequence[Bot]
    names: Sequence[str]
    dice: Chance


def tried(play: Callable[[], Value], deal: Callable[[], DealtGame]) -> Value | CrashedGame:
    """What `play` gives. If it fails every time, the game that `deal` deals anew is played until it fails."""
    for _ in range(TRIES - 1):
        try:
            return play()
        except Exception:
            continue
    try:
        return play()
    except Exception as problem:
        dealt = deal()
        return CrashedGame(dealt.name, f"{type(problem).__name__}: {problem}", _record(dealt))


def _record(dealt: DealtGame) -> str:
    """Its chance is not from a seed that a record could name, so all of it counts as set by hand."""
    start = dealt.start
    chance = ScriptedChance([], dealt.dice)
    moves, ending = _moves_until_it_fails(dealt, chance)
    drawn = [draw.value for draw in chance.drawn]
    match = Match.new(start.game, start.players, start.options, seed_from(dealt.name), drawn, dealt.names)
    for seat, code in moves:
        match.play(seat, match.moves.text(code))
    return f"{match.record().write()}# {' '.join(ending.split())}\n"


def _moves_until_it_fails(dealt: DealtGame, chance: ScriptedChance) -> tuple[list[tuple[int, int]], str]:
    """Seats with their moves, and how it ended."""
    start = dealt.start
    players = [seated(bot, start) for bot in dealt.bots]
    moves: list[tuple[int, int]] = []
    state = start.game.new(start.players, start.options, chance)
    outlooks = [Outlook(state, seat, start.game.view) for seat in range(start.players)]
    try:
        for seat, player in enumerate(players):
            player.begin(GameStart(start.game, start.options, start.players, seat))
        while (seat := int(state.next_seat())) >= 0:
            code = int(players[seat].choose(outlooks[seat]))
            state.apply(seat, code, chance, None)
            moves.append((seat, code))
    except Exception as problem:
        return moves, f"seat {seat} {dealt.names[seat]}: {type(problem).__name__}: {problem}"
    return moves, "it was played to its end this time"
