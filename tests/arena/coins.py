"""Games without rules: a biased coin decides between two, and part of the bias is luck that can be told."""

from collections.abc import Iterator

from tavolino.arena.contest import WHOLE
from tavolino.arena.deals import MILLION, PlayedGame
from tavolino.arena.sums import SideSums, sums_of
from tavolino.core.chance import FastChance

SIDES = [[0], [1]]


def toss(share: float, swing: float, chance: FastChance) -> PlayedGame:
    """The first wins with this chance, give or take `swing`: that is luck, and is told."""
    luck = swing if chance.below(2) else -swing
    won = int(chance.below(MILLION)) < (share + luck) * MILLION
    millionths = round(luck * MILLION)
    parts = [WHOLE, 0] if won else [0, WHOLE]
    return PlayedGame(moves=1, path=0, won=parts, points=[0, 0], luck=[millionths, -millionths])


def tossed(deals: int, share: float, swing: float, seed: int) -> SideSums:
    """The sums of the first side."""
    chance = FastChance.seeded(seed)
    total = SideSums()
    for _deal in range(deals):
        total += sums_of([toss(share, swing, chance) for _ in SIDES], SIDES).sides[0]
    return total


def experiments(count: int, deals: int, share: float, swing: float) -> Iterator[SideSums]:
    return (tossed(deals, share, swing, seed) for seed in range(count))
