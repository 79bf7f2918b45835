"""What a move costs: CPU of each part, bytes on disk and on the wire, with one node or two. Prints JSON lines.

    .venv/bin/python benchmarks/online/move_cost.py [--rate 300] [--seconds 10] [--only "one node, SQLite"]

Café Race, three people at a table, everybody at a steady pace. With two nodes the seats of a table are at different
ones, as a load balancer that knows nothing of tables would spread them. Costs are per move by CPU time, so that a busy
machine does little harm; times mean something on a quiet one alone. What a node does by itself is told as `idle`.
PostgreSQL is a fresh cluster as Debian has it, fsync on.
"""

import argparse
import asyncio
import json
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import uvloop
from load import percentile
from player import Player, Tally
from server_process import Host, MeasuredServer, cpu_seconds_of

sys.path.append(str(Path(__file__).resolve().parents[2] / "tests"))  # for the cluster that tests have

SEATS = 3
WARM_UP = 3.0
IDLE_SECONDS = 5.0
MOVES_A_TABLE = 20  # at least, so that players do not run out of tables
FRAME = 4  # bytes around a message, more for what a client sends; TCP and TLS come on top


class Setting(NamedTuple):
    nodes: int
    postgresql: bool


SETTINGS = {
    "one node, SQLite": Setting(1, False),
    "one node, PostgreSQL": Setting(1, True),
    "two nodes, PostgreSQL": Setting(2, True),
}


class CountingPlayer(Player):
    told_bytes = 0

    def _told(self, text: bytes) -> None:
        CountingPlayer.told_bytes += len(text) + FRAME
        super()._told(text)


class Database(NamedTuple):
    url: str
    cpu_seconds: Callable[[], float]
    stored_bytes: Callable[[], int]  # the database with its indexes
    log_bytes: Callable[[], int]  # written ahead of it


@contextmanager
def sqlite(folder: Path) -> Iterator[Database]:
    file = folder / "server.db"

    def stored() -> int:
        """With all that the write-ahead log has so far."""
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        return file.stat().st_size

    yield Database(f"sqlite:///{file}", lambda: 0.0, stored, lambda: 0)


@contextmanager
def postgresql() -> Iterator[Database]:
    from postgres import Cluster

    cluster = Cluster()
    try:
        url = cluster.new_database()
        name = url.partition("@/")[2].partition("?")[0]

        def number(sql: str) -> int:
            with cluster._connected(name) as connection:
                (found,) = connection.execute(sql.encode()).fetchone() or (0,)
            return int(found)

        postmaster = int((cluster._data / "postmaster.pid").read_text().split()[0])
        yield Database(
            url,
            lambda: sum(cpu_seconds_of(process) for process in family(postmaster)),
            lambda: number("SELECT pg_database_size(current_database())"),
            lambda: number("SELECT pg_current_wal_lsn() - '0/0'::pg_lsn"),
        )
    finally:
        cluster.remove()


def family(postmaster: int) -> list[int]:
    children = Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text().split()
    return [postmaster, *map(int, children)]


class Counts(NamedTuple):
    moves: float
    wire: float
    nodes_cpu: float
    database_cpu: float
    stored: float
    log: float
    at: float


def counted(tally: Tally, servers: list[MeasuredServer], database: Database) -> Counts:
    return Counts(
        tally.moves,
        CountingPlayer.told_bytes,
        sum(server.cpu_seconds() for server in servers),
        database.cpu_seconds(),
        database.stored_bytes(),
        database.log_bytes(),
        time.perf_counter(),
    )


async def play(servers: list[MeasuredServer], database: Database, chosen: argparse.Namespace) -> dict[str, Any]:
    tally, host = Tally(), Host(servers[0])
    groups = chosen.sockets // SEATS
    wanted = max(groups * 3, int(chosen.rate * (chosen.seconds + WARM_UP) / MOVES_A_TABLE) + groups)
    opening = sum(server.cpu_seconds() for server in servers)
    tables = [host.open_table(SEATS) for _ in range(wanted)]
    opening = sum(server.cpu_seconds() for server in servers) - opening
    pace = chosen.sockets / chosen.rate
    seats = [(group, seat) for group in range(groups) for seat in range(SEATS)]
    players = [CountingPlayer(seat, iter(tables[group::groups]), tally, pace) for group, seat in seats]
    for number, player in enumerate(players):
        server = servers[number % len(servers)]
        await player.connect(server.port, host.headers | {"Origin": server.url})
    await asyncio.sleep(WARM_UP)
    idle = await idle_share(servers)
    for player in players:
        player.go()
    await asyncio.sleep(WARM_UP)
    tally.counting = True
    before = counted(tally, servers, database)
    await asyncio.sleep(chosen.seconds)
    after = counted(tally, servers, database)
    assert not tally.without_table, "players were left without a game"
    for player in players:
        player.stop()
        player.close()
    host.close()
    told = {"nodes": len(servers), "sockets": chosen.sockets, "idle": idle, "table_us": round(1e6 * opening / wanted)}
    told |= costs(before, after, idle)
    return told | {"p50_ms": percentile(tally.waits, 50), "p99_ms": percentile(tally.waits, 99)}


async def idle_share(servers: list[MeasuredServer]) -> float:
    """Of a core, all nodes together, while people sit there and nobody moves."""
    before = sum(server.cpu_seconds() for server in servers)
    await asyncio.sleep(IDLE_SECONDS)
    return round((sum(server.cpu_seconds() for server in servers) - before) / IDLE_SECONDS, 4)


def costs(before: Counts, after: Counts, idle: float) -> dict[str, Any]:
    """For each move."""
    spent = Counts(*(later - earlier for earlier, later in zip(before, after, strict=True)))
    used = spent.nodes_cpu - idle * spent.at
    return {
        "moves": spent.moves,
        "moves_per_second": round(spent.moves / spent.at, 1),
        "node_us": round(1e6 * used / spent.moves),
        "database_us": round(1e6 * spent.database_cpu / spent.moves),
        "wire_bytes": round(spent.wire / spent.moves),
        "stored_bytes": round(spent.stored / spent.moves),
        "log_bytes": round(spent.log / spent.moves),
    }


def measure(setting: Setting, chosen: argparse.Namespace) -> dict[str, Any]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = stack.enter_context(postgresql() if setting.postgresql else sqlite(folder))
        servers = [stack.enter_context(MeasuredServer(folder, database=database.url)) for _ in range(setting.nodes)]
        return uvloop.run(play(servers, database, chosen))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sockets", type=int, default=150)
    parser.add_argument("--rate", type=float, default=300, help="moves a second that are tried; fewer are made")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--only", choices=list(SETTINGS))
    chosen = parser.parse_args()
    for name, setting in SETTINGS.items():
        if chosen.only in (None, name):
            print(json.dumps({"setting": name} | measure(setting, chosen)), flush=True)


if __name__ == "__main__":
    main()
