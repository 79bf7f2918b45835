"""Append-only store of table logs: SQLite by default, PostgreSQL when one machine is not enough.

Nobody else speaks to a database: what other rooms need of it is a `Connection` to hand on, which `line` has. It is not
here, or whoever asks where the database is (`place`) would wait for SQLAlchemy.
"""
