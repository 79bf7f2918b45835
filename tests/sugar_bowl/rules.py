"""The rules of Sugar Bowl: everybody reaches at once, and equal hands take nothing."""

from tavolino.core.chance import Chance
from tavolino.core.event import Log
from tavolino.core.state import State

from .events import Chose, Ended, Took

MOST = 3  # lumps in one hand; the move with code n takes n + 1


class Bowl(State):
    """`chosen` and `lumps` by seat; 0 is a hand not reached out yet."""

    def __init__(self, rounds: int, chosen: list[int], lumps: list[int]) -> None:
        self.rounds = rounds  # still to play
        self.chosen = chosen
        self.lumps = lumps

    @staticmethod
    def start(players: int, chance: Chance) -> "Bowl":
        return Bowl(chance.die(), [0] * players, [0] * players)  # LUMP-COMP-1

    def clone(self) -> "Bowl":
        return Bowl(self.rounds, self.chosen.copy(), self.lumps.copy())

    def to_move(self) -> list[int]:
        return [seat for seat, lumps in enumerate(self.chosen) if lumps == 0] if self.rounds else []

    def pending(self) -> str:
        return "take" if self.rounds else "over"

    def candidates(self, seat: int) -> tuple[int, ...]:
        return tuple(range(MOST))

    def refusal(self, seat: int, move: int) -> str | None:
        if self.rounds == 0:
            return "LUMP-END-1"
        return "LUMP-TAKE-1" if self.chosen[seat] else None

    def apply(self, seat: int, move: int, chance: Chance, log: Log | None) -> None:
        self.chosen[seat] = move + 1
        if log is not None:
            log.add(Chose("LUMP-TAKE-1", seat, move + 1))
        if 0 not in self.chosen:
            self.share_out(log)

    def share_out(self, log: Log | None) -> None:
        """LUMP-TAKE-2"""
        for seat, lumps in enumerate(self.chosen):
            if self.chosen.count(lumps) == 1:
                self.lumps[seat] += lumps
                if log is not None:
                    log.add(Took("LUMP-TAKE-2", seat, lumps))
        self.chosen = [0] * len(self.chosen)
        self.rounds -= 1
        if self.rounds == 0 and log is not None:
            log.add(Ended("LUMP-END-1", self.winners()))

    def scores(self) -> list[int]:
        return self.lumps.copy()

    def winners(self) -> list[int]:
        return [seat for seat, lumps in enumerate(self.lumps) if lumps == max(self.lumps)]

    def measures(self) -> list[float]:
        return [sum(self.lumps)]
