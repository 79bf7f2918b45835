"""A check finds damage and inconsistencies, and describes each in a sentence."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text

from stores import opened, play
from tavolino.store.check import check
from tavolino.store.engines import read_url, writing
from tavolino.store.migrate import migrate, newest_revision

NEWEST = newest_revision()
DAMAGE = {
    "DELETE FROM entries WHERE seq = 2": "table t0: 2 entries are numbered 1 to 3, not 1 to 2",
    "DELETE FROM entries WHERE seq = 1": "table t0: 2 entries are numbered 2 to 3, not 1 to 2",
    "DELETE FROM entries": "table t0: it is running, and its log is empty",
    "DELETE FROM tables": "table t0: there are entries, but no such table",
    "UPDATE alembic_version SET version_num = '0001'": f"the database is at step 0001, this version at {NEWEST}",
    "DROP TABLE ratings": "the database has no ratings; opening it with this version adds what is new",
}


@pytest.mark.parametrize(("sql", "problem"), DAMAGE.items(), ids=range(len(DAMAGE)))
def test_a_check_finds_what_is_missing(url: str, sql: str, problem: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await play(store, 1, 3)
            assert check(url) == []
            await store.write(lambda connection: connection.execute(text(sql)).rowcount)
        assert check(url) == [problem]

    asyncio.run(story())


def test_a_check_finds_the_same_command_twice(url: str) -> None:
    """In a table without our constraint."""
    engine = writing(read_url(url))
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("ALTER TABLE entries RENAME TO old"))
        connection.execute(text("CREATE TABLE entries AS SELECT * FROM old"))
        connection.execute(text("INSERT INTO tables VALUES ('t', 'g', 'open', TRUE, 'i', 'h', 'b', 1, 1, NULL)"))
        connection.execute(text("INSERT INTO entries VALUES ('t', 1, 'c', 'b'), ('t', 2, 'c', 'b')"))
    engine.dispose()
    assert check(url) == ["table t: the command c is in the log 2 times"]


def test_a_check_finds_a_damaged_file(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'store.db'}"

    async def story() -> None:
        async with opened(url) as store:
            await play(store, 3, 200)

    asyncio.run(story())
    with (tmp_path / "store.db").open("r+b") as file:
        file.seek(4096 * 20)
        file.write(b"\xff" * 4096)
    found = check(url)
    assert found
    assert any("damaged" in problem or "cannot be read" in problem for problem in found)
