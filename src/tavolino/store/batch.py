"""One transaction with everything that waited for it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from sqlalchemy import Connection

from tavolino.store.append import append_all, append_one
from tavolino.store.line import Fate, Line, Outcome
from tavolino.store.notices import notify
from tavolino.store.ticket import Ticket
from tavolino.store.unavailable import is_of_database


def run_batch(connection: Connection, tickets: Sequence[Ticket], node: str) -> None:
    """Answers are left on the tickets; the transaction stays open. Raises where the database itself failed."""
    attempt = _attempt if len(tickets) > 1 else _attempt_alone
    for ticket in tickets:
        ticket.answer = ticket.error = None  # an attempt that was undone may have left something
    with_lines = sorted((ticket for ticket in tickets if ticket.lines), key=_place)
    _append_plain(connection, [ticket for ticket in with_lines if _is_plain(ticket)])
    for ticket in with_lines:
        if not _is_plain(ticket):
            attempt(connection, ticket, partial(_append_together, lines=ticket.lines))
    for ticket in tickets:
        if ticket.job is not None:
            attempt(connection, ticket, ticket.job)
    if connection.dialect.name == "postgresql":
        notify(connection, node, [line for ticket in with_lines if _is_stored(ticket) for line in ticket.lines])


def _place(ticket: Ticket) -> tuple[str, int]:
    """Two nodes that store the same lines take them in the same order, or each would wait for the other."""
    return ticket.lines[0].table, ticket.lines[0].seq


def _is_plain(ticket: Ticket) -> bool:
    """One line that nothing hangs on: whether it is in or not is nobody else's business."""
    return len(ticket.lines) == 1 and ticket.lines[0].also is None


def _append_plain(connection: Connection, tickets: Sequence[Ticket]) -> None:
    """All at once, as the first thing in the transaction; one by one where that does not go."""
    try:
        outcomes = append_all(connection, [ticket.lines[0] for ticket in tickets])
    except Exception as error:
        if is_of_database(error):
            raise
        _begin_anew(connection)
        for ticket in tickets:
            _attempt(connection, ticket, partial(append_one, line=ticket.lines[0]))
        return
    for ticket, outcome in zip(tickets, outcomes, strict=True):
        ticket.answer = outcome


class _InTheWay(Exception):
    """Something was, so that none of these lines is to be stored."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome.fate.value)
        self.outcome = outcome


def _append_together(connection: Connection, lines: Sequence[Line]) -> Outcome:
    for line in lines:
        outcome = append_one(connection, line)
        if outcome.fate is not Fate.STORED:
            raise _InTheWay(outcome)
        if line.also is not None:
            line.also(connection)
    return outcome


def _is_stored(ticket: Ticket) -> bool:
    return ticket.error is None and ticket.answer.fate is Fate.STORED


def _attempt(connection: Connection, ticket: Ticket, job: Callable[[Connection], Any]) -> None:
    """A job that fails is undone, its sender told, and nobody else disturbed."""
    connection.exec_driver_sql("SAVEPOINT attempt")  # in plain words: SQLAlchemy's own takes four times as long
    _try(connection, ticket, job, undo=_back_to_savepoint)
    connection.exec_driver_sql("RELEASE SAVEPOINT attempt")


def _attempt_alone(connection: Connection, ticket: Ticket, job: Callable[[Connection], Any]) -> None:
    """The same where nobody else is in the transaction."""
    _try(connection, ticket, job, undo=_begin_anew)


def _try(
    connection: Connection, ticket: Ticket, job: Callable[[Connection], Any], undo: Callable[[Connection], None]
) -> None:
    try:
        ticket.answer = job(connection)
    except _InTheWay as found:
        undo(connection)
        ticket.answer = found.outcome
    except Exception as error:
        if is_of_database(error):
            raise
        undo(connection)
        ticket.error = error


def _back_to_savepoint(connection: Connection) -> None:
    connection.exec_driver_sql("ROLLBACK TO SAVEPOINT attempt")


def _begin_anew(connection: Connection) -> None:
    connection.rollback()
    connection.begin()
