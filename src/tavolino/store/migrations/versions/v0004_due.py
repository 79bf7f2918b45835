"""When a table waits for the house itself: a bot to move, a clock to run out."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("due_at", sa.BigInteger))
    op.create_index("tables_by_due", "tables", ["due_at"])
