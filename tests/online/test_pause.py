"""A pause: nobody moves, neither people nor bots, and every clock stands."""

from online.evening import at_table, caught_up, couple, refused, spend, told
from online.process import ServerProcess

HOUR = {"kind": "game", "seconds": 3600}


def test_nobody_moves_in_a_pause_and_clocks_stand(server: ServerProcess) -> None:
    async def story() -> None:
        async with (
            couple(server.url) as (anna, beppe),
            at_table(anna, beppe, "cafe-race", "greedy", clock=HOUR) as (first, second),
        ):
            await told(first, "moved", seat=2)
            await second.command("pause")
            assert (await told(first, "paused"))["name"] == "Beppe"
            assert first.after is not None
            standing = first.after["left"]
            assert first.table["status"] == "paused"
            assert first.after["legal"] == []
            assert await refused(first.move("thrust 2")) == "not_now"
            assert await refused(second.move("thrust 2")) == "not_now"
            assert await refused(second.command("pause")) == "not_now"
            async with anna.at(first.table["id"], None) as side:
                assert side.after is not None
                assert side.after["left"] == standing  # time has passed since, but not here
                assert await refused(side.command("resume")) == "forbidden"
            async with anna.at(first.table["id"], 0) as again:
                assert again.after is not None
                assert again.after["legal"] == []
            seq = await first.command("resume")
            await caught_up(second, seq)
            assert second.table["status"] == "running"
            assert second.after is not None
            assert {"move": "thrust 2", "kind": "thrust"} in second.after["legal"]
            assert all(0 <= had - has < 60_000 for had, has in zip(standing, second.after["left"], strict=True))
            await second.move("thrust 2")

    spend(story())


def test_a_bot_waits_for_the_end_of_the_pause(server: ServerProcess) -> None:
    """Paused and resumed again and again, whatever the bot is at: each time it is its turn it moves once."""

    async def story() -> None:
        async with couple(server.url) as (anna, beppe), at_table(anna, beppe, "cafe-race", "greedy") as (first, second):
            for number in range(3):  # no race is over so soon
                await first.move(f"thrust {number + 1}")
                await second.move(f"thrust {number + 1}")
                paused = await first.command("pause")
                resumed = await first.command("resume")
                assert resumed == paused + 1  # no entry of a bot in between
                while len([1 for _, event in first.events if event and event["kind"] == "moved"]) < 3 * (number + 1):
                    await first.next()
                await caught_up(second, first.seq)
            moved = [event["seat"] for _, event in first.events if event and event["kind"] == "moved"]
            assert moved.count(2) in (moved.count(0), moved.count(0) + 1)

    spend(story())
