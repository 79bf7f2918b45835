"""docs/architecture.md is true: what it names is there, and its Python really runs."""

import io
import re
from contextlib import redirect_stdout
from importlib import import_module
from pathlib import Path

from engine.test_engine_docs import blocks, names, rows, section
from tavolino import api

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/architecture.md").read_text("utf-8")
GLOSSARY = (ROOT / "docs/glossary.md").read_text("utf-8")
FROM_PYTHON = section(PAGE, "From Python")


def test_every_name_is_listed_once() -> None:
    assert sorted(name for row in rows(FROM_PYTHON, "for") for name in names(row[1])) == sorted(api.__all__)


def test_the_python_runs() -> None:
    (program,) = blocks(FROM_PYTHON, "python")
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(compile(program, "architecture.md", "exec"), {})
    assert printed.getvalue().splitlines() == ["RACE-SPEED-2", "True"]


def exists(file: str, function: str) -> bool:
    found: object = import_module("tavolino." + file.removesuffix(".py").replace("/", "."))
    for name in function.split("."):
        found = getattr(found, name, None)
    return callable(found)


def test_the_path_of_a_move_names_functions_that_are_there_each_once() -> None:
    path = PAGE.partition("### The path of a move online")[2].partition("\n## ")[0]
    steps = [tuple(cell.strip("`") for cell in row[1:3]) for row in rows(path, "step")]
    assert len(steps) > 15
    assert [step for step in steps if not exists(*step)] == []
    assert len(set(steps)) == len(steps)


def test_a_function_that_is_not_there_is_found() -> None:
    assert not exists("server/live/pipeline.py", "Pipeline.shortcut")


def test_every_file_that_is_named_is_there() -> None:
    named = re.findall(r"`((?:core|games|table|store|server|bots|narrate|arena|engine)/[\w/]+\.py)`", PAGE + GLOSSARY)
    assert len(named) > 40
    assert [name for name in named if not (ROOT / "src/tavolino" / name).is_file()] == []


def test_every_folder_of_the_package_is_listed_once() -> None:
    tree = PAGE.partition("src/tavolino/\n")[2].partition("web/ ")[0]
    listed = re.findall(r"^  (\w+)/ ", tree, re.MULTILINE)
    folders = [path.parent.name for path in (ROOT / "src/tavolino").glob("*/__init__.py")]
    assert sorted(listed) == sorted(folders)
