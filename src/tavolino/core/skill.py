"""What makes a level of a bot. How its search goes is the same in every game; how far it has to look is not, so that
each game has tables of its own (`skills.py` and `characters.py` in its folder)."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

NOTCHES: Final = tuple(f"notch-{number}" for number in range(1, 10))  # of the slider, from weak to strong


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
    broad: bool = False  # takes moves in earnest that its search has hardly tried: without it, noise could not do much
    leaning: Mapping[str, float] = MappingProxyType({})  # in winning chance, by trait (`Foresight.traits`)


def notches(best: Skill, noises: Sequence[float]) -> dict[str, Skill]:
    """The slider: the same search with less and less noise."""
    return {name: best._replace(noise=noise, broad=True) for name, noise in zip(NOTCHES, noises, strict=True)}


def character(base: Skill, noise: float = 0.0, **leaning: float) -> Skill:
    """The same search by somebody to whom some things are dearer than they are worth. Noise makes those weaker whom
    their leaning costs little, so that all are of the same strength."""
    return base._replace(noise=noise, broad=True, leaning=leaning)
