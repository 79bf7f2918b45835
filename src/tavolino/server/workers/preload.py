"""Imported before a worker has its first job: loads every game, which the server itself does not."""

from tavolino.bots import levels
from tavolino.core import registry

registry.shelf()
levels.names()
