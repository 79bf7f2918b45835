"""How many lines a second the store takes, each acknowledged after its commit.

    python benchmarks/store.py [URL]

A hundred coroutines, each with a table of its own, append one line after the other; a fresh SQLite file in the current
folder unless an address is given. Wall time depends on the disk and on what else runs on the machine; processor
time is that of the store alone.
"""

import asyncio
import secrets
import sys
import tempfile
import time

from tavolino.store.line import Fate, Line
from tavolino.store.store import Store

WRITERS = 100
LINES = 300
ROUNDS = 5
BODY = b"x" * 150


async def writer(store: Store, table: str) -> None:
    for seq in range(1, LINES + 1):
        outcome = await store.append(Line(table, seq, secrets.token_hex(8), BODY))
        assert outcome.fate is Fate.STORED


async def measure(url: str) -> None:
    store = Store.open(url)
    for _ in range(ROUNDS):
        tables = [secrets.token_hex(8) for _ in range(WRITERS)]
        wall, processor = time.perf_counter(), time.process_time()
        await asyncio.gather(*(writer(store, table) for table in tables))
        lines = WRITERS * LINES
        wall, processor = time.perf_counter() - wall, time.process_time() - processor
        print(f"{lines / wall:,.0f} lines/s, {processor / lines * 1e6:.1f} µs of processor time a line")
    await store.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(dir=".") as folder:
        asyncio.run(measure(sys.argv[1] if len(sys.argv) > 1 else f"sqlite:///{folder}/store.db"))
