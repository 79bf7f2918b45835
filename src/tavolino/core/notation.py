"""Moves are small numbers inside and texts outside; one table per game turns one into the other."""

from collections.abc import Sequence
from typing import Any

from tavolino.core.refusal import BadMove


def kind_of(text: str) -> str:
    """The first word of a move."""
    return text.partition(" ")[0]


class MoveTable:
    """All moves of a game; the code of a move is its place in `texts`."""

    def __init__(self, texts: Sequence[str]) -> None:
        self.texts = tuple(texts)
        self._codes = {text: code for code, text in enumerate(self.texts)}
        # Sets of moves as screens are sent them, since the same few recur. Kept here, so that they are forgotten with
        # the moves of their game: those of a menu of one's own are some hundred kilobytes.
        self.choices_json: dict[tuple[int, ...], Any] = {}
        if len(self._codes) != len(self.texts):
            raise ValueError("two moves share one text")

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, code: int) -> str:
        return self.texts[code]

    def code(self, text: str) -> int:
        """The move that a text means; white space and capitals do not matter."""
        code = self._codes.get(" ".join(text.lower().split()))
        if code is None:
            raise BadMove(f"{text[:80]!r} is no move of this game")
        return code
