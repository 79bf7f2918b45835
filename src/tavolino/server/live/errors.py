"""Errors of live tables, besides those of every table."""

from tavolino.core.refusal import UnknownGame


class NoTable(UnknownGame):
    """There is no such table, or the visitor may not know of it."""

    code = "no_table"
