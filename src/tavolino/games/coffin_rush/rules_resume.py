"""What is under way when somebody is asked something: where play goes on once that is answered."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tavolino.core.pickling import by_fields
from tavolino.games.coffin_rush.rules_flight import NO_HEADING
from tavolino.games.coffin_rush.rules_temple import NOTHING

# How far the Pharaoh's turn has come.
SPECTRE_TARGET: Final[i64] = 0
MUMMY_TARGET: Final[i64] = 1
SERVANTS: Final[i64] = 2

# Where an aggression comes from.
FROM_ENTERING: Final[i64] = 0
FROM_WAKING: Final[i64] = 1
FROM_TARGETING: Final[i64] = 2
FROM_PASSING: Final[i64] = 3
FROM_CARD: Final[i64] = 4


@final
@mypyc_attr(acyclic=True)
class Aggression:
    """Mummies that strike: whom they have not struck yet. Never changed, so that copies of a position share it."""

    __slots__ = ("source", "victims")

    def __init__(self, *, source: i64, victims: i64) -> None:
        self.source = source
        self.victims = victims  # seats, as bits

    def __reduce__(self) -> tuple[object, ...]:
        return by_fields(self, ("source", "victims"))


@final
@mypyc_attr(acyclic=True)
class Encounter:
    """COF-MAP-15: what waits on the cell that was entered: mummies, then spectres. Never changed."""

    __slots__ = ("blows",)

    def __init__(self, *, blows: i64) -> None:
        self.blows = blows  # COF-ACT-5: mummies that have not attacked yet

    def __reduce__(self) -> tuple[object, ...]:
        return by_fields(self, ("blows",))


RITUAL_FIELDS: Final = (
    "mummy", "mummy_actions", "mummy_heading", "mummy_target", "power", "spectre_target", "stage",
)  # fmt: skip


@final
@mypyc_attr(acyclic=True)
class Ritual:
    """The Pharaoh's turn from the ritual power on, and how far it has come."""

    __slots__ = RITUAL_FIELDS

    def __init__(
        self,
        *,
        power: i64,
        stage: i64 = SPECTRE_TARGET,
        spectre_target: i64 = NOTHING,
        mummy_target: i64 = NOTHING,
        mummy: i64 = 0,
        mummy_actions: i64 = 0,
        mummy_heading: i64 = NO_HEADING,
    ) -> None:
        self.power = power
        self.stage = stage
        self.spectre_target = spectre_target
        self.mummy_target = mummy_target
        self.mummy = mummy  # the one that acts
        self.mummy_actions = mummy_actions
        self.mummy_heading = mummy_heading

    def clone(self) -> "Ritual":
        return Ritual(
            power=self.power,
            stage=self.stage,
            spectre_target=self.spectre_target,
            mummy_target=self.mummy_target,
            mummy=self.mummy,
            mummy_actions=self.mummy_actions,
            mummy_heading=self.mummy_heading,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return by_fields(self, RITUAL_FIELDS)
