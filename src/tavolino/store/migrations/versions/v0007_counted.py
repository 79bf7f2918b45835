"""Which results count in somebody's statistics: not those of lessons, nor of games begun from a position."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

ROWS = 500  # at a time


def upgrade() -> None:
    op.add_column("results", sa.Column("counted", sa.Boolean, nullable=False, server_default=sa.true()))
    _judge_earlier(op.get_bind())


def _judge_earlier(connection: sa.Connection) -> None:
    """By the first entry of each log. Where retention has removed the log, nobody can tell, and the result counts."""
    results = sa.table("results", sa.column("table_id"), sa.column("counted", sa.Boolean))
    entries = sa.table("entries", sa.column("table_id"), sa.column("seq"), sa.column("body", sa.LargeBinary))
    finished = sa.select(results.c.table_id).distinct()
    openings = sa.select(entries.c.table_id, entries.c.body).where(entries.c.seq == 1, entries.c.table_id.in_(finished))
    rows = connection.execute(openings.execution_options(yield_per=ROWS))
    uncounted = [table for table, body in rows if _is_begun_elsewhere(bytes(body))]
    for first in range(0, len(uncounted), ROWS):
        some = results.c.table_id.in_(uncounted[first : first + ROWS])
        connection.execute(sa.update(results).where(some).values(counted=False))


def _is_begun_elsewhere(opening: bytes) -> bool:
    """What cannot be read is damage, which `tavolino admin check` reports."""
    try:
        plan = json.loads(opening)["plan"]
    except (ValueError, KeyError, TypeError):
        return False
    return isinstance(plan, dict) and (plan.get("lesson") is not None or plan.get("start") is not None)
