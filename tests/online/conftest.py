"""A server that the tests share, and two nodes; a test that needs other settings starts its own."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from online.nodes import Nodes, running
from online.process import ServerProcess
from postgres import Cluster
from tavolino.store.check import check


def errors(log: Path) -> list[str]:
    """Errors in the server's log; without injected faults there must be none."""
    return [line for line in log.read_text().splitlines() if msgspec.json.decode(line)["level"] == "error"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("server")
    database = f"sqlite:///{folder}/server.db"
    with ServerProcess(database, log=folder / "log") as server:
        yield server
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
