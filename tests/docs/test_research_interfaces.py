"""docs/research-interfaces.md and docs/research-turn.md are true: programs print what is shown, tests exist."""

import ast
import io
import re
import tomllib
from contextlib import redirect_stdout
from importlib import import_module

import gymnasium
import pettingzoo
import pyspiel
import pytest
from prepare import ROOT

from engine.test_engine_docs import names, rows, section
from research.native import OURS
from tavolino.core.registry import built_in
from tavolino.research.pettingzoo import raw_env

INTERFACES = (ROOT / "docs" / "research-interfaces.md").read_text("utf-8")
TURN = (ROOT / "docs" / "research-turn.md").read_text("utf-8")
PROGRAM = re.compile(r"^```python\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?", re.MULTILINE | re.DOTALL)


def programs() -> list[tuple[str, str]]:
    """Each with what is shown below it."""
    return [(found[1], found[2] or "") for page in (INTERFACES, TURN) for found in PROGRAM.finditer(page)]


@pytest.mark.parametrize(("program", "shown"), programs())
def test_a_program_prints_what_is_shown(program: str, shown: str) -> None:
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(compile(program, "a page", "exec"), {})
    assert printed.getvalue() == shown


def test_every_page_has_programs_that_print() -> None:
    assert len(programs()) == 7
    assert sum(shown != "" for _program, shown in programs()) == 6


def test_every_complaint_names_a_test_that_there_is() -> None:
    named = [names(row[3])[0].split("::") for row in rows(INTERFACES, "complaint")]
    assert len(named) == 11
    for file, test in named:
        tree = ast.parse((ROOT / "tests" / "research" / file).read_text("utf-8"))
        assert test in [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]


def test_the_extras_are_those_of_the_package() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    told = [names(row[0])[0] for row in rows(INTERFACES, "extra")]
    assert set(told) == set(extras) - {"postgresql", "cluster", "research"}
    assert set(re.findall(r"\w+", extras["research"][0])) == {"tavolino", *told} - {"vector"}


def test_every_game_has_the_names_of_the_page() -> None:
    for library in ("gymnasium", "openspiel", "pettingzoo"):
        import_module(f"tavolino.research.{library}")  # which registers all games
    named = set(re.findall(r"tavolino/\w+-v0", INTERFACES))
    assert len(named) == len(built_in())
    assert named <= {*gymnasium.registry} & {*pettingzoo.aec_registry} & {*pettingzoo.parallel_registry}
    spiel = {f"tavolino_{game_id.replace('-', '_')}" for game_id in built_in()}
    assert spiel <= set(re.findall(r"tavolino_\w+", INTERFACES)) & set(pyspiel.registered_names())


def test_the_arguments_are_those_of_the_environment() -> None:
    described = [names(row[0])[0] for row in rows(section(INTERFACES, "PettingZoo"), "argument")]
    made = raw_env("cafe-race").__init__.__annotations__  # type: ignore[misc]  # of this class
    assert described == [name for name in made if name not in ("game", "return", "render_mode")] + [
        "raw",
        "render_mode",
    ]


def test_so_many_combinations_are_tested() -> None:
    newest = [setting for setting in OURS if setting.game.rules_version == type(setting.game).rules_version]
    assert f"on all {len(newest)} combinations" in INTERFACES
