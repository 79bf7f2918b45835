"""Append-only store of table logs: SQLite by default, PostgreSQL when one machine is not enough.

No other package talks to a database. All that they need of it is the type `Connection`, which `line` exports; it is not
exported here, since importing `database_url` would then load SQLAlchemy.
"""
