"""The server stops and starts again in the middle of games: everybody is told, and every table goes on."""

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from online.evening import at_table, couple, play_out, spend, told
from online.process import ServerProcess

NEVER = 3600  # seconds


def test_a_table_goes_on_after_a_restart_bots_included(tmp_path: Path) -> None:
    """Before, the bot would have thought for an hour; after, it moves before anybody has come back."""
    url = f"sqlite:///{tmp_path}/server.db"

    async def story() -> None:
        before = ServerProcess(url, log=tmp_path / "log", bot_pause_seconds=NEVER)
        async with couple(before.url) as (anna, beppe):
            async with at_table(anna, beppe, "cafe-race", "greedy") as (first, second):
                table = first.table["id"]
                acknowledged = await first.move("thrust 3")
                assert await asyncio.to_thread(before.stop) == 0
                for place in (first, second):
                    closing = await place.until(lambda message: message["t"] == "closing")
                    assert closing["code"] == "restart"
                    with pytest.raises(ConnectionClosed):
                        await place.next()
                    assert place.socket.close_code == 1001
            with ServerProcess(url, port=before.port, log=tmp_path / "log"):
                async with beppe.at(table, None, 0) as side:
                    await told(side, "moved", seat=2)
                async with anna.at(table, 0, first.seq) as first, beppe.at(table, 1, second.seq) as second:
                    assert first.seq >= acknowledged
                    await play_out(first, second)
                    assert first.seq == second.seq

    spend(story())


def test_live_clocks_have_a_moment_of_grace_and_the_post_has_none(tmp_path: Path) -> None:
    """Both clocks run out while the server is down. By post that counts; at a live table it does not."""
    url = f"sqlite:///{tmp_path}/server.db"
    seconds = 4

    async def story() -> None:
        before = ServerProcess(url, log=tmp_path / "log")
        async with couple(before.url) as (anna, _):
            tables = {}
            for kind in ("days", "turn"):
                clock = {"kind": kind, "seconds": seconds}
                tables[kind] = await anna.open_table("cafe-race", ["me", "random", "random"], clock=clock)
            for table in tables.values():
                await anna.start(table)
            before.kill()  # quicker than the clock that has only just begun
            with ServerProcess(url, port=before.port, log=tmp_path / "log"):
                async with anna.at(tables["days"], 0, 0) as post, anna.at(tables["turn"], 0, 0) as live:
                    late = await told(post, "stood-in")
                    (asked,) = [event["at"] for _, event in post.events if event and event["kind"] == "started"]
                    assert late["at"] >= asked + 1000 * seconds
                    await live.move("thrust 1")
                    assert not [event for _, event in live.events if event and event["kind"] == "stood-in"]

    spend(story())
