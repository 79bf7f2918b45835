"""What reserved names look like, so that nobody else takes a name that looks the same."""

import sqlalchemy as sa
from alembic import op

from tavolino.store.lookalikes import skeleton

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "name_looks",
        sa.Column("look", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Index("name_looks_by_person", "person"),
    )
    _fill()


def _fill() -> None:
    """Where names look alike already, the oldest person's look is reserved; the others keep their names."""
    connection = op.get_bind()
    reserved = sa.text(
        "SELECT people.name, people.id FROM kept_names JOIN people ON people.id = kept_names.person "
        "ORDER BY people.created_at DESC, people.id DESC"
    )
    looks = {skeleton(name): person for name, person in connection.execute(reserved)}  # the last one counts
    if looks:
        rows = [{"look": look, "person": person} for look, person in looks.items()]
        connection.execute(sa.text("INSERT INTO name_looks (look, person) VALUES (:look, :person)"), rows)
