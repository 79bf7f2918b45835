"""How strong the bots are in the café, by level."""

from typing import Final

from tavolino.core.skill import Skill

SKILLS: Final = {
    "easy": Skill(iterations=1),
    "hard": Skill(iterations=96, noise=0.03),
    "expert": Skill(iterations=400),
}
