"""Who else can sit down at a race: bots of the same strength that play in ways of their own."""

from typing import Final

from tavolino.core.skill import Skill, character
from tavolino.games.cafe_race.skills import SKILLS

BASE: Final = SKILLS["hard"]

CHARACTERS: Final[dict[str, Skill]] = {
    "sprinter": character(BASE, fast=0.015),
    "waiter": character(BASE, fast=-0.025),
    "gambler": character(BASE, extreme=0.03),
    "shadow": character(BASE, echo=0.025),
}
