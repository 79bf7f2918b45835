"""People's waits at a server at which bots think hard, with those bots and without, in turns. Prints one JSON object.

    taskset -c 0,1 python benchmarks/online/experts.py --tables 20 --seconds 10

Three games, in turns; only experts sit at those tables. People play Café Race at other tables, at a steady pace.
"""

import argparse
import asyncio
import gc
import json
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import uvloop
from frames import Frames
from load import LoadClients
from server_process import Host, MeasuredServer

GAMES = {"cafe-race": 4, "coffee-rush": 4, "coffin-rush": 4}  # with so many players
PAUSE = 0.4  # seconds before a bot's move, the server's default
SETTLING = 2.0  # seconds, when bots begin or stop
AT_MOST = (1.5, 25.0)  # times as long as without, or so many milliseconds
LATEST = 5.0  # seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=20, help="of experts")
    parser.add_argument("--turns", type=int, default=5, help="without them and with them")
    parser.add_argument("--seconds", type=float, default=10, help="of each")
    parser.add_argument("--bot-workers", type=int, default=2)
    parser.add_argument("--sockets", type=int, default=60, help="of people")
    parser.add_argument("--rate", type=float, default=60, help="moves of people a second")
    chosen = parser.parse_args()
    chosen.tables_of_people = round(chosen.turns * 2 * chosen.seconds * chosen.rate / 20) + chosen.sockets
    gc.freeze()
    settings = {"bot_workers": chosen.bot_workers, "bot_pause_seconds": PAUSE}
    with tempfile.TemporaryDirectory() as folder, MeasuredServer(Path(folder), **settings) as server:
        print(json.dumps(uvloop.run(measured(server, chosen))))


async def measured(server: MeasuredServer, chosen: argparse.Namespace) -> dict[str, Any]:
    of_people = argparse.Namespace(sockets=chosen.sockets, tables=chosen.tables_of_people)
    waits: dict[str, list[float]] = {"without": [], "with": []}
    gaps: list[float] = []
    async with LoadClients(server, of_people, pace=chosen.sockets / chosen.rate) as clients:
        for _ in range(chosen.turns):
            waits["without"].append((await clients.play(chosen.seconds))["p99_ms"])
            experts = await Experts.begin(server, clients.host, chosen.tables)
            await asyncio.sleep(SETTLING)
            waits["with"].append((await clients.play(chosen.seconds))["p99_ms"])
            gaps += experts.end()
            await asyncio.sleep(SETTLING)
    medians = {name: statistics.median(found) for name, found in waits.items()}
    latest = max(gaps) - PAUSE
    return {
        "p99_ms": waits,
        "medians": medians,
        "p99_within": medians["with"] <= max(AT_MOST[0] * medians["without"], AT_MOST[1]),
        "bots_moves": len(gaps),
        "latest_bot_s": round(latest, 2),
        "bots_p99_s": round(sorted(gaps)[int(0.99 * len(gaps))] - PAUSE, 2),
        "bots_within": latest <= LATEST,
    }


class Experts:
    """Tables at which only experts play, and how long each of their moves was waited for."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.tables: list[str] = []
        self.sockets: list[Frames] = []
        self.gaps: list[float] = []

    @classmethod
    async def begin(cls, server: MeasuredServer, host: Host, tables: int) -> "Experts":
        experts = cls(host)
        games = list(GAMES.items())
        for number in range(tables):
            game, players = games[number % len(games)]
            table = await asyncio.to_thread(host.open_table, players, game, "expert")
            experts.tables.append(table)
            await experts.watch(server, table)
        return experts

    async def watch(self, server: MeasuredServer, table: str) -> None:
        last: list[float] = []

        def told(text: bytes) -> None:
            now = time.perf_counter()
            if text.startswith(b'{"t":"ev"') and last:
                self.gaps.append(now - last[0])
            last[:] = [now]

        headers = {"Host": f"127.0.0.1:{server.port}"} | self.host.headers
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: Frames("/ws", headers, told), "127.0.0.1", server.port)
        await socket.opened
        socket.send(b'{"t":"hello","table":"%s"}' % table.encode())
        self.sockets.append(socket)

    def end(self) -> list[float]:
        """The gaps between the moves at each table."""
        for socket in self.sockets:
            socket.close()
        for table in self.tables:
            self.host.close_table(table)
        return self.gaps


if __name__ == "__main__":
    main()
