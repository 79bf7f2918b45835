"""Nobody can predict the dice of a server, and no setting changes that."""

import inspect
from pathlib import Path

from msgspec.structs import fields

from server.visiting import InProcessServer
from tavolino.server import seeds, serve, services
from tavolino.server.bots.pool import BotPool
from tavolino.server.live.live_tables import LiveTables, open_live_tables
from tavolino.server.settings import Settings

MANY = 100


def test_a_server_has_seeds_that_nobody_knows(tmp_path: Path) -> None:
    with InProcessServer(tmp_path) as opened:
        assert type(opened.services.live.seeds) is seeds.Seeds
        found = {opened.services.live.seeds.of_game() for _ in range(MANY)}
    assert len(found) == MANY
    assert {len(seed) for seed in found} == {32}


def test_random_seeds_are_the_default() -> None:
    for made in (serve.serve, services.open_services, open_live_tables, LiveTables, BotPool):
        assert inspect.signature(made).parameters["seeds"].default is seeds.UNKNOWN


def test_no_setting_changes_the_seeds() -> None:
    assert [field.name for field in fields(Settings) if "seed" in field.name] == []
