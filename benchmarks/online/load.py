"""The load that one server can take, from a second process: moves a second, latency, memory. Prints one JSON object.

python benchmarks/online/load.py moves  --seconds 10               at full speed, 600 sockets
python benchmarks/online/load.py pace   --seconds 10 --rate 1000   at a steady pace
python benchmarks/online/load.py idle   --sockets 5000             sockets of onlookers
python benchmarks/online/load.py slow   --seconds 10               onlookers that never read
python benchmarks/online/load.py heap   --tables 3000              what finished tables leave in memory
"""

import argparse
import asyncio
import gc
import json
import os
import socket as sockets
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import uvloop
from disk import Disk
from frames import Frames
from player import Player, Tally
from server_process import Host, MeasuredServer

SEATS = 3
WARM_UP = 2.0
MOMENT = 0.25  # seconds
TURNS = 10  # without onlookers and with them
WATCHED = 3  # tables, one after the other: as many as a group of players needs in such a round
LITTLE = 4096  # receive buffer of an onlooker that does not read


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=list(RUNS))
    parser.add_argument("--sockets", type=int, default=600)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rate", type=float, default=1000)
    parser.add_argument("--tables", type=int, default=3000, help="opened before the clock runs")
    chosen = parser.parse_args()
    gc.freeze()
    with tempfile.TemporaryDirectory() as folder, MeasuredServer(Path(folder)) as server:
        print(json.dumps(uvloop.run(RUNS[chosen.what](server, chosen))))


async def moves(server: MeasuredServer, chosen: argparse.Namespace) -> dict[str, Any]:
    async with LoadClients(server, chosen, pace=0) as clients:
        return await clients.play(chosen.seconds)


async def pace(server: MeasuredServer, chosen: argparse.Namespace) -> dict[str, Any]:
    async with LoadClients(server, chosen, pace=chosen.sockets / chosen.rate) as clients:
        return await clients.play(chosen.seconds)


async def slow(server: MeasuredServer, chosen: argparse.Namespace) -> dict[str, Any]:
    """The same players without and with onlookers that never read, alternating, because single runs differ."""
    waits: dict[str, list[float]] = {"without": [], "with": []}
    async with LoadClients(server, chosen, pace=chosen.sockets / chosen.rate) as clients:
        for _ in range(TURNS):
            waits["without"].append((await clients.play(chosen.seconds))["p99_ms"])
            tables = clients.tables_in_play(WATCHED)
            onlookers = [await look_on(server, clients.host, table, read=False) for table in tables]
            await asyncio.sleep(1)
            waits["with"].append((await clients.play(chosen.seconds))["p99_ms"])
            for onlooker in onlookers:
                onlooker.close()
            await asyncio.sleep(1)
    medians = {name: statistics.median(found) for name, found in waits.items()}
    growth = medians["with"] / medians["without"]
    return {"p99_ms": waits, "medians": medians, "growth": round(growth, 2), "onlookers": len(onlookers)}


async def idle(server: MeasuredServer, chosen: argparse.Namespace) -> dict[str, Any]:
    host = Host(server)
    tables = [host.open_table(SEATS) for _ in range(100)]
    empty = server.memory_bytes()
    sockets = [await look_on(server, host, tables[number % 100]) for number in range(chosen.sockets)]
    await asyncio.sleep(1)
    full = server.memory_bytes()
    assert not any(socket.closed for socket in sockets)
    for socket in sockets:
        socket.close()
    return {
        "sockets": len(sockets),
        "empty_mb": empty / 1e6,
        "full_mb": full / 1e6,
        "kb_each": (full - empty) / len(sockets) / 1e3,
    }


async def heap(server: MeasuredServer, chosen: argparse.Namespace) -> dict[str, Any]:
    """Every table is played to its end. The first third warms up what grows only once: caches, pages of the heap."""
    async with LoadClients(server, chosen, pace=0) as clients:
        warm = await clients.until_finished(chosen.tables // 3)
        full = await clients.until_finished(chosen.tables)
    finished = chosen.tables - chosen.tables // 3
    return {
        "finished": finished,
        "warm_mb": warm / 1e6,
        "full_mb": full / 1e6,
        "kb_each": (full - warm) / finished / 1e3,
    }


async def look_on(server: MeasuredServer, host: Host, table: str, read: bool = True) -> Frames:
    def told(_: bytes) -> None:
        pass

    headers = {"Host": f"127.0.0.1:{server.port}"} | host.headers
    loop = asyncio.get_running_loop()
    wire = sockets.socket()
    if not read:
        wire.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, LITTLE)
    wire.connect(("127.0.0.1", server.port))
    wire.setblocking(False)
    _, socket = await loop.create_connection(lambda: Frames("/ws", headers, told), sock=wire)
    await socket.opened
    socket.send(b'{"t":"hello","table":"%s"}' % table.encode())
    if not read:
        socket.stop_reading()
    return socket


class LoadClients:
    """Players in every seat of some tables, moving on to fresh ones when a game is over."""

    def __init__(self, server: MeasuredServer, chosen: argparse.Namespace, pace: float) -> None:
        self.server = server
        self.host = Host(server)
        self.tally = Tally()
        self.empty = server.memory_bytes()
        self.tables = [self.host.open_table(SEATS) for _ in range(chosen.tables)]
        self._at: dict[str, int] = {}  # by a line's first table: how far its players have come
        groups = chosen.sockets // SEATS
        self.lines = [self.tables[group::groups] for group in range(groups)]
        self.players = [
            Player(seat, self._following(line), self.tally, pace) for line in self.lines for seat in range(SEATS)
        ]

    def _following(self, line: list[str]) -> Iterator[str]:
        for number, table in enumerate(line):
            self._at[line[0]] = number
            yield table

    def tables_in_play(self, ahead: int) -> list[str]:
        """For each group of players the table in play, and the next ones, for the onlookers."""
        return [table for line in self.lines for table in line[self._at[line[0]] :][:ahead]]

    async def __aenter__(self) -> "LoadClients":
        for player in self.players:
            await player.connect(self.server.port, self.host.headers)
        for player in self.players:
            player.go()
        await asyncio.sleep(WARM_UP)
        return self

    async def __aexit__(self, *_: object) -> None:
        for player in self.players:
            player.stop()
            player.close()
        self.host.close()

    async def until_finished(self, games: int) -> int:
        """The server's memory once so many games are over."""
        while self.tally.finished < games * SEATS:
            await asyncio.sleep(0.1)
        return self.server.memory_bytes()

    async def play(self, seconds: float) -> dict[str, Any]:
        tally, server = self.tally, self.server
        tally.waits = []
        tally.counting = True
        began, cpu, own, moves = time.perf_counter(), server.cpu_seconds(), time.process_time(), tally.moves
        stolen = stolen_seconds()
        disk = Disk(server.folder)
        quiet = await self._waits_in_quiet(seconds)
        disk.close()
        tally.counting = False
        assert not tally.without_table, "players were left without a game, so this is no full load: give more --tables"
        took, made, used = time.perf_counter() - began, tally.moves - moves, server.cpu_seconds() - cpu
        return {
            "moves": made,
            "moves_per_second": round(made / took),
            "moves_per_cpu_second": round(made / used),
            "p50_ms": percentile(tally.waits, 50),
            "p99_ms": percentile(tally.waits, 99),
            "stolen_cpu": round((stolen_seconds() - stolen) / took, 2),
            "slowest_sync_ms": round(disk.slowest * 1000, 1),
            "p99_quiet_ms": percentile(quiet, 99),
            "quiet": round(len(quiet) / max(1, len(tally.waits)), 2),
            "server_cpu": round(used / took, 2),
            "driver_cpu": round((time.process_time() - own) / took, 2),
            "finished": tally.finished // SEATS,
            "memory_mb": round(server.memory_bytes() / 1e6, 1),
            "refused": tally.refused,
        }

    async def _waits_in_quiet(self, seconds: float) -> list[float]:
        """Those that ended while the host withheld no processor time from this machine: other delays are not the
        server's."""
        waits, quiet = self.tally.waits, []
        for _ in range(round(seconds / MOMENT)):
            first, stolen = len(waits), stolen_seconds()
            await asyncio.sleep(MOMENT)
            if stolen_seconds() == stolen:
                quiet += waits[first:]
        return quiet


def percentile(waits: list[float], percent: int) -> float | None:
    """In milliseconds; None if there are too few."""
    return None if len(waits) < 100 else round(statistics.quantiles(waits, n=100)[percent - 1] * 1000, 2)


def stolen_seconds() -> float:
    """Processor time that the host withheld from this machine."""
    first = Path("/proc/stat").read_text().splitlines()[0].split()
    return int(first[8]) / os.sysconf("SC_CLK_TCK")


RUNS = {"moves": moves, "pace": pace, "slow": slow, "idle": idle, "heap": heap}

if __name__ == "__main__":
    main()
