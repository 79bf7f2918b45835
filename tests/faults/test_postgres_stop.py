"""PostgreSQL is killed under load, again and again: nothing acknowledged is lost, and the store goes on by itself."""

import asyncio
from collections.abc import Iterator

import msgspec
import pytest

from faults.scale import times
from postgres import Cluster
from stores import line, opened
from tavolino.store.line import Fate, Line, Outcome
from tavolino.store.store import Store
from tavolino.store.unavailable import StoreUnavailable

STOPS = times(quick=2, long=20)
BETWEEN = 300  # acknowledged lines from one stop to the next
TABLES = [f"t{number}" for number in range(16)]


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """Not the one that other tests use."""
    cluster = Cluster()
    yield cluster
    cluster.remove()


class Play(msgspec.Struct):
    """What the players saw."""

    up: asyncio.Event
    acknowledged: asyncio.Semaphore  # released for each, so that the test can wait for some before a stop
    stored: dict[str, int]  # by table, as far as its player knows
    unanswered: int = 0
    found: int = 0  # in the log when sent again: it was committed, and only the answer was lost
    over: bool = False


async def player(store: Store, table: str, play: Play) -> None:
    while not play.over:
        seq = play.stored[table] + 1
        outcome = await answered(store, line(table, seq), play)
        assert (outcome.fate, outcome.seq) in ((Fate.STORED, seq), (Fate.KNOWN, seq))
        play.found += outcome.fate is Fate.KNOWN
        play.stored[table] = seq
        play.acknowledged.release()


async def answered(store: Store, sent: Line, play: Play) -> Outcome:
    """Sent under the same command until there is an answer, even when the play is over: it may be in already."""
    while True:
        try:
            return await store.append(sent)
        except StoreUnavailable:
            play.unanswered += 1
            await play.up.wait()


async def pull_the_plug(cluster: Cluster, play: Play) -> None:
    for _ in range(STOPS):
        for _ in range(BETWEEN):
            await play.acknowledged.acquire()
        play.up.clear()
        await asyncio.to_thread(cluster.stop, "immediate")
        await asyncio.to_thread(cluster.start)
        play.up.set()
    for _ in range(BETWEEN):
        await play.acknowledged.acquire()
    play.over = True


def test_nothing_acknowledged_is_lost(cluster: Cluster) -> None:
    async def story() -> Play:
        url = cluster.new_database()
        play = Play(asyncio.Event(), asyncio.Semaphore(0), dict.fromkeys(TABLES, 0))
        play.up.set()
        async with opened(url) as store:
            await asyncio.gather(pull_the_plug(cluster, play), *(player(store, table, play) for table in TABLES))
            for table, seq in play.stored.items():
                entries = await store.entries(table)
                assert [(number, body) for number, _, body in entries] == [
                    (number, f"{table} {number}".encode()) for number in range(1, seq + 1)
                ]
        return play

    play = asyncio.run(story())
    print(
        f"{STOPS} stops, {sum(play.stored.values())} lines acknowledged, none lost; "
        f"{play.unanswered} were left without an answer, {play.found} of them were in when sent again"
    )
    assert play.unanswered >= STOPS  # every stop was felt
