"""One person in several seats: each seat needs its own hello, and sees only what that seat may."""

import asyncio
import random

from online.evening import caught_up, couple, spend
from online.guest import Guest, Place
from online.process import ServerProcess


async def turn_to(place: Place, table: str, seat: int) -> None:
    """The same socket, another seat: a new hello, from where we are in the log."""
    place.seat = seat
    sync = await place.hello(table, place.seq)
    assert sync["seat"] == seat
    assert sync["after"] is None or sync["after"]["view"]["seat"] == seat


async def lead(place: Place, table: str, seats: list[int], pick: random.Random) -> None:
    """Answer for whichever of these seats is asked, until the game is over."""
    while not place.over:
        assert place.after is not None
        mine = [seat for seat in place.after["view"]["to_move"] if seat in seats]
        if not mine:
            await place.next()
            continue
        if place.seat not in mine:
            await turn_to(place, table, mine[0])
        if place.legal:
            await place.move(pick.choice(place.legal))


def test_a_table_passed_around(server: ServerProcess) -> None:
    """Three people at one screen: each says hello at their turn, and sees their own thrust but nobody else's."""

    async def story() -> None:
        async with Guest.named(server.url, "Anna") as anna:
            table = await anna.open_table("cafe-race", ["me", "me", "me"], public=False)
            await anna.start(table)
            async with anna.at(table, 0, 0) as place:
                await place.move("thrust 6")
                assert place.after is not None
                assert place.after["view"]["thrusts"] == [6, None, None]
                await turn_to(place, table, 1)
                assert place.after["view"]["thrusts"] == [None, None, None]
                assert place.after["view"]["chosen"] == [True, False, False]
                await lead(place, table, [0, 1, 2], random.Random(4))
                assert [seq for seq, _ in place.events] == list(range(1, place.seq + 1))

    spend(story())


def test_each_leads_a_whole_company(server: ServerProcess) -> None:
    async def story() -> None:
        async with couple(server.url) as (anna, beppe):
            chairs = ["me", "open", "me", "open"]
            table = await anna.open_table("coffin-rush", chairs, options={"companies": 2})
            for seat in (1, 3):
                await beppe.sit(table, seat)
            await anna.start(table)
            async with anna.at(table, 0, 0) as first, beppe.at(table, 1, 0) as second:
                await asyncio.gather(
                    lead(first, table, [0, 2], random.Random(5)), lead(second, table, [1, 3], random.Random(6))
                )
                await caught_up(second, first.seq)
                for place in (first, second):
                    assert [seq for seq, _ in place.events] == list(range(1, place.seq + 1))

    spend(story())
