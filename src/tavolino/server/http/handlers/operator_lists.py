"""What the operator sees: people, sessions, tables, chat, reports, bans and the audit log.

Nothing of a running game that is hidden from onlookers, and nothing that opens a door: no invite, seed or token.
"""

from functools import partial
from typing import Annotated, Literal

from msgspec import Meta, Struct

from tavolino.server.http.call import Call
from tavolino.server.http.errors import NotFound
from tavolino.server.services import now
from tavolino.store import audit, bans, chat, lobby, mutes, people, reports, sessions
from tavolino.store.audit import ListedAuditEntry
from tavolino.store.bans import Ban
from tavolino.store.line import Connection
from tavolino.store.lobby import TableRow
from tavolino.store.people import Person
from tavolino.store.reports import NamedReport
from tavolino.store.sessions import StoredSession
from tavolino.table.chat_lines import ChatLine, chat_lines
from tavolino.table.entry import LINE_REMOVED, SAID
from tavolino.table.summary import Summary, read_summary

SHOWN = 100  # rows of a list
AROUND = 10  # lines of chat before and after the one that was reported

Word = Annotated[str, Meta(max_length=48)]
Id = Annotated[str, Meta(max_length=40)]


class PeopleQuery(Struct, frozen=True, forbid_unknown_fields=True):
    name: Word = ""


class SessionQuery(Struct, frozen=True, forbid_unknown_fields=True):
    person: Id | None = None


class TableQuery(Struct, frozen=True, forbid_unknown_fields=True):
    status: Literal["open", "running", "paused", "finished", "closed"] | None = None
    game: Id | None = None
    person: Id | None = None


class ReportQuery(Struct, frozen=True, forbid_unknown_fields=True):
    done: bool = False


class AuditQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """The rows before that one."""

    before: Annotated[int, Meta(ge=1, le=2**53)] | None = None


class PersonShown(Struct, frozen=True):
    """`kept`: with a passphrase. `muted`, `banned`: at present."""

    id: str
    name: str
    kept: bool
    created_at: int
    seen_at: int
    muted: bool
    banned: bool
    sockets: int  # open at this node


class SessionShown(Struct, frozen=True):
    person: str
    name: str
    created_at: int
    seen_at: int
    agent: str
    address: str


class ChairShown(Struct, frozen=True):
    name: str
    bot: str | None
    stand_in: bool
    person: str | None


class TableShown(Struct, frozen=True):
    id: str
    game: str
    status: str
    public: bool
    host: str
    host_name: str
    chairs: list[ChairShown]
    opened_at: int
    updated_at: int
    watchers: int  # at this node


class GuestShown(Struct, frozen=True):
    person: str
    name: str


class TableDetails(Struct, frozen=True):
    table: TableShown
    guests: list[GuestShown]  # who came by the invite
    lines: list[ChatLine]


class ReportShown(Struct, frozen=True):
    """`lines`: the chat around what was reported."""

    id: str
    reporter: str
    about: str
    about_name: str
    table: str
    line: int | None
    reason: str
    created_at: int
    done_at: int | None
    lines: list[ChatLine]


# ---- people


async def list_people(call: Call[None, PeopleQuery]) -> list[PersonShown]:
    found = await call.services.store.read(partial(people.search, part=call.query.name.strip(), limit=SHOWN))
    return [_person(call, person) for person in found]


async def list_sessions(call: Call[None, SessionQuery]) -> list[SessionShown]:
    found = await call.services.store.read(partial(_sessions, person=call.query.person))
    return [SessionShown(s.person, name, s.created_at, s.seen_at, s.agent, s.address) for s, name in found]


def _person(call: Call[None, PeopleQuery], person: Person) -> PersonShown:
    live = call.services.live
    return PersonShown(
        id=person.id,
        name=person.name,
        kept=person.passphrase is not None,
        created_at=person.created_at,
        seen_at=person.seen_at,
        muted=live.rules.is_muted(person.id),
        banned=not live.rules.is_welcome(person.name, ""),
        sockets=sum(visit.visitor.person == person.id for visit in live.sockets.visits),
    )


def _sessions(connection: Connection, person: str | None) -> list[tuple[StoredSession, str]]:
    if person is None:
        return sessions.latest(connection)
    known = people.by_id(connection, person)
    return [] if known is None else [(one, known.name) for one in sessions.of_person(connection, person)]


# ---- tables


async def list_tables(call: Call[None, TableQuery]) -> list[TableShown]:
    wanted = call.query
    job = partial(_tables, status=wanted.status, game=wanted.game, person=wanted.person)
    rows, seats, hosts = await call.services.store.read(job)
    current = call.services.live.current
    return [_table(call, row, current(told), seats.get(row.id, {}), hosts.get(row.host)) for row, told in rows]


async def look_at_table(call: Call[None, None]) -> TableDetails:
    table = call.path["table"]
    found = await call.services.store.read(partial(_details, table=table))
    if found is None:
        raise NotFound("there is no such table")
    row, written, seats, known, stored = found
    told = call.services.live.current(written)
    guests = [GuestShown(person.id, person.name) for person in known.values() if person.id != row.host]
    return TableDetails(_table(call, row, told, seats, known.get(row.host)), guests, chat_lines(stored))


def _tables(
    connection: Connection, status: str | None, game: str | None, person: str | None
) -> tuple[list[tuple[TableRow, Summary]], dict[str, dict[int, str]], dict[str, Person]]:
    rows = lobby.latest(connection, SHOWN, status, game, person)
    seats = lobby.people_at(connection, [row.id for row in rows])
    hosts = people.by_ids(connection, sorted({row.host for row in rows}))
    return [(row, read_summary(row.summary)) for row in rows], seats, hosts


def _details(
    connection: Connection, table: str
) -> tuple[TableRow, Summary, dict[int, str], dict[str, Person], list[tuple[int, str, bytes]]] | None:
    row = lobby.by_id(connection, table)
    if row is None:
        return None
    seats = lobby.people_at(connection, [table]).get(table, {})
    known = people.by_ids(connection, [row.host, *lobby.guests(connection, table)])
    return row, read_summary(row.summary), seats, known, chat.latest(connection, table, (SAID, LINE_REMOVED))


def _table(
    call: Call[None, TableQuery] | Call[None, None],
    row: TableRow,
    told: Summary,
    seats: dict[int, str],
    host: Person | None,
) -> TableShown:
    """Field by field: a row also has the invite."""
    room = call.services.live.node.rooms.get(row.id)
    return TableShown(
        id=row.id,
        game=row.game,
        status=told.status,
        public=row.public,
        host=row.host,
        host_name="" if host is None else host.name,
        chairs=[
            ChairShown(chair.name, chair.bot, chair.stand_in, seats.get(seat)) for seat, chair in enumerate(told.chairs)
        ],
        opened_at=told.opened_at,
        updated_at=told.updated_at,
        watchers=0 if room is None else len(room.watchers),
    )


# ---- reports, bans, audit


async def list_reports(call: Call[None, ReportQuery]) -> list[ReportShown]:
    return await call.services.store.read(partial(_reports, done=call.query.done))


async def list_bans(call: Call[None, None]) -> list[Ban]:
    return await call.services.store.read(partial(bans.holding, now=now()))


async def list_mutes(call: Call[None, None]) -> list["MuteShown"]:
    return await call.services.store.read(partial(_mutes, at=now()))


async def list_audit(call: Call[None, AuditQuery]) -> list[ListedAuditEntry]:
    return await call.services.store.read(partial(audit.latest, limit=SHOWN, before=call.query.before))


class MuteShown(Struct, frozen=True):
    person: str
    name: str
    until: int | None
    reason: str
    created_at: int


def _mutes(connection: Connection, at: int) -> list[MuteShown]:
    found = mutes.holding(connection, at)
    names = people.by_ids(connection, [mute.person for mute in found])
    return [MuteShown(mute.person, names[mute.person].name, mute.until, mute.reason, mute.created_at) for mute in found]


def _reports(connection: Connection, done: bool) -> list[ReportShown]:
    found = reports.latest(connection, done)
    tables = {named.report.table_id for named in found}
    spoken = {table: chat_lines(chat.latest(connection, table, (SAID, LINE_REMOVED))) for table in sorted(tables)}
    return [_report(named, _around(spoken[named.report.table_id], named.report.line)) for named in found]


def _report(named: NamedReport, lines: list[ChatLine]) -> ReportShown:
    report = named.report
    return ReportShown(
        id=report.id,
        reporter=named.reporter_name,
        about=report.about,
        about_name=named.about_name,
        table=report.table_id,
        line=report.line,
        reason=report.reason,
        created_at=report.created_at,
        done_at=report.done_at,
        lines=lines,
    )


def _around(lines: list[ChatLine], reported: int | None) -> list[ChatLine]:
    """About a person as such: the last lines at their table."""
    if reported is None:
        return lines[-2 * AROUND :]
    place = next((place for place, line in enumerate(lines) if line.line >= reported), len(lines))
    return lines[max(0, place - AROUND) : place + AROUND + 1]
