"""Sessions that can be ended, in which logs people appear, and what keeps order: blocks, mutes, bans, reports."""

import json
from collections.abc import Iterator

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

ROWS = 1000  # at a time


def upgrade() -> None:
    _accounts()
    _order()
    _note_appearances(op.get_bind())


def _accounts() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.Column("agent", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("ended_at", sa.BigInteger),
        sa.Index("sessions_by_person", "person"),
        sa.Index("sessions_by_end", "ended_at"),
    )
    op.create_table(
        "appearances",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person"),
        sa.Index("appearances_by_person", "person"),
    )
    op.create_table(
        "forgotten",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def _order() -> None:
    op.create_table(
        "blocks",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("blocked", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("person", "blocked", name="one_block_per_pair"),
        sa.Index("blocks_by_blocked", "blocked"),
    )
    op.create_table(
        "mutes",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("until", sa.BigInteger),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.Column("shown", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("kind", "value", name="one_ban_of_each"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("reporter", sa.Text, sa.ForeignKey("people.id", ondelete="SET NULL")),
        sa.Column("about", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("line", sa.Integer),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("done_at", sa.BigInteger),
        sa.Index("reports_by_time", "done_at", "created_at"),
        sa.Index("reports_by_reporter", "reporter"),
        sa.Index("reports_by_about", "about"),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("whom", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Index("audit_by_whom", "whom"),
    )
    op.create_table(
        "operator_sessions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("began_at", sa.BigInteger, nullable=False),
        sa.Column("confirmed_at", sa.BigInteger, nullable=False),
        sa.Column("agent", sa.Text, nullable=False),
    )


def _note_appearances(connection: sa.Connection) -> None:
    """From the logs: who sat down, and whose commands are in them. A command of a person is PERSON/ID."""
    found: set[tuple[str, str]] = set()
    for table, command, body in _logs(connection):
        person, slash, _ = command.partition("/")
        if slash:
            found.add((table, person))
        if body.startswith(b'{"kind":"seated"'):
            found.add((table, str(json.loads(body)["person"])))
    appearances = sa.table("appearances", sa.column("table_id"), sa.column("person"))
    rows = [{"table_id": table, "person": person} for table, person in sorted(found)]
    for first in range(0, len(rows), ROWS):
        connection.execute(sa.insert(appearances), rows[first : first + ROWS])


def _logs(connection: sa.Connection) -> Iterator[tuple[str, str, bytes]]:
    """Of tables that are there: a log without one is damage, which `tavolino admin check` reports."""
    tables = sa.table("tables", sa.column("id"))
    entries = sa.table("entries", sa.column("table_id"), sa.column("command"), sa.column("body", sa.LargeBinary))
    logs = sa.select(entries.c.table_id, entries.c.command, entries.c.body).join(
        tables, tables.c.id == entries.c.table_id
    )
    for table, command, body in connection.execute(logs.execution_options(yield_per=ROWS)):
        yield table, command, bytes(body)
