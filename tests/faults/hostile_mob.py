"""Everybody who takes part in one attack: a bounded number of clients, for a bounded time, from a few addresses."""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection
from random import Random
from typing import Any

import msgspec

from faults.hostile_wire import Answer, Connection, Gone

MOST_STEPS = 200_000  # of the whole mob
REFUSED_PAUSE = 0.05  # seconds before somebody who was refused tries again: twenty times a second
MOST_ADDRESSES = 250
A_MOMENT = 0.5  # seconds


class Member:
    """One client of the mob, with one connection for requests and another one for whatever else it is up to."""

    def __init__(self, mob: "Mob", number: int) -> None:
        self.mob = mob
        self.number = number
        self.address = mob.addresses[number % len(mob.addresses)]
        self.random = Random(f"{mob.seed} {number}")
        self.memory: dict[str, Any] = {}  # what an attack wants to keep from step to step
        self._line: Connection | None = None
        self._other: Connection | None = None
        self._identity: dict[str, str] = {}

    async def line(self) -> Connection:
        """The connection, opened when there is none."""
        if self._line is None or self._line.writer.transport.is_closing():
            self._line = await Connection.to(self.mob.url, self.address)
            self._line.identity = self._identity
        return self._line

    async def fresh_line(self, narrow: bool = False) -> Connection:
        """Another one, in place of the last of this kind."""
        if self._other is not None:
            self._other.close()
        self._other = await Connection.to(self.mob.url, self.address, narrow)
        self._other.identity = self._identity
        return self._other

    def hang_up(self) -> None:
        for line in (self._line, self._other):
            if line is not None:
                line.close()
        self._line = self._other = None

    async def ask(self, method: str, path: str, body: object = None) -> Answer:
        """Asks, and waits a little if that was refused."""
        answer = await (await self.line()).ask(method, path, body)
        self.mob.note(answer.outcome)
        if answer.status >= 400:
            await asyncio.sleep(REFUSED_PAUSE)
        return answer

    async def be_somebody(self) -> bool:
        """Under a name of their own; False if they may not yet."""
        if not self._identity:
            answer = await (await self.line()).begin_session(f"Stranger {self.address} {self.number}")
            self.mob.note(f"session {answer.outcome}")
            if answer.status >= 400:
                await asyncio.sleep(REFUSED_PAUSE)
                return False
            self._identity = (await self.line()).identity
        return True

    async def socket(self, narrow: bool = False) -> Connection | None:
        """A fresh one, or None if it was refused."""
        line = await self.fresh_line(narrow)
        answer = await line.upgrade()
        self.mob.note(f"socket {answer.outcome}")
        if answer.status >= 300:
            self.hang_up()
            await asyncio.sleep(REFUSED_PAUSE)
            return None
        return line

    async def listed(self, which: str) -> list[dict[str, Any]]:
        """The public tables that are `open` or `running`."""
        answer = await self.ask("GET", f"/api/tables/{which}")
        self.mob.largest(f"list of {which} tables", len(answer.content))
        found: list[dict[str, Any]] = msgspec.json.decode(answer.content) if answer.status == 200 else []
        return found


Act = Callable[[Member], Awaitable[None]]


class Mob:
    """`enough`: the time is also over once one of these outcomes was seen, but not at once."""

    def __init__(self, url: str, addresses: list[str], seconds: float, seed: int, enough: Collection[str] = ()) -> None:
        self.url, self.addresses, self.seed = url, addresses, seed
        self._enough = enough
        self.tally: Counter[str] = Counter()
        self.sizes: dict[str, int] = {}
        self._end = time.monotonic() + seconds
        self._steps = 0
        self._limits: list[asyncio.Timeout] = []

    @property
    def left(self) -> float:
        return max(0.0, self._end - time.monotonic())

    @property
    def is_over(self) -> bool:
        return self.left == 0 or self._steps >= MOST_STEPS

    def note(self, what: str) -> None:
        self.tally[what] += 1
        if what in self._enough and self.tally[what] == 1:
            self._end = min(self._end, time.monotonic() + A_MOMENT)
            for limit in self._limits:
                limit.reschedule(asyncio.get_running_loop().time() + self.left)

    def largest(self, what: str, size: int) -> None:
        self.sizes[what] = max(size, self.sizes.get(what, 0))

    async def attack(self, members: int, act: Act) -> None:
        """Each member does it again and again, until the time is over."""
        await asyncio.gather(*(self._persist(Member(self, number), act) for number in range(members)))

    async def _persist(self, member: Member, act: Act) -> None:
        try:
            async with asyncio.timeout(self.left) as limit:
                self._limits.append(limit)
                while not self.is_over:
                    self._steps += 1
                    await self._once(member, act)
                    await asyncio.sleep(0)
        except TimeoutError:
            pass
        finally:
            member.hang_up()

    async def _once(self, member: Member, act: Act) -> None:
        try:
            await act(member)
        except Gone as gone:
            self.note(str(gone))
            member.hang_up()
            await asyncio.sleep(REFUSED_PAUSE)


def addresses(block: int, number: int) -> list[str]:
    """Of this machine: all of 127.0.0.0/8 is."""
    assert 0 < number <= MOST_ADDRESSES, "a bounded number"
    return [f"127.{block}.0.{last}" for last in range(1, number + 1)]
