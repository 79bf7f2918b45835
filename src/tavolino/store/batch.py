"""How a batch of pending writes is stored: which go into one transaction, and each of them within it."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection

from tavolino.store.append import append_all_or_none, append_each, append_one
from tavolino.store.line import MOST_TOGETHER, Fate, Line, Outcome
from tavolino.store.notices import notify
from tavolino.store.pending_write import PendingWrite
from tavolino.store.unavailable import is_database_failure


class Transaction(NamedTuple):
    """What is committed together."""

    plain: list[PendingWrite]  # inserted by one statement for all of them
    others: list[PendingWrite]  # each on its own, after those
    commits_itself: bool = False  # the statement is the whole transaction, without BEGIN and COMMIT

    @property
    def writes(self) -> list[PendingWrite]:
        return self.plain + self.others if self.others else self.plain


def split_batch(pending: Sequence[PendingWrite], dialect: str) -> list[Transaction]:
    """SQLite: plain lines first and by themselves, since people wait for their moves; what takes longer comes after.

    PostgreSQL is farther away, so that one transaction for all is faster. Its statement stores whichever lines it can;
    a group of lines that must be stored completely or not at all is therefore not plain.
    """
    largest = MOST_TOGETHER if dialect == "sqlite" else 1
    plain: list[PendingWrite] = []
    others: list[PendingWrite] = []
    for write in pending:
        (plain if _is_plain(write, largest) else others).append(write)
    others.sort(key=_order)
    if dialect != "sqlite":
        return [Transaction(sorted(plain, key=_order), others)]
    transactions = [Transaction(plain, [], commits_itself=True)] if plain else []
    return [*transactions, Transaction([], others)] if others else transactions


def _is_plain(write: PendingWrite, largest: int) -> bool:
    """At most so many lines, and nothing that belongs to them."""
    return write.job is None and len(write.lines) <= largest and all(line.also is None for line in write.lines)


def _order(write: PendingWrite) -> tuple[bool, str, int]:
    """Nodes that store the same lines insert them in the same order, or each would wait for the other. Jobs follow."""
    return (False, write.lines[0].table, write.lines[0].seq) if write.lines else (True, "", 0)


# ---- within a transaction


def run_transaction(connection: Connection, transaction: Transaction, node: str) -> None:
    """Leaves the answers on the pending writes and the transaction open. Raises where the database itself failed."""
    writes = transaction.writes
    if transaction.others and len(writes) == 1:
        _attempt_alone(connection, writes[0])
    elif not _together(connection, transaction):
        connection.rollback()
        connection.begin()
        attempt = _attempt if len(writes) > 1 else _attempt_alone
        for write in writes:
            attempt(connection, write)
    if connection.dialect.name == "postgresql":
        notify(connection, node, [line for write in writes if _is_stored(write) for line in write.lines])


def _together(connection: Connection, transaction: Transaction) -> bool:
    """Whether nothing was in the way of any of them, as is usual. If not, all of it must be undone, and each write
    attempted on its own: with a savepoint for each it would always take two statements more, and after each of them the
    writer thread has to reacquire the interpreter lock."""
    if transaction.plain and not _insert(connection, transaction.plain):
        return False
    return all(_carry_out(connection, write) for write in transaction.others)


def _insert(connection: Connection, plain: Sequence[PendingWrite]) -> bool:
    """Whether one statement for all of them did. If not, nothing is stored, and each must be attempted on its own."""
    if connection.dialect.name == "sqlite":
        outcomes = append_all_or_none(connection, [write.lines for write in plain])
    else:
        outcomes = append_each(connection, [write.lines[0] for write in plain])
    if outcomes is None:
        return False
    for write, outcome in zip(plain, outcomes, strict=True):
        write.answer, write.error = outcome, None
    return True


def _is_stored(write: PendingWrite) -> bool:
    return bool(write.lines) and write.error is None and write.answer.fate is Fate.STORED


# ---- one write on its own


def _attempt(connection: Connection, write: PendingWrite) -> None:
    """Where it fails, it is undone and only its sender is told."""
    connection.exec_driver_sql("SAVEPOINT attempt")  # as SQL: SQLAlchemy's own takes four times as long
    if not _carry_out(connection, write):
        connection.exec_driver_sql("ROLLBACK TO SAVEPOINT attempt")
    connection.exec_driver_sql("RELEASE SAVEPOINT attempt")


def _attempt_alone(connection: Connection, write: PendingWrite) -> None:
    """The same where nothing else is in the transaction."""
    if not _carry_out(connection, write):
        connection.rollback()


def _carry_out(connection: Connection, write: PendingWrite) -> bool:
    """Whether all of it is done; if not, what is done must be undone."""
    write.answer = write.error = None  # an attempt that was rolled back may have left something
    try:
        write.answer = write.job(connection) if write.job is not None else _append_group(connection, write.lines)
    except _Conflict as conflict:
        write.answer = conflict.outcome
        return False
    except Exception as error:
        if is_database_failure(error):
            raise
        write.error = error
        return False
    return True


class _Conflict(Exception):
    """A line is not stored, and therefore none of its group is to be."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome.fate.value)
        self.outcome = outcome


def _append_group(connection: Connection, lines: Sequence[Line]) -> Outcome:
    for line in lines:
        outcome = append_one(connection, line)
        if outcome.fate is not Fate.STORED:
            raise _Conflict(outcome)
        if line.also is not None:
            line.also(connection)
    return outcome
