"""A backup is consistent, although it is taken under load, and can be restored."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from postgres import Cluster
from stores import line, opened, play
from tavolino.store.backup import BadBackup, backup, restore
from tavolino.store.check import check
from tavolino.store.store import Store
from tavolino.store.unavailable import StoreUnavailable


@pytest.fixture
def another_url(request: pytest.FixtureRequest, url: str, tmp_path: Path) -> Iterator[str]:
    """A second empty database of the same kind."""
    if url.startswith("sqlite"):
        yield f"sqlite:///{tmp_path / 'deeper' / 'another.db'}"
    else:
        cluster: Cluster = request.getfixturevalue("postgres")
        found = cluster.new_database()
        yield found
        cluster.drop(found)


async def length(url: str) -> int:
    async with opened(url) as store:
        return int(await store.read(lambda found: found.execute(text("SELECT count(*) FROM entries")).scalar_one()))


def test_a_backup_under_load_is_complete(url: str, another_url: str, tmp_path: Path) -> None:
    """It contains all that was acknowledged before it began, and its logs have no gaps."""

    async def story() -> None:
        async with opened(url) as store:
            await play(store, 4, 20)
            playing = asyncio.ensure_future(play_on(store))
            await asyncio.to_thread(backup, url, tmp_path / "copy")
            playing.cancel()
        restore(tmp_path / "copy", another_url)
        assert await length(another_url) >= 80
        assert check(another_url) == []

    async def play_on(store: Store) -> None:
        for seq in range(21, 100_000):
            await asyncio.gather(*(store.append(line(f"t{number}", seq)) for number in range(4)))

    asyncio.run(story())
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_file() and "store.db" not in path.name) == [
        "copy"
    ]


def test_nothing_is_overwritten_unasked(url: str, another_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        for database, entries in ((url, 3), (another_url, 5)):
            async with opened(database) as store:
                await play(store, 1, entries)
        backup(url, tmp_path / "copy")
        with pytest.raises(BadBackup, match="there already"):
            backup(another_url, tmp_path / "copy")
        with pytest.raises(BadBackup, match="already"):
            restore(tmp_path / "copy", another_url)
        assert await length(another_url) == 5
        restore(tmp_path / "copy", another_url, replace=True)
        assert await length(another_url) == 3
        backup(another_url, tmp_path / "copy", replace=True)

    asyncio.run(story())


def test_what_is_no_backup_is_refused(url: str, tmp_path: Path) -> None:
    letter = tmp_path / "letter"
    letter.write_text("Dear Ada, " * 200)
    with pytest.raises(BadBackup, match="no backup"):
        restore(letter, url)
    with pytest.raises(BadBackup, match="no file"):
        restore(tmp_path / "nothing", url)


def test_there_is_nothing_to_back_up(tmp_path: Path) -> None:
    for task in (lambda url: backup(url, tmp_path / "copy"), check):
        with pytest.raises(StoreUnavailable, match="no database"):
            task(f"sqlite:///{tmp_path / 'nothing'}")
    assert list(tmp_path.iterdir()) == []
