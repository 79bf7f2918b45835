"""`tavolino admin operator` and `tavolino admin audit`."""

import io
from functools import partial
from pathlib import Path

import pytest

from tavolino.cli import main
from tavolino.store import audit, offline, operator, people
from tavolino.store.audit import AuditEntry
from tavolino.store.people import Person

Output = pytest.CaptureFixture[str]
PASSPHRASE = "the coffee is always hot"


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'store.db'}"


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def typed(monkeypatch: pytest.MonkeyPatch, *answers: str) -> None:
    """On a terminal."""
    waiting = list(answers)
    monkeypatch.setattr("sys.stdin", Terminal())
    monkeypatch.setattr("getpass.getpass", lambda _: waiting.pop(0))


def test_a_passphrase_is_asked_for_twice(url: str, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, PASSPHRASE, "the coffee is always cold")
    assert main(["admin", "operator", "--database", url]) == 2
    assert "different" in capsys.readouterr().err
    typed(monkeypatch, PASSPHRASE, PASSPHRASE)
    assert main(["admin", "operator", "--database", url]) == 0
    told = capsys.readouterr().out
    assert "/operator" in told
    assert PASSPHRASE not in told
    hashed = offline.run(url, operator.passphrase)
    assert hashed is not None
    assert hashed.startswith("$argon2id$")


def test_a_program_writes_it_to_standard_input(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{PASSPHRASE}\n"))
    assert main(["admin", "operator", "--database", url]) == 0
    assert offline.run(url, operator.passphrase) is not None


def test_a_short_one_is_refused(url: str, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("hot\n"))
    assert main(["admin", "operator", "--database", url]) == 2
    assert "8 to 200" in capsys.readouterr().err
    assert not Path(url.removeprefix("sqlite:///")).exists() or offline.run(url, operator.passphrase) is None


def test_the_page_is_turned_off_again(url: str, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{PASSPHRASE}\n"))
    main(["admin", "operator", "--database", url])
    assert main(["admin", "operator", "--off", "--database", url]) == 0
    assert offline.run(url, operator.passphrase) is None
    capsys.readouterr()
    assert main(["admin", "audit", "--database", url]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split("  ")[1] for line in lines] == ["passphrase-set", "switched-off"]


def test_the_audit_log_is_printed_with_names(url: str, capsys: Output) -> None:
    offline.run(url, partial(people.add, person=Person("p1", "Ada", 1, 1)))
    for entry in (AuditEntry(0, "muted", "person:p1", "shouting"), AuditEntry(61_000, "table-closed", "table:t")):
        offline.run(url, partial(audit.add, entry=entry))
    assert main(["admin", "audit", "--database", url]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "1970-01-01 00:00:00  muted  person:p1 (Ada)  shouting",
        "1970-01-01 00:01:01  table-closed  table:t",
    ]
    assert main(["admin", "audit", "--lines", "1", "--database", url]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1
    assert main(["admin", "audit", "--lines", "0", "--database", url]) == 2
