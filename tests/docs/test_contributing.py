"""CONTRIBUTING.md and the hooks name commands and places that are there, and a rule is where the page says."""

import json
import re
import shlex
from pathlib import Path

import pytest
from check import BESIDE

from engine.test_engine_docs import blocks, names, section
from tavolino.cli.parser import parser

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
HOOKS = (ROOT / ".pre-commit-config.yaml").read_text("utf-8")
WEB_TOOLS = json.loads((ROOT / "web/package.json").read_text())["devDependencies"]


def in_prose(page: str) -> list[str]:
    """Whatever is marked as code outside of blocks."""
    return names(re.sub("^```.*?^```$", "", page, flags=re.MULTILINE | re.DOTALL))


def commands(page: str) -> list[list[str]]:
    """Every command of its blocks and every `./…` between them, without variables that are set for it."""
    lines = [line for block in blocks(page, "sh") for line in block.splitlines()]
    lines += [name for name in in_prose(page) if name.startswith(("./", "python3 "))]
    parts = [part for line in lines for part in line.split("&&")]
    words = [shlex.split(part, comments=True) for part in parts]
    return [[word for word in command if not re.match("[A-Z_]+=", word)] for command in words if command]


def faults(command: list[str]) -> list[str]:
    """What of a command is not there."""
    if command[0] == "./play":
        try:
            parser().parse_args(command[1:] or ["serve"])
        except SystemExit:
            return [shlex.join(command)]
    missing = [word for word in command if "/" in word and not word.startswith("-") and not (ROOT / word).exists()]
    if "scripts/web.py" in command:
        tool = command[command.index("scripts/web.py") + 1]
        missing += [tool] if tool not in WEB_TOOLS else []
    return missing


def places(page: str) -> list[str]:
    """All that is named like a file or a folder."""
    return [name for name in in_prose(page) if re.fullmatch(r"[\w.-]+/[\w./-]*|[\w-]+\.(md|toml|py|json)", name)]


def test_the_commands_are_there() -> None:
    found = commands(PAGE)
    assert ["./check"] in found
    assert ["./play", "rules", "cafe-race", "--coverage"] in found
    assert len(found) > 10
    assert [fault for command in found for fault in faults(command)] == []


def test_the_places_are_there() -> None:
    found = places(PAGE)
    assert {"src/tavolino/core/", "tests/scene.py", "compile.toml", "CHANGELOG.md"} <= set(found)
    assert [place for place in found if not (ROOT / place).exists()] == []


@pytest.mark.parametrize(
    "wrong", ["./play rules cafe-race --covered", ".venv/bin/ruf check .", ".venv/bin/python scripts/web.py eslnt ."]
)
def test_a_command_that_is_not_there_would_be_noticed(wrong: str) -> None:
    """The negative control."""
    assert [faults(command) for command in commands(f"```sh\n{wrong}\n```\n")] != [[]]


def test_the_rule_of_the_page_is_in_all_five_places() -> None:
    listed = [names(line)[0] for line in re.findall(r"^\d\. .+$", section(PAGE, "A rule"), re.MULTILINE)]
    listed[3] = next(name for name in names(section(PAGE, "A rule")) if name.startswith("tests/"))
    assert len(listed) == 5
    for place in listed:
        files = [*(ROOT / place).glob("*.py")] if (ROOT / place).is_dir() else [ROOT / place]
        assert any("RACE-MOVE-4" in file.read_text("utf-8") for file in files), place


def test_the_hooks_are_the_formatters_and_linters_of_the_check() -> None:
    hooks = dict(re.findall(r"^ +name: \"?(.+?)\"?\n +entry: (.+)$", HOOKS, re.MULTILINE))
    assert list(hooks) == ["format", "lint", "browser app: format", "browser app: lint"]
    for name, entry in hooks.items():
        assert faults(entry.split()) == []
        assert without_flags(entry.split()) == without_flags(BESIDE[name][0])


def without_flags(command: list[str]) -> list[str]:
    """One formatter writes and the other compares; hooks get the files by name."""
    return [Path(word).name for word in command if not word.startswith("-") and word != "."]


def test_the_hooks_fetch_nothing() -> None:
    assert re.findall(r"repo: (\S+)", HOOKS) == ["local"]
    assert set(re.findall(r"language: (\S+)", HOOKS)) == {"system"}


def test_the_workflow_runs_the_check() -> None:
    workflow = (ROOT / ".github/workflows/check.yml").read_text("utf-8")
    assert re.findall(r"^ +run: (\S+)$", workflow, re.MULTILINE)[-1] == "./check"
