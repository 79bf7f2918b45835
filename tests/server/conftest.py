from collections.abc import Iterator
from pathlib import Path

import pytest

from server.visiting import House


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path) as opened:
        yield opened
