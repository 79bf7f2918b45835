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
    lines = sorted(((ticket, ticket.line) for ticket in tickets if ticket.line is not None), key=_place)
    _append_plain(connection, [(ticket, line) for ticket, line in lines if line.also is None])
    for ticket, line in lines:
        if line.also is not None:
            attempt(connection, ticket, partial(_append_with, line=line, also=line.also))
    for ticket in tickets:
        if ticket.job is not None:
            attempt(connection, ticket, ticket.job)
    if connection.dialect.name == "postgresql":
        notify(connection, node, [line for ticket, line in lines if _is_stored(ticket)])


def _place(pair: tuple[Ticket, Line]) -> tuple[str, int]:
    """Two nodes that store the same lines take them in the same order, or each would wait for the other."""
    return pair[1].table, pair[1].seq


def _append_plain(connection: Connection, pairs: Sequence[tuple[Ticket, Line]]) -> None:
    """All at once, as the first thing in the transaction; one by one where that does not go."""
    try:
        outcomes = append_all(connection, [line for _, line in pairs])
    except Exception as error:
        if is_of_database(error):
            raise
        _begin_anew(connection)
        for ticket, line in pairs:
            _attempt(connection, ticket, partial(append_one, line=line))
        return
    for (ticket, _), outcome in zip(pairs, outcomes, strict=True):
        ticket.answer = outcome


def _append_with(connection: Connection, line: Line, also: Callable[[Connection], None]) -> Outcome:
    outcome = append_one(connection, line)
    if outcome.fate is Fate.STORED:
        also(connection)
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
