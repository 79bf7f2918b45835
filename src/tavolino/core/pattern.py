"""What is to be learned of a game: which numbers of its encoding a value looks at together."""

from typing import NamedTuple


class Pattern(NamedTuple):
    """A table with an entry for every combination of these numbers, by their names in the encoder's columns.

    All of them must be public, as a position is encoded once for all seats. A seat's score is the sum of its entries.
    """

    own: tuple[str, ...]  # of the seat that is judged
    other: tuple[str, ...] = ()  # of each of the others in turn, whose entries are added; without any: one entry
    table: tuple[str, ...] = ()  # of the table


class Learning(NamedTuple):
    """Positions that one set of tables is for, whatever else was chosen before the game."""

    name: str  # of the file with its weights, the same for all options that share it
    patterns: tuple[Pattern, ...]
    games: int = 16_000  # of self-play, until it is known well enough
