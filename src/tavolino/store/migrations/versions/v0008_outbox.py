"""Addresses at which people want to be told, and what has still to be sent there."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE")),
        sa.Column("session", sa.Text),
        sa.Column("form", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("failed_at", sa.BigInteger),
        sa.Column("failure", sa.Text),
        sa.Index("subscriptions_by_person", "person"),
        sa.Index("subscriptions_by_table", "table_id"),
        sa.Index("subscriptions_by_session", "session"),
    )
    op.create_table(
        "outbox",
        sa.Column("subscription", sa.Text, sa.ForeignKey("subscriptions.id", ondelete="CASCADE"), nullable=False),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("lease", sa.Text),
        sa.PrimaryKeyConstraint("subscription", "table_id", "reason"),
        sa.Index("outbox_by_due", "due_at"),
        sa.Index("outbox_by_table", "table_id"),
    )
