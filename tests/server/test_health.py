"""Health checks and metrics."""

import asyncio
import re
import shutil
from pathlib import Path
from threading import Event

import pytest
from starlette.requests import HTTPConnection

from server.visiting import InProcessServer, code
from tavolino.bots.game_start import GameStart
from tavolino.core.chance import FastChance
from tavolino.core.registry import find
from tavolino.server.bots.pool import BotPool
from tavolino.server.http import readiness
from tavolino.server.http.errors import Busy, TooMuch
from tavolino.server.http.metrics import Metrics, measure_lag
from tavolino.server.http.readiness import FRESH_S, LONGEST_S, Readiness
from tavolino.store.unavailable import StoreUnavailable


def test_alive_and_ready(server: InProcessServer) -> None:
    for path in ("/healthz", "/readyz"):
        answer = server.browser().get(path)
        assert (answer.status_code, answer.json()) == (200, {"status": "ok"})


def test_during_shutdown_the_server_is_alive_but_not_ready(server: InProcessServer) -> None:
    told: list[str] = []

    async def close_sockets() -> None:
        told.append("goodbye")

    server.services.on_shutdown.append(close_sockets)
    server.runner.run(server.services.begin_shutdown())
    assert told == ["goodbye"]
    assert code(server.browser().get("/readyz")) == (503, "busy")
    assert server.browser().get("/healthz").status_code == 200


def test_without_the_store_we_are_alive_but_not_ready(server: InProcessServer) -> None:
    """To start the process again would not bring the store back."""
    server.runner.run(server.services.store.close())
    assert server.browser().get("/healthz").status_code == 200
    assert code(server.browser().get("/readyz")) == (503, "unavailable")


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class CountingStore:
    """Stores nothing, and counts how often it is asked to."""

    def __init__(self) -> None:
        self.asked = 0
        self.answers: asyncio.Event | None = None  # at once
        self.problem: Exception | None = None

    async def write(self, _job: object) -> None:
        self.asked += 1
        if self.answers is not None:
            await self.answers.wait()
        if self.problem is not None:
            raise self.problem


def test_asking_whether_we_are_ready_writes_at_most_once_a_second() -> None:
    """Anybody may ask, as often as they like."""
    store, clock = CountingStore(), Clock()
    asked = Readiness(store, clock)  # type: ignore[arg-type]  # as much of a store as is needed

    async def story() -> None:
        await asyncio.gather(*(asked.confirm() for _ in range(50)))
        await asked.confirm()
        assert store.asked == 1
        clock.now += FRESH_S
        await asyncio.gather(*(asked.confirm() for _ in range(50)))
        assert store.asked == 2

    asyncio.run(story())


def test_a_store_that_stores_nothing_is_asked_again_after_a_second() -> None:
    store, clock = CountingStore(), Clock()
    asked = Readiness(store, clock)  # type: ignore[arg-type]

    async def story() -> None:
        store.problem = OSError("the disk is full")
        for _ in range(3):
            with pytest.raises(StoreUnavailable, match="the disk is full"):
                await asked.confirm()
        assert store.asked == 1
        store.problem = None
        clock.now += FRESH_S
        assert await asked.is_confirmed()

    asyncio.run(story())


def test_a_store_that_does_not_answer_is_not_asked_again() -> None:
    """Or its queue would grow with every question."""
    store, clock = CountingStore(), Clock()
    asked = Readiness(store, clock)  # type: ignore[arg-type]

    async def story() -> None:
        store.answers = asyncio.Event()
        first = asyncio.ensure_future(asked.is_confirmed())
        await asyncio.sleep(0)
        clock.now += LONGEST_S
        for _ in range(3):
            assert not await asked.is_confirmed()
        assert store.asked == 1
        store.answers.set()
        assert await first
        assert await asked.is_confirmed()
        assert store.asked == 2

    asyncio.run(story())


def test_a_store_that_does_not_answer_makes_nobody_wait_for_long(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "LONGEST_S", 0.01)
    monkeypatch.setattr(readiness, "FRESH_S", 0.0)
    release = Event()

    async def keep_busy() -> asyncio.Task[bool]:
        busy = asyncio.create_task(server.services.store.write(lambda _: release.wait()))
        await asyncio.sleep(0)
        return busy

    busy = server.runner.run(keep_busy())
    try:
        answers = [code(server.browser().get("/readyz")) for _ in range(3)]
        alive = server.browser().get("/healthz").status_code
        told = server.browser("127.0.0.1").get("/metrics").text
    finally:
        release.set()
    assert answers == [(503, "unavailable")] * 3
    assert alive == 200
    assert "tavolino_ready 0.0" in told
    assert server.runner.run(asyncio.wait_for(busy, 60))
    monkeypatch.setattr(readiness, "LONGEST_S", 60.0)
    assert server.browser().get("/readyz").status_code == 200
    assert "tavolino_ready 1.0" in server.browser("127.0.0.1").get("/metrics").text


# ---- metrics


@pytest.mark.parametrize("address", ["127.0.0.1", "127.1.2.3", "::1"])
def test_metrics_are_served_on_this_machine(server: InProcessServer, address: str) -> None:
    answer = server.browser(address).get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    assert "tavolino_sockets 0.0" in answer.text


@pytest.mark.parametrize("address", ["192.0.2.7", "2001:db8::1", "", "testclient"])
def test_metrics_are_not_served_elsewhere(server: InProcessServer, address: str) -> None:
    assert code(server.browser(address).get("/metrics")) == (403, "forbidden")


def test_metrics_are_not_served_through_a_proxy_on_this_machine(server: InProcessServer) -> None:
    for header in ("x_forwarded_for", "forwarded"):
        assert code(server.browser("127.0.0.1").get("/metrics", **{header: "192.0.2.7"})) == (403, "forbidden")


@pytest.mark.parametrize("host", ["localhost:8000", "LOCALHOST", "127.0.0.1", "127.1.2.3:8000", "[::1]:8000"])
def test_metrics_are_served_by_every_name_of_this_machine(server: InProcessServer, host: str) -> None:
    assert server.browser("127.0.0.1").get("/metrics", host=host).status_code == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "localhost.evil.example", "", "[::1", "@"]
)
def test_metrics_are_not_served_to_a_page_whose_name_points_to_this_machine(server: InProcessServer, host: str) -> None:
    """A browser on this machine may run such a page, and the request then comes from loopback."""
    assert code(server.browser("127.0.0.1").get("/metrics", host=host)) == (403, "forbidden")


def test_metrics_are_served_by_the_public_name(tmp_path: Path) -> None:
    with InProcessServer(tmp_path, public_url="https://play.example.org") as public:
        assert public.browser("127.0.0.1").get("/metrics").status_code == 200
        assert public.browser("127.0.0.1").get("/metrics", host="evil.example").status_code == 403


def test_with_the_token_the_name_does_not_matter(tmp_path: Path) -> None:
    with InProcessServer(tmp_path, metrics_token="sesame") as guarded:
        told = {"host": "cafe.internal:8000", "authorization": "Bearer sesame"}
        assert guarded.browser().get("/metrics", **told).status_code == 200


def test_metrics_elsewhere_need_the_token(tmp_path: Path, server: InProcessServer) -> None:
    (tmp_path / "other").mkdir()
    with InProcessServer(tmp_path / "other", metrics_token="sesame") as guarded:
        assert guarded.browser().get("/metrics", authorization="Bearer sesame").status_code == 200
        for wrong in ("Bearer sesamE", "Bearer ", "sesame", "Basic sesame"):
            assert code(guarded.browser().get("/metrics", authorization=wrong)) == (403, "forbidden")
    assert code(server.browser().get("/metrics", authorization="Bearer ")) == (403, "forbidden")  # no token set


def test_requests_are_counted_by_route_and_never_by_what_people_write(server: InProcessServer) -> None:
    browser = server.browser("127.0.0.1")
    browser.get("/healthz")
    browser.get("/some/secret/path")
    browser.ask("BREW", "/healthz")
    told = browser.get("/metrics").text
    assert 'tavolino_requests_total{method="GET",route="/healthz",status="200"} 1.0' in told
    assert 'tavolino_requests_total{method="GET",route="-",status="404"} 1.0' in told
    assert 'tavolino_requests_total{method="other",route="-",status="405"} 1.0' in told
    assert "secret" not in told
    assert "BREW" not in told


def test_two_apps_do_not_share_their_measures() -> None:
    first, second = Metrics(), Metrics()
    first.moves.add("cafe-race")
    assert b"cafe-race" in first.text()
    assert b"cafe-race" not in second.text()


def test_the_lag_of_the_loop_is_measured() -> None:
    metrics = Metrics()

    async def watch() -> None:
        task = asyncio.create_task(measure_lag(metrics, every=0))
        while b"loop_lag_seconds_count 0.0" in metrics.text():
            await asyncio.sleep(0)
        task.cancel()

    asyncio.run(watch())


# ---- what is measured for alerts


def value(server: InProcessServer, name: str) -> float:
    told = server.browser("127.0.0.1").get("/metrics").text
    (found,) = [line.removeprefix(f"{name} ") for line in told.splitlines() if line.startswith(f"{name} ")]
    return float(found)


def test_memory_files_and_disk_are_measured(server: InProcessServer, tmp_path: Path) -> None:
    assert value(server, "process_resident_memory_bytes") > 10_000_000
    assert 0 < value(server, "process_open_fds") < value(server, "process_max_fds")
    assert 0 < value(server, "tavolino_disk_free_bytes") <= shutil.disk_usage(tmp_path).total
    assert value(server, "tavolino_store_waiting") in (0, 1)  # the server writes something by itself now and then
    assert value(server, "tavolino_ready") == 1


def test_what_is_not_known_is_not_told_as_nothing() -> None:
    """A database elsewhere has a disk, too, but we do not see how full it is: 0 would be an alarm."""
    metrics = Metrics()
    assert b"\ntavolino_disk_free_bytes " not in metrics.text()
    metrics.disk_free.ask = lambda: 7
    assert b"\ntavolino_disk_free_bytes 7.0" in metrics.text()


def test_bots_that_wait_for_a_worker_are_measured() -> None:
    async def story() -> None:
        pool = BotPool(workers=0)
        assert (pool.waiting, pool.oldest_seconds()) == (0, 0.0)
        race = find("cafe-race")
        view = race.view(race.new(3, race.read_options({}), FastChance.seeded(1)), 0)
        start = GameStart(race, race.read_options({}), 3, 0)
        asked = [asyncio.ensure_future(pool.choose(start, "random", view, (1,))) for _ in range(3)]
        await asyncio.sleep(0)
        oldest = pool.oldest_seconds()
        assert pool.waiting == 3
        assert oldest > 0
        asked[1].cancel()
        await asyncio.wait([asked[1]])
        assert pool.waiting == 2
        assert pool.oldest_seconds() > oldest
        for one in asked:
            one.cancel()
        await asyncio.wait(asked)
        assert (pool.waiting, pool.oldest_seconds()) == (0, 0.0)
        await pool.close()

    asyncio.run(story())


def test_refusals_are_counted_by_the_limit(tmp_path: Path) -> None:
    with InProcessServer(tmp_path, requests_burst=3, requests_per_second=1, sockets=2, sockets_per_person=1) as strict:
        hasty = strict.browser("192.0.2.9")
        assert 429 in [hasty.get("/healthz").status_code for _ in range(10)]
        one, two, three = (
            HTTPConnection({"type": "http", "headers": [], "client": (f"192.0.2.{n}", 1)}) for n in "123"
        )
        acquire = strict.services.connections.acquire
        acquire(one)
        with pytest.raises(TooMuch):
            acquire(one)
        acquire(two)
        with pytest.raises(Busy):
            acquire(three)
        told = strict.browser("127.0.0.1").get("/metrics").text
    assert re.findall(r'^tavolino_limited_total\{kind="(\w+)"\} [1-9]', told, re.MULTILINE) == [
        "requests",
        "sockets_per_person",
        "sockets",
    ]
