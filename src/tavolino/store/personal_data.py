"""Everything that is stored about one person, for themselves to read."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, func, select

from tavolino.store.blocks import BlockedPerson
from tavolino.store.blocks import of_person as blocks_of
from tavolino.store.ratings import GameResult, Rating
from tavolino.store.schema import (
    APPEARANCES,
    ENTRIES,
    GUESTS,
    MUTES,
    PEOPLE,
    RATINGS,
    REPORTS,
    RESERVED_NAMES,
    RESULTS,
    SEATS,
    TABLES,
)
from tavolino.store.sessions import StoredSession
from tavolino.store.sessions import of_person as sessions_of
from tavolino.store.subscriptions import Subscription
from tavolino.store.subscriptions import of_person as subscriptions_of

MOST_ROWS = 5_000  # of each kind
MOST_LINES = 4_000  # of chat
MOST_REPORTS = 500


class OwnSeat(msgspec.Struct, frozen=True):
    table: str
    seat: int
    game: str
    status: str


class OwnTable(msgspec.Struct, frozen=True):
    """One that the person hosts, or came to by an invite."""

    table: str
    game: str
    status: str
    created_at: int


class OwnLine(msgspec.Struct, frozen=True):
    """A line of chat, as it is in the log of its table."""

    table: str
    seq: int
    entry: msgspec.Raw


class OwnReport(msgspec.Struct, frozen=True):
    table: str
    line: int | None
    reason: str
    created_at: int
    done_at: int | None


class OwnMute(msgspec.Struct, frozen=True):
    until: int | None
    reason: str
    created_at: int


class PersonalData(msgspec.Struct, frozen=True, kw_only=True):
    """`complete` is False where there was more than is listed here."""

    id: str
    name: str
    has_passphrase: bool
    created_at: int
    seen_at: int
    reserved_names: list[str]
    sessions: list[StoredSession]
    seats: list[OwnSeat]
    hosted: list[OwnTable]
    visited: list[OwnTable]
    results: list[GameResult]
    ratings: list[Rating]
    lines: list[OwnLine]
    blocks: list[BlockedPerson]
    reports: list[OwnReport]
    mutes: list[OwnMute]
    subscriptions: list[Subscription]
    complete: bool


def of_person(connection: Connection, person: str, chat: bytes) -> PersonalData:
    """`chat` is how the body of a line of chat begins. Raises LookupError for an unknown id."""
    who = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).one_or_none()
    if who is None:
        raise LookupError(f"nobody has the id {person}")
    results = _rows(connection, select(RESULTS).where(RESULTS.c.person == person).order_by(RESULTS.c.finished_at))
    seats, hosted, visited = (_rows(connection, query(person)) for query in (_seats, _hosted, _visited))
    lines = _rows(connection, _lines(person, chat), MOST_LINES)
    reports = _rows(connection, _reports(person), MOST_REPORTS)
    fits = len(lines) < MOST_LINES and len(reports) < MOST_REPORTS
    return PersonalData(
        id=who.id,
        name=who.name,
        has_passphrase=who.passphrase is not None,
        created_at=who.created_at,
        seen_at=who.seen_at,
        reserved_names=_names(connection, person),
        sessions=sessions_of(connection, person),
        seats=[OwnSeat(*row) for row in seats],
        hosted=[OwnTable(*row) for row in hosted],
        visited=[OwnTable(*row) for row in visited],
        results=[GameResult(**row._mapping) for row in results],
        ratings=[
            Rating(**row._mapping) for row in _rows(connection, select(RATINGS).where(RATINGS.c.person == person))
        ],
        lines=[OwnLine(table, seq, msgspec.Raw(body)) for table, seq, body in lines],
        blocks=blocks_of(connection, person),
        reports=[OwnReport(*row) for row in reports],
        mutes=[OwnMute(*row) for row in _rows(connection, _mutes(person))],
        subscriptions=subscriptions_of(connection, person),
        complete=fits and max(map(len, (results, seats, hosted, visited))) < MOST_ROWS,
    )


def _rows(connection: Connection, query: Select[Any], most: int = MOST_ROWS) -> Sequence[Any]:
    return connection.execute(query.limit(most)).all()


def _names(connection: Connection, person: str) -> list[str]:
    return list(connection.execute(select(RESERVED_NAMES.c.name).where(RESERVED_NAMES.c.person == person)).scalars())


def _seats(person: str) -> Select[Any]:
    columns = (SEATS.c.table_id, SEATS.c.seat, TABLES.c.game, TABLES.c.status)
    query = select(*columns).join(TABLES, TABLES.c.id == SEATS.c.table_id).where(SEATS.c.person == person)
    return query.order_by(TABLES.c.created_at, SEATS.c.seat)


_TABLE = (TABLES.c.id, TABLES.c.game, TABLES.c.status, TABLES.c.created_at)


def _hosted(person: str) -> Select[Any]:
    return select(*_TABLE).where(TABLES.c.host == person).order_by(TABLES.c.created_at)


def _visited(person: str) -> Select[Any]:
    query = select(*_TABLE).join(GUESTS, GUESTS.c.table_id == TABLES.c.id)
    return query.where(GUESTS.c.person == person).order_by(TABLES.c.created_at)


def _lines(person: str, chat: bytes) -> Select[Any]:
    """A command of a person begins with their id."""
    theirs = f"{person}/"
    query = select(ENTRIES.c.table_id, ENTRIES.c.seq, ENTRIES.c.body)
    query = query.join(APPEARANCES, APPEARANCES.c.table_id == ENTRIES.c.table_id)
    query = query.where(
        APPEARANCES.c.person == person,
        func.substr(ENTRIES.c.command, 1, len(theirs)) == theirs,
        func.substr(ENTRIES.c.body, 1, len(chat), type_=ENTRIES.c.body.type) == chat,
    )
    return query.order_by(ENTRIES.c.table_id, ENTRIES.c.seq)


def _reports(person: str) -> Select[Any]:
    columns = (REPORTS.c.table_id, REPORTS.c.line, REPORTS.c.reason, REPORTS.c.created_at, REPORTS.c.done_at)
    return select(*columns).where(REPORTS.c.reporter == person).order_by(REPORTS.c.created_at)


def _mutes(person: str) -> Select[Any]:
    return select(MUTES.c.until, MUTES.c.reason, MUTES.c.created_at).where(MUTES.c.person == person)
