"""What people report to the operator: somebody, or a line of chat."""

import secrets

import msgspec
from sqlalchemy import Connection, insert, select, update

from tavolino.store.people import keep
from tavolino.store.schema import PEOPLE, REPORTS

SHOWN = 100


class Report(msgspec.Struct, frozen=True):
    reporter: str | None  # None: they have deleted their account
    about: str
    table_id: str
    line: int | None  # the entry; None: the person as such
    reason: str
    created_at: int  # milliseconds since 1970
    done_at: int | None = None
    id: str = msgspec.field(default_factory=lambda: secrets.token_urlsafe(9))


class NamedReport(msgspec.Struct, frozen=True):
    """With the names as they are now."""

    report: Report
    reporter_name: str
    about_name: str


def add(connection: Connection, report: Report) -> None:
    """Raises LookupError where one of the two is not known any longer."""
    keep(connection, *(person for person in (report.reporter, report.about) if person is not None))
    connection.execute(insert(REPORTS).values(msgspec.structs.asdict(report)))


def latest(connection: Connection, done: bool) -> list[NamedReport]:
    """Those that are to be looked at, or those that are done; the latest first."""
    reporters, others = PEOPLE.alias("reporters"), PEOPLE.alias("others")
    query = select(REPORTS, reporters.c.name.label("reporter_name"), others.c.name.label("about_name"))
    query = query.join(reporters, reporters.c.id == REPORTS.c.reporter, isouter=True)
    query = query.join(others, others.c.id == REPORTS.c.about)
    query = query.where(REPORTS.c.done_at.is_not(None) if done else REPORTS.c.done_at.is_(None))
    rows = connection.execute(query.order_by(REPORTS.c.created_at.desc(), REPORTS.c.id).limit(SHOWN))
    return [_named({str(name): value for name, value in row._mapping.items()}) for row in rows]


def about(connection: Connection, report: str) -> str | None:
    """The person whom it is about; None where there is no such report, or it is done already."""
    wanted = (REPORTS.c.id == report) & REPORTS.c.done_at.is_(None)
    found: str | None = connection.execute(select(REPORTS.c.about).where(wanted)).scalar_one_or_none()
    return found


def close(connection: Connection, report: str, now: int) -> None:
    wanted = (REPORTS.c.id == report) & REPORTS.c.done_at.is_(None)
    connection.execute(update(REPORTS).where(wanted).values(done_at=now))


def _named(row: dict[str, object]) -> NamedReport:
    reporter, about = row.pop("reporter_name"), row.pop("about_name")
    return NamedReport(msgspec.convert(row, Report), str(reporter or ""), str(about))
