"""What a result has changed in its person's rating; of earlier results nobody knows it."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    for name in ("mu_before", "mu_after", "sigma_after"):
        op.add_column("results", sa.Column(name, sa.Float))
