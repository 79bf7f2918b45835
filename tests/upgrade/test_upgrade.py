"""Nothing breaks at an upgrade: tables of an earlier version are found as they were, and end by their own rules.

In every check a few tables go that way on SQLite, for which this version is the earlier one, too. `./check --long
upgrade` has the code of f1dcd11 write a thousand on either database, and goes on where it was stopped. 36 tables that
it wrote on either are in every check as well: tests/earlier.
"""

import asyncio
import os
import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from earlier.checkout import EarlierVersion, checked_out
from postgres import Cluster
from tavolino.core.registry import find
from tavolino.server.settings import default_of
from tavolino.store import offline
from upgrade.databases import Databases, PostgresDatabases, SqliteFiles
from upgrade.judging import entries_in, judge, only_under_way
from upgrade.starting import Start, start
from upgrade.upgrade import WRITTEN, Upgrade

LONG = os.environ.get("TAVOLINO_UPGRADE") == "long"
COMMIT = "f1dcd11"
FOLDER = Path(tempfile.gettempdir()) / "tavolino-upgrade"  # where a long run keeps what it has done
BOT_PAUSE = default_of("bot_pause_seconds")
TABLES, COPIES, STARTS = (1_000, 10, 10) if LONG else (6, 2, 1)
NEXT_TABLES = 20  # entered after the first one
MOST_CPU = 1.0  # second until the first table is served
MOST_CPU_OF_JUDGES = 120.0  # seconds: two cores for a minute

in_every_check = pytest.mark.skipif(LONG, reason="tried in every check")


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return FOLDER if LONG else tmp_path_factory.mktemp("upgrade")


@pytest.fixture(scope="session")
def version(folder: Path) -> EarlierVersion:
    return checked_out(COMMIT, folder / COMMIT) if LONG else EarlierVersion(sys.executable, "this one")


@pytest.fixture(scope="session", params=["sqlite", "postgresql"] if LONG else ["sqlite"])
def databases(request: pytest.FixtureRequest, folder: Path) -> Iterator[Databases]:
    place = folder / request.param
    place.mkdir(parents=True, exist_ok=True)
    if request.param == "sqlite":
        yield SqliteFiles(place)
    else:
        cluster = Cluster(place, fsync="off")
        yield PostgresDatabases(cluster)
        cluster.stop("fast")


@pytest.fixture(scope="session")
def upgrade(version: EarlierVersion, databases: Databases, folder: Path) -> Upgrade:
    found = Upgrade(version, databases, folder / f"{databases.kind}-tables", TABLES)
    found.write()
    return found


def test_every_table_is_found_as_it_was(upgrade: Upgrade) -> None:
    print(f"\n{upgrade.databases.kind}: {upgrade.variety()}", end="")
    assert len(upgrade.under_way()) >= TABLES
    assert upgrade.changes() == []


def test_every_table_is_played_to_its_end_by_its_own_rules(upgrade: Upgrade) -> None:
    assert upgrade.play() == []
    print(f"\n{upgrade.databases.kind}: {upgrade.progress()}", end="")
    upgrade.play_again()


def test_a_table_is_served_while_all_the_others_are_looked_after(upgrade: Upgrade) -> None:
    """With the settings that a server has by itself: bots move on, and clocks run."""
    chairs = upgrade.chairs(1 + NEXT_TABLES)
    first, later = [], []
    for _ in range(STARTS):
        upgrade.databases.drop("started")
        url = upgrade.databases.copy(WRITTEN, "started")
        first.append(asyncio.run(start(url, chairs, bot_pause_seconds=BOT_PAUSE)))  # brings the database up to date
        later.append(asyncio.run(start(url, chairs, bot_pause_seconds=BOT_PAUSE)))
    for name, starts in (("first start of this version", first), ("later starts", later)):
        print(f"\n{upgrade.databases.kind}, {name}: {told(starts)}", end="")
    assert not LONG or max(one.cpu for one in later) < MOST_CPU  # by the processor: the clock belongs to all


def told(starts: list[Start]) -> str:
    def of(what: str) -> str:
        seconds = [getattr(one, what) for one in starts]
        return f"median {statistics.median(seconds):.2f} s, at most {max(seconds):.2f} s"

    return "; ".join(f"{what} {of(what)}" for what in Start.__struct_fields__)


def test_all_tables_are_judged_by_the_newest_rules(upgrade: Upgrade) -> None:
    upgrade.databases.drop("judged")
    url = upgrade.databases.copy(WRITTEN, "judged")
    only_under_way(url, TABLES, COPIES)
    judged = judge(url)
    *otherwise, last = [line for line in judged.lines if not line.endswith("running")]
    print(f"\n{upgrade.databases.kind}: {entries_in(url):,} entries; {last}: {judged.seconds:.1f} s,", end=" ")
    print(f"{judged.cpu:.1f} s of CPU", end="")
    assert last.startswith(f"{TABLES * COPIES} judged, {len(otherwise)} would have gone otherwise")
    assert bool(otherwise) == LONG  # nothing in it is of an earlier version otherwise
    assert all("(coffin-rush, version 1), entry" in line for line in otherwise)
    assert not [line for line in otherwise if "though it was played" in line]
    assert not LONG or judged.cpu < MOST_CPU_OF_JUDGES


@in_every_check
def test_a_database_is_copied_once_and_removed(postgres: Cluster) -> None:
    """PostgreSQL's; SQLite's are in the tests above."""
    databases = PostgresDatabases(postgres)
    offline.run(databases.url("source"), lambda connection: connection.execute(text("CREATE TABLE one (id integer)")))
    for _ in range(2):
        copy = databases.copy("source", "copied")
        offline.run(copy, lambda connection: connection.execute(text("INSERT INTO one VALUES (1)")))
    assert offline.run(copy, lambda connection: connection.execute(text("SELECT count(*) FROM one")).scalar()) == 2
    for name in ("source", "copied"):
        databases.drop(name)
    assert not {"source", "copied"} & postgres.databases()


# ---- the controls


@in_every_check
def test_what_is_lost_or_changed_is_noticed(upgrade: Upgrade) -> None:
    lost, changed = [table for table, _, _ in upgrade.chairs(2)]

    def tamper(url: str) -> None:
        def change(connection: Connection) -> None:
            for rows, key in (("entries", "table_id"), ("seats", "table_id"), ("guests", "table_id"), ("tables", "id")):
                connection.execute(text(f"DELETE FROM {rows} WHERE {key} = '{lost}'"))
            log = connection.execute(text(f"SELECT seq, body FROM entries WHERE table_id = '{changed}'"))
            seq, body = min((seq, body) for seq, body in log if b'"seated"' in body)
            other = body.replace(b'"colour":"', b'"colour":"white","was":"')
            update = f"UPDATE entries SET body = :body WHERE table_id = '{changed}' AND seq = {seq}"
            connection.execute(text(update), {"body": other})

        offline.run(url, change)

    found = upgrade.changes(tamper)
    assert f"tables {lost} is lost" in found
    assert any(line.startswith(f"tables {changed} chairs is") for line in found)  # as the code reads it
    assert any(line.startswith(f"{changed} None past is") for line in found)  # and as the server tells it
    untouched = set(upgrade.facts()["tables"]) - {lost, changed}
    assert not [line for line in found if untouched & set(line.split()[:2])]


@in_every_check
def test_another_version_of_the_rules_and_another_end_are_noticed(upgrade: Upgrade) -> None:
    by_its_own = {table: find(facts["game"]).rules_version for table, facts in upgrade.to_play().items()}
    assert upgrade.other_rules(by_its_own) == []
    table = min(upgrade.under_way())
    assert len(upgrade.other_rules(by_its_own | {table: 3})) == 1
    assert len(upgrade.other_rules({name: rules for name, rules in by_its_own.items() if name != table})) == 1
