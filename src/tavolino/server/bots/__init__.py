"""Bots run in separate worker processes."""
