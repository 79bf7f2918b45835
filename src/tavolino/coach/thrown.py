"""Dice that are known, and everything else by chance: what could have been dealt after the same throw? Compiled."""

from collections.abc import Sequence
from typing import final

from mypy_extensions import i64

from tavolino.core.chance import Chance, Draw

SIX_FACES: tuple[int, ...] = (1, 2, 3, 4, 5, 6)


@final
class ThrownDice(Chance):
    """Each kind of die shows what it showed, throw by throw, whatever else is drawn between; then chance goes on."""

    def __init__(self, draws: Sequence[Draw], after: Chance) -> None:
        self.after = after
        self.left: dict[tuple[int, ...], list[int]] = {}
        for draw in draws:
            if draw.is_die:
                self.left.setdefault(draw.faces, []).append(draw.value)

    def below(self, n: i64) -> i64:
        return self.after.below(n)

    def die(self) -> i64:
        return self.thrown(SIX_FACES, [1, 2, 3, 4, 5, 6])

    def face(self, faces: list[i64]) -> i64:
        return self.thrown(tuple([int(face) for face in faces]), faces)

    def thrown(self, kind: tuple[int, ...], faces: list[i64]) -> i64:
        queue = self.left.get(kind)
        if queue is None or not queue:
            return self.after.face(faces)
        return queue.pop(0)

    def clone(self) -> "ThrownDice":
        copy = ThrownDice([], self.after.clone())
        for kind, queue in self.left.items():
            copy.left[kind] = queue.copy()
        return copy
