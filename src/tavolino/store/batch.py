"""One transaction with everything that waited for it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from sqlalchemy import Connection

from tavolino.store.append import append
from tavolino.store.line import Fate, Line, Outcome
from tavolino.store.notices import notify
from tavolino.store.ticket import Ticket
from tavolino.store.unavailable import is_of_database


def run_batch(connection: Connection, tickets: Sequence[Ticket], node: str) -> None:
    """Answers are left on the tickets; the transaction stays open. Raises where the database itself failed."""
    lines = sorted((ticket for ticket in tickets if ticket.line is not None), key=_place)
    plain = [ticket for ticket in lines if ticket.line is not None and ticket.line.also is None]
    for ticket, outcome in zip(plain, append(connection, [_line(ticket) for ticket in plain]), strict=True):
        ticket.answer = outcome
    for ticket in lines:
        line = _line(ticket)
        if line.also is not None:
            _attempt(connection, ticket, partial(_append_with, line=line))
    for ticket in tickets:
        if ticket.job is not None:
            _attempt(connection, ticket, ticket.job)
    if connection.dialect.name == "postgresql":
        notify(connection, node, [_line(ticket) for ticket in lines if _is_stored(ticket)])


def _place(ticket: Ticket) -> tuple[str, int]:
    """Two nodes that store the same lines take them in the same order, or each would wait for the other."""
    line = _line(ticket)
    return line.table, line.seq


def _line(ticket: Ticket) -> Line:
    assert ticket.line is not None
    return ticket.line


def _is_stored(ticket: Ticket) -> bool:
    return ticket.error is None and ticket.answer.fate is Fate.STORED


def _append_with(connection: Connection, line: Line) -> Outcome:
    outcome = append(connection, [line])[0]
    if outcome.fate is Fate.STORED and line.also is not None:
        line.also(connection)
    return outcome


def _attempt(connection: Connection, ticket: Ticket, job: Callable[[Connection], Any]) -> None:
    """A job that fails is undone, its sender told, and nobody else disturbed."""
    ticket.error = None
    savepoint = connection.begin_nested()
    try:
        ticket.answer = job(connection)
        savepoint.commit()
    except Exception as error:
        if is_of_database(error):
            raise
        savepoint.rollback()
        ticket.error = error
