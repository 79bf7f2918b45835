"""One after the other at a table, in the order in which they came; and whoever gives up is not waited for."""

import asyncio

import pytest

from tavolino.server.turns import Turns


def test_everybody_gets_their_turn_in_order() -> None:
    async def story() -> None:
        turns, order = Turns(), list[int]()

        async def take(number: int) -> None:
            async with turns:
                assert not order or order[-1] >= 0, "somebody else is inside"
                order.append(-number)
                await asyncio.sleep(0)
                order[-1] = number

        await asyncio.gather(*(take(number) for number in (1, 2, 3)))
        assert order == [1, 2, 3]
        assert turns.wanted == 0

    asyncio.run(story())


async def two_waiting(turns: Turns, came: list[str]) -> tuple[asyncio.Task[None], asyncio.Task[None]]:
    """For a turn that somebody has taken; whoever gets it says so."""

    async def take(name: str) -> None:
        async with turns:
            came.append(name)

    turns.take()
    first, second = asyncio.create_task(take("first")), asyncio.create_task(take("second"))
    await asyncio.sleep(0)
    return first, second


def test_whoever_gives_up_while_waiting_is_passed_over() -> None:
    async def story() -> None:
        turns, came = Turns(), list[str]()
        first, second = await two_waiting(turns, came)
        assert turns.wanted == 3
        first.cancel()
        turns.release()
        await asyncio.gather(first, second, return_exceptions=True)
        assert came == ["second"]
        assert turns.wanted == 0

    asyncio.run(story())


def test_whoever_gives_up_when_it_is_just_their_turn_hands_it_on() -> None:
    async def story() -> None:
        turns, came = Turns(), list[str]()
        first, second = await two_waiting(turns, came)
        turns.release()  # the first one has it now, and does not know yet
        first.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        assert came == ["second"]
        assert turns.wanted == 0

    asyncio.run(story())


def test_what_somebody_has_is_not_taken() -> None:
    turns = Turns()
    turns.take()
    with pytest.raises(AssertionError):
        turns.take()
