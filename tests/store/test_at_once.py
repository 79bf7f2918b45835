"""The usual batch goes in with one statement; whatever is unusual leaves nothing behind and goes the long way."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import Connection

from stores import line
from tavolino.store import engines
from tavolino.store.append import append_one
from tavolino.store.at_once import store_at_once
from tavolino.store.line import MOST_TOGETHER, Fate, Line, Outcome
from tavolino.store.migrate import migrate
from tavolino.store.ticket import Ticket
from tavolino.store.writer import LARGEST_BATCH

Ticketed = Callable[[Line | None], Ticket]


@pytest.fixture
def connection(sqlite_url: str) -> Iterator[Connection]:
    engine = engines.writing(engines.read_url(sqlite_url))
    migrate(engine)
    with engine.connect() as connection:
        yield connection
    engine.dispose()


@pytest.fixture
def ticket() -> Iterator[Ticketed]:
    loop = asyncio.new_event_loop()
    yield lambda line: Ticket(loop, [line] if line else [], None if line else _job, _told)
    loop.close()


def _job(_: Connection) -> None:
    pass


def _told(_: Any, __: BaseException | None) -> None:
    raise AssertionError("nobody is told before the writer says so")


def tables(url: str) -> list[str]:
    """With a line in them, as somebody else finds them."""
    engine = engines.reading(engines.read_url(url))
    with engine.connect() as other:
        found = list(other.exec_driver_sql("SELECT table_id FROM entries ORDER BY table_id").scalars())
    engine.dispose()
    return found


@pytest.mark.parametrize("count", [1, 2, 3, 7, 8, 500, 512])
def test_any_number_of_lines_is_one_transaction(
    connection: Connection, sqlite_url: str, ticket: Ticketed, count: int
) -> None:
    tickets = [ticket(line(f"t{number:03}", 1)) for number in range(count)]
    assert store_at_once(connection, tickets)
    assert [each.answer for each in tickets] == [Outcome(Fate.STORED, 1)] * count
    assert not engines.driver(connection).in_transaction
    assert tables(sqlite_url) == [f"t{number:03}" for number in range(count)]


def test_the_largest_batch_of_the_largest_groups_is_one_statement(connection: Connection, ticket: Ticketed) -> None:
    """A statement has only so many places for values."""
    tickets = [ticket(line(f"t{number}", 1)) for number in range(2 * LARGEST_BATCH - 1)]  # the last one brought many
    for each in tickets:
        each.lines = [line(each.lines[0].table, seq) for seq in range(1, MOST_TOGETHER + 1)]
    assert store_at_once(connection, tickets)
    assert {each.answer for each in tickets} == {Outcome(Fate.STORED, MOST_TOGETHER)}
    assert connection.exec_driver_sql("SELECT COUNT(*) FROM entries").scalar() == len(tickets) * MOST_TOGETHER


@pytest.mark.parametrize(
    "unusual",
    [
        line("old", 1, "yours"),
        line("old", 2, "mine"),
        line("b", 1),
        line("a", 1, also=_job),
        line("a", 1, "\ud800"),
        line("a", 2**70),
        None,
    ],
    ids=["taken", "known", "a rival in the batch", "more than a line", "no text", "no number", "a job"],
)
def test_one_unusual_thing_and_nothing_is_stored(
    connection: Connection, sqlite_url: str, ticket: Ticketed, unusual: Line | None
) -> None:
    with connection.begin():
        append_one(connection, line("old", 1, "mine"))
    tickets = [ticket(line("b", 1, "first")), ticket(unusual), ticket(line("c", 1))]
    assert not store_at_once(connection, tickets)
    assert all(each.answer is None for each in tickets)
    assert not engines.driver(connection).in_transaction
    assert tables(sqlite_url) == ["old"]


def test_who_cannot_write_hears_of_it(connection: Connection, ticket: Ticketed) -> None:
    """Not as something unusual, to be tried in another way: here the database itself failed."""
    connection.exec_driver_sql("PRAGMA query_only=ON")
    connection.rollback()
    with pytest.raises(Exception, match="readonly"):
        store_at_once(connection, [ticket(line("a", 1))])
