"""Each sender is told what became of its write: once, and even if the callback of another fails."""

import asyncio
from typing import Any

from tavolino.store.pending_write import PendingWrite, resolve_all


def test_an_answer_is_told_once() -> None:
    async def story() -> None:
        heard: list[object] = []
        ticket = PendingWrite(asyncio.get_running_loop(), (), None, lambda answer, error: heard.append((answer, error)))
        ticket.answer = "stored"
        resolve_all([ticket])
        resolve_all([ticket])
        await asyncio.sleep(0)
        assert heard == [("stored", None)]

    asyncio.run(story())


def test_an_error_comes_without_an_answer() -> None:
    async def story() -> None:
        heard: list[object] = []
        ticket = PendingWrite(asyncio.get_running_loop(), (), None, lambda answer, error: heard.append((answer, error)))
        ticket.answer, ticket.error = "never committed", OSError("full")
        ticket.resolve()
        assert heard == [(None, ticket.error)]

    asyncio.run(story())


def test_a_callback_that_fails_does_not_affect_others() -> None:
    async def story() -> None:
        loop = asyncio.get_running_loop()
        complaints: list[dict[str, Any]] = []
        loop.set_exception_handler(lambda _, about: complaints.append(about))
        heard: list[object] = []

        def fail(_answer: object, _error: BaseException | None) -> None:
            raise ValueError("a mistake of ours")

        tickets = [
            PendingWrite(loop, (), None, fail),
            PendingWrite(loop, (), None, lambda answer, _: heard.append(answer)),
        ]
        tickets[1].answer = "stored"
        resolve_all(tickets)
        await asyncio.sleep(0)
        assert heard == ["stored"]
        assert [str(about["exception"]) for about in complaints] == ["a mistake of ours"]

    asyncio.run(story())
