"""Worker processes for what visitors bring: each thing gets a fresh one with limits, so that none can take the server's
time or memory, nor leave anything behind for the next."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from threading import Lock

from tavolino.server.files.jobs import LARGEST_ANSWER
from tavolino.server.files.turns import Turns
from tavolino.server.http.errors import Busy, NotChecked, TooCostly
from tavolino.server.http.limits import address_key
from tavolino.server.settings import Settings
from tavolino.server.workers.limits import MEGABYTE, JobLimits, OverLimit, Resource
from tavolino.server.workers.process import Job, NoAnswer, WorkerDied, WorkerProcess
from tavolino.server.workers.result import JobFailed

NAME = "tavolino-file"
LONGEST_WAIT = 30.0  # seconds, on a machine that is so busy that a job gets no processor time
BEHIND_THE_TABLES = 10  # moves and bots go first
TRY_AGAIN = "this could not be looked at at this moment; try again in a few seconds"
TRIES = 2  # where somebody else has killed a worker

log = logging.getLogger(__name__)


class FilePool:
    def __init__(self, settings: Settings) -> None:
        self._limits = JobLimits(
            seconds=LONGEST_WAIT,
            cpu_seconds=settings.file_cpu_seconds,
            memory=settings.file_megabytes * MEGABYTE,
            answer=LARGEST_ANSWER,
            niceness=BEHIND_THE_TABLES,
        )
        self._turns = Turns(settings.file_workers, settings.files_waiting, settings.files_waiting_per_address)
        self._threads = ThreadPoolExecutor(2 * settings.file_workers, NAME)  # one asks, and one may have to end it
        self._under_way: set[FileJob] = set()
        self._closed = False

    async def run(self, job: Job, *arguments: object, address: str) -> bytes:
        """The bytes that the job returns, or the refusal that it raises; TooCostly beyond a limit. The job ends if this
        is cancelled."""
        async with self._turns.turn(address_key(address)):
            if self._closed:
                raise Busy(TRY_AGAIN)  # it was not this one's turn before the server stopped
            try:
                answer = await self._answer(FileJob(job, arguments, self._limits))
            except OverLimit as over:
                raise TooCostly(self._in_words(over.what)) from None
            except JobFailed as bug:
                log.warning("file_not_checked", extra={"job": job.__name__, "place": str(bug)})
                raise NotChecked("this could not be checked, for a reason of ours, and was not used") from None
            except WorkerDied:
                raise Busy(TRY_AGAIN) from None
        assert isinstance(answer, bytes)
        return answer

    async def _answer(self, job: "FileJob") -> object:
        loop = asyncio.get_running_loop()
        self._under_way.add(job)
        try:
            return await loop.run_in_executor(self._threads, job.run)
        except asyncio.CancelledError:
            if not self._closed:  # and ended with all others
                await loop.run_in_executor(self._threads, job.end)
            raise
        finally:
            self._under_way.discard(job)

    def _in_words(self, what: Resource) -> str:
        limits = self._limits
        most = {
            "time": f"{limits.cpu_seconds} s of processor time",
            "memory": f"{(limits.memory or 0) // MEGABYTE} MB of memory",
            "answer": f"{LARGEST_ANSWER // MEGABYTE} MB for the answer",
        }
        return f"this would take more than {most[what]}, which is the most that is spent on one; make it smaller"

    async def close(self) -> None:
        self._closed = True
        for job in list(self._under_way):
            await asyncio.to_thread(job.end)
        await asyncio.to_thread(self._threads.shutdown, wait=True, cancel_futures=True)


class FileJob:
    """A job with a worker of its own, and with another one where somebody else has killed the first."""

    def __init__(self, job: Job, arguments: tuple[object, ...], limits: JobLimits) -> None:
        self._job = job
        self._arguments = arguments
        self._limits = limits
        self._changing = Lock()
        self._worker = WorkerProcess(NAME)
        self._ended = False

    def run(self) -> object:
        """In a thread."""
        for left in reversed(range(TRIES)):
            worker = self._worker
            try:
                return worker.run(self._job, self._arguments, self._limits)
            except NoAnswer:
                raise
            except WorkerDied:
                if left == 0 or not self._has_another_worker():
                    raise
            finally:
                worker.close()
        raise AssertionError("the last try returns or raises")

    def _has_another_worker(self) -> bool:
        with self._changing:
            if not self._ended:
                self._worker = WorkerProcess(NAME)
            return not self._ended

    def end(self) -> None:
        """In another thread: `run` raises WorkerDied."""
        with self._changing:
            self._ended = True
        self._worker.close()
