"""A pool of worker processes for bots: a search that takes too long or crashes affects nobody else."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from tavolino.bots.game_start import GameStart
from tavolino.bots.kept_plan import Thought
from tavolino.coach.hints import Hint
from tavolino.core.game import View
from tavolino.server.bots.job import advise_in_worker, think_in_worker
from tavolino.server.bots.queue import WorkerQueue
from tavolino.server.seeds import UNKNOWN, Seeds
from tavolino.server.workers.limits import JobLimits
from tavolino.server.workers.process import WorkerDied, WorkerProcess

NAME = "tavolino-bot"
LONGEST_THOUGHT = 30.0  # seconds; then the worker is killed and the search starts again
TRIES = 5

Question = tuple[GameStart, str, View, tuple[int, ...], int]  # with a seed


class NoBotMove(Exception):
    """The workers found no move in all attempts."""


class BotPool:
    def __init__(self, workers: int = 1, longest: float = LONGEST_THOUGHT, seeds: Seeds = UNKNOWN) -> None:
        self._limits = JobLimits(seconds=longest)
        self._seeds = seeds
        # Its own threads, so that nothing else can keep a bot waiting: one asks, and one may have to close.
        self._threads = ThreadPoolExecutor(2 * workers + 1, NAME)
        self._queue = WorkerQueue(workers)
        self._workers = {WorkerProcess(NAME) for _ in range(workers)}
        self._closing: set[asyncio.Future[None]] = set()
        self._asked_at: dict[object, float] = {}  # by question, the oldest first
        for worker in self._workers:
            self._queue.give_back(worker)

    @property
    def waiting(self) -> int:
        """Questions for which no worker was free yet."""
        return self._queue.waiting

    async def choose(
        self, start: GameStart, level: str, view: View, legal: tuple[int, ...], among_people: bool = True
    ) -> Thought:
        """The move that this bot makes, and what it plans after it.

        If a worker dies, it is replaced and the search starts again.
        """
        this_question = object()
        self._asked_at[this_question] = time.monotonic()
        try:
            seed = self._seeds.of_thought(start.game.id, level, int(start.seat), view, legal)
            question = (start, level, view, legal, seed)
            return await self._choose(question, self._asked_at[this_question], among_people)
        finally:
            del self._asked_at[this_question]

    async def advise(self, start: GameStart, view: View, legal: tuple[int, ...]) -> Hint:
        """The best that a seat can do, as soon as no bot waits."""
        for _attempt in range(TRIES):
            worker = await self._queue.take(time.monotonic(), among_people=True, is_bot=False)
            try:
                hint = await self._run(worker, advise_in_worker, (start, view, legal))
            except WorkerDied:
                continue
            except Exception as problem:
                raise NoBotMove(f"no hint for {start.game.id}: {problem!r}") from problem
            assert isinstance(hint, Hint)
            return hint
        raise NoBotMove(f"no hint for {start.game.id} after {TRIES} tries")

    def oldest_seconds(self) -> float:
        """For how long the oldest question is unanswered; 0 if there is none."""
        oldest = next(iter(self._asked_at.values()), None)
        return 0.0 if oldest is None else time.monotonic() - oldest

    async def _choose(self, question: Question, asked_at: float, among_people: bool) -> Thought:
        start, level, _, legal, _ = question
        game = start.game.id
        for _attempt in range(TRIES):
            try:
                thought = await self._think(question, asked_at, among_people)
            except WorkerDied:
                continue
            except Exception as problem:
                raise NoBotMove(f"{level} has no move for {game}: {problem!r}") from problem  # the bot's own error
            if thought.move not in legal:
                raise NoBotMove(f"{level} returned an illegal move for {game}: {thought.move}")
            return thought
        raise NoBotMove(f"no move of {level} for {game} after {TRIES} tries")

    async def _think(self, question: Question, asked_at: float, among_people: bool) -> Thought:
        worker = await self._queue.take(asked_at, among_people)
        thought = await self._run(worker, think_in_worker, (*question, self._queue.effort(asked_at)))
        assert isinstance(thought, Thought)
        return thought

    async def _run(self, worker: WorkerProcess, job: Callable[..., object], arguments: tuple[object, ...]) -> object:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._threads, worker.run, job, arguments, self._limits)
        except (WorkerDied, asyncio.CancelledError):
            worker = self._replace(worker)
            raise
        finally:
            self._queue.give_back(worker)

    def _replace(self, worker: WorkerProcess) -> WorkerProcess:
        """The old one is closed in the background."""
        closing = self._close(worker)
        self._closing.add(closing)
        closing.add_done_callback(self._closing.discard)
        self._workers.discard(worker)
        another = WorkerProcess(NAME)
        self._workers.add(another)
        return another

    def _close(self, worker: WorkerProcess) -> "asyncio.Future[None]":
        return asyncio.get_running_loop().run_in_executor(self._threads, worker.close)

    async def close(self) -> None:
        await asyncio.gather(*(self._close(worker) for worker in self._workers), *self._closing)
        self._threads.shutdown(wait=False)
