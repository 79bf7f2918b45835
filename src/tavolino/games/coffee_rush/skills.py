"""How strong the bots are in the café, by level."""

from typing import Final

from tavolino.core.skill import Skill, notches

SKILLS: Final = {
    "easy": Skill(iterations=1),
    "hard": Skill(iterations=96, horizon=4, noise=0.05),
    "expert": Skill(iterations=1000, turns=16, horizon=4),
}

NOTCHES: Final = notches(SKILLS["hard"], (0.32, 0.24, 0.18, 0.135, 0.1, 0.07, 0.045, 0.02, 0.0))
