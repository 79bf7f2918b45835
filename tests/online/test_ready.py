"""Ready in the lobby: said by those with a chair, told to everybody, gone with whoever goes, and never waited for."""

from online.evening import couple, refused, spend
from online.guest import Message, Place
from online.process import ServerProcess


async def told_ready(place: Place, seats: list[int]) -> Message:
    return await place.until(lambda message: message["t"] == "here" and message["ready"] == seats)


def test_everybody_hears_who_is_ready(house: ServerProcess) -> None:
    async def evening() -> None:
        async with couple(house.url) as (anna, beppe):
            table = await anna.open_table("cafe-race", ["me", "open", "greedy"])
            async with anna.at(table, None) as first:
                async with beppe.at(table, None) as second:
                    assert await refused(second.command("ready")) == "forbidden"  # without a chair
                    await beppe.sit(table, 1)
                    await second.command("ready")
                    await told_ready(first, [1])
                    await first.command("ready")
                    await told_ready(second, [0, 1])
                    await first.command("ready", ready=False)
                    await told_ready(second, [1])
                    async with beppe.at(table, None) as another:  # whoever comes later is told, too
                        assert '"ready":[1]' in another.raw[0]
                await told_ready(first, [])  # gone, and so not ready

    spend(evening())


def test_a_chair_that_was_left_is_not_ready_for_the_next(house: ServerProcess) -> None:
    async def evening() -> None:
        async with couple(house.url) as (anna, beppe):
            table = await anna.open_table("cafe-race", ["me", "open", "greedy"])
            async with anna.at(table, None) as first, beppe.at(table, None) as second:
                await beppe.sit(table, 1)
                await second.command("ready")
                await first.command("ready")
                await told_ready(second, [0, 1])
                await beppe.ask("DELETE", f"/api/tables/{table}/seats/1")
                await told_ready(first, [0])
                await beppe.sit(table, 1)
                await told_ready(first, [0])  # and has to say so again
                await second.command("ready", ready=False)
                await anna.start(table)  # nobody has to be ready
                await first.until(lambda message: message["t"] == "ev" and message["event"]["kind"] == "started")
                assert await refused(first.command("ready")) == "not_now"

    spend(evening())
