"""Tables are removed after their retention time, without errors for anybody. Results and ratings stay."""

from pathlib import Path

from sqlalchemy import update

from online.evening import couple, play_out, refused, spend
from online.guest import Guest
from online.process import ServerProcess
from stores import opened
from tavolino.store.check import check
from tavolino.store.schema import TABLES


async def age(url: str, tables: list[str]) -> None:
    """As if nobody had touched them since 1970."""
    async with opened(url) as store:
        await store.write(
            lambda found: found.execute(update(TABLES).where(TABLES.c.id.in_(tables)).values(updated_at=1)).rowcount
        )


async def gone(guest: Guest, table: str) -> bool:
    """Told while looking at it, or not let in any more: either way it is gone."""

    async def look() -> None:
        async with guest.at(table, None) as side:
            closing = await side.until(lambda message: message["t"] == "closing")
            assert closing["code"] == "gone"
            await side.command("say", text="anybody?")

    return await refused(look()) == "no_table"


def test_old_tables_go_and_what_is_played_or_young_stays(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/server.db"

    async def story() -> None:
        before = ServerProcess(url, log=tmp_path / "log")
        async with couple(before.url) as (anna, _):
            tables = [await anna.open_table("cafe-race", ["me", "random", "random"]) for _ in range(5)]
            finished, running, never_begun, young, _young_too = tables
            await anna.start(finished)
            await anna.start(running)
            async with anna.at(finished, 0) as place:
                await play_out(place)
            before.stop()
            await age(url, [finished, running, never_begun])
            with ServerProcess(url, port=before.port, log=tmp_path / "log", finished_days=30, open_days=2):
                assert await gone(anna, finished)
                assert await gone(anna, never_begun)
                assert await refused(anna.ask("GET", f"/api/tables/{finished}/record")) == "no_table"
                left = {table["id"] for table in await anna.ask("GET", "/api/tables/mine")}
                assert left == {running, young, _young_too}
                async with anna.at(running, 0) as place:
                    await play_out(place)
                (mine,) = await anna.ask("GET", "/api/me/statistics")
                assert mine["games"] == 2
        assert check(url) == []

    spend(story())
