"""Ready in the lobby: for those with a seat, told to everybody, lost on disconnect, and not required to start."""

from online.evening import couple, refused, spend
from online.guest import Message, Place
from online.process import ServerProcess


async def told_ready(place: Place, seats: list[int]) -> Message:
    return await place.until(lambda message: message["t"] == "here" and message["ready"] == seats)


def test_everybody_hears_who_is_ready(server: ServerProcess) -> None:
    async def story() -> None:
        async with couple(server.url) as (anna, beppe):
            table = await anna.open_table("cafe-race", ["me", "open", "greedy"])
            async with anna.at(table, None) as first:
                async with beppe.at(table, None) as second:
                    assert await refused(second.command("ready")) == "forbidden"  # without a seat
                    await beppe.sit(table, 1)
                    await second.command("ready")
                    await told_ready(first, [1])
                    await first.command("ready")
                    await told_ready(second, [0, 1])
                    await first.command("ready", ready=False)
                    await told_ready(second, [1])
                    async with beppe.at(table, None) as another:  # those who connect later are told, too
                        assert '"ready":[1]' in another.raw[0]
                await told_ready(first, [])  # gone, and so not ready

    spend(story())


def test_a_chair_that_was_left_is_not_ready_for_the_next(server: ServerProcess) -> None:
    async def story() -> None:
        async with couple(server.url) as (anna, beppe):
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
                await anna.start(table)  # not required
                await first.until(lambda message: message["t"] == "ev" and message["event"]["kind"] == "started")
                assert await refused(first.command("ready")) == "not_now"

    spend(story())
