"""Run by Alembic: migrations on the connection that `upgrade` has opened."""

from alembic import context

from tavolino.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
