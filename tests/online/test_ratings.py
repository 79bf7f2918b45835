"""Winning against people raises the rating; games against bots or against oneself do not count."""

from typing import Any

import msgspec

from online.evening import all_at, at_table, couple, play_out, spend
from online.guest import Guest
from online.process import ServerProcess

ENDING = {"cells": [27, 1, 1], "tokens": [5, 5, 5], "speeds": [6, 1, 1]}  # seat 0 is about to win


async def leader(guest: Guest, name: str) -> dict[str, Any] | None:
    board = await guest.ask("GET", "/api/leaderboard/cafe-race")
    return next((entry for entry in board if entry["name"] == name), None)


async def place_of(guest: Guest, table: str, seat: int) -> int:
    async with guest.at(table, None) as side:
        (result,) = [text for text in side.raw if '"t":"sync"' in text]
    assert '"seed":"' in result  # over, and open to be checked
    ranking: list[list[int]] = msgspec.json.decode(result)["result"]["ranking"]
    return next(place for place, sharing in enumerate(ranking) if seat in sharing)


async def race(ada: Guest, bea: Guest, **more: Any) -> tuple[int, int]:
    """A whole race of two people and a bot; the people's places."""
    async with at_table(ada, bea, "cafe-race", "random", **more) as (first, second):
        await play_out(first, second)
        table = first.table["id"]
    return await place_of(ada, table, 0), await place_of(ada, table, 1)


def test_the_winner_gains_rating(server: ServerProcess) -> None:
    async def story() -> None:
        async with Guest.named(server.url, "Ada Rated") as ada, Guest.named(server.url, "Bea Rated") as bea:
            first, second = await race(ada, bea)
            ahead, behind = await leader(bea, "Ada Rated"), await leader(bea, "Bea Rated")
            assert ahead is not None
            assert behind is not None
            assert (ahead["games"], ahead["wins"]) == (1, int(first == 0))
            assert (behind["games"], behind["wins"]) == (1, int(second == 0))
            assert (ahead["rating"] > behind["rating"]) is (first < second)
            assert (ahead["rating"] < behind["rating"]) is (first > second)
            (mine,) = await ada.ask("GET", "/api/me/statistics")
            assert (mine["game"], mine["games"], mine["wins"]) == ("cafe-race", 1, int(first == 0))

    spend(story())


def test_going_on_from_a_position_neither_counts_nor_is_rated(server: ServerProcess) -> None:
    async def story() -> None:
        async with Guest.named(server.url, "Gina Goes On") as gina, Guest.named(server.url, "Hugo Goes On") as hugo:
            first, _ = await race(gina, hugo, start=ENDING)
            assert first == 0
            assert await leader(gina, "Gina Goes On") is None
            assert await leader(gina, "Hugo Goes On") is None
            assert await gina.ask("GET", "/api/me/statistics") == []

    spend(story())


def test_one_person_alone_is_not_rated(server: ServerProcess) -> None:
    """Neither against bots, nor in every seat, nor with two seats against another person."""

    async def story() -> None:
        async with Guest.named(server.url, "Cleo Alone") as cleo, couple(server.url) as (anna, _):
            for chairs in (["me", "random", "random"], ["me", "me", "me"]):
                table = await cleo.open_table("cafe-race", chairs)
                await cleo.start(table)
                async with all_at(*(cleo.at(table, seat) for seat in range(chairs.count("me")))) as places:
                    await play_out(*places)
            table = await cleo.open_table("cafe-race", ["me", "me", "open"])
            await anna.sit(table, 2)
            await cleo.start(table)
            async with cleo.at(table, 0) as one, cleo.at(table, 1) as two, anna.at(table, 2) as three:
                await play_out(one, two, three)
            assert await leader(cleo, "Cleo Alone") is None
            (mine,) = await cleo.ask("GET", "/api/me/statistics")
            assert mine["games"] == 6  # counted by seat, though never rated

    spend(story())
