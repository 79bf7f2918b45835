"""What could happen next, as far as a seat can know it: worked out from its view, on request, for people who decide."""

from collections.abc import Sequence

import msgspec


class PlannedWalk(msgspec.Struct, frozen=True, kw_only=True):
    """A way to a place, as moves that are made one after the other. Games add what it costs.

    Whoever makes them stops at the first event that is not among the plain ones.
    """

    to: str
    path: list[str]  # the places that are entered, `to` last
    moves: list[str]


class Prospects(msgspec.Struct, frozen=True, kw_only=True):
    """Each game adds its own fields."""

    walks: Sequence[PlannedWalk]
    plain: list[str]  # kinds of events after which a walk goes on


NO_PROSPECTS = Prospects(walks=[], plain=[])
