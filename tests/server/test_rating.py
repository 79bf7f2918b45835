"""Who is rated: people who came and moved themselves, in a game as it is in the box."""

import asyncio
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from sqlalchemy import select

from server.race import begin_race, move
from stores import opened
from table.company import ANNA, BEPPE, CHIARA, Company
from tavolino.core.registry import find
from tavolino.server.live import lessons
from tavolino.server.live.node import Node
from tavolino.server.live.rating import rated_seats
from tavolino.store import ratings
from tavolino.store.schema import RESULTS
from tavolino.table import decide
from tavolino.table import entry as entries
from tavolino.table.plan import Plan
from tavolino.table.table import Table

ALL = frozenset(range(3))


def rated(company: Company) -> set[str]:
    return set(rated_seats(company.table, frozenset(company.table.played)).values())


def test_everybody_who_has_moved_is_rated() -> None:
    company = Company().sit().start()
    assert rated(company) == set()
    company.play_on()
    assert rated(company) == {ANNA, BEPPE, CHIARA}
    assert company.reloaded().played == company.table.played == ALL


def away(company: Company, seat: int) -> None:
    company.do(lambda table, at: decide.stand_in(table, seat, "away", at))


def test_a_player_for_whom_a_bot_moved_all_the_time_is_not_rated() -> None:
    company = Company().sit().start()
    away(company, 2)
    company.play_on()
    assert rated(company) == {ANNA, BEPPE}
    assert company.reloaded().played == {0, 1}


def test_a_player_who_leaves_after_the_first_move_is_rated() -> None:
    """Else one would leave whenever one is about to lose."""
    company = Company().sit().start()
    company.move(2, "thrust 2")
    away(company, 2)
    company.play_on()
    assert rated(company) == {ANNA, BEPPE, CHIARA}


def test_a_player_who_comes_back_and_moves_is_rated() -> None:
    company = Company().sit().start()
    away(company, 2)
    company.do(lambda table, at: decide.bot_move(table, 2, "thrust 2", table.seq, at))
    assert 2 not in company.table.played
    company.do(lambda table, at: decide.come_back(table, 2, at))
    company.play_on()
    assert rated(company) == {ANNA, BEPPE, CHIARA}


def test_nobody_is_rated_alone() -> None:
    company = Company().sit().start()
    away(company, 1)
    away(company, 2)
    company.play_on()
    assert rated(company) == set()


def table_of(plan: Plan) -> Table:
    """With somebody else in each seat."""
    table = Table("t", entries.Opened(at=0, plan=plan, host=ANNA, invite="welcome"))
    for seat, person in enumerate((ANNA, BEPPE, CHIARA)):
        table.chairs.seat_person(seat, person, person, "red")
    return table


def own_file(game: str, content: bytes) -> dict[str, Any]:
    (own,) = find(game).own_files
    value, faults = own.read(content)
    assert faults == []
    return {own.option: value}


def test_with_a_menu_or_a_temple_of_ones_own_nobody_is_rated() -> None:
    menu = files("tavolino.games.coffee_rush").joinpath("components", "house_menu.toml").read_bytes()
    for game, content in (("coffee-rush", menu), ("coffin-rush", b"[backpack]\nslots = 9\n")):
        assert rated_seats(table_of(Plan(game, 3, own_file(game, content))), ALL) == {}


def test_from_a_position_or_in_a_lesson_nobody_is_rated() -> None:
    lesson, _ = lessons.first_lesson("cafe-race")
    for plan in (Plan("cafe-race", 3, start={"cells": [27, 1, 1]}), structs.replace(lesson, start=None)):
        assert rated_seats(table_of(plan), ALL) == {}


@pytest.mark.parametrize("game", ["cafe-race", "coffee-rush", "coffin-rush"])
def test_a_game_as_it_is_in_the_box_is_rated(game: str) -> None:
    """The control."""
    assert rated_seats(table_of(Plan(game, 3)), ALL) == {0: ANNA, 1: BEPPE, 2: CHIARA}


def test_the_result_of_somebody_who_never_came_changes_no_rating(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(f"sqlite:///{tmp_path / 'server.db'}") as store:
            node = Node(store)
            room = await begin_race(node)
            await node.carry_out(room, "away", lambda table, at: decide.stand_in(table, 2, "away", at))
            while room.table.status == "running":
                await move(node, room)
            found = await store.read(lambda to: ratings.of_people(to, "cafe-race", ["p0", "p1", "p2"]))
            assert set(found) == {"p0", "p1"}
            (played,) = await store.read(lambda to: ratings.statistics(to, "p2"))
            assert played.games == 1  # it was her chair, and her statistics are about all games

    asyncio.run(story())


def from_a_position() -> Plan:
    return Plan("cafe-race", 3, start={"cells": [27, 1, 1], "tokens": [5, 5, 5], "speeds": [6, 1, 1]})


def lesson() -> Plan:
    return lessons.first_lesson("cafe-race")[0]


@pytest.mark.parametrize(("plan", "counted"), [(Plan("cafe-race", 3), 1), (from_a_position(), 0), (lesson(), 0)])
def test_only_whole_games_count_in_statistics(tmp_path: Path, plan: Plan, counted: int) -> None:
    """A lesson is won by everybody, and so is a position that one has picked. Their results are stored all the same."""

    async def story() -> None:
        async with opened(f"sqlite:///{tmp_path / 'server.db'}") as store:
            node = Node(store)
            room = await begin_race(node, plan=plan)
            while room.table.status == "running":
                await move(node, room)
            found = await store.read(lambda to: ratings.statistics(to, "p0"))
            assert sum(played.games for played in found) == counted
            rows = await store.read(lambda to: to.execute(select(RESULTS.c.counted)).scalars().all())
            assert rows == [counted == 1] * 3

    asyncio.run(story())
