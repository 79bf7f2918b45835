"""Nothing that anybody can send costs much: for every route and every message, a search for the dearest input.

In every check each seed is tried as it is, and some are changed a few times; the long search goes on from there. Limits
are those of the issue, in processor time: 50 ms of the event loop, 2 s and 64 MB of a worker, 8 MB of an answer.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import Phase, given, settings, target

from cost.dearest import Dearest
from cost.meter import Cost, Meter
from cost.rows import MESSAGE_ROWS, ROUTE_ROWS, Row, first_frames, frames
from cost.spending import busy, spend
from cost.world import Frame, Request, World
from server.visiting import InProcessServer
from tavolino.server.http.call import Call
from tavolino.server.http.errors import TooCostly
from tavolino.server.http.route import Route
from tavolino.server.http.routes import ROUTES
from tavolino.server.socket import wire

LONG = os.environ.get("TAVOLINO_COST") == "long"
EXAMPLES = 2_000 if LONG else 3
SLACK = 1 if LONG else 4  # a busy machine counts more processor time for the same work
SEARCH = settings(max_examples=EXAMPLES, phases=[Phase.generate, Phase.target], derandomize=not LONG, database=None)
MESSAGES: tuple[type, ...] = get_args(wire.ClientMessage)


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with World.made(tmp_path_factory.mktemp("cost")) as made:
        yield made


def name_of(route: Route) -> str:
    return f"{route.method} {route.path}"


def test_every_route_and_every_message_has_its_row() -> None:
    assert {name_of(route) for route in ROUTES} == ROUTE_ROWS.keys()
    assert set(MESSAGES) == MESSAGE_ROWS.keys()


@pytest.mark.parametrize("route", ROUTES, ids=name_of)
def test_no_request_is_dear(world: World, route: Route) -> None:
    row = ROUTE_ROWS[name_of(route)]
    dearest: Dearest[Request] = Dearest(name_of(route))

    def cost(request: Request) -> tuple[str, Cost]:
        if row.before is not None:
            row.before(world)
        status, found = world.cost_of_request(request)
        assert status != 500, request
        return str(status), found

    for request in _firsts(row, route):
        dearest.note(request, *cost(request))
    assert any(status.startswith("2") for status in dearest.answers), "what is always refused costs nothing"

    @SEARCH
    @given(request=row.requests(route.method, route.path))
    def searched(request: Request) -> None:
        _aim(dearest.note(request, *cost(request)))

    searched()
    dearest.confirm(cost)
    if row.before is not None:
        row.before(world)
    dearest.tell()
    assert dearest.too_dear(SLACK) == []


def _firsts(row: Row, route: Route) -> list[Request]:
    found = row.first_requests(route.method, route.path)
    return found if LONG or len(found) < 40 else found[::2]


@pytest.mark.parametrize("kind", MESSAGES, ids=lambda kind: kind.__name__)
def test_no_message_is_dear(world: World, kind: type) -> None:
    dearest: Dearest[Frame] = Dearest(kind.__name__)

    def cost(frame: Frame) -> tuple[str, Cost]:
        return world.cost_of_frame(frame)

    for frame in first_frames(kind):
        dearest.note(frame, *cost(frame))
    assert dearest.answers.keys() - {"err"}, "what is always refused costs nothing"

    @SEARCH
    @given(frame=frames(kind))
    def searched(frame: Frame) -> None:
        _aim(dearest.note(frame, *cost(frame)))

    searched()
    dearest.confirm(cost)
    dearest.tell()
    assert dearest.too_dear(SLACK) == []


def _aim(cost: Cost) -> None:
    for name, value in zip(cost._fields, cost, strict=True):
        target(float(value), label=name)


# ---- the controls: what is dear is noticed


async def _dear(_: Call[None, None]) -> None:
    busy(1.0)


def test_a_dear_request_would_be_noticed(tmp_path: Path) -> None:
    route = Route("GET", "/dear", _dear, "", of="nobody")
    with Meter().installed() as meter, InProcessServer(tmp_path, [route]) as server:
        request = Request("GET", "/dear", {})
        dearest: Dearest[Request] = Dearest("dear")
        dearest.note(request, "204", World(server, meter).cost_of_request(request)[1])
        assert len(dearest.too_dear(SLACK)) == 2  # in all, and at a stretch


def test_what_a_worker_takes_is_counted(tmp_path: Path) -> None:
    with Meter().installed() as meter, InProcessServer(tmp_path) as server:
        files = server.services.files
        _, little = server.runner.run(meter.measured(files.run(spend, 0.0, 0, address="")))
        _, much = server.runner.run(meter.measured(files.run(spend, 0.5, 40, address="")))
        with pytest.raises(TooCostly):
            server.runner.run(meter.measured(files.run(spend, 0.0, 100, address="")))
    assert little.worker < 0.5 <= much.worker
    assert little.worker_megabytes < 30 < 38 < much.worker_megabytes
