"""What makes a level of a bot. How its search goes is the same in every game; how far it has to look is not, so that
each game has a table of its own (`skills.py` in its folder)."""

from typing import NamedTuple


class Mindset(NamedTuple):
    """How the others are thought to choose: this share at a first glance, this one without regrets, the rest anyhow."""

    casual: float = 0.0
    shrewd: float = 0.0


class Skill(NamedTuple):
    """How far a level looks, how it thinks of the others, and how it errs: its noise alone makes it weaker."""

    iterations: int  # of a search; for a beginner, how often each move is looked at
    noise: float = 0.0  # standard error, in winning chance, that is added to what each move is worth
    mindset: Mindset = Mindset()
    turns: int = 8  # that are looked at closely, where the game plans whole ones
    horizon: int = 0  # turns after the own one until positions are judged; 0: they are played to the end
