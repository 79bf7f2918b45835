"""What one seat (None: an onlooker) is shown of a table: its view, its choices, its part of the log."""

from hashlib import blake2b

import msgspec

from tavolino.core.match import Match
from tavolino.server.wire import After, Ev, Here, Past, Sync
from tavolino.table import entry as entries
from tavolino.table.choices import choices_json
from tavolino.table.summary import summary
from tavolino.table.table import CHANGES_POSITION, Happened, Table
from tavolino.table.telling import knows_more, told

_encoder = msgspec.json.Encoder()
_NOTHING = msgspec.Raw(b"[]")
CHANGES_CLOCKS = (entries.StoodIn, entries.Returned, entries.Paused, entries.Resumed)
CHANGES_NOTHING_OPEN = (entries.Moved, entries.TakenBack, entries.Said)


def after(table: Table, match: Match, seat: int | None, left: list[int]) -> After:
    view = _encoder.encode(match.game.view(match.state, seat))
    asked = None if seat is None else table.asked.get(seat)
    legal = _NOTHING if asked is None else choices_json(match.moves, asked.legal)
    return After(msgspec.Raw(view), legal, blake2b(view, digest_size=8).hexdigest(), left)


class News:
    """One entry, right after it was adopted, for each seat that watches; what all are told is written once."""

    def __init__(self, table: Table, happened: Happened, now: int) -> None:
        entry = happened.entry
        quiet = isinstance(entry, CHANGES_NOTHING_OPEN) and table.status == "running"
        self._table = table
        self._happened = happened
        self._moved = isinstance(entry, CHANGES_POSITION + CHANGES_CLOCKS)
        self._summary = None if quiet else summary(table)
        self._left = table.clocks.left_at(now)
        self._written: dict[int | None, msgspec.Raw] = {}

    def seen_by(self, seat: int | None) -> Ev:
        table = self._table
        return Ev(
            seq=self._happened.seq,
            event=self._event(seat),
            after=after(table, table.playing(), seat, self._left) if self._moved else None,
            table=self._summary,
            undo=can_undo(table, seat),
        )

    def _event(self, seat: int | None) -> msgspec.Raw:
        """Written once for all who know no more of it than an onlooker does."""
        knows = seat if seat is not None and knows_more(self._happened, seat) else None
        if knows not in self._written:
            self._written[knows] = msgspec.Raw(_encoder.encode(told(self._happened, knows)))
        return self._written[knows]


def whole(table: Table, seat: int | None, since: int | None, here: Here, now: int) -> Sync:
    match = table.match
    over = match is not None and match.over
    return Sync(
        seq=table.seq,
        seat=seat,
        table=summary(table),
        seed_hash=None if match is None else match.seed_hash,
        after=None if match is None else after(table, match, seat, table.clocks.left_at(now)),
        past=[] if since is None else [Past(one.seq, told(one, seat)) for one in table.log if one.seq > since],
        undo=can_undo(table, seat),
        here=here.seats,
        onlookers=here.onlookers,
        ready=here.ready,
        result=match.game.standing(match.state) if match is not None and over else None,
        seed=None if match is None else match.seed,
    )


def can_undo(table: Table, seat: int | None) -> bool:
    match = table.match
    return seat is not None and match is not None and table.status == "running" and match.last_mover() == seat
