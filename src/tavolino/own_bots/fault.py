"""What a player of one's own can do wrong; none of it ends a game."""

from typing import Literal

import msgspec

FaultKind = Literal["crash", "timeout", "unreadable", "illegal"]
LONGEST_PROBLEM = 300  # characters


class PlayerFault(Exception):
    """It gave no move that can be played; a stand-in plays this one.

    `last_words` is the end of what the program wrote to its standard error.
    """

    def __init__(self, kind: FaultKind, problem: str, last_words: str = "") -> None:
        super().__init__(problem[:LONGEST_PROBLEM])
        self.kind: FaultKind = kind
        self.last_words = last_words

    def __reduce__(self) -> tuple[object, ...]:
        return PlayerFault, (self.kind, str(self), self.last_words)


class FaultCounts(msgspec.Struct):
    """By kind, and how many moves the stand-in has played."""

    crashes: int = 0
    timeouts: int = 0
    unreadable: int = 0
    illegal: int = 0
    stood_in: int = 0

    def count(self, kind: FaultKind) -> None:
        field = COUNTED_AS[kind]
        setattr(self, field, getattr(self, field) + 1)

    def add(self, other: "FaultCounts") -> None:
        for field in FaultCounts.__struct_fields__:
            setattr(self, field, getattr(self, field) + getattr(other, field))


COUNTED_AS: dict[FaultKind, str] = {
    "crash": "crashes",
    "timeout": "timeouts",
    "unreadable": "unreadable",
    "illegal": "illegal",
}
