"""What waits for the writer, and the future that its sender waits on."""

from asyncio import AbstractEventLoop, Future
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection

from tavolino.store.line import Line


class Ticket:
    """A line or a job; its answer is kept until the transaction is committed."""

    __slots__ = ("answer", "error", "future", "job", "line", "loop")

    def __init__(self, loop: AbstractEventLoop, line: Line | None, job: Callable[[Connection], Any] | None) -> None:
        self.loop = loop
        self.future: Future[Any] = loop.create_future()
        self.line = line
        self.job = job
        self.answer: Any = None
        self.error: BaseException | None = None

    def resolve(self) -> None:
        """In the loop of the sender, who may have gone."""
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.answer)
        else:
            self.future.set_exception(self.error)


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
