"""A house that the tests share, and two nodes: whatever needs settings of its own opens another."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from online.nodes import Nodes, running
from online.process import ServerProcess
from postgres import Cluster
from tavolino.store.check import check


def errors(log: Path) -> list[str]:
    """What a server found worth an alarm: in an evening without faults there is nothing."""
    return [line for line in log.read_text().splitlines() if msgspec.json.decode(line)["level"] == "error"]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("house")
    database = f"sqlite:///{folder}/house.db"
    with ServerProcess(database, log=folder / "log") as house:
        yield house
    assert check(database) == []
    assert errors(folder / "log") == []


@pytest.fixture(scope="session")
def nodes(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    database, folder = postgres.new_database(), tmp_path_factory.mktemp("nodes")
    with running(database, folder) as nodes:
        yield nodes
    assert check(database) == []
    assert errors(folder / "one") == errors(folder / "two") == []
    postgres.drop(database)
