"""A process that does jobs, one at a time: a function with its arguments goes in, its result comes back.

It shares only its own pipe with the server, so killing it at any moment leaves no lock behind: the server sees the
pipe close immediately.
"""

import multiprocessing
import signal
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from threading import Lock
from typing import Any

from tavolino.server import logs
from tavolino.server.uncaught import logging_failure
from tavolino.server.workers.limits import JobLimits, OverLimit, impose
from tavolino.server.workers.result import JobResult, of_answer, of_error, unpacked

PRELOADED = ["tavolino.server.bots.job", "tavolino.server.files.jobs", "tavolino.server.workers.preload"]
UNLIMITED = JobLimits()

Job = Callable[..., object]


class WorkerDied(Exception):
    """It was killed, or has to be because it takes too long."""


class NoAnswer(WorkerDied):
    """It took longer than it may."""


class WorkerProcess:
    """Starts with the first job. After WorkerDied, and after a job with limits, close it and make another one.

    Everything here waits, for parts of a second at least: call it in threads.
    """

    def __init__(self, name: str) -> None:
        # never fork: the server has threads, and a child would inherit their locks
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload(PRELOADED)
        self._name = name
        self._coming_and_going = Lock()
        self._process: ForkServerProcess | None = None
        self._pipe: Connection[Any, Any] | None = None
        self._closed = False

    def run(self, job: Job, arguments: tuple[object, ...], limits: JobLimits = UNLIMITED) -> object:
        """What the job returns or raises; OverLimit if it would take more than it may."""
        pipe = self._started()
        try:
            pipe.send((job, arguments, limits))
            if not pipe.poll(limits.seconds):
                raise NoAnswer(f"no answer for {limits.seconds} seconds")
            result = JobResult(pipe.recv_bytes(), pipe.recv_bytes())
        except (OSError, EOFError) as problem:
            raise self._ended() from problem
        return unpacked(result)

    def _started(self) -> "Connection[Any, Any]":
        with self._coming_and_going:
            if self._closed:
                raise WorkerDied("closed before it was needed")
            if self._pipe is None:
                self._pipe, theirs = self._context.Pipe()
                self._process = self._context.Process(target=_work, args=(theirs,), name=self._name, daemon=True)
                self._process.start()
                theirs.close()  # otherwise the pipe would stay open after the process has ended
            return self._pipe

    def _ended(self) -> Exception:
        """Why the pipe is closed."""
        with self._coming_and_going:
            assert self._process is not None  # it has had a pipe
            self._process.join()
            code = self._process.exitcode
        return OverLimit("time") if code == -signal.SIGXCPU else WorkerDied(f"it ended with {code}")

    def close(self) -> None:
        """Kills it, whatever it is doing."""
        with self._coming_and_going:
            self._closed = True
            if self._process is not None:
                self._process.kill()
                self._process.join()


def _work(pipe: "Connection[Any, Any]") -> None:
    """Runs in the worker process until the server stops or dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal reaches workers, too, but is for the server
    logs.set_up_worker()
    with logging_failure(), suppress(EOFError, OSError):
        while True:
            job, arguments, limits = pipe.recv()
            for part in _done(job, arguments, limits):
                pipe.send_bytes(part)


def _done(job: Job, arguments: tuple[object, ...], limits: JobLimits) -> JobResult:
    try:
        impose(limits)
        return of_answer(job(*arguments), limits)
    except Exception as error:
        return of_error(error)
