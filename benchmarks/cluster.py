"""Long work on several processes and on a Dask cluster: is the result the same, and how much faster is it?

    PYTHONPATH=src:tests python benchmarks/cluster.py [--games N] [--batches N]

Rates are games per second of wall clock, each pair in the same run: a machine with other work on it gives nothing. The
killing and the many batches need no quiet.
"""

import argparse
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from arena.rows_of_numbers import Numbers, squares
from tavolino.arena.batch import Pile, TaskQueue
from tavolino.arena.cluster import LOCAL, Cluster
from tavolino.arena.executor import Executor, ThisProcess, results
from tavolino.arena.series_plan import SeriesPlan
from tavolino.arena.simulate import SeriesStatistics, simulate
from tavolino.arena.span import Span
from tavolino.arena.workers import Workers
from tavolino.core.registry import find

KILLING_SECONDS = 5.0
TIMES = ("games_per_s", "moves_per_s", "seconds", "cpu_seconds")


def plan(games: int) -> SeriesPlan:
    game = find("coffin-rush")
    return SeriesPlan.checked(game, 4, games, ["greedy"], 1, game.read_options({}), True)


def without_times(found: SeriesStatistics) -> dict[str, object]:
    return {name: value for name, value in found.as_json().items() if name not in TIMES}


def played(executor: Executor, games: int) -> SeriesStatistics:
    return simulate(plan(games), executor, lambda _: None)


@contextmanager
def killing(pids: Callable[[], list[int]]) -> Iterator[list[int]]:
    """Kills one of these processes every five seconds, in turns."""
    over = threading.Event()
    killed: list[int] = []

    def kill() -> None:
        while not over.wait(KILLING_SECONDS):
            there = pids()
            if there:
                killed.append(there[len(killed) % len(there)])
                os.kill(killed[-1], signal.SIGKILL)

    thread = threading.Thread(target=kill)
    thread.start()
    try:
        yield killed
    finally:
        over.set()
        thread.join()


def resident_bytes() -> int:
    """Of this process, in which the scheduler of a local cluster is."""
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def memory(cluster: Cluster, batches: int) -> list[int]:
    """After each tenth of so many batches."""
    seen = []
    pile = Pile(Numbers, [Span(0, batches)], most=1)
    for number, _ in enumerate(results(squares, TaskQueue([pile]), cluster), 1):
        if number % (batches // 10) == 0:
            seen.append(resident_bytes())
    return seen


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--batches", type=int, default=10_000)
    chosen = parser.parse_args()
    alone = played(ThisProcess(), chosen.games)
    rates = {"one process": alone.games_per_s}
    same = {}
    for name, executor in (("one worker", Workers(1)), ("two workers", Workers(2))):
        found = played(executor, chosen.games)
        rates[name], same[name] = found.games_per_s, without_times(found) == without_times(alone)
    with Cluster(LOCAL, 2) as cluster:
        played(cluster, chosen.games // 10)  # workers import what they need
        found = played(cluster, chosen.games)
        rates["Dask, two workers"], same["Dask, two workers"] = (
            found.games_per_s,
            without_times(found) == without_times(alone),
        )
        seen = memory(cluster, chosen.batches)
    with Cluster(LOCAL, 2) as cluster:
        began = time.monotonic()
        with killing(cluster.worker_pids) as killed:
            found = played(cluster, 4 * chosen.games)
        seconds = time.monotonic() - began
        name = f"Dask, {len(killed)} workers killed in {seconds:.0f} s"
        rates[name], same[name] = (
            found.games_per_s,
            without_times(found) == without_times(played(Workers(2), 4 * chosen.games)),
        )
    for name, rate in rates.items():
        print(
            f"{name}: {rate:,.1f} games/s, {rate / alone.games_per_s:.2f} of one process; same: {same.get(name, '-')}"
        )
    print("scheduler's process, MB after each tenth of the batches:", ", ".join(f"{one / 1e6:.0f}" for one in seen))


if __name__ == "__main__":
    main()
