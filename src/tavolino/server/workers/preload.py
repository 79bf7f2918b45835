"""Imported by bot workers before the first question: loads every game, which the server itself does not."""

from tavolino.bots import levels
from tavolino.core import registry

registry.shelf()
levels.names()
