"""A rematch: a new table where everybody's chair is kept for them, and who asks for it sits down."""

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
            offered = asked["table"]["chairs"][0]
            assert (offered["taken"], offered["name"], offered["kept_for"]) == (False, "", "Anna")
            assert await refused(chiara.sit(new, 0)) == "taken"
            assert await refused(beppe.start(new)) == "not_now"  # nobody plays who has not come
            assert [table["id"] for table in await anna.ask("GET", "/api/tables/mine")] == [old]
            also = await anna.ask("POST", f"/api/tables/{old}/rematch")
            assert also["table"]["id"] == new
            assert (also["mine"], asked["mine"]) == ([0], [1])
            assert (also["host"], asked["host"]) == (False, True)  # the first to ask is the host
            assert also["table"]["chairs"] == first.table["chairs"]
            async with anna.at(new, 0, 0) as first, beppe.at(new, 1, 0) as second:
                await beppe.start(new)
                await play_out(first, second)

    spend(story())


def test_a_chair_that_is_kept_can_be_taken_in_the_lobby_or_freed_by_the_host(server: ServerProcess) -> None:
    async def story() -> None:
        async with couple(server.url) as (anna, beppe), Guest.named(server.url, "Chiara") as chiara:
            async with at_table(anna, beppe, "cafe-race", "random") as (first, second):
                old = first.table["id"]
                await play_out(first, second)
            new = (await beppe.ask("POST", f"/api/tables/{old}/rematch"))["table"]["id"]
            seen = await anna.ask("GET", f"/api/tables/{new}")
            assert (seen["mine"], seen["kept"], seen["invite"]) == ([], [0], None)
            await anna.sit(new, 0)
            seen = await anna.ask("GET", f"/api/tables/{new}")
            assert (seen["mine"], seen["kept"]) == ([0], [])
            await beppe.ask("DELETE", f"/api/tables/{new}/seats/0")
            await chiara.sit(new, 0)
            also = await anna.ask("POST", f"/api/tables/{old}/rematch")
            assert (also["table"]["id"], also["mine"]) == (new, [])

    spend(story())


def test_those_who_played_at_a_private_table_may_see_its_rematch(server: ServerProcess) -> None:
    async def story() -> None:
        async with couple(server.url) as (anna, beppe), Guest.named(server.url, "Chiara") as chiara:
            old = await anna.open_table("cafe-race", ["me", "open", "random"], public=False)
            invite = (await anna.ask("GET", f"/api/tables/{old}"))["invite"]
            for guest in (beppe, chiara):
                await guest.ask("POST", f"/api/tables/{old}/enter", {"invite": invite})
            await beppe.sit(old, 1)
            await anna.start(old)
            async with anna.at(old, 0) as first, beppe.at(old, 1) as second:
                await play_out(first, second)
            new = (await beppe.ask("POST", f"/api/tables/{old}/rematch"))["table"]["id"]
            assert (await anna.ask("GET", f"/api/tables/{new}"))["kept"] == [0]
            await anna.ask("DELETE", f"/api/tables/{new}/seats/0")  # no, thank you
            assert (await anna.ask("GET", f"/api/tables/{new}"))["kept"] == []
            assert await refused(chiara.ask("GET", f"/api/tables/{new}")) == "no_table"  # an onlooker

    spend(story())


def test_everybody_keeps_the_colour_of_last_time(server: ServerProcess) -> None:
    """Even two who had exchanged theirs."""

    async def story() -> None:
        async with couple(server.url) as (anna, beppe):
            table = await anna.open_table("cafe-race", ["me", "open", "random"])
            await beppe.sit(table, 1)
            for guest, seat, colour in ((anna, 0, "black"), (beppe, 1, "red"), (anna, 0, "blue")):
                await guest.ask("PUT", f"/api/tables/{table}/seats/{seat}", {"who": "me", "colour": colour})
            async with anna.at(table, 0) as first, beppe.at(table, 1) as second:
                await anna.start(table)
                await play_out(first, second)
            for guest in (anna, beppe):
                again = await guest.ask("POST", f"/api/tables/{table}/rematch")
            assert [chair["colour"] for chair in again["table"]["chairs"]] == ["blue", "red", "yellow"]

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
