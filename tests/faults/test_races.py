"""Two nodes want the same place in a log: one gets it, and both know who."""

import asyncio
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

from sqlalchemy import text

from faults.scale import times
from stores import line, opened
from tavolino.store.line import Fate
from tavolino.store.store import Store

RACES = times(quick=300, long=10_000)
CONCURRENT = 50
PROGRAM = Path(__file__).with_name("racer.py")


async def race(nodes: list[Store], races: int) -> list[list[str]]:
    """Who won each race, according to themselves."""
    random = Random(7)

    async def one(seq: int) -> list[str]:
        order = random.sample(nodes, len(nodes))
        outcomes = await asyncio.gather(*(node.append(line("race", seq, f"{node.node}-{seq}")) for node in order))
        assert all(outcome.fate in (Fate.STORED, Fate.TAKEN) for outcome in outcomes)
        return [f"{node.node}-{seq}" for node, found in zip(order, outcomes, strict=True) if found.fate is Fate.STORED]

    winners: list[list[str]] = []
    for start in range(1, races + 1, CONCURRENT):
        winners += await asyncio.gather(*map(one, range(start, start + CONCURRENT)))
    return winners


def test_two_nodes_in_one_process(postgres_url: str) -> None:
    async def story() -> None:
        async with opened(postgres_url, "one") as one, opened(postgres_url, "two") as two:
            winners = await race([one, two], RACES)
            assert [who for who in winners if len(who) != 1] == []
            stored = await one.entries("race")
            assert [command for _, command, _ in stored] == [who for (who,) in winners]
        wins = Counter(who.partition("-")[0] for (who,) in winners)
        print(f"{RACES} races in one process: {dict(wins)}")

    asyncio.run(story())


def test_it_is_the_database_that_decides(postgres_url: str) -> None:
    """Without its constraint both nodes believe that they won, and the races show it."""

    async def story() -> None:
        async with opened(postgres_url, "one") as one, opened(postgres_url, "two") as two:
            without = text("ALTER TABLE entries DROP CONSTRAINT entries_pkey")
            await one.write(lambda connection: connection.execute(without).rowcount)
            assert all(len(who) == 2 for who in await race([one, two], CONCURRENT))

    asyncio.run(story())


def test_two_processes(postgres_url: str) -> None:
    nodes = ["one", "two"]
    racers = [
        subprocess.Popen(
            [sys.executable, str(PROGRAM), postgres_url, node],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for node in nodes
    ]
    won: dict[int, list[str]] = {seq: [] for seq in range(1, RACES + 1)}
    for start in range(1, RACES + 1, CONCURRENT):
        for racer in racers:
            assert racer.stdin is not None
            racer.stdin.write(f"{start} {start + CONCURRENT - 1}\n")
            racer.stdin.flush()
        for node, racer in zip(nodes, racers, strict=True):
            assert racer.stdout is not None
            for word in racer.stdout.readline().split():
                won[int(word)].append(node)
    for racer in racers:
        racer.communicate()
        assert racer.returncode == 0
    assert [seq for seq, winners in won.items() if len(winners) != 1] == []

    async def stored() -> list[tuple[int, str]]:
        async with opened(postgres_url) as store:
            return [(seq, command) for seq, command, _ in await store.entries("race")]

    assert asyncio.run(stored()) == [(seq, f"{winners[0]}-{seq}") for seq, winners in won.items()]
    wins = {node: sum(winners == [node] for winners in won.values()) for node in nodes}
    print(f"{RACES} races of two processes: {wins}")
