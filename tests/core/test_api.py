"""`import tavolino`: all names of the list, none of them loaded before it is asked for."""

import pkgutil
import subprocess
import sys

import pytest

import tavolino
from tavolino import api
from tavolino.core import refusal

LOADED = "import sys, tavolino; print(*[name for name in sys.modules if name.startswith('tavolino.')])"


def test_nothing_is_loaded_before_it_is_asked_for() -> None:
    told = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True).stdout
    assert told.split() == ["tavolino.sources"]


def test_every_name_is_there() -> None:
    assert [name for name in api.__all__ if getattr(tavolino, name) is not getattr(api, name)] == []
    assert set(api.__all__) <= set(dir(tavolino))
    everything: dict[str, object] = {}
    exec("from tavolino import *", everything)
    assert set(api.__all__) <= set(everything)


def test_a_name_that_is_not_there_is_refused() -> None:
    with pytest.raises(AttributeError, match="'finde'"):
        getattr(tavolino, "finde")  # noqa: B009 (mypy knows that there is none)


def test_no_name_is_that_of_a_subpackage() -> None:
    """Python sets `tavolino.games` to the folder as soon as anybody imports from it."""
    assert set(api.__all__) & {module.name for module in pkgutil.iter_modules(tavolino.__path__)} == set()


def test_every_refusal_of_the_games_can_be_caught() -> None:
    kinds = [kind for kind in vars(refusal).values() if isinstance(kind, type)]
    refusals = {kind.__name__ for kind in kinds if issubclass(kind, refusal.TavolinoError)}
    assert len(refusals) > 5
    assert refusals <= set(api.__all__)
