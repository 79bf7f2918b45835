"""Lives of a store, each ended by a power cut; run as a program, because the disk under SQLite is the process's own.

    PYTHONPATH=tests python tests/faults/power_cut.py FOLDER LIVES SEED [PRAGMA …]

prints as JSON what became of everything that was acknowledged.
"""

import asyncio
import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec

from faults.cut_disk import Disk
from faults.cut_report import Report
from tavolino.store import engines, wal
from tavolino.store.line import Fate, Line
from tavolino.store.store import Store

TABLES = [f"t{number}" for number in range(8)]
LATEST_CUT = 600  # writes and syncs from the start of a life


class Life(msgspec.Struct):
    """Reported by the process before it dies."""

    acknowledged: list[str]
    unseen: list[str]
    lost_sectors: int


def live(file: Path, random: Random) -> None:
    """In a process of its own: play until the power goes."""
    acknowledged: list[str] = []
    left = random.randint(1, LATEST_CUT)

    def step() -> None:
        nonlocal left
        left -= 1
        if left == 0:
            die(file.parent, disk, list(acknowledged), random)

    disk = Disk(step)
    asyncio.run(play(f"sqlite:///{file}", acknowledged, random))


async def play(url: str, acknowledged: list[str], random: Random) -> None:
    store = Store.open(url)

    async def one(table: str) -> None:
        seq = len(await store.entries(table))
        while True:
            seq += 1
            command = f"{table}-{seq}-{random.getrandbits(64):016x}"
            body = random.randbytes(random.choice([20, 200, 200, 5000]))
            outcome = await store.append(Line(table, seq, command, body))
            assert outcome.fate is Fate.STORED
            acknowledged.append(command)

    await asyncio.gather(*map(one, TABLES))


def die(folder: Path, disk: Disk, acknowledged: list[str], random: Random) -> None:
    written = b"".join(disk.written)
    life = Life(acknowledged, [command for command in acknowledged if command.encode() not in written], 0)
    image = folder / "image"
    image.mkdir()
    for path, content in disk.files.items():
        found, lost = content.after_a_cut(random)
        (image / Path(path).name).write_bytes(found)
        life.lost_sectors += lost
    (folder / "life.json").write_bytes(msgspec.json.encode(life))
    os._exit(0)


def power_comes_back(folder: Path) -> Life:
    """The files are what the disk has; everything else was memory."""
    for path in folder.glob("store.db*"):
        path.unlink()
    for path in (folder / "image").iterdir():
        path.rename(folder / path.name)
    (folder / "image").rmdir()
    return msgspec.json.decode((folder / "life.json").read_bytes(), type=Life)


def look(file: Path, expected: set[str], report: Report) -> None:
    with closing(sqlite3.connect(file)) as connection:
        said = connection.execute("PRAGMA integrity_check").fetchone()[0]
        if said != "ok":
            report.problems.append(said)
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
        if "entries" not in tables:  # cut off before the first steps of the schema were through
            stored = set()
        else:
            stored = {command for (command,) in connection.execute("SELECT command FROM entries")}
            query = "SELECT table_id FROM entries GROUP BY table_id HAVING min(seq) <> 1 OR max(seq) <> count(*)"
            report.problems.extend(f"{table} has a gap" for (table,) in connection.execute(query))
    lost = sorted(expected - stored)
    report.lost.extend(lost)
    report.cuts_with_loss += bool(lost)
    expected.intersection_update(stored)  # each loss is counted once


def main(folder: Path, lives: int, seed: int) -> Report:
    report = Report()
    expected: set[str] = set()
    for number in range(lives):
        child = os.fork()
        if child == 0:
            try:
                live(folder / "store.db", Random(f"{seed} {number}"))
            finally:
                os._exit(1)
        _, status = os.waitpid(child, 0)
        if status != 0:
            raise SystemExit(f"life {number} ended otherwise than by the cut")
        life = power_comes_back(folder)
        report.cuts += 1
        report.acknowledged += len(life.acknowledged)
        report.unseen.extend(life.unseen)
        report.lost_sectors += life.lost_sectors
        expected.update(life.acknowledged)
        look(folder / "store.db", expected, report)
    return report


if __name__ == "__main__":
    engines.PRAGMAS = (*engines.PRAGMAS, *sys.argv[4:])
    wal.BATCHES, wal.PAUSE_S = 10, 0.0  # and while our own second connection moves it
    print(msgspec.json.encode(main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))).decode())
