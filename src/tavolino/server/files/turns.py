"""Who is next, where several wait for a few workers: one of each address in turn, so that nobody fills the queue."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tavolino.server.http.errors import Busy


class Turns:
    def __init__(self, at_once: int, most: int, most_of_one: int) -> None:
        """So many at once; and with those that wait, `most` in all and `most_of_one` address."""
        self._free = at_once
        self._most = most
        self._most_of_one = most_of_one
        self._here: Counter[str] = Counter()  # waiting or being served, by address
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        if self._here.total() >= self._most or self._here[address] >= self._most_of_one:
            raise Busy("too many files are being looked at at this moment; try again in a few seconds")
        self._here[address] += 1
        try:
            await self._wait(address)
            try:
                yield
            finally:
                self._pass_on()
        finally:
            self._here -= Counter((address,))  # one less, and forgotten at 0

    async def _wait(self, address: str) -> None:
        if self._free > 0:
            self._free -= 1
            return
        ticket = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(ticket)
        try:
            await ticket
        except asyncio.CancelledError:
            if ticket.done() and not ticket.cancelled():
                self._pass_on()  # it was our turn at that very moment
            raise

    def _pass_on(self) -> None:
        """To the next address, which then is the last."""
        while self._waiting:
            address, line = self._waiting.popitem(last=False)
            ticket = line.popleft()
            if line:
                self._waiting[address] = line
            if not ticket.done():
                ticket.set_result(None)
                return
        self._free += 1
