"""What one input costs: processor time of the event loop's thread, time and memory of a worker, bytes of the answer."""

import asyncio
import gc
import os
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from tavolino.server.workers.limits import JobLimits
from tavolino.server.workers.process import Job, WorkerProcess

MEGABYTE = 1024 * 1024
PAGE = os.sysconf("SC_PAGE_SIZE")
STATM, STATUS = Path("/proc/self/statm"), Path("/proc/self/status")

Result = TypeVar("Result")


class Cost(NamedTuple):
    """Seconds of processor time, megabytes and bytes. `stall` is the longest that the event loop did one thing."""

    loop: float = 0.0
    stall: float = 0.0
    worker: float = 0.0
    worker_megabytes: float = 0.0
    answer: int = 0

    def with_answer(self, size: int) -> "Cost":
        return self._replace(answer=size)


class Spent(msgspec.Struct):
    """By one job in a worker; without an account it has been stopped."""

    seconds: float
    megabytes: float


class Meter:
    """Use `with meter.installed()`, and measure within."""

    def __init__(self) -> None:
        self._stalls: list[float] = []
        self._spent: list[Spent] = []

    async def measured(self, act: Awaitable[Result]) -> tuple[Result, Cost]:
        """Of everything that the event loop does until the act is done."""
        self._stalls.clear()
        self._spent.clear()
        await asyncio.sleep(0)  # so that it begins as a piece of work of its own
        began = time.thread_time()
        result = await act
        loop = time.thread_time() - began
        await asyncio.sleep(0)
        workers = [(spent.seconds, spent.megabytes) for spent in self._spent] or [(0.0, 0.0)]
        seconds, megabytes = (max(column) for column in zip(*workers, strict=True))
        return result, Cost(loop, max(self._stalls, default=loop), seconds, megabytes)

    @contextmanager
    def installed(self) -> Iterator["Meter"]:
        """Handles of the event loop and jobs of workers are timed; garbage is left for later."""
        handle_run, worker_run = asyncio.Handle._run, WorkerProcess.run
        asyncio.Handle._run = self._timed(handle_run)  # type: ignore[method-assign, assignment]
        WorkerProcess.run = self._accounted(worker_run)  # type: ignore[method-assign]
        gc.collect()
        gc.disable()
        try:
            yield self
        finally:
            asyncio.Handle._run = handle_run  # type: ignore[method-assign]
            WorkerProcess.run = worker_run  # type: ignore[method-assign]
            gc.enable()

    def _timed(self, run: Callable[[asyncio.Handle], Any]) -> Callable[[asyncio.Handle], Any]:
        def timed(handle: asyncio.Handle) -> Any:
            began = time.thread_time()
            try:
                return run(handle)
            finally:
                self._stalls.append(time.thread_time() - began)

        return timed

    def _accounted(self, run: Callable[..., object]) -> Callable[..., object]:
        def accounted(worker: WorkerProcess, job: Job, arguments: tuple[object, ...], limits: JobLimits) -> object:
            if limits.cpu_seconds is None:  # a bot that thinks
                return run(worker, job, arguments, limits)
            with tempfile.NamedTemporaryFile(suffix=".json") as account:
                try:
                    return run(worker, spending, (account.name, job, arguments), limits)
                finally:
                    told = Path(account.name).read_bytes()
                    limit = Spent(limits.cpu_seconds or 0, (limits.memory or 0) / MEGABYTE)
                    self._spent.append(msgspec.json.decode(told, type=Spent) if told else limit)

        return accounted


def spending(account: str, job: Job, arguments: tuple[object, ...]) -> object:
    """Runs in the worker: does the job, and writes down what it took."""
    idle, began = _resident(), time.process_time()
    try:
        return job(*arguments)
    finally:
        taken = Spent(time.process_time() - began, (_peak() - idle) / MEGABYTE)
        Path(account).write_bytes(msgspec.json.encode(taken))


def _resident() -> int:
    return int(STATM.read_text().split()[1]) * PAGE


def _peak() -> int:
    line = next(line for line in STATUS.read_text().splitlines() if line.startswith("VmHWM"))
    return int(line.split()[1]) * 1024
