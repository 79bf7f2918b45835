"""Health checks and metrics."""

import asyncio
from pathlib import Path

import pytest

from server.visiting import InProcessServer, code
from tavolino.server.http.metrics import Metrics, measure_lag


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


def test_without_the_store_we_are_neither(server: InProcessServer) -> None:
    server.runner.run(server.services.store.close())
    assert code(server.browser().get("/healthz")) == (503, "unavailable")
    assert code(server.browser().get("/readyz")) == (503, "unavailable")


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
