"""Decides what is taken back, and what somebody asks and answers about it. Changes nothing."""

from tavolino.table import entry as entries
from tavolino.table.consent import PendingUndo, WayBack, way_back
from tavolino.table.decide import being_played, has_room
from tavolino.table.problems import Forbidden, NotNow, Stale
from tavolino.table.table import MOST_TAKEN_BACK, Proposal, Table


def take_back(table: Table, seat: int, base: int, at: int) -> Proposal:
    """The last move of this seat, while nobody else has acted, or at least nobody who would have to agree."""
    way = _way_back(table, seat, base)
    if way.agree:
        raise Forbidden(f"somebody has acted since: the players of the seats {_listed(way.agree)} have to agree")
    return Proposal(entries.TakenBack(at=at, seat=way.seat, moves=way.moves))


def ask_undo(table: Table, seat: int, base: int, at: int) -> Proposal:
    """Asks everybody who has to agree; takes back at once if that is nobody."""
    way = _way_back(table, seat, base)
    if not way.agree:
        return take_back(table, seat, base, at)
    if way.away:
        raise NotNow(f"nobody can agree for those who are away: seats {_listed(way.away)}")
    if table.undo_request is not None:
        raise NotNow("somebody has asked already")
    if way.seat in table.declined:
        raise NotNow("this was declined; ask again when something has been played")
    has_room(table)
    return Proposal(entries.UndoAsked(at=at, seat=way.seat, moves=way.moves, waiting=way.agree))


def agree_undo(table: Table, seat: int, asked_in: int, at: int) -> Proposal:
    """With the last consent it is taken back."""
    request = _request(table, asked_in)
    own = _asked_of(table, request, seat)
    if request.agreed(table.chairs.of_the_same(seat)).waiting:
        return Proposal(entries.UndoAgreed(at=at, seat=own))
    return Proposal(entries.TakenBack(at=at, seat=request.seat, moves=request.moves, agreed=own))


def decline_undo(table: Table, seat: int, asked_in: int, at: int) -> Proposal:
    """By somebody who was asked; whoever has asked withdraws."""
    request = _request(table, asked_in)
    if seat in table.chairs.of_the_same(request.seat):
        return Proposal(entries.UndoWithdrawn(at=at, seat=request.seat))
    return Proposal(entries.UndoDeclined(at=at, seat=_asked_of(table, request, seat)))


def _way_back(table: Table, seat: int, base: int) -> WayBack:
    being_played(table)
    way = way_back(table.playing().way_back(), seat, table.chairs)
    if way is None:
        raise NotNow("nothing can be taken back: something was drawn or shown since")
    if table.taken_back + way.moves > MOST_TAKEN_BACK:
        raise NotNow(f"at this table {MOST_TAKEN_BACK} moves were taken back already, and that is enough")
    asked = table.asked.get(seat)
    latest = table.answered.get(seat, 0) if asked is None else asked.since
    if base < latest:
        raise Stale(f"this was meant for entry {base}, and seat {seat} has moved or was asked something else since")
    return way


def _request(table: Table, asked_in: int) -> PendingUndo:
    being_played(table)
    request = table.undo_request
    if request is None or request.entry != asked_in:
        raise Stale(f"what was asked in entry {asked_in} is settled, or something was played since")
    return request


def _asked_of(table: Table, request: PendingUndo, seat: int) -> int:
    """The seat for which whoever has this one still has to answer."""
    for own in table.chairs.of_the_same(seat):
        if own in request.waiting:
            return own
    raise Forbidden("only those who were asked answer, once")


def _listed(seats: list[int]) -> str:
    return ", ".join(map(str, seats))
