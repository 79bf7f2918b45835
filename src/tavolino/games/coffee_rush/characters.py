"""Who else can work in the café: bots of the same strength that play in ways of their own."""

from typing import Final

from tavolino.core.skill import Skill, character
from tavolino.games.coffee_rush.skills import SKILLS

BASE: Final = SKILLS["hard"]._replace(turns=16)  # a wider choice, so that there is something to their liking

CHARACTERS: Final[dict[str, Skill]] = {
    "hoarder": character(BASE, thrift=0.2),
    "dasher": character(BASE, far=0.2),
    "purist": character(BASE, clutter=-0.2),
    "juggler": character(BASE, clutter=0.2),
}
