"""What waits for the writer thread, and the callback for its answer."""

from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection

from tavolino.store.line import Line

Job = Callable[[Connection], Any]
AnswerCallback = Callable[[Any, BaseException | None], None]  # the answer, or the error


class PendingWrite:
    """Lines that are stored together or not at all, or a job; the answer stays here until the commit."""

    __slots__ = ("answer", "error", "job", "lines", "loop", "told")

    def __init__(
        self,
        loop: AbstractEventLoop,
        lines: Sequence[Line],
        job: Callable[[Connection], Any] | None,
        told: AnswerCallback,
    ) -> None:
        self.loop = loop
        self.lines = lines
        self.job = job
        self.told = told
        self.answer: Any = None
        self.error: BaseException | None = None

    def resolve(self) -> None:
        """Called in the sender's event loop; only the first call counts. A callback that raises does not keep other
        senders from their answers."""
        told, self.told = self.told, _already_told
        try:
            told(self.answer if self.error is None else None, self.error)
        except Exception as problem:
            self.loop.call_exception_handler({"message": "callback of a store write", "exception": problem})


def _already_told(answer: Any, error: BaseException | None) -> None:
    """Takes the place of a callback that has been called."""


def settle(future: Future[Any], answer: Any, error: BaseException | None) -> None:
    """The callback of a sender that awaits a future, and may have been cancelled."""
    if future.done():
        return
    if error is None:
        future.set_result(answer)
    else:
        future.set_exception(error)


def resolve_all(pending: list[PendingWrite]) -> None:
    """One call per event loop for all of them: to wake a loop costs more than to store a line."""
    loops: dict[AbstractEventLoop, list[PendingWrite]] = {}
    for write in pending:
        loops.setdefault(write.loop, []).append(write)
    for loop, own in loops.items():
        with suppress(RuntimeError):  # a loop that was closed meanwhile
            loop.call_soon_threadsafe(_resolve, own)


def _resolve(pending: list[PendingWrite]) -> None:
    for write in pending:
        write.resolve()
