"""One process that computes moves for bots, one at a time.

It shares only its own pipe with the server, so killing it at any moment leaves no lock behind: the server sees the
pipe close immediately.
"""

import asyncio
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

NAME = "tavolino-bot"

Thought = Callable[..., int]


class WorkerDied(Exception):
    """It was killed, or we killed it because it took too long."""


class Worker:
    """Starts with the first question. After WorkerDied, close it and make another one."""

    def __init__(self) -> None:
        # never fork: the server has threads, and a child would inherit their locks
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload(["tavolino.server.bots.job", "tavolino.server.bots.preload"])
        self._coming_and_going = Lock()
        self._process: ForkServerProcess | None = None
        self._pipe: Connection[Any, Any] | None = None
        self._closed = False

    async def run(self, thought: Thought, question: tuple[object, ...], longest: float) -> int:
        """The result of the search, or what it raises. In a thread, as starting a process takes part of a second."""
        return await asyncio.to_thread(self._run, thought, question, longest)

    def _run(self, thought: Thought, question: tuple[object, ...], longest: float) -> int:
        pipe = self._started()
        try:
            pipe.send((thought, question))
            if not pipe.poll(longest):
                raise WorkerDied(f"no answer for {longest} seconds")
            answer = pipe.recv()
        except (OSError, EOFError) as problem:
            raise WorkerDied from problem
        if isinstance(answer, Exception):
            raise answer
        return int(answer)

    def _started(self) -> "Connection[Any, Any]":
        with self._coming_and_going:
            if self._closed:
                raise WorkerDied("closed before it was needed")
            if self._pipe is None:
                self._pipe, theirs = self._context.Pipe()
                self._process = self._context.Process(target=_work, args=(theirs,), name=NAME, daemon=True)
                self._process.start()
                theirs.close()  # otherwise the pipe would stay open after the process has ended
            return self._pipe

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        with self._coming_and_going:
            self._closed = True
            if self._process is not None:
                self._process.kill()
                self._process.join()


def _work(pipe: "Connection[Any, Any]") -> None:
    """Runs in the worker process until the server stops or dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal reaches workers, too, but is for the server
    logs.set_up_worker()
    with logging_failure(), suppress(EOFError, ConnectionError):
        while True:
            thought, question = pipe.recv()
            pipe.send(_answer(thought, question))


def _answer(thought: Thought, question: tuple[object, ...]) -> int | Exception:
    try:
        return thought(*question)
    except Exception as problem:  # as a text, since not every exception can be sent
        return RuntimeError(f"{type(problem).__name__}: {problem}")
