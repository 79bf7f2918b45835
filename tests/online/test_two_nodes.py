"""People on two servers that share a database: one log, whichever node was first."""

import asyncio

import pytest

from online.evening import at_table, caught_up, play_out, refused, spend, told
from online.guest import ConnectionClosed, Guest, Place
from online.nodes import ADDRESS, Nodes, couple
from tavolino.core import record as records
from tavolino.core.registry import built_in
from tavolino.core.replay import verify

GAMES = list(built_in())


def gapless(place: Place) -> bool:
    return [seq for seq, _ in place.events] == list(range(1, place.seq + 1))


@pytest.mark.parametrize("game", GAMES)
def test_people_on_different_nodes_play_to_the_end(nodes: Nodes, game: str) -> None:
    async def story() -> None:
        async with (
            couple(nodes.one, nodes.two) as (anna, beppe),
            at_table(anna, beppe, game, "greedy") as (first, second),
            anna.at(first.table["id"], None, 0) as side,
            beppe.at(first.table["id"], None, 0) as other_side,
        ):
            await play_out(first, second)
            for place in (first, second, side, other_side):
                await caught_up(place, max(first.seq, second.seq))
                assert place.over
                assert gapless(place)
                assert place.seq == first.seq
            assert [event for _, event in side.events] == [event for _, event in other_side.events]
            kept = [await guest.ask("GET", f"/api/tables/{first.table['id']}/record") for guest in (anna, beppe)]
            assert kept[0] == kept[1]
            verify(records.parse(kept[0]))

    spend(story())


def test_what_happens_simultaneously_on_both_nodes_happens_once_each(nodes: Nodes) -> None:
    """Neither a move nor a line of chat is lost or doubled when both nodes reach for the same place in the log."""

    async def story() -> None:
        async with (
            couple(nodes.one, nodes.two) as (anna, beppe),
            at_table(anna, beppe, "cafe-race", "random") as (first, second),
        ):
            acknowledged: list[int] = []
            for number in range(15):
                acknowledged += await asyncio.gather(
                    first.command("say", text=f"one {number}"), second.command("say", text=f"two {number}")
                )
            acknowledged += await asyncio.gather(first.move("thrust 1"), second.move("thrust 2"))
            assert len(set(acknowledged)) == len(acknowledged) == 32
            for place in (first, second):
                await caught_up(place, max(acknowledged))
                assert gapless(place)
                said = [event["text"] for _, event in place.events if event and event["kind"] == "said"]
                assert sorted(said) == sorted(f"{node} {number}" for node in ("one", "two") for number in range(15))

    spend(story())


def test_each_node_knows_who_is_at_the_other(nodes: Nodes) -> None:
    """Beppe counts as away once he is connected to neither node; then a bot stands in, although Anna is elsewhere."""

    async def story() -> None:
        async with (
            couple(nodes.one, nodes.two) as (anna, beppe),
            at_table(anna, beppe, "coffee-rush", options={"starter": 0}) as (first, second),
        ):
            table = first.table["id"]
            async with beppe.at(table, None) as window:  # comes and goes, which makes his node look who is there
                (sync,) = [message for message in window.raw if '"t":"sync"' in message]
                assert '"here":[0,1]' in sync
            async with anna.at(table, 0) as window:
                assert window.seq == first.seq
            await second.move(second.legal[0])
            assert not [event for _, event in second.events if event and event["kind"] == "stood-in"]
            await second.socket.close()
            assert (await told(first, "stood-in"))["seat"] == 1
            async with beppe.at(table, 1, second.seq, url=nodes.one.url) as back:  # by the other node this time
                await told(first, "returned")
                await play_out(first, back)

    spend(story())


def test_what_a_host_does_is_known_on_both_nodes(nodes: Nodes) -> None:
    """A guest on the other node is disconnected, an old invite is void there, and a closed table is closed."""

    async def story() -> None:
        async with (
            couple(nodes.one, nodes.two) as (anna, beppe),
            Guest.named(nodes.two.url, "Chiara", ADDRESS) as chiara,
        ):
            table = await anna.open_table("cafe-race", ["me", "open", "open"], public=False)
            place = f"/api/tables/{table}"
            invite = {"invite": (await anna.ask("GET", place))["invite"]}
            await beppe.ask("POST", f"{place}/enter", invite)
            await beppe.sit(table, 1)
            async with beppe.at(table, 1, 0) as his:
                (guest,) = await anna.ask("GET", f"{place}/guests")
                await anna.ask("DELETE", f"{place}/guests/{guest['id']}")
                closing = await his.until(lambda message: message["t"] == "closing")
                assert closing["code"] == "removed"
                with pytest.raises(ConnectionClosed):
                    await his.until(lambda _: False)
            assert await refused(beppe.ask("POST", f"{place}/enter", invite)) == "no_table"
            renewed = {"invite": (await anna.ask("POST", f"{place}/invite"))["invite"]}
            assert await refused(beppe.ask("POST", f"{place}/enter", renewed)) == "no_table"
            assert await refused(chiara.ask("POST", f"{place}/enter", invite)) == "no_table"
            await chiara.ask("POST", f"{place}/enter", renewed)
            async with chiara.at(table, None, 0) as hers:
                await anna.ask("DELETE", place)
                await told(hers, "closed")
                assert hers.table["status"] == "closed"
            assert await refused(chiara.sit(table, 1)) == "not_now"

    spend(story())
