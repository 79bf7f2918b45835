"""Who wins against people rises; games against bots or against oneself prove nothing."""

from typing import Any

from online.evening import at_table, couple, play_out, spend
from online.guest import Guest
from online.process import ServerProcess

ENDING = {"cells": [27, 1, 1], "tokens": [5, 5, 5], "speeds": [6, 1, 1]}  # seat 0 is about to win


async def leader(guest: Guest, name: str) -> dict[str, Any] | None:
    board = await guest.ask("GET", "/api/leaderboard/cafe-race")
    return next((entry for entry in board if entry["name"] == name), None)


def test_the_winner_of_two_people_rises(house: ServerProcess) -> None:
    async def evening() -> None:
        async with Guest.named(house.url, "Ada Rated") as ada, Guest.named(house.url, "Bea Rated") as bea:
            async with at_table(ada, bea, "cafe-race", "random", start=ENDING) as (first, second):
                await play_out(first, second)
                async with ada.at(first.table["id"], None) as side:
                    (result,) = [text for text in side.raw if '"t":"sync"' in text]
                    assert '"seed":"' in result  # over, and open to be checked
            winner, loser = await leader(bea, "Ada Rated"), await leader(bea, "Bea Rated")
            assert winner is not None
            assert loser is not None
            assert (winner["games"], winner["wins"]) == (1, 1)
            assert (loser["games"], loser["wins"]) == (1, 0)
            assert winner["rating"] > loser["rating"]
            once = winner["rating"]
            async with at_table(ada, bea, "cafe-race", "random", start=ENDING) as (first, second):
                await play_out(first, second)
            twice = await leader(ada, "Ada Rated")
            assert twice is not None
            assert twice["rating"] > once
            (mine,) = await ada.ask("GET", "/api/me/statistics")
            assert (mine["game"], mine["games"], mine["wins"], mine["mean_place"]) == ("cafe-race", 2, 2, 1.0)
            (hers,) = await bea.ask("GET", "/api/me/statistics")
            assert (hers["games"], hers["wins"]) == (2, 0)
            assert hers["mean_place"] > 1

    spend(evening())


def test_one_person_alone_is_not_rated(house: ServerProcess) -> None:
    """Neither against bots, nor on every chair, nor with two chairs against another."""

    async def evening() -> None:
        async with Guest.named(house.url, "Cleo Alone") as cleo, couple(house.url) as (anna, _):
            for chairs in (["me", "random", "random"], ["me", "me", "me"]):
                table = await cleo.open_table("cafe-race", chairs, start=ENDING)
                await cleo.start(table)
                for seat in range(chairs.count("me")):
                    async with cleo.at(table, seat) as place:
                        while place.legal:
                            await place.move(place.legal[0])
                async with cleo.at(table, 0) as place:
                    await play_out(place)
            table = await cleo.open_table("cafe-race", ["me", "me", "open"], start=ENDING)
            await anna.sit(table, 2)
            await cleo.start(table)
            async with cleo.at(table, 0) as one, cleo.at(table, 1) as two, anna.at(table, 2) as three:
                await play_out(one, two, three)
            assert await leader(cleo, "Cleo Alone") is None
            (mine,) = await cleo.ask("GET", "/api/me/statistics")
            assert mine["games"] == 6  # counted by chair, though never rated

    spend(evening())
