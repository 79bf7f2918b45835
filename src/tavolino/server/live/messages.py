"""What one seat (None: an onlooker) is sent about a table: its view, its choices, its part of the log."""

from collections.abc import Sequence
from hashlib import blake2b

import msgspec
from msgspec import UNSET

from tavolino.core.match import Match
from tavolino.server.socket.wire import After, Ev, Here, Past, Sync
from tavolino.table import entry as entries
from tavolino.table.choices import can_undo, choices_json, undo_needs
from tavolino.table.summary import summary
from tavolino.table.table import CHANGES_POSITION, Happened, Table
from tavolino.table.telling import knowing_more, told

_encoder = msgspec.json.Encoder()
_NOTHING = msgspec.Raw(b"[]")
_NULL = msgspec.Raw(b"null")
_NOBODY = b'{"seat":null'  # every view begins with its seat
CHANGES_CLOCKS = (entries.StoodIn, entries.Returned, entries.Paused, entries.Resumed)
CHANGES_NOTHING_OPEN = (
    entries.Moved,
    entries.TakenBack,
    entries.UndoAsked,
    entries.UndoAgreed,
    entries.UndoDeclined,
    entries.UndoWithdrawn,
    entries.Said,
    entries.LineRemoved,
)
MOST_PAST = 1_000  # entries that a hello is answered with
MOST_CHAT = 100  # lines of chat among them
_CHANGES_WHAT_IS_SEEN = CHANGES_POSITION + CHANGES_CLOCKS


class SeatViews:
    """The position as each seat sees it. A seat that sees no more than an onlooker shares the onlooker's view."""

    def __init__(self, table: Table, match: Match, left: list[int]) -> None:
        self._table = table
        self._match = match
        self._left = left
        self._points = [int(points) for points in match.state.scores()]  # no view hides what they are made of
        self._open = b""

    def after(self, seat: int | None) -> After:
        view = self._view(seat)
        # while the table is paused nothing may be done; the entry that lets it go on tells what may be done then
        asked = None if seat is None or self._table.status == "paused" else self._table.asked.get(seat)
        legal = _NOTHING if asked is None else choices_json(self._match.moves, asked.legal)
        digest = blake2b(view, digest_size=8).hexdigest()
        return After(msgspec.Raw(view), legal, digest, self._left, self._points)

    def _view(self, seat: int | None) -> bytes:
        match = self._match
        if seat is not None and match.game.sees_more(match.state, seat):
            return _encoder.encode(match.game.sent_view(match.state, seat))
        if not self._open:
            self._open = _encoder.encode(match.game.sent_view(match.state, None)).removeprefix(_NOBODY)
        return (_NOBODY if seat is None else b'{"seat":%d' % seat) + self._open


class EntryMessages:
    """One entry, right after it was adopted, for each seat that watches; what all are told is encoded once."""

    def __init__(self, table: Table, happened: Happened, now: int) -> None:
        entry = happened.entry
        quiet = isinstance(entry, CHANGES_NOTHING_OPEN) and table.status == "running"
        seen = isinstance(entry, _CHANGES_WHAT_IS_SEEN)
        self._table = table
        self._happened = happened
        self._knowing_more = knowing_more(happened)
        self._look = SeatViews(table, table.playing(), table.clocks.left_at(now)) if seen else None
        self._summary = None if quiet else summary(table)
        self._written: dict[int | None, msgspec.Raw] = {}

    def seen_by(self, seat: int | None, hears: bool = True) -> Ev:
        """`hears`: not if it is chat of somebody whom the watcher has blocked."""
        return Ev(
            self._happened.seq,
            self._event(seat if seat in self._knowing_more else None) if hears else _NULL,
            None if self._look is None else self._look.after(seat),
            self._summary,
            can_undo(self._table, seat),
            undo_needs(self._table, seat) or UNSET,
            self._table.undo_request or UNSET,
        )

    def _event(self, knowing: int | None) -> msgspec.Raw:
        """Encoded once for all who know no more than an onlooker."""
        text = self._written.get(knowing)
        if text is None:
            text = self._written[knowing] = msgspec.Raw(_encoder.encode(told(self._happened, knowing)))
        return text


def is_open(table: Table, seats: Sequence[int]) -> bool:
    """Whether the position shows none of these seats more than an onlooker sees."""
    match = table.match
    return match is None or match.over or not any(match.game.sees_more(match.state, seat) for seat in seats)


def _past(table: Table, seat: int | None, since: int, blocked: frozenset[str]) -> tuple[list[Past], bool]:
    """The newest entries since then without a gap, and whether anything was left out: a log may be of any length, and
    nobody may make the server write it all out again and again."""
    first = max(since, table.seq - MOST_PAST)
    lines = MOST_CHAT
    past: list[Past] = []
    for happened in reversed(table.log[first:]):
        is_chat = isinstance(happened.entry, entries.Said)
        lines -= is_chat
        is_left_out = (is_chat and lines < 0) or happened.speaker in blocked
        past.append(Past(happened.seq, None if is_left_out else told(happened, seat)))
    past.reverse()
    return past, first > since or lines < 0


def whole(
    table: Table,
    seat: int | None,
    since: int | None,
    here: Here,
    now: int,
    blocked: frozenset[str] = frozenset(),
    openly: bool = False,
) -> Sync:
    """Without the chat of those whom the watcher has blocked. `openly`: the past as an onlooker is told it, since
    somebody else is looking, too."""
    match = table.match
    over = match is not None and match.over
    past, earlier = _past(table, None if openly else seat, table.seq if since is None else since, blocked)
    return Sync(
        seq=table.seq,
        seat=seat,
        table=summary(table),
        seed_hash=None if match is None else match.seed_hash,
        after=None if match is None else SeatViews(table, match, table.clocks.left_at(now)).after(seat),
        past=past,
        earlier=earlier,
        undo=can_undo(table, seat),
        here=here.seats,
        onlookers=here.onlookers,
        ready=here.ready,
        result=match.game.standing(match.state) if match is not None and over else None,
        seed=None if match is None else match.seed,
        undo_needs=undo_needs(table, seat) or UNSET,
        undo_request=table.undo_request or UNSET,
    )
