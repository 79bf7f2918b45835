"""If a player disconnects, a bot stands in after a while, until they are back."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from online.evening import asked, at_table, caught_up, couple, play_out, refused, spend, told
from online.process import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("server")
    with ServerProcess(f"sqlite:///{folder}/server.db", log=folder / "log", away_seconds=0.2) as running:
        yield running


def test_a_bot_stands_in_until_the_player_is_back(server: ServerProcess) -> None:
    async def story() -> None:
        async with couple(server.url) as (anna, beppe):
            async with at_table(anna, beppe, "coffee-rush", options={"starter": 0}) as (first, second):
                table = first.table["id"]
                await second.socket.close()
                await first.until(lambda message: message["t"] == "here" and message["seats"] == [0])
                assert (await told(first, "stood-in"))["reason"] == "away"
                await first.move((await asked(first))[0])  # the bot has moved for him
                async with beppe.at(table, 1, second.seq) as back:
                    assert (await told(first, "returned"))["seat"] == 1
                    assert back.table["chairs"][1]["stand_in"] is False
                    await caught_up(first, back.seq)
                    await play_out(first, back)
            record = await anna.ask("GET", f"/api/tables/{table}/record")
            assert "stand-in" in record

    spend(story())


def test_nobody_stands_in_while_nobody_waits(server: ServerProcess) -> None:
    """Both go, and only Beppe comes back: from then on Anna is waited for."""

    async def story() -> None:
        async with couple(server.url) as (anna, beppe):
            async with at_table(anna, beppe, "coffee-rush", options={"starter": 0}) as (first, second):
                table = first.table["id"]
                await first.command("pause")  # in a pause nobody is missed
                await first.socket.close()
                await caught_up(second, first.seq)
                await second.until(lambda message: message["t"] == "here" and message["seats"] == [1])
                await second.socket.close()
            async with beppe.at(table, 1, 0) as back:
                await back.command("resume")
                stood_in = await told(back, "stood-in")
                assert stood_in["seat"] == 0
                kinds = [event["kind"] for _, event in back.events if event]
                assert kinds.index("stood-in") > kinds.index("resumed")
            async with anna.at(table, 0) as first, beppe.at(table, 1) as second:
                await play_out(first, second)

    spend(story())


def test_a_bot_stands_in_immediately_for_a_player_who_leaves_the_seat(server: ServerProcess) -> None:
    async def story() -> None:
        async with (
            couple(server.url) as (anna, beppe),
            at_table(anna, beppe, "coffee-rush", options={"starter": 0}) as (first, second),
        ):
            table = first.table["id"]
            assert await refused(anna.ask("DELETE", f"/api/tables/{table}/seats/1")) == "forbidden"
            await beppe.ask("DELETE", f"/api/tables/{table}/seats/1")
            assert (await told(first, "stood-in"))["reason"] == "left"
            assert await refused(beppe.ask("DELETE", f"/api/tables/{table}/seats/1")) == "not_now"
            await told(first, "moved", seat=1)  # by the bot, though his window is open
            await second.hello(table, second.seq)
            await told(first, "returned")
            await play_out(first, second)

    spend(story())
