"""Legal moves as a screen wants them: the text that is sent back, and of which kind it is."""

from functools import lru_cache

import msgspec

from tavolino.core.notation import MoveTable


class Choice(msgspec.Struct, frozen=True):
    move: str
    kind: str


def choice(text: str) -> Choice:
    return Choice(text, text.partition(" ")[0])


@lru_cache(maxsize=4096)  # the same few sets of moves come up again and again
def choices_json(moves: MoveTable, legal: tuple[int, ...]) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode([choice(moves.text(code)) for code in legal]))
