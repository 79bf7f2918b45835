"""The time from the start of a killed server to its first table. Prints one JSON object.

python benchmarks/online/start.py --times 30
python benchmarks/online/start.py --times 30 --sources /somewhere/before --sources /somewhere/after

Each start is on a database with a table under way. `--sources` are folders with a `tavolino` in them: they alternate,
so that other load on the machine affects them alike.
"""

import argparse
import asyncio
import json
import os
import statistics
import tempfile
import time
from pathlib import Path

from frames import Frames
from server_process import Host, MeasuredServer

SEATS = 3
SYNC = b'"t":"sync"'


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=30)
    parser.add_argument("--sources", action="append", help="default: what is installed", metavar="FOLDER")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(compare(Path(folder), chosen.sources or [""], chosen.times), indent=1))


def compare(folder: Path, sources: list[str], times: int) -> dict[str, dict[str, str]]:
    with MeasuredServer(folder) as server:
        host = Host(server)
        table = host.open_table(SEATS)
        host.close()
    starts: dict[str, list[tuple[float, float, float]]] = {source: [] for source in sources}
    for number in range(times + 1):
        for source in sources:
            os.environ["PYTHONPATH"] = source
            figures = asyncio.run(start(folder, host.headers, table))
            if number:  # at the first start Python's bytecode files may be missing
                starts[source].append(figures)
    return {source or "installed": told(figures) for source, figures in starts.items()}


async def start(folder: Path, headers: dict[str, str], table: str) -> tuple[float, float, float]:
    """Seconds until it listens and until it has told the table, and the server's seconds of CPU until then."""
    began = time.monotonic()
    server = MeasuredServer(folder)
    try:
        listens = time.monotonic() - began
        await first_sync(server, headers, table)
        return listens, time.monotonic() - began, server.cpu_seconds()
    finally:
        server.kill()


async def first_sync(server: MeasuredServer, headers: dict[str, str], table: str) -> None:
    synced = asyncio.Event()

    def told(text: bytes) -> None:
        if SYNC in text:
            synced.set()

    as_browser = headers | {"Host": f"127.0.0.1:{server.port}", "Origin": server.url}
    loop = asyncio.get_running_loop()
    _, frames = await loop.create_connection(lambda: Frames("/ws", as_browser, told), "127.0.0.1", server.port)
    await frames.opened
    frames.send(json.dumps({"t": "hello", "table": table, "seat": 0, "since": 0}).encode())
    await asyncio.wait_for(synced.wait(), 30)
    frames.close()


def told(figures: list[tuple[float, float, float]]) -> dict[str, str]:
    names = ("until it listens", "until the first table is told", "CPU of the server until then")
    return {name: in_words(seconds) for name, seconds in zip(names, zip(*figures, strict=True), strict=True)}


def in_words(seconds: tuple[float, ...]) -> str:
    return f"median {statistics.median(seconds):.3f} s, at most {max(seconds):.3f} s"


if __name__ == "__main__":
    main()
