"""A newer Tavolino on an older database: it is brought up to date, and games under way are played to the end."""

from pathlib import Path

import pytest
from sqlalchemy import Connection, MetaData, insert, select

from online.evening import couple, play_out, spend
from online.guest import Guest
from online.process import ServerProcess
from tavolino.core.registry import built_in
from tavolino.store.check import check
from tavolino.store.engines import read_url, writing
from tavolino.store.migrate import migrate, newest_revision, revision_of


def previous_revision() -> str:
    return f"{int(newest_revision()) - 1:04}"


def as_it_was(new: str, old: str, revision: str) -> None:
    """The same data in a database at that revision: what did not exist then is left out."""
    source, target = writing(read_url(new)), writing(read_url(old))
    migrate(target, revision)
    with source.connect() as reading, target.begin() as writer:
        before, after = MetaData(), MetaData()
        before.reflect(writer)
        after.reflect(reading)
        for table in before.sorted_tables:
            if table.name != "alembic_version":
                names = [column.name for column in table.columns]
                rows = reading.execute(select(*(after.tables[table.name].c[name] for name in names)))
                copy(writer, insert(table), [dict(row._mapping) for row in rows])
        assert revision_of(writer) == revision
    source.dispose()
    target.dispose()


def copy(connection: Connection, statement: object, rows: list[dict[str, object]]) -> None:
    if rows:
        connection.execute(statement, rows)  # type: ignore[call-overload]  # rows of any table


@pytest.mark.parametrize("revision", [previous_revision(), "0001"])
def test_running_tables_of_an_older_database_are_played_to_the_end(tmp_path: Path, revision: str) -> None:
    new, old = (f"sqlite:///{tmp_path}/{name}.db" for name in ("new", "old"))

    async def story() -> None:
        before = ServerProcess(new, log=tmp_path / "log")
        async with couple(before.url) as (anna, _):
            tables = [await begun(anna, game) for game in built_in()]
            before.stop()
            as_it_was(new, old, revision)
            assert check(old) != []  # not yet at today's step
            with ServerProcess(old, port=before.port, log=tmp_path / "log"):
                for table in tables:
                    async with anna.at(table, 0, 0) as place:
                        assert place.seq > 5
                        await play_out(place)
                        assert [seq for seq, _ in place.events] == list(range(1, place.seq + 1))
            assert check(old) == []

    async def begun(guest: Guest, game: str) -> str:
        table = await guest.open_table(game, ["me", "random", "random"])
        await guest.start(table)
        async with guest.at(table, 0) as place:
            while not place.legal:
                await place.next()
            await place.move(place.legal[0])
        return table

    spend(story())
