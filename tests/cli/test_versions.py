"""`tavolino admin versions`, on a database that the code of f1dcd11 wrote."""

import lzma
from pathlib import Path

import pytest

from tavolino.cli import main

WRITTEN = Path(__file__).parents[1] / "earlier" / "f1dcd11.sqlite.db.xz"


def test_running_tables_are_listed_by_version_and_judged_by_the_newest(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "server.db"
    database.write_bytes(lzma.decompress(WRITTEN.read_bytes()))
    before = database.read_bytes()
    assert main(["admin", "versions", "--judge", "--database", f"sqlite:///{database}"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[:3] == [
        "cafe-race, version 1 (the newest): 8 running",
        "coffee-rush, version 1 (the newest): 8 running",
        "coffin-rush, version 1: 8 running",
    ]
    assert told[-1] == "24 judged, 2 would have gone otherwise by the newest rules"
    assert all("(coffin-rush, version 1), entry" in line for line in told[3:-1])
    assert database.read_bytes() == before
