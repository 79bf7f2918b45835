"""Which kind of chance a move set going."""

from typing import Literal

from tavolino.coach.happenings import Made

LuckKind = Literal["dice", "deal", "reveal"]


def has_dice(made: Made) -> bool:
    return any(draw.is_die for draw in made.draws)


def has_more_than_dice(made: Made) -> bool:
    drawn = any(not draw.is_die for draw in made.draws)
    return drawn or any(event.SECRET or event.REVEALS for event in made.events)


def kind_beside_dice(made: Made) -> LuckKind:
    """What came from a deck or was picked is dealt; what lay hidden is revealed. Of both together it is a deal."""
    drawn = any(not draw.is_die for draw in made.draws)
    return "deal" if drawn or any(event.DEALT for event in made.events) else "reveal"
