"""Whole games over real sockets: people by protocol, bots in the other seats, and onlookers."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from online.guest import Guest
from online.process import ServerProcess
from tavolino.core import record as records
from tavolino.core.registry import built_in
from tavolino.core.replay import verify

GAMES = list(built_in())  # what another process finds as well


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("server")
    with ServerProcess(f"sqlite:///{folder}/server.db", log=folder / "log") as running:
        yield running


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_a_bot_play_to_the_end(server: ServerProcess, game: str) -> None:
    """Both people and an onlooker see every entry, in order; the record proves every die."""

    async def story() -> None:
        async with Guest.named(server.url, "Anna") as anna, Guest.named(server.url, "Beppe") as beppe:
            table = await anna.open_table(game, ["me", "open", "greedy"])
            await beppe.sit(table, 1)
            async with anna.at(table, 0, 0) as first, beppe.at(table, 1, 0) as second, beppe.at(table, None, 0) as side:
                await anna.start(table)
                pick = random.Random(3).choice
                await asyncio.gather(first.play(pick), second.play(pick))
                while not side.over:
                    await side.next()
                assert first.seq == second.seq == side.seq
                assert [seq for seq, _ in first.events] == list(range(1, first.seq + 1))
            record = await anna.ask("GET", f"/api/tables/{table}/record")
            verify(records.parse(record))
            assert [entry["status"] for entry in await anna.ask("GET", "/api/tables/mine")] == ["finished"]

    asyncio.run(story())
