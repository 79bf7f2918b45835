"""One person with a window on each of two nodes answers the same question in both: exactly one answer counts."""

import asyncio

from online.evening import all_at, spend
from online.guest import Guest, Place, Refused
from online.nodes import ADDRESS, Nodes

QUESTIONS = 200
TABLES = 4


async def attempt(place: Place, move: str) -> int | str:
    """The entry that it led to, or the code of the refusal."""
    try:
        return await place.move(move)
    except Refused as problem:
        return problem.code


async def same_question(one: Place, two: Place) -> None:
    """Until both windows show the same, and it is a question or the end."""
    while one.seq != two.seq or not (one.legal or one.over):
        await (one if one.seq <= two.seq else two).next()


def test_the_same_question_is_answered_once(nodes: Nodes) -> None:
    answered = 0

    async def race(guest: Guest) -> None:
        """Games on end, until enough questions were raced for."""
        nonlocal answered
        while answered < QUESTIONS:
            table = await guest.open_table("coffee-rush", ["me", "random"], public=False)
            await guest.start(table)
            async with all_at(guest.at(table, 0, 0), guest.at(table, 0, 0, url=nodes.two.url)) as (one, two):
                await same_question(one, two)
                while not one.over and answered < QUESTIONS:
                    before = one.seq
                    assert one.legal == two.legal
                    outcome = await asyncio.gather(attempt(one, one.legal[0]), attempt(two, two.legal[-1]))
                    assert sorted(map(str, outcome)) == [str(before + 1), "over" if "over" in outcome else "stale"]
                    answered += 1
                    await same_question(one, two)
                assert [seq for seq, _ in one.events] == [seq for seq, _ in two.events] == list(range(1, one.seq + 1))

    async def story() -> None:
        async with Guest.named(nodes.one.url, "Anna", ADDRESS) as anna:
            await asyncio.gather(*(race(anna) for _ in range(TABLES)))
        assert answered >= QUESTIONS

    spend(story())
