"""Some seats of one table, each with a socket, and one move after the other."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

from online.evening import SECONDS, caught_up
from online.guest import Guest, Place, Refused

LATE = ("stale", "not_your_turn", "over")  # a bot was quicker


class Sitting:
    def __init__(self, places: list[Place], random: Random) -> None:
        self.places = places
        self._random = random

    @classmethod
    @asynccontextmanager
    async def at(cls, table: str, seats: dict[int, Guest], random: Random) -> AsyncIterator["Sitting"]:
        async with AsyncExitStack() as stack:
            places = [await stack.enter_async_context(guest.at(table, seat, 0)) for seat, guest in seats.items()]
            yield cls(places, random)

    @property
    def over(self) -> bool:
        return any(place.over for place in self.places)

    @property
    def seq(self) -> int:
        return max(place.seq for place in self.places)

    async def play(self, entries: int | None = None) -> None:
        """Until there are so many entries more, or to the end."""
        first = self.seq
        while not self.over and (entries is None or self.seq - first < entries):
            await self._step()

    async def _step(self) -> None:
        newest = self.seq
        for place in self.places:
            await caught_up(place, newest)
        asked = [place for place in self.places if place.legal]
        if not asked:  # a bot is
            async with asyncio.timeout(SECONDS):
                await self.places[0].next()
            return
        place = self._random.choice(asked)
        try:
            await place.move(self._random.choice(place.legal))
        except Refused as refused:
            if refused.code not in LATE:
                raise

    async def take_back(self) -> bool:
        """A move, and back again, where that is possible: nothing may have been drawn or shown."""
        for place in self.places:
            for choice in place.legal:
                try:
                    await place.move(choice)
                    await place.command("undo", base=place.seq)
                except Refused:
                    continue
                return True
        return False

    async def follow(self, steps: list[dict[str, Any]], moves: int) -> None:
        """The learner does what the lesson says, until so many moves are made."""
        (place,) = self.places
        while (done := made(place)) < moves and not place.over:
            said = [step for step in steps if step["after"] == done]
            for attempt in [step["attempt"] for step in said if step["attempt"] is not None]:
                await place.send({"t": "why", "id": f"why-{done}", "move": attempt})
                await place.until(lambda message: message["t"] == "because")
            expected = [step["expect"] for step in said if step["expect"] is not None]
            if expected:
                await place.move(expected[0])
            while made(place) == done:
                async with asyncio.timeout(SECONDS):
                    await place.next()


def made(place: Place) -> int:
    """Moves so far."""
    return sum(event is not None and event["kind"] == "moved" for _, event in place.events)
