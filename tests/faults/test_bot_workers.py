"""Workers killed while a bot is thinking: the bot moves nevertheless, and nobody else waits for it."""

import asyncio
import re
import statistics
from pathlib import Path

from faults.scale import LONG, times
from faults.thinkers import Thinkers
from online.guest import Guest
from tavolino.server.http.metrics import Metrics, measure_lag

THINKING = 0.5  # seconds
SOON = 1.0  # second after the kill, besides the time for thinking
LAG = re.compile(r'^tavolino_loop_lag_seconds_bucket\{le="([^"]+)"\} (\S+)$', re.MULTILINE)


def test_the_move_comes_though_the_worker_was_killed(tmp_path: Path) -> None:
    async def story() -> tuple[Thinkers, str, str]:
        thinkers, ours = Thinkers(THINKING, seed=3), Metrics()
        measuring = asyncio.create_task(measure_lag(ours))  # of our own loop, which hardly works: the machine's share
        async with thinkers.serving(tmp_path) as server, Guest.named(server.url, "Anna") as anna:
            await thinkers.kill_workers(anna, times(5, 50))
            measuring.cancel()
            return thinkers, str(await anna.ask("GET", "/metrics")), ours.text().decode()

    thinkers, metrics, ours = asyncio.run(story())
    late = [seconds - THINKING for seconds in thinkers.answered]
    assert len(late) == times(5, 50)
    assert len(set(thinkers.begun)) > times(5, 50), "every killed worker was replaced"
    middle, worst = statistics.median(late), max(late)
    print(f"\n{len(late)} workers killed: besides thinking, the move took {middle:.2f} s, at most {worst:.2f} s")
    print(f"event loop late by at most {lag(metrics, 0.99) * 1000:g} ms in 99 % of {samples(metrics)} looks;", end=" ")
    print(f"a loop with hardly any work, at the same time: {lag(ours, 0.99) * 1000:g} ms", end="")
    assert not LONG or worst < SOON
    assert not LONG or lag(metrics, 0.99) <= max(0.01, lag(ours, 0.99)), "later than the machine itself"


def lag(metrics: str, share: float) -> float:
    """The bound of the first bucket with that share of all samples in it."""
    return next(float(bound) for bound, count in LAG.findall(metrics) if float(count) >= share * samples(metrics))


def samples(metrics: str) -> int:
    return int(float(LAG.findall(metrics)[-1][1]))
