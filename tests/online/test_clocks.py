"""Clocks: a turn, a game, days. When one runs out a bot stands in, and the others play on."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from online.evening import at_table, caught_up, couple, play_out, spend, told
from online.process import ServerProcess

GRACE = 30_000  # milliseconds that a player who comes back has at least


@pytest.mark.parametrize("clock", [{"kind": "turn", "seconds": 1}, {"kind": "game", "seconds": 1, "increment": 0}])
def test_time_runs_out_and_a_bot_stands_in(server: ServerProcess, clock: dict[str, Any]) -> None:
    """Anna thinks too long, and a bot moves for her until she is back; then it is Beppe who is late."""

    async def story() -> None:
        options = {"options": {"starter": 1}, "clock": clock}  # then Anna is asked first
        async with (
            couple(server.url) as (anna, beppe),
            at_table(anna, beppe, "coffee-rush", **options) as (first, second),
        ):
            assert (await told(second, "stood-in", seat=0))["reason"] == "timeout"
            assert (await told(second, "moved", seat=0))["seat"] == 0
            await caught_up(first, second.seq)
            assert first.table["chairs"][0]["stand_in"] is True
            async with anna.at(first.table["id"], 0, first.seq) as back:  # she says hello, and it is her seat again
                assert (await told(second, "returned", seat=0))["seat"] == 0
                assert back.table["chairs"][0]["stand_in"] is False
                assert back.after is not None
                assert back.after["left"][0] > GRACE - 10_000
            await told(second, "stood-in", seat=1)  # meanwhile his own time is over, too
            while not second.over:  # her 30 seconds are not waited for
                if second.table["chairs"][0]["stand_in"]:
                    await second.next()
                else:
                    await anna.ask("DELETE", f"/api/tables/{second.table['id']}/seats/0")
                    await told(second, "stood-in", seat=0, reason="left")
            record = await anna.ask("GET", f"/api/tables/{second.table['id']}/record")
            assert "timeout" in record

    spend(story())


def test_who_answers_in_time_has_a_new_turn_of_time(server: ServerProcess) -> None:
    async def story() -> None:
        clock = {"kind": "turn", "seconds": 600}
        async with (
            couple(server.url) as (anna, beppe),
            at_table(anna, beppe, "cafe-race", "random", clock=clock) as (first, second),
        ):
            await play_out(first, second)
            assert not [event for _, event in first.events if event and event["kind"] == "stood-in"]
            assert first.after is not None
            assert all(left > 500_000 for left in first.after["left"])

    spend(story())


def test_an_increment_is_added_to_the_time_for_the_game(server: ServerProcess) -> None:
    """For a turn, whatever the program that opens the table says of it."""

    async def story() -> None:
        clock = {"kind": "game", "seconds": 600, "increment": 60}
        async with (
            couple(server.url) as (anna, beppe),
            at_table(anna, beppe, "cafe-race", "random", clock=clock) as (first, _),
        ):
            assert first.table["clock"]["pays"] == "turn"
            await first.move("thrust 1")
            assert first.after is not None
            assert 600_000 < first.after["left"][0] <= 660_000
            assert first.after["left"][1] <= 600_000

    spend(story())


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(f"sqlite:///{tmp_path}/server.db", log=tmp_path / "log", away_seconds=0) as running:
        yield running


def test_by_post_nobody_is_away_until_the_day_is_over(impatient: ServerProcess) -> None:
    """A player by post may disconnect without counting as away; only the deadline counts."""

    async def story() -> None:
        async with couple(impatient.url) as (anna, beppe):
            clock = {"kind": "days", "seconds": 3}
            table = await anna.open_table("coffee-rush", ["me", "open"], clock=clock, options={"starter": 1})
            await beppe.sit(table, 1)
            await anna.start(table)
            async with anna.at(table, 0, 0) as first:
                async with beppe.at(table, 1, 0):
                    pass
                stood_in = await told(first, "stood-in")  # hers: she was asked, and did not answer
                assert (stood_in["seat"], stood_in["reason"]) == (0, "timeout")
                assert stood_in["at"] >= (await told(first, "started"))["at"] + 3_000

    spend(story())
