"""A person, a slow bot and a quick one at Café Race, while the bot's workers are killed during their work."""

import asyncio
import os
import random
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from faults.pulse import Pulse
from faults.regular import Regular
from online.guest import Guest
from online.process import ServerProcess

SLOW_BOT = Path(__file__).with_name("slow_bot")
BOT_SEAT = 1


class Notices(asyncio.DatagramProtocol):
    """Hears when a worker begins to think, with its process id."""

    def __init__(self, told: Callable[[int], None]) -> None:
        self.told = told

    def datagram_received(self, data: bytes, addr: Any) -> None:
        self.told(int(data))


class Thinkers:
    def __init__(self, thinking: float, seed: int) -> None:
        self.thinking = thinking  # seconds
        self.answered: list[float] = []  # seconds from each kill to the bot's move
        self.begun: list[int] = []  # the worker of each thought
        self._moves: list[float] = []  # when the bot moved
        self._random = random.Random(seed)
        self._pulse = Pulse()

    @asynccontextmanager
    async def serving(self, folder: Path) -> AsyncIterator[ServerProcess]:
        """A server that has slow bots, and tells us when they think."""
        loop = asyncio.get_running_loop()
        hearing, _ = await loop.create_datagram_endpoint(lambda: Notices(self._begun), ("127.0.0.1", 0))
        environment = {
            "PYTHONPATH": os.pathsep.join([str(SLOW_BOT), *filter(None, [os.environ.get("PYTHONPATH")])]),
            "SLOW_BOT_PORT": str(hearing.get_extra_info("sockname")[1]),
            "SLOW_BOT_SECONDS": str(self.thinking),
        }
        url = f"sqlite:///{folder}/server.db"
        try:
            with await asyncio.to_thread(ServerProcess, url, log=folder / "log", environment=environment) as server:
                yield server
        finally:
            hearing.close()

    async def kill_workers(self, anna: Guest, times: int) -> None:
        """So many, each in the midst of a thought, in one game after the other."""
        while len(self.answered) < times:
            table = await anna.open_table("cafe-race", ["me", "slow", "greedy"])
            await anna.start(table)
            regular = Regular(anna, table, 0, table, self._random.choice)
            regular.heard = lambda _: self._heard(regular)  # noqa: B023  # of this game alone
            self._moves.clear()
            playing = asyncio.create_task(regular.play())
            while not playing.done() and len(self.answered) < times:
                await self._kill_one(playing)
            await playing
            assert regular.faults == []

    async def _kill_one(self, playing: "asyncio.Task[None]") -> None:
        thoughts = len(self.begun)
        playing.add_done_callback(lambda _: self._pulse.beat())
        await self._pulse.until(lambda: len(self.begun) > thoughts or playing.done())
        if playing.done():
            return
        moves = len(self._moves)  # not before: an earlier thought may have ended while we waited for this one
        await asyncio.sleep(self._random.random() * self.thinking * 0.9)  # somewhere in the midst of it
        if len(self._moves) > moves:
            return  # it was quicker than we
        os.kill(self.begun[-1], signal.SIGKILL)
        killed = time.monotonic()
        await self._pulse.until(lambda: len(self._moves) > moves)
        self.answered.append(self._moves[-1] - killed)

    def _begun(self, pid: int) -> None:
        self.begun.append(pid)
        self._pulse.beat()

    def _heard(self, regular: Regular) -> None:
        moves = sum(_is_bots_move(event) for event in regular.told.values())
        while len(self._moves) < moves:
            self._moves.append(time.monotonic())
        self._pulse.beat()


def _is_bots_move(event: dict[str, Any] | None) -> bool:
    return event is not None and event["kind"] == "moved" and event["seat"] == BOT_SEAT
