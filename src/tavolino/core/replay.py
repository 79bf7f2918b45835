"""Plays a record back, and verifies that its chance is what the seed gives."""

import hashlib
from dataclasses import replace
from itertools import zip_longest

from tavolino.core import registry
from tavolino.core.chance import SEED_BYTES, Draw
from tavolino.core.event import Event
from tavolino.core.fault import Fault, cited, fault
from tavolino.core.game import Game
from tavolino.core.match import CannotTakeBack, Match
from tavolino.core.record import Entry, Played, Record, Remark, Start, Undone
from tavolino.core.refusal import (
    BadChance,
    BadMove,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeat,
    GameOver,
    IllegalMove,
    NotYourTurn,
    TavolinoError,
    UnknownGame,
    UnknownRules,
)

NO_SEED = bytes(SEED_BYTES)  # a replay takes every value from the record, so this is never used


class Replay:
    """A record being played back, line by line; `match` is the game so far.

    Moves after the end of the record draw from `seed`, not from the seed whose hash is in the record.
    """

    def __init__(self, record: Record, seed: bytes = NO_SEED) -> None:
        self.record = record
        start = record.entries[0]
        assert isinstance(start, Start)  # `parse` refuses any other
        self.match = _begin(record, seed, [draw.value for draw in start.draws])
        self.match.promise(record.seed_hash)
        self._compare(0, start.draws, self.match)

    def step(self, number: int) -> list[Event]:
        """Play line `number` of the record; what happened."""
        entry = self.record.entries[number]
        if isinstance(entry, Played):
            self.match.script([draw.value for draw in entry.draws])
        events = _make(self.match, number, entry)
        if isinstance(entry, Played):
            self._compare(number, entry.draws, self.match)
        return events

    def _compare(self, number: int, recorded: tuple[Draw, ...], match: Match) -> None:
        played = match.entries[number]
        assert isinstance(played, Start | Played)
        if [(draw.is_die, draw.value) for draw in recorded] != [(draw.is_die, draw.value) for draw in played.draws]:
            raise BadRecord(fault("", "record-draws", entry=self.record.entries[number].line(number)))
        marks = zip(played.draws, recorded, strict=True)  # the record knows which of them were set by hand
        match.entries[number] = replace(played, draws=tuple(draw.marked(told.by_hand) for draw, told in marks))

    def to_end(self) -> "Replay":
        for number in range(1, len(self.record.entries)):
            self.step(number)
        return self


def _make(match: Match, number: int, entry: Entry) -> list[Event]:
    """What one line of a record does to a game."""
    try:
        if isinstance(entry, Played):
            return match.play(entry.seat, entry.move)
        if isinstance(entry, Undone) and match.take_back() != entry.of:
            raise BadRecord(fault("", "record-undo", entry=entry.line(number)))
    except BadRecord:
        raise
    except TavolinoError as error:
        raise BadRecord(_unplayable(error, entry.line(number), match)) from error
    if isinstance(entry, Remark):
        match.remark(entry.kind, entry.text)
    elif isinstance(entry, Start):
        raise BadRecord(fault("", "record-again", entry=entry.line(number)))
    return []


def _unplayable(error: TavolinoError, line: str, at: Match) -> Fault:
    """Why a line cannot be played; by a rule, whose text is found by the game and the version."""
    game, version = at.game.id, at.game.rules_version
    match error:
        case IllegalMove():
            return fault("", "record-illegal", entry=line, game=game, version=version, rule=error.rule_id)
        case NotYourTurn():
            return fault("", "record-waiting", entry=line, game=game, version=version, rule=error.rule_id)
        case GameOver():
            return fault("", "record-over", entry=line)
        case BadSeat():
            return fault("", "record-seat", entry=line, last=at.players - 1)
        case BadMove():
            return fault("", "record-no-move", entry=line)
        case CannotTakeBack():
            return fault("", "record-no-undo", entry=line)
    return fault("", "record-draws", entry=line)  # BadChance: a value that the die or the deck has not got


def replay(record: Record) -> Match:
    """The game at the end of the record."""
    return Replay(record).to_end().match


def verify(record: Record) -> Match:
    """Play the same moves with the chance of the revealed seed; the game at the end.

    Raises BadRecord at the first die or pick that the seed does not give.
    """
    for number, entry in enumerate(record.entries):
        for draw in by_hand(entry):
            raise BadRecord(fault("", "record-by-hand", entry=entry.line(number), draw=str(draw)))
    return recompute(record)


def recompute(record: Record) -> Match:
    """As `verify`, but values that are marked as set by hand are taken as they are."""
    if record.seed is None:
        raise BadRecord(fault("", "record-no-seed"))
    match = _begin(record, _revealed_seed(record), _script(record.entries[0]))
    _same_draws(0, record.entries[0], match.entries[0])
    for number, entry in enumerate(record.entries[1:], start=1):
        match.script(_script(entry))
        _make(match, number, entry)
        _same_draws(number, entry, match.entries[number])
    return match


def by_hand(entry: Entry) -> list[Draw]:
    """The values of a line that somebody set."""
    return [draw for draw in entry.draws if draw.by_hand] if isinstance(entry, Start | Played) else []


def _script(entry: Entry) -> list[int]:
    return [draw.value for draw in by_hand(entry)]


def _revealed_seed(record: Record) -> bytes:
    try:
        seed = bytes.fromhex(record.seed or "")
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise BadRecord(fault("seed", "record-seed", digits=SEED_BYTES * 2))
    if hashlib.sha256(seed).hexdigest() != record.seed_hash:
        raise BadRecord(fault("seed", "record-other-seed"))
    return seed


def _begin(record: Record, seed: bytes, script: list[int]) -> Match:
    """The first position of the record."""
    game = game_of(record)
    try:
        if record.start is not None:
            match = Match.from_position(game, record.start, seed, script, record.seats)
        else:
            match = Match.new(game, record.players, game.read_options(record.options), seed, script, record.seats)
    except BadOption as wrong:
        raise BadRecord(*wrong.faults) from wrong
    except BadPosition as wrong:
        raise BadRecord(*(flaw.within("start") for flaw in wrong.faults)) from wrong
    except BadChance as wrong:
        raise BadRecord(fault("", "record-draws", entry=record.entries[0].line(0))) from wrong
    if match.game.rules_version != record.rules_version:
        raise BadRecord(fault("start.rules", "record-start-rules", rules=record.rules_version))
    if match.players != record.players:
        raise BadRecord(fault("start", "record-start-players", players=record.players, found=match.players))
    return match


def game_of(record: Record) -> Game:
    """The game that a record is of, by its version of the rules."""
    try:
        return registry.find(record.game).of_version(record.rules_version)
    except UnknownGame:
        raise BadRecord(fault("game", "unknown-game", game=cited(record.game), names=registry.boxes())) from None
    except UnknownRules:
        newest = registry.find(record.game).rules_version
        raise BadRecord(fault("rules", "unknown-rules", rules=record.rules_version, newest=newest)) from None


def _same_draws(number: int, told: Entry, real: Entry) -> None:
    if not isinstance(told, Start | Played) or not isinstance(real, Start | Played):
        return
    if told.draws != real.draws:
        pairs = zip_longest(told.draws, real.draws, fillvalue="none")
        said, gives = next((str(said), str(gives)) for said, gives in pairs if said != gives)
        raise BadRecord(fault("", "record-other-draws", entry=told.line(number), said=said, gives=gives))
