"""Tables in lists: public ones to join or to watch, private ones for those with the invite, my own."""

from typing import Any

from online.evening import couple, refused, spend
from online.guest import Guest
from online.process import ServerProcess


async def listed(guest: Guest, which: str) -> dict[str, dict[str, Any]]:
    return {table["id"]: table for table in await guest.ask("GET", f"/api/tables/{which}?game=cafe-race")}


def test_a_public_table_is_joined_watched_and_remembered(server: ServerProcess) -> None:
    async def story() -> None:
        async with couple(server.url) as (anna, beppe):
            table = await anna.open_table("cafe-race", ["me", "open", "greedy"])
            assert [chair["taken"] for chair in (await listed(beppe, "open"))[table]["chairs"]] == [True, False, True]
            await beppe.sit(table, 1)
            await anna.start(table)
            assert table not in await listed(beppe, "open")
            assert (await listed(beppe, "running"))[table]["status"] == "running"
            assert [found["id"] for found in await beppe.ask("GET", "/api/tables/mine")] == [table]
            async with Guest.named(server.url, "Chiara") as chiara, chiara.at(table, None) as side:
                assert side.after is not None
                assert side.after["view"]["seat"] is None
                assert side.legal == []
                assert await chiara.ask("GET", "/api/tables/mine") == []

    spend(story())


def test_a_private_table_opens_to_its_invite_alone(server: ServerProcess) -> None:
    async def story() -> None:
        async with couple(server.url) as (anna, beppe), Guest.named(server.url, "Chiara") as chiara:
            table = await anna.open_table("cafe-race", ["me", "open", "greedy"], public=False)
            invite = (await anna.ask("GET", f"/api/tables/{table}"))["invite"]
            assert table not in await listed(beppe, "open")
            assert await refused(beppe.ask("GET", f"/api/tables/{table}")) == "no_table"
            assert await refused(beppe.sit(table, 1)) == "no_table"
            assert await refused(beppe.ask("POST", f"/api/tables/{table}/enter", {"invite": "guess"})) == "no_table"
            entered = await beppe.ask("POST", f"/api/tables/{table}/enter", {"invite": invite})
            assert entered["invite"] is None  # to be passed on by those who sit
            await beppe.sit(table, 1)
            assert (await beppe.ask("GET", f"/api/tables/{table}"))["invite"] == invite
            await anna.start(table)
            assert table not in await listed(chiara, "running")

            async def peep() -> None:
                async with chiara.at(table, None):
                    raise AssertionError("a stranger was let in")

            assert await refused(peep()) == "no_table"
            await chiara.ask("POST", f"/api/tables/{table}/enter", {"invite": invite})
            async with chiara.at(table, None) as side, beppe.at(table, 1) as second:
                assert side.after is not None
                await second.move("thrust 2")

    spend(story())


def test_everybody_chooses_a_colour_of_their_own(server: ServerProcess) -> None:
    async def story() -> None:
        async with couple(server.url) as (anna, beppe):
            table = await anna.open_table("cafe-race", ["me", "open", "greedy"])
            async with anna.at(table, 0, 0) as first:
                seat = f"/api/tables/{table}/seats/1"
                await beppe.ask("PUT", seat, {"who": "me", "colour": "violet"})
                seated = await first.until(
                    lambda message: message["t"] == "ev" and message["event"]["kind"] == "seated"
                )
                assert seated["event"]["colour"] == "violet"
                assert first.table["chairs"][1]["colour"] == "violet"
                taken = first.table["chairs"][0]["colour"]
                assert await refused(beppe.ask("PUT", seat, {"who": "me", "colour": taken})) == "taken"
                await beppe.ask("PUT", seat, {"who": "me", "colour": "green"})
                assert await refused(beppe.ask("PUT", f"/api/tables/{table}/seats/0", {"who": "me"})) == "taken"
                await beppe.ask("DELETE", seat)
                assert await refused(anna.start(table)) == "not_now"

    spend(story())


def test_my_seats_are_told_by_who_i_am_and_not_by_my_name(server: ServerProcess) -> None:
    async def story() -> None:
        async with Guest.named(server.url, "Dora") as dora, Guest.named(server.url, "Dora") as other:
            table = await dora.open_table("cafe-race", ["me", "open", "me"])
            await other.sit(table, 1)
            assert [found["mine"] for found in await dora.ask("GET", "/api/tables/mine")] == [[0, 2]]
            assert [found["mine"] for found in await other.ask("GET", "/api/tables/mine")] == [[1]]

    spend(story())
