"""The address of the database where none is given."""

import pytest

from tavolino.store.database_url import VARIABLE, default_url
from tavolino.store.engines import read_url


def test_a_file_in_the_data_folder_of_the_user(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert read_url(default_url()).database == "/somewhere/tavolino/tavolino.db"


def test_the_environment_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "sqlite:///here.db")
    assert default_url() == "sqlite:///here.db"
