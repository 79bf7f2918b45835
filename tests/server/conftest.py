import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from no_limits import NO_LIMITS
from server.evening import Evening, Play, Story
from server.race import begin_race
from server.visiting import InProcessServer
from stores import opened
from tavolino.server import logs
from tavolino.server.live.node import Node


@pytest.fixture
def server(tmp_path: Path) -> Iterator[InProcessServer]:
    # a race may be long, and limits have tests of their own
    with InProcessServer(tmp_path, **NO_LIMITS) as opened:
        yield opened


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Play:
    """Runs a story with three people at a race, and records everything that goes to the store."""

    async def begin(story: Story) -> None:
        async with opened(f"sqlite:///{tmp_path / 'server.db'}") as store:
            node = Node(store)
            evening = Evening(store, await begin_race(node, public=True), node)
            monkeypatch.setattr(store, "append_and_tell", evening.append_and_tell)
            await story(evening)

    return lambda story: asyncio.run(begin(story))


@pytest.fixture(autouse=True)
def logging_as_it_was() -> Iterator[None]:
    """A server sets up logging for its whole process, which here all tests share."""
    root, ours = logging.getLogger(), logging.getLogger(logs.OURS)
    before = root.handlers[:], root.level, ours.level
    yield
    root.handlers[:], root.level, ours.level = before
