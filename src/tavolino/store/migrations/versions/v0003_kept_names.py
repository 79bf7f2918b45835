"""Names that belong to the one person who keeps them by a passphrase."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "kept_names",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Index("kept_names_by_person", "person"),
    )
