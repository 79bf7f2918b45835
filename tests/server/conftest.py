import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.visiting import House
from tavolino.server import logs


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path) as opened:
        yield opened


@pytest.fixture(autouse=True)
def logging_as_it_was() -> Iterator[None]:
    """A server sets up logging for its whole process, which here is everybody's."""
    root, ours = logging.getLogger(), logging.getLogger(logs.OURS)
    before = root.handlers[:], root.level, ours.level
    yield
    root.handlers[:], root.level, ours.level = before
