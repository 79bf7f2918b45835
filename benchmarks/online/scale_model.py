"""Tables online as a small simulation: people arrive, sit down, think and move; nodes decide, a database commits.

    .venv/bin/python benchmarks/online/scale_model.py                         # how each stage fares as people come
    .venv/bin/python benchmarks/online/scale_model.py --check FILE            # beside what move_cost.py has measured

A node is one event loop: it serves one thing after the other. Its writer takes all moves that wait and commits them
together; meanwhile the loop goes on. With several nodes a move is read again by each other node at which somebody sits
at its table. PostgreSQL has so many cores for commits. What a move, a transaction and reading cost are the constants of
`Costs`, as measured by move_cost.py; docs/scale.md says what follows from them.
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
    """Seconds."""

    move: float  # of the node's CPU, without its transaction
    transaction: float  # of the node's CPU
    reading: float  # of each other node's CPU, for each move at a table of its visitors
    sync: float  # that a commit takes by the clock, CPU aside
    database: float  # of the database's CPU, for each move; with SQLite it is in `transaction`


SQLITE = Costs(move=170e-6, transaction=255e-6, reading=0.0, sync=1e-3, database=0.0)
POSTGRESQL = Costs(move=170e-6, transaction=255e-6, reading=0.0, sync=2e-3, database=0.0)


class Load(NamedTuple):
    tables: int  # in play at a time
    seats: int
    thinking: float  # mean seconds before each move
    nodes: int
    database_cores: int
    seconds: float


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

    waiting: list[tuple[float, int]] = field(default_factory=list)  # when it was sent, by whom
    committing: bool = False


class Outcome(NamedTuple):
    moves_per_second: float
    node_us: float  # CPU for each move, all nodes together
    busiest_node: float  # share of its time
    database: float  # share of the time of all its cores
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
        for person in range(self.load.tables * self.load.seats):
            self.think(0.0, person)
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

    def think(self, now: float, person: int) -> None:
        thinking = self.random.uniform(0, 2 * self.load.thinking)
        self.at(now + thinking, lambda sent: self.send(sent, person))

    def send(self, now: float, person: int) -> None:
        node = person % self.load.nodes
        self.at(self.nodes[node].serve(now, self.costs.move), lambda done: self.decided(done, node, now, person))

    def decided(self, now: float, node: int, sent: float, person: int) -> None:
        self.writers[node].waiting.append((sent, person))
        if not self.writers[node].committing:
            self.commit(now, node)

    def commit(self, now: float, node: int) -> None:
        writer = self.writers[node]
        batch, writer.waiting = writer.waiting[:BATCH], writer.waiting[BATCH:]
        writer.committing = True
        self.transactions += 1
        written = self.nodes[node].serve(now, self.costs.transaction)
        stored = self.database.serve(written, self.costs.database * len(batch)) + self.costs.sync
        self.at(stored, lambda done: self.stored(done, node, batch))

    def stored(self, now: float, node: int, batch: list[tuple[float, int]]) -> None:
        self.writers[node].committing = False
        for sent, person in batch:
            self.waits.append(now - sent)
            self.moves += 1
            for other in range(self.others()):
                self.nodes[(node + 1 + other) % self.load.nodes].serve(now, self.costs.reading)
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
            self.moves / self.transactions,
            1e3 * ranks[49],
            1e3 * ranks[98],
        )


# ---- what it is for


def check(measured: list[dict[str, Any]], sockets: int) -> None:
    """Each line of move_cost.py beside the simulation of the same load."""
    print("| setting | moves a second | CPU of the nodes for a move, µs: measured | simulated |")
    print("| --- | ---: | ---: | ---: |")
    for one in measured:
        costs = POSTGRESQL if "PostgreSQL" in one["setting"] else SQLITE
        nodes = 2 if "two" in one["setting"] else 1
        load = Load(sockets // 3, 3, sockets / one["moves_per_second"], nodes, 1, 20)
        told = Simulation(costs, load).run()
        print(f"| {one['setting']} | {one['moves_per_second']:,.0f} | {one['node_us']} | {told.node_us:.0f} |")


def stages(thinking: float) -> None:
    """Tables of three people who think so long before each move."""
    print("| | tables | moves a second | busiest node | database | moves in a transaction | 99 % within, ms |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for name, costs, nodes, cores in (
        ("one node, SQLite", SQLITE, 1, 1),
        ("one node, PostgreSQL", POSTGRESQL, 1, 4),
        ("four nodes, PostgreSQL", POSTGRESQL, 4, 4),
        ("sixteen nodes, PostgreSQL", POSTGRESQL, 16, 4),
    ):
        for tables in (1_000, 4_000, 16_000, 64_000):
            told = Simulation(costs, Load(tables, 3, thinking, nodes, cores, 12 * min(1.0, 4_000 / tables) + 3)).run()
            print(
                f"| {name} | {tables:,} | {told.moves_per_second:,.0f} | {told.busiest_node:.0%} "
                f"| {told.database:.0%} | {told.lines:.1f} | {told.p99_ms:,.1f} |"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", type=Path, help="lines that move_cost.py has printed")
    parser.add_argument("--sockets", type=int, default=150, help="that they were measured with")
    parser.add_argument("--thinking", type=float, default=5.0, help="mean seconds before each move")
    chosen = parser.parse_args()
    if chosen.check is None:
        stages(chosen.thinking)
    else:
        check([json.loads(line) for line in chosen.check.read_text().splitlines()], chosen.sockets)


if __name__ == "__main__":
    main()
