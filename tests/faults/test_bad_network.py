"""Over a bad network every window on a seat ends up with the same picture, and nothing happens twice."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection

from faults.proof import broken_promises, tables
from faults.proxy import Weather
from faults.regular import Regular
from faults.scale import times
from faults.windows import Game, play
from online.process import ServerProcess
from online.test_whole_games import GAMES
from tavolino.table import entry as entries
from tavolino.table.table import Table


class Forgetful(Regular):
    """A mistaken client: what it sends again, it sends under another name."""

    async def _hello(self, socket: ClientConnection) -> None:
        if self._waiting is not None:
            self._waiting = {**self._waiting, "id": next(self._names)}
            self.sent[self._waiting["id"]] = self._waiting
        await super()._hello(socket)


class ServerAndDatabase:
    def __init__(self, folder: Path) -> None:
        self.database = folder / "server.db"
        self.server = ServerProcess(f"sqlite:///{self.database}", log=folder / "log", away_seconds=600)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerAndDatabase]:
    served = ServerAndDatabase(tmp_path_factory.mktemp("server"))
    with served.server:
        yield served


def said_twice(table: Table) -> list[str]:
    """Every line of chat in these games is another one."""
    lines = Counter(one.entry.text for one in table.log if isinstance(one.entry, entries.Said))
    return [text for text, times in lines.items() if times > 1]


def hashes(game: Game, seat: int) -> set[str]:
    windows = [window for window in game.windows if window.seat == seat] + [game.fresh[seat]]
    return {window.after["hash"] for window in windows if window.after is not None}


@pytest.mark.parametrize("number", range(times(1, 8)))
@pytest.mark.parametrize("name", GAMES)
def test_all_windows_on_a_seat_show_the_same(served: ServerAndDatabase, name: str, number: int) -> None:
    game = asyncio.run(play(served.server.url, name, Weather(), number))
    for window in game.windows:
        fresh = game.fresh[window.seat]
        assert hashes(game, window.seat) == {fresh.after and fresh.after["hash"]}
        assert window.told == fresh.told  # what was told live is what is told afterwards
        assert sorted(window.told) == list(range(1, window.seq + 1))
    assert broken_promises(served.database, game.windows) == []
    table = tables(served.database)[game.table]
    assert table.status == "finished"
    assert said_twice(table) == []
    assert len([one for one in table.log if isinstance(one.entry, entries.Said)]) == sum(
        wish["t"] == "say" for window in game.windows for wish in window.sent.values()
    )
    assert min(game.proxy.faults.values()) > 0, "every fault has struck"
    faults = ", ".join(f"{times} {fault}" for fault, times in sorted(game.proxy.faults.items()))
    print(f"\n{name}: {table.seq} entries, {sum(window.visits for window in game.windows)} visits; {faults}", end="")


def test_a_client_that_renames_what_it_sends_again_is_found_out(served: ServerAndDatabase) -> None:
    """Otherwise the tests above would hold for a server that does not look at names."""
    weather = Weather(broken=0.3, late=0, twice=0, disorder=0)
    game = asyncio.run(play(served.server.url, "cafe-race", weather, 1, Forgetful, lines=20))
    assert said_twice(tables(served.database)[game.table]) != []
