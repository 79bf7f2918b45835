"""How much an analysis thinks. It is counted and not timed: the same record gives the same account everywhere."""

from typing import Final, NamedTuple

# Part of every kept analysis: another number where the same record is judged otherwise.
EVALUATION: Final = 1


class Depth(NamedTuple):
    """All numbers of positions are even: one half finds what is best, the other says how good that is."""

    first: int  # imagined positions in which everything that could be done is tried
    further: int  # and further ones, for what looks best
    turns: int  # that are looked at, where the game plans whole ones
    kept: int  # of what could be done, for a closer look
    joint: int = 0  # times that secret choices are drawn from what everybody is thought to choose
    thinking: int = 0  # iterations of the search that finds out how they choose
    steps: int = 0  # that a game is played on before learned values are asked, see `Judge`


# By whether the game has learned values: without any, each position is played to the end, which takes far longer.
DEPTHS: Final = {
    ("quick", True): Depth(first=200, further=200, turns=6, kept=4, joint=400, thinking=2_000, steps=1),
    ("quick", False): Depth(first=6, further=14, turns=6, kept=3, joint=20, thinking=100),
    ("thorough", True): Depth(first=1_000, further=2_000, turns=10, kept=6, joint=4_000, thinking=20_000, steps=1),
    ("thorough", False): Depth(first=48, further=152, turns=10, kept=4, joint=200, thinking=1_000),
}

# Of hints, by whether the game has learned values; somebody waits for them.
HINTS: Final = {
    True: Depth(first=200, further=400, turns=8, kept=4, joint=400, thinking=4_000, steps=1),
    False: Depth(first=16, further=64, turns=8, kept=3, joint=60, thinking=200),
}
