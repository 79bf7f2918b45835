"""What waits for the writer, and who is told what became of it."""

from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection

from tavolino.store.line import Line

Answered = Callable[[Any, BaseException | None], None]  # the answer, or what went wrong


class Ticket:
    """Lines that go in together, or a job; its answer is kept until the transaction is committed."""

    __slots__ = ("answer", "error", "job", "lines", "loop", "told")

    def __init__(
        self, loop: AbstractEventLoop, lines: Sequence[Line], job: Callable[[Connection], Any] | None, told: Answered
    ) -> None:
        self.loop = loop
        self.lines = lines
        self.job = job
        self.told = told
        self.answer: Any = None
        self.error: BaseException | None = None

    def resolve(self) -> None:
        """In the loop of the sender, once. Whoever stumbles over the answer keeps nobody else from theirs."""
        told, self.told = self.told, _nobody
        try:
            told(self.answer if self.error is None else None, self.error)
        except Exception as problem:
            self.loop.call_exception_handler({"message": "told by the store", "exception": problem})


def _nobody(answer: Any, error: BaseException | None) -> None:
    """Has been told."""


def settle(future: Future[Any], answer: Any, error: BaseException | None) -> None:
    """For a sender who waits, and may have gone."""
    if future.done():
        return
    if error is None:
        future.set_result(answer)
    else:
        future.set_exception(error)


def resolve_all(tickets: list[Ticket]) -> None:
    """One call into each loop for the whole batch: waking a loop costs more than storing a line."""
    loops: dict[AbstractEventLoop, list[Ticket]] = {}
    for ticket in tickets:
        loops.setdefault(ticket.loop, []).append(ticket)
    for loop, theirs in loops.items():
        with suppress(RuntimeError):  # a loop that was closed meanwhile
            loop.call_soon_threadsafe(_resolve, theirs)


def _resolve(tickets: list[Ticket]) -> None:
    for ticket in tickets:
        ticket.resolve()
