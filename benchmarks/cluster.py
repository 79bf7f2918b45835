"""Long work on several processes, in shards and on a Dask cluster: is the result the same, how much faster is it, and
what does handing it out cost?

    PYTHONPATH=tests .venv/bin/python benchmarks/cluster.py totals     # the same to the last bit, whoever plays?
    PYTHONPATH=tests .venv/bin/python benchmarks/cluster.py speed      # two workers beside one, and the overhead
    PYTHONPATH=tests .venv/bin/python benchmarks/cluster.py memory     # of the scheduler, over many batches

`speed` alternates between one worker and two. Rates by the wall clock mean something on quiet cores alone, so that the
share of its cores that a run really got stands beside them; the overhead is by CPU time, and needs no quiet.
"""

import argparse
import os
import random
import signal
import statistics
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from arena.rows_of_numbers import Numbers, squares
from tavolino.arena.batch import Pile, TaskQueue
from tavolino.arena.cluster import LOCAL, Cluster
from tavolino.arena.contest import deals_for
from tavolino.arena.crash import CrashReport
from tavolino.arena.executor import Executor, ThisProcess, results
from tavolino.arena.merge import merge
from tavolino.arena.results import Results, ShardLine
from tavolino.arena.run import WHOLE_WORK, ContestPlan, run
from tavolino.arena.self_teaching import trainings
from tavolino.arena.series_plan import SeriesPlan
from tavolino.arena.shard import Shard, work_id
from tavolino.arena.simulate import USUAL_RECORDS, Series
from tavolino.arena.span import Span, SpanSums
from tavolino.arena.tournament import contests
from tavolino.arena.training_run import TrainingRun
from tavolino.arena.workers import Workers
from tavolino.core.registry import find

KILLING_SECONDS = 5.0
SHARDS = 16
SEED = 11

# ---- what is played


def simulated(games: int, executor: Executor, shard: Shard = WHOLE_WORK) -> Results:
    game = find("coffin-rush")
    plan = SeriesPlan.checked(game, 4, games, ["greedy", "random"], SEED, game.read_options({}), True)
    known = told_of(shard, plan.title())
    series = Series(plan, known.known_series(plan), USUAL_RECORDS)
    series.play(shard.part(games), executor, lambda _: None)
    assert not series.crashes.named, series.crashes.named
    return known


def contested(games: int, executor: Executor, shard: Shard = WHOLE_WORK) -> Results:
    game = find("coffee-rush")
    played = contests(game, 3, game.read_options({}), ["greedy", "random"], SEED)
    goals = [ContestPlan(contest, deals_for(games, 3)) for contest in played]
    known = told_of(shard, *(goal.contest.title() for goal in goals))
    crashes = CrashReport(USUAL_RECORDS)
    run(goals, known, executor, lambda _: None, crashes, shard)
    assert not crashes.named, crashes.named
    return known


def told_of(shard: Shard, *titles: str) -> Results:
    known = Results()
    known.part = None if shard == WHOLE_WORK else ShardLine(shard, work_id(list(titles)))
    return known


def trained(games: int, executor: Executor) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        training = trainings(find("cafe-race"), SEED, games, parts=2)[0]
        learning = TrainingRun(training, Path(folder), executor)
        learning.run(lambda _: None)
        return learning.finished.read_bytes()


def in_shards(play: Callable[[int, Executor, Shard], Results], games: int, order: random.Random) -> Results:
    parts = [play(games, ThisProcess(), Shard(number, SHARDS)) for number in range(1, SHARDS + 1)]
    order.shuffle(parts)
    return merge([(Path(str(number)), part) for number, part in enumerate(parts)]).results


# ---- the same, whoever plays


@contextmanager
def killing(cluster: Cluster) -> Iterator[list[int]]:
    """Kills one of its workers every five seconds, in turns, unless only one is ready: they start slowly on a busy
    machine."""
    over = threading.Event()
    killed: list[int] = []

    def kill() -> None:
        while not over.wait(KILLING_SECONDS):
            there = cluster.own_worker_pids()
            if len(there) > 1:  # somebody has to play
                killed.append(there[len(killed) % len(there)])
                os.kill(killed[-1], signal.SIGKILL)

    thread = threading.Thread(target=kill)
    thread.start()
    try:
        yield killed
    finally:
        over.set()
        thread.join()


def totals(chosen: argparse.Namespace) -> None:
    """A line for each way to play: how the result begins when it is hashed, and whether it is that of one process."""
    works: dict[str, tuple[Callable[[Executor], bytes], Callable[[random.Random], bytes] | None]] = {
        "simulate": (
            lambda executor: simulated(chosen.games, executor).text().encode(),
            lambda order: in_shards(simulated, chosen.games, order).text().encode(),
        ),
        "arena": (
            lambda executor: contested(chosen.games // 8, executor).text().encode(),
            lambda order: in_shards(contested, chosen.games // 8, order).text().encode(),
        ),
        "train": (partial(trained, 10 * chosen.games), None),
    }
    print("| work | who plays | seconds | killed | result | as one process |")
    print("| --- | --- | ---: | ---: | --- | --- |")
    for name, (play, play_in_shards) in works.items():
        if chosen.only in (None, name):
            tell_totals(name, play, play_in_shards)


def tell_totals(
    work: str, play: Callable[[Executor], bytes], play_in_shards: Callable[[random.Random], bytes] | None
) -> None:
    alone = b""

    def tell(who: str, make: Callable[[], bytes], killed: list[int]) -> None:
        nonlocal alone
        began = time.monotonic()
        found = make()
        alone = alone or found
        told = f"{time.monotonic() - began:.0f} | {len(killed)} | `{sha256(found).hexdigest()[:16]}`"
        print(f"| {work} | {who} | {told} | {'same' if found == alone else 'OTHER'} |", flush=True)

    tell("one process", lambda: play(ThisProcess()), [])
    tell("two processes", lambda: play(Workers(2)), [])
    if play_in_shards is not None:
        for seed in (1, 2):
            tell(f"{SHARDS} shards, merged in order {seed}", partial(play_in_shards, random.Random(seed)), [])
    with Cluster(LOCAL, 2) as cluster:
        tell("Dask, two workers", lambda: play(cluster), [])
        with killing(cluster) as killed:
            tell(f"Dask, a worker killed every {KILLING_SECONDS:.0f} s", lambda: play(cluster), killed)


# ---- how fast


class Spent(NamedTuple):
    wall: float
    games: float  # CPU-seconds of the games themselves
    here: float  # of scheduler and client
    all: float  # of every process
    got: float  # share of its cores by the clock


def measured(workers: int, games: int) -> Spent:
    with Cluster(LOCAL, workers) as cluster:
        play_series(cluster, games // 10)  # workers import what they need
        pids = [os.getpid(), *cluster.own_worker_pids()]
        before, began = [*map(cpu_seconds, pids)], time.monotonic()
        played = play_series(cluster, games)
        wall, here = time.monotonic() - began, cpu_seconds(pids[0]) - before[0]
        used = sum(map(cpu_seconds, pids)) - sum(before)
        assert pids[1:] == cluster.own_worker_pids(), "a worker was lost"
        return Spent(wall, played, here, used, used / wall / workers)


def play_series(executor: Executor, games: int) -> float:
    """CPU-seconds in its games."""
    game = find("coffin-rush")
    plan = SeriesPlan.checked(game, 4, games, ["greedy"], SEED, game.read_options({}), True)
    series = Series(plan, SpanSums(), USUAL_RECORDS)
    series.play(Shard(1, 1).part(games), executor, lambda _: None)
    return series.cpu_seconds


def cpu_seconds(pid: int) -> float:
    """Of a process with all its threads; of those that it has started and that have ended, too."""
    with open(f"/proc/{pid}/stat") as file:
        fields = file.read().rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def speed(chosen: argparse.Namespace) -> None:
    print("| workers | games/s | CPU of the games, s | scheduler, client | all but the games | of its cores | load |")
    print("| ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    found: dict[int, list[Spent]] = {1: [], 2: []}
    for _ in range(chosen.pairs):
        for workers, runs in found.items():
            spent = measured(workers, chosen.games)
            runs.append(spent)
            cpu = f"{spent.games:.2f} | {spent.here / spent.games:.1%} | {spent.all / spent.games - 1:.1%}"
            rate, load = chosen.games / spent.wall, os.getloadavg()[0]
            print(f"| {workers} | {rate:,.1f} | {cpu} | {spent.got:.0%} | {load:.1f} |", flush=True)
    pairs = list(zip(found[1], found[2], strict=True))
    tell_ratios("by the clock", [one.wall / two.wall for one, two in pairs])
    tell_ratios(
        "as if each had its cores for itself", [one.wall * one.got / (two.wall * two.got) for one, two in pairs]
    )


def tell_ratios(how: str, ratios: list[float]) -> None:
    median = statistics.median(ratios)
    print(f"two workers beside one, {how}: {median:.2f} ({min(ratios):.2f} to {max(ratios):.2f})")


# ---- how much memory


def resident_bytes() -> int:
    """Of this process, in which the scheduler of a local cluster is."""
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def memory(chosen: argparse.Namespace) -> None:
    """After each tenth of so many batches, of one number each; and what it takes to hand one out."""
    with Cluster(LOCAL, 2) as cluster:
        pile = Pile(Numbers, [Span(0, chosen.batches)], most=1)
        print("| batches | memory of the scheduler's process, MB |\n| ---: | ---: |")
        before = time.process_time()
        for number, _ in enumerate(results(squares, TaskQueue([pile]), cluster), 1):
            if number % (chosen.batches // 10) == 0:
                print(f"| {number:,} | {resident_bytes() / 1e6:.1f} |", flush=True)
        spent = (time.process_time() - before) / chosen.batches
        print(f"CPU of scheduler and client for a batch: {1000 * spent:.2f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    what = parser.add_subparsers(required=True, metavar="WHAT")
    for name, do, games in (("totals", totals, 4000), ("speed", speed, 2000), ("memory", memory, 0)):
        one = what.add_parser(name)
        one.set_defaults(do=do)
        one.add_argument("--games", type=int, default=games)
    what.choices["totals"].add_argument("--only", choices=["simulate", "arena", "train"])
    what.choices["speed"].add_argument("--pairs", type=int, default=5)
    what.choices["memory"].add_argument("--batches", type=int, default=10_000)
    chosen = parser.parse_args()
    chosen.do(chosen)


if __name__ == "__main__":
    main()
