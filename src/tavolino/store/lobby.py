"""What the lobby lists: one row per table."""

from collections.abc import Mapping, Sequence

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, bindparam, delete, func, insert, select, true, update

from tavolino.store.compiled_statement import CompiledStatement
from tavolino.store.schema import GUESTS, SEATS, TABLES
from tavolino.store.upsert import insert as insert_or
from tavolino.store.values_statement import ValuesStatement

OPEN, RUNNING, PAUSED, FINISHED = "open", "running", "paused", "finished"
CLOSED = "closed"  # by its host, in the middle of the game
NEVER_BEGAN = "never began"  # closed by its host before the game: nobody looks for it any more
UNDER_WAY = (RUNNING, PAUSED)


class TableRow(msgspec.Struct, frozen=True):
    id: str
    game: str
    status: str  # one of those above
    public: bool
    invite: str
    host: str
    summary: bytes  # JSON for the lists: seats, names, options
    created_at: int  # milliseconds since 1970
    updated_at: int
    due_at: int | None = None  # when the server has to act


# ---- one table


def add(connection: Connection, row: TableRow) -> None:
    connection.execute(insert(TABLES).values(msgspec.structs.asdict(row)))


_SET_STATUS = CompiledStatement(
    update(TABLES).where(TABLES.c.id == bindparam("table")).values(status=bindparam("now"), updated_at=bindparam("at"))
)


def set_status(connection: Connection, table: str, status: str, at: int) -> None:
    """Raises LookupError where there is no such table, or no longer."""
    if _SET_STATUS.run(connection, {"table": table, "now": status, "at": at}).rowcount == 0:
        raise LookupError(f"there is no table {table}")


class LobbyUpdate(msgspec.Struct, frozen=True):
    """What the lists show of a table in play."""

    table: str
    updated_at: int
    summary: bytes
    due_at: int | None


_REFRESH_ONE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"), TABLES.c.updated_at <= bindparam("now"))
    .values(updated_at=bindparam("now"), summary=bindparam("text"), due_at=bindparam("due"))
)
_REFRESH_ALL = ValuesStatement(
    "UPDATE tables SET updated_at = news.column2, summary = news.column3, due_at = news.column4 "
    "FROM (VALUES {rows}) AS news WHERE tables.id = news.column1 AND tables.updated_at <= news.column2",
    columns=4,
)


def refresh(connection: Connection, updates: Sequence[LobbyUpdate]) -> None:
    """A table that retention has removed stays removed, and a node that is behind does not overwrite what another has
    written since."""
    if not updates:
        return
    if connection.dialect.name == "sqlite":
        # One statement: after each the writer thread would have to reacquire the interpreter lock from a busy loop.
        latest = {one.table: one for one in sorted(updates, key=lambda one: one.updated_at)}
        news = ((one.table, one.updated_at, one.summary, one.due_at) for one in latest.values())
        connection.exec_driver_sql(*_REFRESH_ALL.with_rows(news))
    else:
        rows = [{"table": one.table, "now": one.updated_at, "text": one.summary, "due": one.due_at} for one in updates]
        connection.execute(_REFRESH_ONE, sorted(rows, key=lambda row: str(row["table"])))  # in one order on all nodes


def by_id(connection: Connection, table: str) -> TableRow | None:
    row = connection.execute(select(TABLES).where(TABLES.c.id == table)).one_or_none()
    return None if row is None else _table(row)


def set_seats(connection: Connection, table: str, people: Mapping[int, str]) -> None:
    """Replaces the seats of a table."""
    connection.execute(delete(SEATS).where(SEATS.c.table_id == table))
    if people:
        rows = [{"table_id": table, "seat": seat, "person": person} for seat, person in people.items()]
        connection.execute(insert(SEATS), rows)


def add_guest(connection: Connection, table: str, person: str) -> None:
    """A person who came by the invite link; may be repeated."""
    connection.execute(
        insert_or(connection.dialect.name, GUESTS).values(table_id=table, person=person).on_conflict_do_nothing()
    )


def remove_guest(connection: Connection, table: str, person: str) -> None:
    connection.execute(delete(GUESTS).where(GUESTS.c.table_id == table, GUESTS.c.person == person))


def guests(connection: Connection, table: str) -> list[str]:
    query = select(GUESTS.c.person).where(GUESTS.c.table_id == table).order_by(GUESTS.c.person)
    return list(connection.execute(query).scalars())


def free_seats(connection: Connection, table: str, person: str) -> None:
    connection.execute(delete(SEATS).where(SEATS.c.table_id == table, SEATS.c.person == person))


def set_invite(connection: Connection, table: str, invite: str) -> None:
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(invite=invite))


def has_guest(connection: Connection, table: str, person: str) -> bool:
    wanted = (GUESTS.c.table_id == table) & (GUESTS.c.person == person)
    return connection.execute(select(GUESTS.c.person).where(wanted)).first() is not None


# ---- lists, the latest first


def open_public(connection: Connection, limit: int, game: str | None = None) -> list[TableRow]:
    return _list(connection, _public((OPEN,), game), limit)


def running_public(connection: Connection, limit: int, game: str | None = None) -> list[TableRow]:
    """Tables that can be watched."""
    return _list(connection, _public(UNDER_WAY, game), limit)


def of_person(
    connection: Connection, person: str, limit: int, statuses: tuple[str, ...] = (OPEN, *UNDER_WAY, FINISHED, CLOSED)
) -> list[TableRow]:
    """Tables where this person has a seat."""
    mine = select(SEATS.c.table_id).where(SEATS.c.person == person)
    return _list(connection, TABLES.c.id.in_(mine) & TABLES.c.status.in_(statuses), limit)


def latest(
    connection: Connection, limit: int, status: str | None = None, game: str | None = None, person: str | None = None
) -> list[TableRow]:
    """All tables, private ones too, for the operator."""
    wanted: ColumnElement[bool] = true()
    if status is not None:
        wanted &= TABLES.c.status == status
    if game is not None:
        wanted &= TABLES.c.game == game
    if person is not None:
        wanted &= TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.person == person)) | (TABLES.c.host == person)
    return _list(connection, wanted, limit)


def people_at(connection: Connection, tables: Sequence[str]) -> dict[str, dict[int, str]]:
    """The people of these tables, by seat."""
    found: dict[str, dict[int, str]] = {}
    query = select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.person).where(SEATS.c.table_id.in_(tables))
    for table, seat, person in connection.execute(query):
        found.setdefault(table, {})[seat] = person
    return found


def seats_of(connection: Connection, person: str) -> dict[str, list[int]]:
    """This person's seats, by table."""
    found: dict[str, list[int]] = {}
    query = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.person == person).order_by(SEATS.c.seat)
    for table, seat in connection.execute(query):
        found.setdefault(table, []).append(seat)
    return found


def ids_under_way(connection: Connection) -> list[str]:
    """Every table that a server must resume when it starts."""
    query = select(TABLES.c.id).where(TABLES.c.status.in_(UNDER_WAY)).order_by(TABLES.c.id)
    return list(connection.execute(query).scalars())


def under_way(connection: Connection) -> list[tuple[str, bytes]]:
    """Every table whose game has begun and is not over, with its summary."""
    query = select(TABLES.c.id, TABLES.c.summary).where(TABLES.c.status.in_(UNDER_WAY)).order_by(TABLES.c.id)
    return [(table, bytes(summary)) for table, summary in connection.execute(query)]


def ids_due(connection: Connection, before: int) -> list[str]:
    """Running tables at which some node should have acted before that time."""
    query = select(TABLES.c.id).where((TABLES.c.status == RUNNING) & (TABLES.c.due_at < before))
    return list(connection.execute(query.order_by(TABLES.c.id)).scalars())


def hosted(connection: Connection, person: str) -> int:
    """How many tables this person hosts that are open or under way."""
    wanted = (TABLES.c.host == person) & TABLES.c.status.in_((OPEN, *UNDER_WAY))
    return int(connection.execute(select(func.count()).select_from(TABLES).where(wanted)).scalar_one())


def chairs_of_guests(connection: Connection, people: Sequence[str]) -> dict[str, int]:
    """How many chairs each of these people has at open public tables of others; only those who have some."""
    others = (TABLES.c.status == OPEN) & TABLES.c.public & (TABLES.c.host != SEATS.c.person)
    query = select(SEATS.c.person, func.count()).join(TABLES, TABLES.c.id == SEATS.c.table_id)
    query = query.where(SEATS.c.person.in_(people), others).group_by(SEATS.c.person)
    return {person: int(chairs) for person, chairs in connection.execute(query)}


def _public(statuses: tuple[str, ...], game: str | None) -> ColumnElement[bool]:
    wanted = TABLES.c.public & TABLES.c.status.in_(statuses)
    return wanted if game is None else wanted & (TABLES.c.game == game)


def _list(connection: Connection, wanted: ColumnElement[bool], limit: int) -> list[TableRow]:
    query: Select[tuple[object, ...]] = select(TABLES).where(wanted)
    query = query.order_by(TABLES.c.updated_at.desc(), TABLES.c.id).limit(limit)
    return [_table(row) for row in connection.execute(query)]


def _table(row: Row[tuple[object, ...]]) -> TableRow:
    return TableRow(**row._mapping)
