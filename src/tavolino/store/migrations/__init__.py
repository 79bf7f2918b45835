"""Migrations to the tables in `schema`."""
