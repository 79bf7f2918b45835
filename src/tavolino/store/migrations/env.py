"""Run by alembic: the steps on the connection that `migrate` has opened."""

from alembic import context

from tavolino.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
