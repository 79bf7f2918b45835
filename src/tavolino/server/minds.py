"""What the workers of bots have loaded before the first question, and the server itself has not: every game."""

from tavolino.bots import levels
from tavolino.core import registry

registry.shelf()
levels.names()
