"""One process that thinks for bots, one thought at a time.

It shares nothing with anybody but a pipe of its own, so that killing it at any moment leaves no lock behind: whoever
waits at the other end hears at once that nobody is there any more.
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

NAME = "tavolino-bot"

Thought = Callable[..., int]


class WorkerDied(Exception):
    """It was killed, or took too long and was killed by us."""


class Worker:
    """Comes up with the first thought. After WorkerDied, it is to be closed and another one made."""

    def __init__(self) -> None:
        # never by fork: a server has threads, and a child of it would inherit their locks
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload(["tavolino.server.thinking", "tavolino.server.minds"])
        self._coming_and_going = Lock()
        self._process: ForkServerProcess | None = None
        self._pipe: Connection[Any, Any] | None = None
        self._closed = False

    async def run(self, thought: Thought, question: tuple[object, ...], longest: float) -> int:
        """What the thought comes to, or what it raises. In a thread, since starting takes a good part of a second."""
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
                theirs.close()  # or its end would seem to be there still when the process has gone
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
    """In the process: until the house closes or dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal reaches us too, and is meant for the house
    with suppress(EOFError, BrokenPipeError):
        while True:
            thought, question = pipe.recv()
            pipe.send(_answer(thought, question))


def _answer(thought: Thought, question: tuple[object, ...]) -> int | Exception:
    try:
        return thought(*question)
    except Exception as problem:  # as a text, since not every exception can be sent
        return RuntimeError(f"{type(problem).__name__}: {problem}")
