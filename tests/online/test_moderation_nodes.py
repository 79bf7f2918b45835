"""What is decided about people on one node acts on the other one, too."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

import pytest
from websockets.exceptions import ConnectionClosed

from online.evening import spend
from online.guest import Guest, Place, Refused
from online.nodes import ADDRESS, Nodes
from tavolino.store import bans, offline
from tavolino.store.bans import Ban

SECONDS = 20  # to wait for what takes two


async def until(what: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(SECONDS):
        while not await what():
            await asyncio.sleep(0.05)


async def closing(place: Place) -> str:
    """The last word of the server before it closes the socket."""
    async with asyncio.timeout(SECONDS):
        with suppress(ConnectionClosed):
            while True:
                await place.next()
    return place.raw[-1]


def test_a_session_that_is_ended_on_one_node_is_over_on_both(nodes: Nodes) -> None:
    async def story() -> None:
        async with Guest.named(nodes.one.url, "Anna at home", ADDRESS) as anna:
            me = await anna.ask("POST", "/api/me/passphrase", {"passphrase": "two sugars please"})
            async with Guest.named(nodes.two.url, "Another", ADDRESS) as phone:
                login = {"name": me["name"], "passphrase": "two sugars please"}
                csrf = (await phone.ask("POST", "/api/login", login))["csrf"]
                phone._http.headers["X-CSRF-Token"] = csrf
                table = await phone.open_table("cafe-race", ["me", "open", "open"])
                async with phone.at(table, 0) as place:
                    await anna.ask("DELETE", "/api/me/sessions")
                    with pytest.raises(Refused, match="no_session"):
                        await phone.ask("GET", "/api/tables/mine")  # at once: every request asks the database
                    assert "signed-out" in await closing(place)

    spend(story())


def test_a_ban_and_its_end_reach_both_nodes(nodes: Nodes) -> None:
    async def story() -> None:
        ban = Ban("name", "eve at the node", "Eve at the node", None, "a flood", time.time_ns() // 1_000_000)
        async with Guest.named(nodes.one.url, "Eve at the node", ADDRESS) as eve:

            async def is_out() -> bool:
                try:
                    await eve.ask("GET", "/api/me")
                except Refused as refused:
                    return refused.code == "banned"
                return False

            async def is_in() -> bool:
                return not await is_out()

            offline.run(nodes.database, partial(bans.put, ban=ban))
            await until(is_out)
            offline.run(nodes.database, partial(bans.lift, ban=ban.id))
            await until(is_in)

    spend(story())


def test_a_block_on_one_node_holds_on_the_other(nodes: Nodes) -> None:
    async def story() -> None:
        async with (
            Guest.named(nodes.one.url, "Anna", ADDRESS) as anna,
            Guest.named(nodes.two.url, "Loud", ADDRESS) as loud,
        ):
            table = await anna.open_table("cafe-race", ["me", "open", "open"])
            async with anna.at(table, 0, 0, nodes.two.url) as place, loud.at(table, None) as shouting:
                line = await shouting.command("say", text="hello")
                await anna.ask("POST", "/api/me/blocks", {"table": table, "line": line})
                heard: list[object] = []

                async def is_quiet() -> bool:
                    seq = await shouting.command("say", text="hello again")
                    while place.seq < seq:
                        await place.next()
                    heard.append(place.events[-1][1])
                    return heard[-1] is None

                await until(is_quiet)

    spend(story())


def test_a_deleted_account_is_forgotten_by_both_nodes(nodes: Nodes) -> None:
    async def story() -> None:
        async with (
            Guest.named(nodes.one.url, "Forgetful", ADDRESS) as anna,
            Guest.named(nodes.two.url, "Beppe", ADDRESS) as beppe,
        ):
            table = await beppe.open_table("cafe-race", ["me", "open", "greedy"])
            await anna.sit(table, 1)
            await beppe.start(table)
            async with beppe.at(table, 0, 0) as place:
                assert "Forgetful" in str(place.table)
                await anna.ask("POST", "/api/me/deletion", {"name": "Forgetful"})

                async def is_forgotten() -> bool:
                    return "Forgetful" not in str(await beppe.ask("GET", f"/api/tables/{table}"))

                await until(is_forgotten)

    spend(story())
