"""Two servers on one PostgreSQL, behind one public address."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import NamedTuple

from online.guest import Guest
from online.process import ServerProcess

ADDRESS = "http://cafe.example"


class Nodes(NamedTuple):
    database: str
    folder: Path
    one: ServerProcess
    two: ServerProcess

    def another(self, bot_pause: float) -> ServerProcess:
        return ServerProcess(self.database, log=self.folder / "third", public_url=ADDRESS, bot_pause_seconds=bot_pause)


@contextmanager
def running(database: str, folder: Path) -> Iterator[Nodes]:
    def node(name: str) -> ServerProcess:
        return ServerProcess(database, log=folder / name, public_url=ADDRESS, away_seconds=2)

    with node("one") as one, node("two") as two:
        yield Nodes(database, folder, one, two)


@asynccontextmanager
async def couple(one: ServerProcess, two: ServerProcess) -> AsyncIterator[tuple[Guest, Guest]]:
    """Anna connects to the first node and Beppe to the second."""
    async with Guest.named(one.url, "Anna", ADDRESS) as anna, Guest.named(two.url, "Beppe", ADDRESS) as beppe:
        yield anna, beppe
