"""The usual batch in one statement: lines and nothing else, into an SQLite where nothing is in their way.

The statement is a transaction of its own and comes back when that is committed. In three statements (begin, insert,
commit) the writer would lose the interpreter to a busy event loop after each, and wait to have it back; and what
SQLAlchemy does around them takes as long as SQLite.
"""

import sqlite3
from collections.abc import Sequence

from sqlalchemy import Connection

from tavolino.store.append import insertion
from tavolino.store.engines import driver
from tavolino.store.line import Fate, Outcome
from tavolino.store.ticket import Ticket

# Nothing of the statement is stored then, and there is a reason to look at each line by itself.
NOT_TAKEN = (sqlite3.IntegrityError, sqlite3.InterfaceError, sqlite3.ProgrammingError, OverflowError, UnicodeError)


def in_parts(tickets: list[Ticket]) -> list[list[Ticket]]:
    """The usual ones first, for people wait for their moves; what takes longer can come after them."""
    usual = [ticket for ticket in tickets if _is_usual(ticket)]
    others = [ticket for ticket in tickets if not _is_usual(ticket)]
    return [part for part in (usual, others) if part]


def _is_usual(ticket: Ticket) -> bool:
    return ticket.job is None and all(line.also is None for line in ticket.lines)


def store_at_once(connection: Connection, tickets: Sequence[Ticket]) -> bool:
    """Whether everything is stored and committed, its answers left on the tickets. If not, nothing is.

    Raises where nobody knows.
    """
    if connection.dialect.name != "sqlite" or not all(map(_is_usual, tickets)):
        return False
    try:
        driver(connection).execute(*insertion([line for ticket in tickets for line in ticket.lines]))
    except NOT_TAKEN:
        return False
    for ticket in tickets:
        ticket.answer = Outcome(Fate.STORED, ticket.lines[-1].seq)
    return True
