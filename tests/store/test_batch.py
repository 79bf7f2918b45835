"""How a batch is divided into transactions, and SQLite's single statement: all of its lines are stored, or none."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import Connection

from stores import line
from tavolino.store import engines
from tavolino.store.append import append_all_or_none, append_one
from tavolino.store.batch import Transaction, run_transaction, split_batch
from tavolino.store.line import MOST_TOGETHER, Fate, Line, Outcome
from tavolino.store.migrate import migrate
from tavolino.store.pending_write import PendingWrite
from tavolino.store.writer import LARGEST_BATCH

Pending = Callable[..., PendingWrite]


@pytest.fixture
def connection(sqlite_url: str) -> Iterator[Connection]:
    engine = engines.writing(engines.read_url(sqlite_url))
    migrate(engine)
    with engine.connect() as connection:
        yield connection
    engine.dispose()


@pytest.fixture
def pending() -> Iterator[Pending]:
    """Makes a pending write of lines, or of a job where there are none."""
    loop = asyncio.new_event_loop()
    yield lambda *lines: PendingWrite(loop, lines, None if lines else _job, _told)
    loop.close()


def _job(_: Connection) -> None:
    pass


def _told(_: Any, __: BaseException | None) -> None:
    raise AssertionError("only the writer calls back, after the commit")


def tables(url: str) -> list[str]:
    """Those with a committed line."""
    engine = engines.reading(engines.read_url(url))
    with engine.connect() as other:
        found = list(other.exec_driver_sql("SELECT table_id FROM entries ORDER BY table_id").scalars())
    engine.dispose()
    return found


# ---- which writes go into one transaction


def test_sqlite_stores_plain_lines_first_and_by_themselves(pending: Pending) -> None:
    job, with_more, alone = pending(), pending(line("b", 1, also=_job)), pending(line("c", 1))
    group = pending(line("a", 1), line("a", 2))
    assert split_batch([job, with_more, alone, group], "sqlite") == [
        Transaction([alone, group], [], commits_itself=True),
        Transaction([], [with_more, job]),
    ]
    assert split_batch([job], "sqlite") == [Transaction([], [job])]
    assert split_batch([alone], "sqlite") == [Transaction([alone], [], commits_itself=True)]


def test_postgresql_stores_all_in_one_transaction_in_the_same_order_on_all_nodes(pending: Pending) -> None:
    job, with_more, group = pending(), pending(line("b", 1, also=_job)), pending(line("a", 1), line("a", 2))
    second, first = pending(line("d", 1)), pending(line("c", 7))
    assert split_batch([job, with_more, second, group, first], "postgresql") == [
        Transaction([first, second], [group, with_more, job])
    ]


# ---- SQLite's single statement


@pytest.mark.parametrize("count", [1, 2, 3, 7, 8, 500, 512])
def test_any_number_of_lines_is_one_transaction(
    connection: Connection, sqlite_url: str, pending: Pending, count: int
) -> None:
    writes = [pending(line(f"t{number:03}", 1)) for number in range(count)]
    (transaction,) = split_batch(writes, "sqlite")
    run_transaction(connection, transaction, "node")
    assert [write.answer for write in writes] == [Outcome(Fate.STORED, 1)] * count
    assert not connection.in_transaction()
    assert not engines.driver(connection).in_transaction
    assert tables(sqlite_url) == [f"t{number:03}" for number in range(count)]


def test_the_largest_batch_of_the_largest_groups_is_one_statement(connection: Connection) -> None:
    """SQLite limits the number of parameters of a statement."""
    count = 2 * LARGEST_BATCH - 1  # the last part that joined brought many
    groups = [[line(f"t{number}", seq) for seq in range(1, MOST_TOGETHER + 1)] for number in range(count)]
    assert append_all_or_none(connection, groups) == [Outcome(Fate.STORED, MOST_TOGETHER)] * count
    assert connection.exec_driver_sql("SELECT COUNT(*) FROM entries").scalar() == count * MOST_TOGETHER


@pytest.mark.parametrize(
    "refused",
    [line("old", 1, "yours"), line("old", 2, "mine"), line("b", 1), line("a", 1, "\ud800"), line("a", 2**70)],
    ids=["taken", "known", "a rival in the batch", "no text", "no number"],
)
def test_one_line_that_is_refused_and_nothing_is_stored(connection: Connection, sqlite_url: str, refused: Line) -> None:
    with connection.begin():
        append_one(connection, line("old", 1, "mine"))
    assert append_all_or_none(connection, [[line("b", 1, "first")], [refused], [line("c", 1)]]) is None
    assert not engines.driver(connection).in_transaction
    assert tables(sqlite_url) == ["old"]


def test_after_a_refusal_each_write_is_attempted_by_itself(connection: Connection, pending: Pending) -> None:
    with connection.begin():
        append_one(connection, line("old", 2, "mine"))
    stored, refused, group = pending(line("a", 1)), pending(line("old", 1), line("old", 2)), pending(line("b", 1))
    (transaction,) = split_batch([stored, refused, group], "sqlite")
    run_transaction(connection, transaction, "node")
    assert [write.answer for write in transaction.writes] == [
        Outcome(Fate.STORED, 1),
        Outcome(Fate.TAKEN, 2),
        Outcome(Fate.STORED, 1),
    ]
    assert connection.in_transaction(), "which the writer commits"
    found = connection.exec_driver_sql("SELECT table_id, seq FROM entries ORDER BY table_id").fetchall()
    assert [tuple(row) for row in found] == [("a", 1), ("b", 1), ("old", 2)]


# ---- writes that take several statements


def test_where_nothing_is_in_the_way_no_savepoint_is_needed(connection: Connection, pending: Pending) -> None:
    writes = [pending(line(f"t{number}", 1, also=_job)) for number in range(3)]
    statements: list[str] = []
    (transaction,) = split_batch([*writes, pending()], "sqlite")
    connection.begin()
    engines.driver(connection).set_trace_callback(statements.append)
    run_transaction(connection, transaction, "node")
    assert [write.answer for write in writes] == [Outcome(Fate.STORED, 1)] * 3
    assert [statement.split()[0] for statement in statements] == ["INSERT"] * 3


def test_what_fails_is_undone_alone_and_only_its_sender_is_told(connection: Connection, pending: Pending) -> None:
    """The first time all of them go together, and are undone together; what is told is of the second."""
    calls: list[str] = []

    def fail(_: Connection) -> None:
        calls.append("fail")
        raise ValueError("no")

    def refuse_once(_: Connection) -> None:
        calls.append("once")
        if calls.count("once") == 1:
            raise ValueError("only the first time")

    good, bad = pending(line("a", 1, also=_job)), pending(line("b", 1, also=fail))
    again = pending(line("0", 1, also=refuse_once))
    (transaction,) = split_batch([good, bad, again], "sqlite")
    connection.begin()
    run_transaction(connection, transaction, "node")
    assert calls == ["once", "once", "fail"]
    assert (good.error, again.error) == (None, None)
    assert good.answer == again.answer == Outcome(Fate.STORED, 1)
    assert isinstance(bad.error, ValueError)
    found = connection.exec_driver_sql("SELECT table_id FROM entries ORDER BY table_id").scalars()
    assert list(found) == ["0", "a"]


def test_a_failure_of_the_database_is_no_refusal(connection: Connection) -> None:
    """Then it is not known whether the statement was committed, and nothing else may be tried."""
    connection.exec_driver_sql("PRAGMA query_only=ON")
    connection.rollback()
    with pytest.raises(Exception, match="readonly"):
        append_all_or_none(connection, [[line("a", 1)]])
