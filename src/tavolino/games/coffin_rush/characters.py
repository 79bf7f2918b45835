"""Who else can go on an expedition: bots of the same strength that play in ways of their own."""

from typing import Final

from tavolino.core.skill import Skill, character
from tavolino.games.coffin_rush.skills import SKILLS

BASE: Final = SKILLS["hard"]

CHARACTERS: Final[dict[str, Skill]] = {
    "bully": character(BASE, robbery=0.3, prowl=0.05),
    "homebody": character(BASE, homeward=0.1),
    "delver": character(BASE, homeward=-0.1, sarcophagus=0.1),
    "magpie": character(BASE, small=0.1, sarcophagus=-0.1),
}
