"""Who is here is told to everybody at a table: at once where a few watch, and now and then where many come and go."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from server.race import open_race
from stores import opened
from tavolino.server.live import room as rooms
from tavolino.server.live.node import Node
from tavolino.server.live.room import A_FEW, Room


class Onlooker:
    def __init__(self) -> None:
        self.seat: int | None = None
        self.person: str | None = None
        self.ready = False
        self.blocked: frozenset[str] = frozenset()
        self.told: Counter[str] = Counter()
        self.last = b""

    def push(self, text: bytes) -> None:
        self.told[text[6:10].decode()] += 1  # {"t":"here",…
        self.last = text

    def send_away(self, text: bytes) -> None:
        raise AssertionError("nobody is removed here")


def at_a_table(folder: Path, story: Callable[[Room], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with opened(f"sqlite:///{folder / 'server.db'}") as store:
            await story(await open_race(Node(store)))

    asyncio.run(whole())


def come(room: Room, number: int) -> list[Onlooker]:
    people = [Onlooker() for _ in range(number)]
    for one in people:
        room.enter(one, None)
    return people


def test_a_few_are_told_at_once(tmp_path: Path) -> None:
    async def story(room: Room) -> None:
        (first, *_) = come(room, A_FEW)
        assert first.told == {"sync": 1, "here": A_FEW - 1}

    at_a_table(tmp_path, story)


def test_many_are_told_together_of_all_who_came_and_went(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise each of a thousand who come would be told to the thousand who are there."""
    monkeypatch.setattr(rooms, "NOW_AND_THEN", 0.0)

    async def story(room: Room) -> None:
        people = come(room, 4 * A_FEW)
        for one in people[A_FEW : 2 * A_FEW]:
            room.leave(one)
        before = people[0].told["here"]
        assert before == A_FEW - 1
        async with asyncio.timeout(20):
            while people[0].told["here"] == before:
                await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert people[0].told["here"] == before + 1
        assert b'"onlookers":%d,' % (3 * A_FEW) in people[0].last
        assert people[-1].told == {"sync": 1, "here": 1}

    at_a_table(tmp_path, story)


def test_whoever_is_here_is_here_with_all_their_seats(tmp_path: Path) -> None:
    """At one screen a person has one seat at a time, and none while the screen is covered."""

    async def story(room: Room) -> None:
        chairs = room.table.chairs
        chairs.seat_person(0, "ada", "Ada", "red")
        chairs.seat_person(1, "ada", "Anna", "blue")
        screen, stranger = Onlooker(), Onlooker()
        room.enter(screen, None)
        room.enter(stranger, None)
        assert (room.here().seats, room.here().onlookers) == ([], 2)
        room.leave(screen)
        screen.person = "ada"
        room.enter(screen, None)  # covered
        assert (room.here().seats, room.here().onlookers) == ([0, 1], 1)
        screen.seat = 1
        assert (room.here().seats, room.here().onlookers) == ([0, 1], 1)
        room.leave(screen)
        assert (room.here().seats, room.here().onlookers) == ([], 1)

    at_a_table(tmp_path, story)
