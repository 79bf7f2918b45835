"""For whoever watches over the server."""

import asyncio
from pathlib import Path

import pytest

from server.visiting import House, code
from tavolino.server.metrics import Metrics, measure_lag


def test_alive_and_ready(house: House) -> None:
    for path in ("/healthz", "/readyz"):
        answer = house.browser().get(path)
        assert (answer.status_code, answer.json()) == (200, {"status": "ok"})


def test_on_the_way_out_we_are_alive_but_not_ready(house: House) -> None:
    told: list[str] = []

    async def farewell() -> None:
        told.append("goodbye")

    house.services.farewells.append(farewell)
    house.runner.run(house.services.leave())
    assert told == ["goodbye"]
    assert code(house.browser().get("/readyz")) == (503, "busy")
    assert house.browser().get("/healthz").status_code == 200


def test_without_the_store_we_are_neither(house: House) -> None:
    house.runner.run(house.services.store.close())
    assert code(house.browser().get("/healthz")) == (503, "unavailable")
    assert code(house.browser().get("/readyz")) == (503, "unavailable")


# ---- measures


@pytest.mark.parametrize("address", ["127.0.0.1", "127.1.2.3", "::1"])
def test_measures_are_told_on_this_machine(house: House, address: str) -> None:
    answer = house.browser(address).get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    assert "tavolino_sockets 0.0" in answer.text


@pytest.mark.parametrize("address", ["192.0.2.7", "2001:db8::1", "", "testclient"])
def test_and_not_elsewhere(house: House, address: str) -> None:
    assert code(house.browser(address).get("/metrics")) == (403, "forbidden")


def test_nor_to_what_a_proxy_on_this_machine_passes_on(house: House) -> None:
    for header in ("x_forwarded_for", "forwarded"):
        assert code(house.browser("127.0.0.1").get("/metrics", **{header: "192.0.2.7"})) == (403, "forbidden")


def test_but_to_whoever_has_the_token(tmp_path: Path, house: House) -> None:
    (tmp_path / "other").mkdir()
    with House(tmp_path / "other", metrics_token="sesame") as guarded:
        assert guarded.browser().get("/metrics", authorization="Bearer sesame").status_code == 200
        for wrong in ("Bearer sesamE", "Bearer ", "sesame", "Basic sesame"):
            assert code(guarded.browser().get("/metrics", authorization=wrong)) == (403, "forbidden")
    assert code(house.browser().get("/metrics", authorization="Bearer ")) == (403, "forbidden")  # no token set


def test_requests_are_counted_by_route_and_never_by_what_people_write(house: House) -> None:
    browser = house.browser("127.0.0.1")
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
