"""Workers that die are replaced, whatever they were doing; a bot's own error is reported as one."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Awaitable, Callable
from multiprocessing.context import ForkServerProcess
from threading import Thread, current_thread, main_thread

import pytest

from tavolino.bots.game_start import GameStart
from tavolino.core import registry
from tavolino.core.chance import FastChance
from tavolino.server.bots.pool import NAME, BotPool, NoBotMove


async def ask(bots: BotPool, legal: tuple[int, ...] = (1, 2), level: str = "random") -> int:
    game = registry.find("cafe-race")
    state = game.new(2, game.read_options({}), FastChance.seeded(1))
    start = GameStart(game, game.options_of(state), 2, 0)
    return (await bots.choose(start, level, game.view(state, 0), legal)).move


def tell(story: Callable[[BotPool], Awaitable[None]]) -> None:
    async def whole() -> None:
        bots = BotPool()
        try:
            await story(bots)
        finally:
            async with asyncio.timeout(60):
                await bots.close()

    asyncio.run(whole())


def kill_worker() -> None:
    """Whatever it is doing: nothing, computing, or receiving a question, when it holds locks."""
    (worker,) = (child for child in multiprocessing.active_children() if child.name == NAME)
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGKILL)
    worker.join()


def test_an_idle_worker_is_killed_and_bots_go_on() -> None:
    async def story(bots: BotPool) -> None:
        for _ in range(3):
            assert await ask(bots) in (1, 2)
            kill_worker()
        assert await ask(bots) in (1, 2)

    tell(story)


def test_many_simultaneous_questions_survive_a_killed_worker() -> None:
    async def story(bots: BotPool) -> None:
        for _ in range(10):
            await ask(bots)
            questions = [asyncio.ensure_future(ask(bots)) for _ in range(20)]
            await asyncio.sleep(0)
            kill_worker()
            async with asyncio.timeout(50):
                assert set(await asyncio.gather(*questions)) <= {1, 2}

    tell(story)


def test_the_event_loop_does_not_wait_for_workers_to_start(monkeypatch: pytest.MonkeyPatch) -> None:
    starters: list[Thread] = []
    start = ForkServerProcess._Popen

    def noted(process: ForkServerProcess) -> object:
        starters.append(current_thread())
        return start(process)

    monkeypatch.setattr(ForkServerProcess, "_Popen", staticmethod(noted))

    async def story(bots: BotPool) -> None:
        await ask(bots)
        assert starters
        assert main_thread() not in starters, "the event loop runs there"

    tell(story)


def test_a_bot_that_makes_a_mistake_is_no_dead_worker() -> None:
    async def story(bots: BotPool) -> None:
        with pytest.raises(NoBotMove, match="unknown-bot"):
            await ask(bots, level="nobody")
        with pytest.raises(NoBotMove, match="returned an illegal move"):
            await ask(bots, legal=(), level="greedy")

    tell(story)
