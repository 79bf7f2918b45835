"""Tables online as a small simulation: tables are opened, people think and move, nodes decide, a database commits.

    .venv/bin/python benchmarks/online/move_cost.py --rate 60 --sockets 90 > slow
    .venv/bin/python benchmarks/online/move_cost.py --rate 1500 --sockets 300 --seconds 4 > fast
    .venv/bin/python benchmarks/online/move_cost.py --rate 300 --sockets 150 > between
    .venv/bin/python benchmarks/online/scale_model.py slow fast --check between    # beside what was measured
    .venv/bin/python benchmarks/online/scale_model.py slow fast                    # how each stage fares as people come

Tables are opened at random moments (Poisson), so often that on average as many are in play as the load says; each is
left when everybody has made their moves. A node is one event loop: it serves one thing after the other. Its writer
takes all moves that wait and commits them together; meanwhile the loop goes on. With several nodes a move is read again
by each other node at which somebody sits at its table. PostgreSQL has so many cores. Costs are taken from two
measurements: of slow play, in which each move is a transaction of its own, and of play at full speed, in which the
transaction's part of a move is next to nothing.
"""

import argparse
import heapq
import json
import random
import statistics
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

WARM_UP = 0.2  # of the time
BATCH = 256  # writes in one transaction, as in store/writer.py


class Costs(NamedTuple):
    """Seconds of CPU."""

    table: float  # of a node, to open it and to sit down
    move: float  # of a node, without its transaction
    transaction: float  # of a node
    reading: float  # of each other node, for each move at a table of its visitors
    database: float  # of the database, for each move; with SQLite it is the node's
    commit: float  # of the database, for each transaction
    asking: float  # of the database, for each move that another node reads


SYNC = 2e-3  # seconds by the clock that a commit waits for the disk
SQLITE, POSTGRESQL, TWO_NODES = "one node, SQLite", "one node, PostgreSQL", "two nodes, PostgreSQL"  # as move_cost.py
Measured = dict[str, dict[str, Any]]  # by setting


def read(file: Path) -> Measured:
    return {line["setting"]: line for line in map(json.loads, file.read_text().splitlines())}


def costs_of(slow: Measured, fast: Measured) -> dict[str, Costs]:
    """By database."""

    def of(setting: str, reading: float, asking: float) -> Costs:
        once, often = slow[setting], fast[setting]
        told = (
            once["table_us"],
            often["node_us"],
            max(0, once["node_us"] - often["node_us"]),
            reading,
            often["database_us"],
            max(0, once["database_us"] - often["database_us"]),
            asking,
        )
        return Costs(*(number / 1e6 for number in told))

    together, alone = slow[TWO_NODES], slow[POSTGRESQL]  # one other node reads each move
    reading, asking = (max(0, together[part] - alone[part]) for part in ("node_us", "database_us"))
    return {SQLITE: of(SQLITE, 0, 0), POSTGRESQL: of(POSTGRESQL, reading, asking)}


class Load(NamedTuple):
    tables: int  # in play at a time, on average
    seats: int
    thinking: float  # mean seconds before each move
    nodes: int
    database_cores: int
    seconds: float
    moves: int = 8  # of each seat in a game: a race of three random players has 23 in all


@dataclass(eq=False)
class Person:
    """Of a table, at a node."""

    node: int
    moves_left: int


@dataclass
class Server:
    """One thing after the other, in order of arrival; or several at a time."""

    cores: int = 1
    free_at: list[float] = field(default_factory=list)
    busy: float = 0.0

    def __post_init__(self) -> None:
        self.free_at = [0.0] * self.cores

    def serve(self, now: float, seconds: float) -> float:
        """When it is done."""
        begun = max(now, heapq.heappop(self.free_at))
        heapq.heappush(self.free_at, begun + seconds)
        self.busy += seconds
        return begun + seconds


@dataclass
class Writer:
    """Of one node: the moves that wait while a commit is under way."""

    waiting: list[tuple[float, Person]] = field(default_factory=list)  # when it was sent, by whom
    committing: bool = False


class Outcome(NamedTuple):
    moves_per_second: float
    node_us: float  # CPU for each move, all nodes together
    busiest_node: float  # share of its time
    database: float  # share of the time of all its cores
    database_s: float  # CPU for each move
    lines: float  # in a transaction
    p50_ms: float
    p99_ms: float


class Simulation:
    def __init__(self, costs: Costs, load: Load, seed: int = 1) -> None:
        self.costs, self.load = costs, load
        self.random = random.Random(seed)
        self.nodes = [Server() for _ in range(load.nodes)]
        self.writers = [Writer() for _ in range(load.nodes)]
        self.database = Server(load.database_cores)
        self.events: list[tuple[float, int, Callable[[float], None]]] = []
        self.number = 0
        self.waits: list[float] = []
        self.transactions = self.moves = 0

    def at(self, when: float, what: Callable[[float], None]) -> None:
        self.number += 1  # what is at the same time comes in order
        heapq.heappush(self.events, (when, self.number, what))

    def run(self) -> Outcome:
        for _ in range(self.load.tables):  # in the midst of their games
            self.sit_down(0.0, self.random.randint(1, self.load.moves))
        self.at(self.until_next(), self.arrive)
        counting = False
        while self.events and self.events[0][0] < self.load.seconds:
            now, _, what = heapq.heappop(self.events)
            if not counting and now >= WARM_UP * self.load.seconds:
                counting = True
                self.forget()
            what(now)
        return self.outcome()

    def forget(self) -> None:
        self.waits, self.transactions, self.moves = [], 0, 0
        for server in (*self.nodes, self.database):
            server.busy = 0.0

    def until_next(self) -> float:
        """Table: one game takes so long on average that as many are in play as there should be."""
        return self.random.expovariate(self.load.tables / (self.load.moves * self.load.thinking))

    def arrive(self, now: float) -> None:
        self.sit_down(self.nodes[self.random.randrange(self.load.nodes)].serve(now, self.costs.table), self.load.moves)
        self.at(now + self.until_next(), self.arrive)

    def sit_down(self, now: float, moves: int) -> None:
        """Its people are at different nodes, as a load balancer spreads them that knows nothing of tables."""
        first = self.random.randrange(self.load.nodes)
        for seat in range(self.load.seats):
            self.think(now, Person((first + seat) % self.load.nodes, moves))

    def think(self, now: float, person: Person) -> None:
        thinking = self.random.uniform(0, 2 * self.load.thinking)
        self.at(now + thinking, lambda sent: self.send(sent, person))

    def send(self, now: float, person: Person) -> None:
        self.at(self.nodes[person.node].serve(now, self.costs.move), lambda done: self.decided(done, now, person))

    def decided(self, now: float, sent: float, person: Person) -> None:
        writer = self.writers[person.node]
        writer.waiting.append((sent, person))
        if not writer.committing:
            self.commit(now, person.node)

    def commit(self, now: float, node: int) -> None:
        writer = self.writers[node]
        batch, writer.waiting = writer.waiting[:BATCH], writer.waiting[BATCH:]
        writer.committing = True
        self.transactions += 1
        written = self.nodes[node].serve(now, self.costs.transaction)
        working = self.costs.database * len(batch) + self.costs.commit
        stored = self.database.serve(written, working) + SYNC
        self.at(stored, lambda done: self.stored(done, node, batch))

    def stored(self, now: float, node: int, batch: list[tuple[float, Person]]) -> None:
        self.writers[node].committing = False
        for sent, person in batch:
            self.waits.append(now - sent)
            self.moves += 1
            for other in range(self.others()):
                self.nodes[(node + 1 + other) % self.load.nodes].serve(now, self.costs.reading)
                self.database.serve(now, self.costs.asking)
            person.moves_left -= 1
            if person.moves_left:
                self.think(now, person)
        if self.writers[node].waiting:
            self.commit(now, node)

    def others(self) -> int:
        """Nodes at which somebody else sits at the same table."""
        return min(self.load.nodes, self.load.seats) - 1

    def outcome(self) -> Outcome:
        took = (1 - WARM_UP) * self.load.seconds
        ranks = statistics.quantiles(self.waits, n=100)
        return Outcome(
            self.moves / took,
            1e6 * sum(node.busy for node in self.nodes) / self.moves,
            max(node.busy for node in self.nodes) / took,
            self.database.busy / took / self.load.database_cores,
            self.database.busy / self.moves,
            self.moves / self.transactions,
            1e3 * ranks[49],
            1e3 * ranks[98],
        )


# ---- what it is for


def check(costs: dict[str, Costs], measured: Measured) -> None:
    """Each line of move_cost.py beside the simulation of the same load."""
    print("| setting | moves a second | nodes, µs a move: measured | simulated | database: measured | simulated |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    for setting, one in measured.items():
        own = costs[SQLITE if setting == SQLITE else POSTGRESQL]
        sockets, rate, nodes = one["sockets"], one["moves_per_second"], one["nodes"]
        without_tables = own._replace(table=0.0)  # they were opened before the clock ran
        told = Simulation(without_tables, Load(sockets // 3, 3, sockets / rate, nodes, 1, 30)).run()
        figures = f"{one['node_us']} | {told.node_us:.0f} | {one['database_us']} | {1e6 * told.database_s:.0f}"
        print(f"| {setting} | {rate:,.0f} | {figures} |")


def stages(costs: dict[str, Costs], thinking: float) -> None:
    """Tables of three people who think so long before each move."""
    print("| | tables | moves a second | busiest node | database | moves in a transaction | 99 % within, ms |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for name, own, nodes, cores in (
        ("one node, SQLite", SQLITE, 1, 1),
        ("one node, PostgreSQL", POSTGRESQL, 1, 4),
        ("four nodes, PostgreSQL", POSTGRESQL, 4, 4),
        ("sixteen nodes, PostgreSQL", POSTGRESQL, 16, 4),
    ):
        for tables in (500, 1_000, 2_000, 4_000, 8_000):
            seconds = 12 * min(1.0, 2_000 / tables) + 3
            told = Simulation(costs[own], Load(tables, 3, thinking, nodes, cores, seconds)).run()
            if max(told.busiest_node, told.database) >= 1:
                print(f"| {name} | {tables:,} | more than it can do | | | | |")
                break
            print(
                f"| {name} | {tables:,} | {told.moves_per_second:,.0f} | {told.busiest_node:.0%} "
                f"| {told.database:.0%} | {told.lines:.1f} | {told.p99_ms:,.0f} |"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("slow", type=Path, help="what move_cost.py has printed of slow play")
    parser.add_argument("fast", type=Path, help="and at full speed")
    parser.add_argument("--check", type=Path, help="and of other play, to be simulated")
    parser.add_argument("--thinking", type=float, default=5.0, help="mean seconds before each move")
    chosen = parser.parse_args()
    costs = costs_of(read(chosen.slow), read(chosen.fast))
    if chosen.check is None:
        stages(costs, chosen.thinking)
    else:
        check(costs, read(chosen.check))


if __name__ == "__main__":
    main()
