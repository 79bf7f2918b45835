"""A rematch: everybody comes to the same new table, in the same seats."""

import asyncio

from online.evening import at_table, couple, play_out, refused, spend, told
from online.guest import Guest
from online.process import ServerProcess


def test_both_come_to_the_same_new_table(server: ServerProcess) -> None:
    async def story() -> None:
        async with couple(server.url) as (anna, beppe), Guest.named(server.url, "Chiara") as chiara:
            async with at_table(anna, beppe, "cafe-race", "random") as (first, second):
                old = first.table["id"]
                assert await refused(beppe.ask("POST", f"/api/tables/{old}/rematch")) == "not_now"
                await play_out(first, second)
                assert await refused(chiara.ask("POST", f"/api/tables/{old}/rematch")) == "forbidden"
                asked = await beppe.ask("POST", f"/api/tables/{old}/rematch")
                new = asked["table"]["id"]
                assert (await told(first, "rematched"))["table"] == new
                assert first.table["rematch"] == new
            also = await anna.ask("POST", f"/api/tables/{old}/rematch")
            assert also["table"]["id"] == new
            assert (also["mine"], asked["mine"]) == ([0], [1])
            assert (also["host"], asked["host"]) == (False, True)  # the first to ask is the host
            assert also["table"]["chairs"] == first.table["chairs"]
            async with anna.at(new, 0, 0) as first, beppe.at(new, 1, 0) as second:
                await beppe.start(new)
                await play_out(first, second)

    spend(story())


def test_who_asks_at_the_same_moment_comes_to_one_table_as_well(server: ServerProcess) -> None:
    async def story() -> None:
        async with couple(server.url) as (anna, beppe):
            async with at_table(anna, beppe, "cafe-race", "random") as (first, second):
                old = first.table["id"]
                await play_out(first, second)
            both = await asyncio.gather(*(guest.ask("POST", f"/api/tables/{old}/rematch") for guest in (anna, beppe)))
            assert len({info["table"]["id"] for info in both}) == 1
            for guest in (anna, beppe):
                mine = await guest.ask("GET", "/api/tables/mine")
                assert sorted(table["status"] for table in mine) == ["finished", "open"]

    spend(story())
