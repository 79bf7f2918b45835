"""What a seat may know, as numbers: a row of bytes, always as long, for learning programs and bots."""

from abc import ABCMeta, abstractmethod

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from tavolino.core.features import Columns, Feature
from tavolino.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(metaclass=ABCMeta):
    """Encodes positions of one game with so many players and the same options, apart from those that change nothing
    about the numbers."""

    def __init__(self, columns: Columns, players: i64) -> None:
        self.columns = columns
        self.players = players
        self.features: tuple[Feature, ...] = columns.features(players)
        self.size: i64 = len(self.features)

    @abstractmethod
    def encode(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        """Writes all numbers into a row, from the place `at` on.

        It is given the position for the sake of speed, and reads nothing of it that this seat may not know: tests swap
        what is hidden, and encode what `imagine` makes of the view; the numbers must be the same.
        """

    def encoded(self, state: State, seat: i64) -> bytes:
        """The numbers alone."""
        row = empty_row(self.size)
        self.encode(state, seat, row, 0)
        return bytes(row)


def empty_row(size: i64) -> vec[u8]:
    return vec[u8](bytes(size))


def clipped(count: i64) -> u8:
    """A count as one byte; 255 stands for more."""
    return u8(count) if count < 255 else 255
