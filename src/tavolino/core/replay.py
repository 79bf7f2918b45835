"""Plays a record back, and verifies that its chance is what the seed gives."""

import hashlib
from dataclasses import replace

from tavolino.core import registry
from tavolino.core.chance import SEED_BYTES, Draw
from tavolino.core.event import Event
from tavolino.core.match import Match
from tavolino.core.record import Entry, Played, Record, Remark, Start, Undone
from tavolino.core.refusal import BadRecord, TavolinoError, UnknownRules

LONGEST_SHOWN = 200  # of a line that cannot be played
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

    @staticmethod
    def _compare(number: int, recorded: tuple[Draw, ...], match: Match) -> None:
        played = match.entries[number]
        assert isinstance(played, Start | Played)
        if [(draw.is_die, draw.value) for draw in recorded] != [(draw.is_die, draw.value) for draw in played.draws]:
            raise BadRecord(0, f"move {number}: the record's chance values do not fit what the rules draw there")
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
            raise BadRecord(0, f"{entry.of} is not the last move")
    except TavolinoError as error:
        raise BadRecord(0, f"move {number} ({entry.line(number)[:LONGEST_SHOWN]}): {error}") from error
    if isinstance(entry, Remark):
        match.remark(entry.kind, entry.text)
    elif isinstance(entry, Start):
        raise BadRecord(0, f"move {number}: the game starts only once")
    return []


def replay(record: Record) -> Match:
    """The game at the end of the record."""
    return Replay(record).to_end().match


def verify(record: Record) -> Match:
    """Play the same moves with the chance of the revealed seed; the game at the end.

    Raises BadRecord at the first die or pick that the seed does not give.
    """
    for number, entry in enumerate(record.entries):
        for draw in by_hand(entry):
            raise BadRecord(0, f"move {number}: the value {draw} was set by hand, not drawn from the seed")
    return recompute(record)


def recompute(record: Record) -> Match:
    """As `verify`, but values that are marked as set by hand are taken as they are."""
    if record.seed is None:
        raise BadRecord(0, "the seed is not revealed before the game is over, so nothing can be recomputed yet")
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
        raise BadRecord(0, f"the seed is not {SEED_BYTES * 2} hexadecimal digits")
    if hashlib.sha256(seed).hexdigest() != record.seed_hash:
        raise BadRecord(0, "the seed is not the one whose hash was shown at the start")
    return seed


def _begin(record: Record, seed: bytes, script: list[int]) -> Match:
    """The first position of the record."""
    game = registry.find(record.game)
    try:
        game = game.of_version(record.rules_version)
    except UnknownRules as unknown:
        raise BadRecord(0, str(unknown)) from None
    if record.start is not None:
        match = Match.from_position(game, record.start, seed, script, record.seats)
    else:
        match = Match.new(game, record.players, game.read_options(record.options), seed, script, record.seats)
    if match.game.rules_version != record.rules_version:
        raise BadRecord(0, "the start position is of another version of the rules than the header says")
    if match.players != record.players:
        raise BadRecord(0, f"the start position is for {match.players} players, the header says {record.players}")
    return match


def _same_draws(number: int, told: Entry, real: Entry) -> None:
    if not isinstance(told, Start | Played) or not isinstance(real, Start | Played):
        return
    if told.draws != real.draws:
        said, gives = (" ".join(map(str, draws)) or "nothing" for draws in (told.draws, real.draws))
        raise BadRecord(0, f"move {number}: the record says {said}, the seed gives {gives}")
