"""When the server has to act at a table: a bot's move, a clock."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("due_at", sa.BigInteger))
    op.create_index("tables_by_due", "tables", ["due_at"])
