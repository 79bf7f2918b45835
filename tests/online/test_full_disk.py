"""A full disk: the server lives but is not ready, acknowledges nothing, and goes on once there is room."""

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from online.evening import asked, refused, spend
from online.guest import Guest
from online.process import ServerProcess

UNLIMITED = resource.RLIM_INFINITY


@contextmanager
def no_room(server: ServerProcess) -> Iterator[None]:
    """Every write to a file fails, as on a full disk."""
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, UNLIMITED))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (UNLIMITED, UNLIMITED))


async def until_status(http: httpx.AsyncClient, wanted: int) -> None:
    """An answer holds for a second."""
    while (await http.get("/readyz")).status_code != wanted:
        pass


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="needs Linux")
def test_a_full_disk_is_told_by_readiness_and_not_by_liveness(tmp_path: Path) -> None:
    async def story() -> None:
        with ServerProcess(f"sqlite:///{tmp_path}/server.db") as server:
            async with Guest.named(server.url, "Anna") as anna, httpx.AsyncClient(base_url=server.url) as http:
                table = await anna.open_table("cafe-race", ["me", "me", "me"])
                await anna.start(table)
                async with anna.at(table, 0) as place:
                    choices = await asked(place)
                    assert (await http.get("/readyz")).status_code == 200
                    with no_room(server):
                        await until_status(http, 503)
                        assert (await http.get("/healthz")).status_code == 200
                        assert "\ntavolino_ready 0.0" in (await http.get("/metrics")).text
                        assert await refused(place.move(choices[0])) == "unavailable"
                    await until_status(http, 200)
                    await place.move(choices[0])

    spend(story())
