"""How strong the bots are on an expedition, by level."""

from typing import Final

from tavolino.core.skill import Skill

SKILLS: Final = {
    "easy": Skill(iterations=1),
    "hard": Skill(iterations=60, noise=0.04),
    "expert": Skill(iterations=400),
}
