"""Thousands of games at once, as arrays of numbers, and single ones for PettingZoo, Gymnasium, OpenSpiel.

Needs NumPy, and each of these packages its library: `pip install tavolino[research]`.
"""

from tavolino.research.extras import need

need("NumPy", "numpy", "research")

from tavolino.research.buffers import BadBuffer, Buffers  # noqa: E402 (not before what they need is there)
from tavolino.research.kinds import BadAction, BadEnvironments  # noqa: E402
from tavolino.research.vector import Autoreset, VectorGames  # noqa: E402

__all__ = ["Autoreset", "BadAction", "BadBuffer", "BadEnvironments", "Buffers", "VectorGames"]
