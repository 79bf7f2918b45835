"""What a seat could do, each tried in the same imagined positions: everything a little, what looks best more often."""

from collections.abc import Sequence
from typing import NamedTuple

from tavolino.coach.comparing import Values
from tavolino.coach.depth import Depth
from tavolino.coach.numbers import mean
from tavolino.coach.worlds import Worlds
from tavolino.core.foresight import Foresight
from tavolino.core.state import State

PLAYED = 0  # the place of what was done among all choices
MOST_SINGLE = 40  # moves, where no turns are planned


class Tried(NamedTuple):
    """The choices that came into the last round, with what they are worth in every imagined position."""

    choices: list[list[int]]
    values: list[Values]
    known: int  # how many there were


def choices_of(foresight: Foresight, world: State, seat: int, legal: Sequence[int], most: int) -> list[list[int]]:
    """Whole turns where the game plans them, single moves where not."""
    turns = [
        [int(move) for move in turn] for turn in foresight.turns(world.clone(), seat, most) if turn and turn[0] in legal
    ]
    if len(turns) > 1 or (turns and len(legal) == 1):
        return turns
    return turns + [[move] for move in legal[:MOST_SINGLE] if [move] not in turns]


def with_played(choices: Sequence[list[int]], played: list[int]) -> list[list[int]]:
    return [played, *(choice for choice in choices if choice != played)]


def try_choices(choices: list[list[int]], seat: int, worlds: Worlds, depth: Depth) -> Tried:
    """The first of them comes into the last round in any case."""
    whole = len(worlds.worlds)
    first = min(depth.first, whole)
    begun = [worlds.some(0, first).after(seat, choice) for choice in choices]
    places = sorted(range(len(choices)), key=lambda place: -mean(begun[place])[seat])[: depth.kept]
    places = [PLAYED, *(place for place in places if place != PLAYED)]
    rest = worlds.some(first, whole)
    values: list[Values] = [begun[place] + rest.after(seat, choices[place]) for place in places]
    return Tried([choices[place] for place in places], values, len(choices))
