"""The moves of Café Race: their codes inside, their texts outside."""

from tavolino.core.notation import MoveTable

FACES = range(1, 7)

TEXTS = (
    *(f"thrust {thrust}" for thrust in FACES),
    *(f"open {die} {bid}" for die in FACES for bid in FACES),
    *(f"bid {bid}" for bid in FACES),
    "pass",
)

MOVES = MoveTable(TEXTS)
