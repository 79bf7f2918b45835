"""A server that restarts serves its first table soon, since it loads nothing that this table does not need.

Measured by the modules that it loads and not by time, so that the result is the same on any machine.
"""

import asyncio
from pathlib import Path

from online.guest import Guest
from online.process import ServerProcess
from tavolino.core.registry import built_in

GAME = "cafe-race"  # of the first table
TOLD = "import time:"  # how Python begins a line about a module that it has loaded
NOT_NEEDED = {
    "alembic",  # the database is up to date
    "argon2",
    "babel",
    "fluent",
    "h11",
    "httpx",
    "openskill",
    "platformdirs",
    "psycopg",
    "rich",
    "sqlalchemy.dialects.postgresql",
    "sqlalchemy.orm",
    "sqlalchemy.testing",
    "starlette.staticfiles",
    "starlette.templating",
    "starlette.testclient",
    "tavolino.api",
    "tavolino.arena",
    "tavolino.cli.commands",
    "tavolino.cli.parser",
    "tavolino.engine",
    "tavolino.narrate.rulebook",
    "tavolino.narrate.texts",
    "tavolino.server.workers.preload",
    "tavolino.terminal",
    "tomllib",
    "wsproto",
    *(entry.module for game_id, entry in built_in().items() if game_id != GAME),
}
SERVER = ("-m", "tavolino")
LOADS_MORE = ("-c", "import openskill, sys; from tavolino.cli import main; sys.exit(main())")


def loaded(folder: Path, program: tuple[str, ...]) -> set[str]:
    """All that a server has loaded when the first table is told after a `kill -9`."""
    database, log = f"sqlite:///{folder}/server.db", folder / "log"

    async def story() -> None:
        before = ServerProcess(database)
        async with Guest.named(before.url, "Anna") as anna:
            table = await anna.open_table(GAME, ["me", "me", "me"])
            await anna.start(table)
            before.kill()
            after = ServerProcess(database, port=before.port, log=log, program=("-X", "importtime", *program))
            async with anna.at(table, 0) as place:
                assert place.legal
            after.kill()

    asyncio.run(story())
    modules = [line.rpartition("|")[2].strip() for line in log.read_text().splitlines() if line.startswith(TOLD)]
    return {room for module in modules for room in rooms(module)}


def rooms(module: str) -> set[str]:
    """`a.b.c` is in `a` and in `a.b`, which Python does not tell when they are loaded by name, as games are."""
    words = module.split(".")
    return {".".join(words[:end]) for end in range(1, len(words) + 1)}


def test_the_first_table_waits_for_nothing_that_it_does_not_need(tmp_path: Path) -> None:
    found = loaded(tmp_path, SERVER)
    assert {"sqlalchemy", built_in()[GAME].module, "tavolino.server.serve"} <= found
    assert found & NOT_NEEDED == set()


def test_a_server_that_loads_more_is_found_out(tmp_path: Path) -> None:
    assert loaded(tmp_path, LOADS_MORE) & NOT_NEEDED == {"openskill"}
