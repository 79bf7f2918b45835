"""Where hints are allowed: never where an onlooker sees what is played without them at another table."""

from dataclasses import dataclass, field
from typing import Any, cast

import pytest

from tavolino.server.live.hints import allows_hints, hintable, looks_alike
from tavolino.server.live.room import Room
from tavolino.table import entry as entries
from tavolino.table.plan import Chair, Plan
from tavolino.table.problems import Forbidden, NotNow
from tavolino.table.table import Asked, Table

SEEDS = {"same": "11" * 32, "other": "22" * 32}


@dataclass
class Seated:
    """Only what the rules of hints look at."""

    table: Table
    hints: Any = field(default=None)


def table_of(people: list[str | None], seed: str = "same", start: dict[str, Any] | None = None) -> Table:
    plan = Plan("cafe-race", len(people), start=start)
    chairs = [
        Chair(colour="red", person=person, name=person) if person else Chair(colour="blue", bot="greedy")
        for person in people
    ]
    table = Table("t", entries.Opened(at=0, plan=plan, host="anna", invite="i", chairs=chairs))
    table.match = plan.begin(bytes.fromhex(SEEDS[seed]), ["a", "b", "c"])
    table.status = "running"
    return table


def room_of(*arguments: Any, **more: Any) -> Room:
    return cast("Room", Seated(table_of(*arguments, **more)))


def test_one_person_among_bots_may_have_hints_two_may_not() -> None:
    assert allows_hints(table_of(["anna", None, None]))
    assert allows_hints(table_of(["anna", "anna", None]))
    assert not allows_hints(table_of(["anna", "beppe", None]))
    assert not allows_hints(table_of([None, None, None]))


def test_the_same_sight_at_a_table_without_hints_forbids_them() -> None:
    mine, theirs = table_of(["anna", None, None]), table_of(["carla", "dino", None])
    assert looks_alike(mine, theirs)
    assert not looks_alike(mine, table_of(["carla", None, None]))  # has hints itself
    assert not looks_alike(mine, table_of(["carla", "dino", None], "other"))
    room = room_of(["anna", None, None])
    room.table.asked[0] = Asked((0, 1), 3)
    assert hintable(room, 0, [room, room_of(["carla", "dino", None], "other")]).legal == (0, 1)
    with pytest.raises(Forbidden, match="same position"):
        hintable(room, 0, [room, room_of(["carla", "dino", None])])


def test_what_is_hidden_there_does_not_make_it_another_position() -> None:
    mine, theirs = table_of(["anna", None, None]), table_of(["carla", "dino", None])
    mine.playing().play(0, "thrust 2")
    theirs.playing().play(0, "thrust 5")
    assert looks_alike(mine, theirs)
    theirs.playing().play(1, "thrust 5")
    assert not looks_alike(mine, theirs)


def test_hints_are_for_a_game_under_way_and_a_seat_that_is_asked() -> None:
    room = room_of(["anna", None, None])
    with pytest.raises(NotNow, match="nothing to decide"):
        hintable(room, 0, [])
    room.table.status = "finished"
    with pytest.raises(NotNow, match="under way"):
        hintable(room, 0, [])


def test_a_position_that_somebody_picked_has_none() -> None:
    game = Plan("cafe-race", 3).the_game
    position = dict(game.position(table_of(["anna", None, None]).playing().state))
    with pytest.raises(Forbidden, match="from its beginning"):
        hintable(room_of(["anna", None, None], start=position), 0, [])
