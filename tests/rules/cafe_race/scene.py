"""A staircase for tests: clerks set down anywhere, and moves at which every die is accounted for."""

from collections.abc import Sequence
from typing import Any

from event_facts import as_told
from scene import Scene
from tavolino.core.record import Played

KEEP = [6, 6]  # white dice that keep any balance
SPILL = [1, 1]  # white dice that spill at anything above thrust 1 with speed 1


def stairs(cells: Sequence[int], speeds: Sequence[int], tokens: Sequence[int] = ()) -> Scene:
    """The basic game, all thrusts still to be chosen; cups are full unless told."""
    return Scene.at("cafe-race", cells=cells, speeds=speeds, tokens=tokens or [5] * len(cells))


def auction(
    cells: Sequence[int],
    speeds: Sequence[int],
    opener: int,
    tokens: Sequence[int] = (),
    took: dict[int, tuple[int, int]] | None = None,
) -> Scene:
    """The advanced game before an opening; `took`: thrust and speed of those who have a die, by seat."""
    dice = took or {}
    return Scene.at(
        "cafe-race",
        cells=cells,
        speeds=speeds,
        tokens=tokens or [5] * len(cells),
        thrusts=[dice[seat][0] if seat in dice else None for seat in range(len(cells))],
        taken=[dice[seat][1] if seat in dice else None for seat in range(len(cells))],
        auction={"opener": opener},
        options={"auction": True},
    )


def play_with(race: Scene, seat: int, move: str, dice: Sequence[int]) -> None:
    """A move at which just these dice are rolled: not one more, not one fewer."""
    race.play(seat, move, dice=dice)
    assert drawn(race) == list(dice)


def drawn(race: Scene) -> list[int]:
    """What chance gave at the last move; all of it was the tester's."""
    entry = race.match.entries[-1]
    assert isinstance(entry, Played)
    assert all(draw.by_hand for draw in entry.draws), "more dice were rolled than the test has foreseen"
    return [draw.value for draw in entry.draws]


def run(race: Scene, thrusts: Sequence[int], white: Sequence[int] = (), next_speeds: Sequence[int] = ()) -> Scene:
    """A round of the basic game: all thrusts by seat, and just the white dice that are rolled in it.

    While nobody arrives, the next round's speed dice follow; they show 1 unless told.
    """
    speeds = list(next_speeds) or [1] * len(thrusts)
    race.match.script([*white, *speeds])
    for seat, thrust in enumerate(thrusts):
        race.play(seat, f"thrust {thrust}")
    assert drawn(race) == [*white, *([] if race.match.over else speeds)]
    return race


def cells(race: Scene) -> list[int]:
    found: list[int] = race.position["cells"]
    return found


def tokens(race: Scene) -> list[int]:
    found: list[int] = race.position["tokens"]
    return found


def seats(race: Scene, kind: str) -> list[int]:
    """The seats that the last move's events of one kind are about, in order."""
    return [event["seat"] for event in race.told(kind)]


def speeds_taken(race: Scene) -> dict[int, int]:
    """Who took which speed die at the last move, in order of taking."""
    return {event["seat"]: event["speed"] for event in race.told("took_die")}


def movement_order(race: Scene) -> list[int]:
    [fixed] = race.told("order_fixed")
    order: list[int] = fixed["seats"]
    return order


def rolls_off(race: Scene) -> list[tuple[int, list[int]]]:
    """Who rolled the white dice to break a tie, and what."""
    return [(event["seat"], event["dice"]) for event in race.told("rolled_off")]


def tie(race: Scene, rule: str) -> list[tuple[int, int, str]]:
    """Ties that a rule broke: who goes first, before whom, and why."""
    return [
        (event["seat"], event["other_seat"], event["by"]) for event in race.told("tie_broken") if event["rule"] == rule
    ]


def kinds(race: Scene, seat: int) -> list[str]:
    """What the last move told about one seat from its movement on, in order."""
    told: list[dict[str, Any]] = [as_told(event) for event in race.events]
    movement = next(at for at, event in enumerate(told) if event["event"] == "order_fixed")
    return [
        event["event"]
        for event in told[movement:]
        if event.get("seat") == seat and event["event"] not in ("tie_broken", "placed", "scored")
    ]
