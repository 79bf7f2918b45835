"""The environment belongs to one Python, and is replaced for another."""

import subprocess
from pathlib import Path

import prepare
import pytest


@pytest.fixture
def environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    place = tmp_path / "environment"
    monkeypatch.setattr(prepare, "ENVIRONMENT", place)
    monkeypatch.setattr(prepare, "PYTHON", place / "bin" / "python")
    prepare.make_environment()
    (place / "library").touch()
    prepare.stamp("installed", "all of them")
    return place


def test_the_same_python_keeps_what_is_there(environment: Path) -> None:
    prepare.make_environment()
    assert (environment / "library").exists()
    assert prepare.stamped("installed") == "all of them"


def test_nothing_of_another_python_stays(environment: Path) -> None:
    prepare.stamp("python", "/elsewhere 3.11.7 (main) [GCC]")
    prepare.make_environment()
    assert not (environment / "library").exists()
    assert prepare.stamped("installed") == ""
    subprocess.run([prepare.PYTHON, "-c", "pass"], check=True)


def test_an_environment_whose_python_is_gone_is_made_anew(environment: Path) -> None:
    prepare.PYTHON.unlink()
    prepare.make_environment()
    assert not (environment / "library").exists()
    assert prepare.PYTHON.exists()


def test_a_wrong_choice_is_told_and_ends_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAVOLINO_PYTHON", "/nowhere/python3")
    with pytest.raises(prepare.CannotPrepare, match="TAVOLINO_PYTHON=/nowhere/python3 is no Python"):
        prepare.prepare("play")
