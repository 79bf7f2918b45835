"""`tavolino admin …`: what it prints, and how it ends."""

import asyncio
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import text

from stores import line, opened
from tavolino.cli import main
from tavolino.store import lobby
from tavolino.store.database_url import VARIABLE
from tavolino.store.lobby import TableRow

Output = pytest.CaptureFixture[str]


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A store with one open table that nobody has touched since 1970."""
    url = f"sqlite:///{tmp_path / 'store.db'}"
    row = TableRow("t", "cafe-race", "open", True, "i", "ada", b"{}", 1, 1)

    async def fill() -> None:
        async with opened(url) as store:
            await store.append(line("t", 1, also=partial(lobby.add, row=row)))
            await store.append(line("t", 2))

    asyncio.run(fill())
    return url


def test_a_copy_and_back(url: str, tmp_path: Path, capsys: Output) -> None:
    copy, other = tmp_path / "copy", f"sqlite:///{tmp_path / 'other.db'}"
    assert main(["admin", "backup", str(copy), "--database", url]) == 0
    assert capsys.readouterr().out == f"{copy}: {copy.stat().st_size:,} bytes\n"
    assert main(["admin", "restore", str(copy), "--database", other]) == 0
    assert capsys.readouterr().out == "every log is whole\n"
    assert main(["admin", "restore", str(copy), "--database", other]) == 2
    assert "--replace" in capsys.readouterr().err
    assert main(["admin", "restore", str(copy), "--database", other, "--replace"]) == 0


def test_check_tells_what_is_wrong(url: str, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    async def damage() -> None:
        async with opened(url) as store:
            await store.write(lambda connection: connection.execute(text("DELETE FROM entries WHERE seq = 1")).rowcount)

    monkeypatch.setenv(VARIABLE, url)
    assert main(["admin", "check"]) == 0
    asyncio.run(damage())
    capsys.readouterr()
    assert main(["admin", "check"]) == 1
    assert capsys.readouterr().out == "table t: 1 entries are numbered 2 to 2, not 1 to 1\n"


def test_retain_removes_what_is_old(url: str, capsys: Output) -> None:
    assert main(["admin", "retain", "--database", url, "--open-days", "100000"]) == 0
    assert main(["admin", "retain", "--database", url]) == 0
    assert capsys.readouterr().out == "tables removed: 0\ntables removed: 1\n"


@pytest.mark.parametrize("days", ["-1", "many", "nan", "1e99"])
def test_days_are_a_number(days: str, capsys: Output) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["admin", "retain", "--open-days", days])
    assert ended.value.code == 2
    assert "days" in capsys.readouterr().err


def test_what_is_kept_for_how_long_is_told_as_to_the_server(
    url: str, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the same variable; a flag wins."""
    monkeypatch.setenv("TAVOLINO_OPEN_DAYS", "1000000")
    assert main(["admin", "retain", "--database", url]) == 0
    assert capsys.readouterr().out == "tables removed: 0\n"
    assert main(["admin", "retain", "--database", url, "--open-days", "14"]) == 0
    assert capsys.readouterr().out == "tables removed: 1\n"
