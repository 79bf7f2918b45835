"""Where the database is when nobody says otherwise."""

import pytest

from tavolino.store.engines import read_url
from tavolino.store.place import VARIABLE, default_url


def test_a_file_of_one_s_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert read_url(default_url()).database == "/somewhere/tavolino/tavolino.db"


def test_the_environment_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "sqlite:///here.db")
    assert default_url() == "sqlite:///here.db"
