"""One game over a bad network, with several windows on each person's seat."""

import asyncio
import random

from faults.proxy import Proxy, Weather
from faults.regular import Regular
from online.guest import Guest

PEOPLE = ("Anna", "Beppe")
WINDOWS = 2  # on each seat


class Game:
    """A finished game; `fresh` are clients that connected only afterwards, by seat."""

    def __init__(self, table: str, windows: list[Regular], fresh: dict[int, Regular], proxy: Proxy) -> None:
        self.table, self.windows, self.fresh, self.proxy = table, windows, fresh, proxy


async def play(
    url: str, game: str, weather: Weather, seed: int, client: type[Regular] = Regular, lines: int = 3
) -> Game:
    """`lines` of chat come from each window."""
    async with Guest.named(url, PEOPLE[0]) as anna, Guest.named(url, PEOPLE[1]) as beppe:
        table = await anna.open_table(game, ["me", "open", "greedy"])
        await beppe.sit(table, 1)
        await anna.start(table)
        pick = random.Random(seed).choice
        async with Proxy(url, weather, seed).open() as proxy:
            windows = [
                client(guest, table, seat, f"{seat}{window}", pick)
                for seat, guest in enumerate((anna, beppe))
                for window in range(WINDOWS)
            ]
            for number, window in enumerate(windows):
                window.url = proxy.url
                window.to_say = [f"line {number}.{line}" for line in range(lines)]
            async with asyncio.timeout(600):
                await asyncio.gather(*(window.play() for window in windows))
        fresh = {seat: client(guest, table, seat, f"{seat}f", pick) for seat, guest in enumerate((anna, beppe))}
        for late in fresh.values():
            await late.play()
        return Game(table, windows, fresh, proxy)
