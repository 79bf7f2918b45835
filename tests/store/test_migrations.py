"""An old database is migrated when it is opened, by the first node that opens it."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, inspect, text

from stores import line, opened
from tavolino.store.engines import read_url, writing
from tavolino.store.migrate import migrate, newest_revision, revision_of
from tavolino.store.schema import METADATA
from tavolino.store.store import Store
from tavolino.store.unavailable import DatabaseInUse, StoreUnavailable


def tables(engine: Engine) -> set[str]:
    return set(inspect(engine).get_table_names())


def test_the_migrations_lead_to_the_schema(url: str) -> None:
    engine = writing(read_url(url))
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        connection.execute(text("DROP INDEX people_by_name"))  # negative control
        assert compare_metadata(MigrationContext.configure(connection), METADATA) != []
    engine.dispose()


def test_an_old_database_keeps_what_it_has(url: str) -> None:
    engine = writing(read_url(url))
    migrate(engine, "0001")
    assert "entries" in tables(engine)
    assert not {"results", "ratings"} & tables(engine)
    with engine.begin() as connection:
        values = {"body": b"a 1"}
        connection.execute(text("INSERT INTO entries VALUES ('a', 1, 'c1', :body)"), values)

    async def story() -> None:
        async with opened(url) as store:
            assert await store.entries("a") == [(1, "c1", b"a 1")]
            await store.append(line("a", 2))

    asyncio.run(story())
    assert {"results", "ratings"} <= tables(engine)
    engine.dispose()


def test_earlier_results_of_lessons_and_from_positions_no_longer_count(url: str) -> None:
    """Those whose log is gone, or cannot be read, count as before."""
    openings = {
        "whole": b'{"kind":"opened","at":1,"plan":{"game":"cafe-race","seats":3},"host":"p","invite":"i"}',
        "lesson": b'{"kind":"opened","at":1,"plan":{"game":"cafe-race","seats":3,"lesson":"..."}}',
        "position": b'{"kind":"opened","at":1,"plan":{"game":"cafe-race","seats":3,"start":{"cells":[1,2,3]}}}',
        "damaged": b'{"kind":',
    }
    engine = writing(read_url(url))
    migrate(engine, "0006")
    with engine.begin() as connection:
        for table in (*openings, "gone"):
            row = "(:table, 0, 'cafe-race', 'p', NULL, 3, 1, 9.0, :no, 5)"
            connection.execute(text(f"INSERT INTO results VALUES {row}"), {"table": table, "no": False})
        for table, body in openings.items():
            values = {"table": table, "body": body}
            connection.execute(text("INSERT INTO entries VALUES (:table, 1, 'c1', :body)"), values)
    migrate(engine)
    with engine.connect() as connection:
        counted = connection.execute(text("SELECT table_id FROM results WHERE counted ORDER BY table_id")).scalars()
        assert list(counted) == ["damaged", "gone", "whole"]
    engine.dispose()


@pytest.mark.parametrize(("kind", "nodes"), [("sqlite", 1), ("postgresql", 4)])
def test_several_nodes_may_open_a_new_database_together(request: pytest.FixtureRequest, kind: str, nodes: int) -> None:
    """An SQLite file is for the first of them, and the others are refused."""
    url: str = request.getfixturevalue("sqlite_url" if kind == "sqlite" else "postgres_url")

    def attempt(_: int) -> Store | None:
        try:
            return Store.open(url)
        except DatabaseInUse:
            return None

    with ThreadPoolExecutor(4) as pool:
        stores = [store for store in pool.map(attempt, range(4)) if store is not None]
    assert len(stores) == nodes

    async def close() -> None:
        for store in stores:
            await store.close()

    asyncio.run(close())
    engine = writing(read_url(url))
    with engine.connect() as connection:
        assert revision_of(connection) == newest_revision()
    engine.dispose()


def test_a_database_of_a_newer_version_is_left_alone(url: str) -> None:
    engine = writing(read_url(url))
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreUnavailable, match="newer"):
        Store.open(url)
    with engine.connect() as connection:
        assert revision_of(connection) == "9999"
    engine.dispose()
