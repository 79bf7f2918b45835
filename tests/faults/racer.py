"""A node that races for sequence numbers; run as a program.

    python tests/faults/racer.py URL NODE

reads lines `FIRST LAST` and answers with the numbers it won of those.
"""

import asyncio
import sys

from tavolino.store.line import Fate, Line
from tavolino.store.store import Store


async def race(store: Store, first: int, last: int) -> list[int]:
    async def one(seq: int) -> bool:
        outcome = await store.append(Line("race", seq, f"{store.node}-{seq}", b""))
        assert outcome.fate in (Fate.STORED, Fate.TAKEN)
        return outcome.fate is Fate.STORED

    numbers = range(first, last + 1)
    won = await asyncio.gather(*map(one, numbers))
    return [seq for seq, mine in zip(numbers, won, strict=True) if mine]


async def main(url: str, node: str) -> None:
    store = Store.open(url, node)
    while words := (await asyncio.to_thread(sys.stdin.readline)).split():
        won = await race(store, int(words[0]), int(words[1]))
        print(*won, flush=True)
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2]))
