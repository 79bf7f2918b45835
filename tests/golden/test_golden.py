"""Finished games of every kind, kept as records: they must replay, verify and end as they always did.

To add one, put a finished game's record into this folder and append what it came to (look at it first):

    .venv/bin/python tests/golden/outcome.py tests/golden/NAME.record >> tests/golden/expected.toml
"""

import hashlib
import re
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from golden.outcome import FOLDER, RECORDS, outcome, read
from tavolino.core.chance import Draw
from tavolino.core.record import Played, Record, Start, parse
from tavolino.core.refusal import BadRecord
from tavolino.core.replay import replay, verify

EXPECTED = tomllib.loads((FOLDER / "expected.toml").read_text("utf-8"))

every_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)


def test_every_expectation_has_its_record_and_every_record_its_expectation() -> None:
    assert sorted(EXPECTED) == [path.name for path in RECORDS]


@every_record
def test_a_record_written_again_is_the_same_to_the_byte(path: Path) -> None:
    assert parse(read(path)).write() == read(path)


@every_record
def test_a_record_replays_to_the_end_that_it_always_had(path: Path) -> None:
    match = replay(parse(read(path)))
    assert match.over
    assert match.game.standing(match.state).over
    assert outcome(match) == EXPECTED[path.name]


@every_record
def test_the_revealed_seed_gives_every_die_and_so_the_same_record(path: Path) -> None:
    match = verify(parse(read(path)))
    assert outcome(match) == EXPECTED[path.name]
    assert match.record().write() == read(path)


# ---- what must not pass


def last_draw(record: Record) -> tuple[int, Draw]:
    """The last line at which chance was asked, and the first thing it gave there."""
    for number, entry in reversed(list(enumerate(record.entries))):
        if isinstance(entry, Start | Played) and entry.draws:
            return number, entry.draws[0]
    raise AssertionError("nothing in this game was left to chance")


def with_first_draw(record: Record, number: int, draw: Draw) -> Record:
    entry = record.entries[number]
    assert isinstance(entry, Start | Played)
    changed = replace(entry, draws=(draw, *entry.draws[1:]))
    return replace(record, entries=[*record.entries[:number], changed, *record.entries[number + 1 :]])


def read_back(record: Record) -> Record:
    """Through the file format, as a forger would have to."""
    return parse(record.write())


@every_record
def test_a_changed_die_is_caught_at_its_move(path: Path) -> None:
    record = parse(read(path))
    number, true = last_draw(record)
    forged = Draw(true.is_die, true.value % 6 + 1 if true.is_die else true.value + 1, by_hand=False)
    with pytest.raises(BadRecord, match=rf"^{number} .*: record-other-draws \(said: {forged}, gives: {true}\b"):
        verify(read_back(with_first_draw(record, number, forged)))


@every_record
def test_a_value_set_by_hand_is_caught_even_if_it_is_the_true_one(path: Path) -> None:
    record = parse(read(path))
    number, true = last_draw(record)
    by_hand = Draw(true.is_die, true.value, by_hand=True)
    with pytest.raises(BadRecord, match=rf"^{number} .*: record-by-hand \(draw: {re.escape(str(by_hand))}"):
        verify(read_back(with_first_draw(record, number, by_hand)))


@every_record
def test_a_changed_seed_is_caught_by_its_hash(path: Path) -> None:
    record = parse(read(path))
    assert record.seed is not None
    other = ("1" if record.seed[0] != "1" else "2") + record.seed[1:]
    with pytest.raises(BadRecord, match="record-other-seed"):
        verify(read_back(replace(record, seed=other)))


@every_record
def test_a_seed_changed_together_with_its_hash_is_caught_by_the_dice(path: Path) -> None:
    record = parse(read(path))
    other = bytes(32)
    forged = replace(record, seed=other.hex(), seed_hash=hashlib.sha256(other).hexdigest())
    with pytest.raises(BadRecord, match=r"^\d+ .*: record-"):
        verify(read_back(forged))


@every_record
def test_a_hidden_seed_verifies_nothing(path: Path) -> None:
    with pytest.raises(BadRecord, match="record-no-seed"):
        verify(replace(parse(read(path)), seed=None))
