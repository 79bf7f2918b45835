"""Only what is listed is told of an entry: unlisted kinds and fields stay secret."""

from typing import get_args

import msgspec
import pytest

from tavolino.table import entry as entries
from tavolino.table import telling
from tavolino.table.plan import Chair, Plan
from tavolino.table.table import Happened
from tavolino.table.telling import TOLD_FIELDS, told

SECRET = "nobody is to know this"
SAMPLES: list[entries.AnyEntry] = [
    entries.Opened(
        at=1,
        plan=Plan("cafe-race", 3),
        host="p1",
        invite=SECRET,
        chairs=[Chair("red", kept_for=SECRET, kept_name="Ada")] * 3,
    ),
    entries.Seated(at=1, seat=0, person=SECRET, name="Ada", colour="red"),
    entries.BotSeated(at=1, seat=0, level="greedy"),
    entries.Vacated(at=1, seat=0),
    entries.Started(at=1, seed="00" * 32),
    entries.Moved(at=1, seat=0, move=SECRET, left=[5]),
    entries.TakenBack(at=1, seat=0, moves=3, agreed=1),
    entries.UndoAsked(at=1, seat=0, moves=3, waiting=[1, 2]),
    entries.UndoAgreed(at=1, seat=2),
    entries.UndoDeclined(at=1, seat=2),
    entries.UndoWithdrawn(at=1, seat=0),
    entries.StoodIn(at=1, seat=0, reason="left", left=[5]),
    entries.Returned(at=1, seat=0),
    entries.Paused(at=1, name="Ada", left=[5]),
    entries.Resumed(at=1, name="Ada"),
    entries.Said(at=1, name="Ada", seat=0, text="ciao"),
    entries.LineRemoved(at=1, line=12),
    entries.Rematched(at=1, table="t2"),
    entries.GuestRemoved(at=1, person=SECRET, name="Ada"),
    entries.InviteRenewed(at=1, invite=SECRET),
    entries.TableClosed(at=1),
]


class Whispered(entries.Entry, frozen=True, tag="whispered"):
    """A kind that somebody adds to the log and forgets to list."""

    text: str = SECRET


class Labelled(entries.Said, frozen=True, tag="said"):
    """A kind that is listed, with a field that is not."""

    note: str = ""


def test_every_kind_of_entry_is_listed() -> None:
    assert set(TOLD_FIELDS) == {*get_args(entries.AnyEntry)} == {type(sample) for sample in SAMPLES}


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: type(sample).__name__)
def test_only_listed_fields_are_told(sample: entries.AnyEntry) -> None:
    said = told(Happened(1, sample, []), 0)
    assert said is not None
    assert {*said} - {"kind", "at", "events", "seed_hash"} <= {*TOLD_FIELDS[type(sample)]}
    assert SECRET not in str(said)
    assert "0000" not in str(said)
    assert "left" not in said


def test_an_unlisted_kind_is_told_by_its_kind_and_time_alone() -> None:
    unlisted = Happened(1, Whispered(at=7), [])  # type: ignore[arg-type]  # not in the union, and that is the point
    assert told(unlisted, 0) == {"kind": "whispered", "at": 7}


def test_an_unlisted_field_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    listed: dict[type[entries.Entry], tuple[str, ...]] = {Labelled: TOLD_FIELDS[entries.Said]}
    monkeypatch.setattr(telling, "TOLD_FIELDS", listed)
    labelled = Labelled(at=7, name="Ada", text="ciao", note=SECRET)
    assert told(Happened(1, labelled, []), 0) == {"kind": "said", "at": 7, "name": "Ada", "text": "ciao"}


def test_a_secret_field_that_is_listed_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The negative control of the two tests above."""
    careless: dict[type[entries.Entry], tuple[str, ...]] = {entries.Moved: ("seat", "move")}
    monkeypatch.setattr(telling, "TOLD_FIELDS", careless)
    moved = next(sample for sample in SAMPLES if isinstance(sample, entries.Moved))
    assert SECRET in msgspec.json.encode(told(Happened(1, moved, []), 0)).decode()
