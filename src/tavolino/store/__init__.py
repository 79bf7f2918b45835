"""Append-only store of table logs: SQLite by default, PostgreSQL when one machine is not enough."""
