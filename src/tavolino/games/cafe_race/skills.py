"""How strong the bots are at a race, by level."""

from typing import Final

from tavolino.core.skill import Mindset, Skill, notches

SKILLS: Final = {
    "easy": Skill(iterations=2),
    "hard": Skill(iterations=2400, noise=0.03, mindset=Mindset(casual=0.3, shrewd=0.3)),
    "expert": Skill(iterations=30_000, mindset=Mindset(casual=0.7, shrewd=0.3)),
}

NOTCHES: Final = notches(SKILLS["hard"], (0.32, 0.24, 0.18, 0.135, 0.1, 0.07, 0.045, 0.02, 0.0))
