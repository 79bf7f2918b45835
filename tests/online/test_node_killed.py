"""One of two nodes dies in the middle of games: the others go on, and what it had left undone is taken over."""

import asyncio

from online.evening import at_table, caught_up, play_out, spend, told
from online.nodes import Nodes, couple
from stores import opened

NEVER = 3600  # seconds: the node that dies would not have moved for its bots


def test_the_others_go_on_when_a_node_dies(nodes: Nodes) -> None:
    async def story() -> None:
        doomed = nodes.another(bot_pause=NEVER)
        async with couple(doomed, nodes.one) as (anna, beppe), opened(nodes.database) as store:
            moved_on = asyncio.Event()
            forsaken = await anna.open_table("cafe-race", ["me", "greedy", "greedy"])
            await anna.start(forsaken)  # nobody else knows of this table
            begun = int((await anna.ask("GET", f"/api/tables/{forsaken}"))["seq"])
            store.listen(lambda table, seq: moved_on.set() if table == forsaken and seq > begun else None)
            async with at_table(anna, beppe, "cafe-race", "greedy") as (first, second):
                table = first.table["id"]
                acknowledged = await first.move("thrust 2")
                doomed.kill()
                await second.move("thrust 3")
                await told(second, "moved", seat=2)  # the bot's turn, taken over where Beppe is
                async with anna.at(table, 0, first.seq, url=nodes.two.url) as back:
                    await caught_up(back, acknowledged)
                    await play_out(back, second)
                    assert [seq for seq, _ in second.events] == list(range(1, second.seq + 1))
                    assert back.seq == second.seq
            await moved_on.wait()  # found by a node that looks for late tables
            async with anna.at(forsaken, 0, 0, url=nodes.one.url) as back:
                await play_out(back)

    spend(story())
