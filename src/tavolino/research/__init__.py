"""Thousands of games at once, as arrays of numbers. Needs NumPy: `pip install tavolino[research]`."""

try:
    import numpy  # noqa: F401 (only whether it is there)
except ModuleNotFoundError:
    raise ModuleNotFoundError("tavolino.research needs NumPy: pip install tavolino[research]", name="numpy") from None

from tavolino.research.buffers import BadBuffer, Buffers
from tavolino.research.vector import Autoreset, BadAction, BadEnvironments, VectorGames

__all__ = ["Autoreset", "BadAction", "BadBuffer", "BadEnvironments", "Buffers", "VectorGames"]
