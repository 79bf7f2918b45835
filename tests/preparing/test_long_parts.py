"""`./check --long PART`: which part is meant, and that all of them are told in the docs."""

import re
from pathlib import Path

import pytest
from check import LONG, long_part
from prepare import ROOT, CannotPrepare

DOCS = (ROOT / "docs" / "reliability.md").read_text("utf-8")


def test_without_a_word_it_is_the_check_itself() -> None:
    assert long_part([]) is None


@pytest.mark.parametrize("part", LONG)
def test_a_part_is_asked_for_by_its_name(part: str) -> None:
    assert long_part(["--long", part]) == part


def test_faults_have_a_word_of_their_own() -> None:
    assert long_part(["--faults"]) == "faults"


@pytest.mark.parametrize("words", [["--long"], ["--long", "nothing"], ["soak"], ["--faults", "soak"], ["--fault"]])
def test_anything_else_is_refused_before_anything_is_prepared(words: list[str]) -> None:
    parts = "faults, hostile, cost, soak, foreign, interfaces, vector, upgrade, coach, fair-bots"
    with pytest.raises(CannotPrepare, match=f"--long and one of: {parts}"):
        long_part(words)


def test_every_part_is_told_with_its_minutes() -> None:
    told = dict(
        re.findall(r"^\| `\./check --long ([\w-]+)` \|[^|]*\| ([\d.,]+ (?:minutes|hours)) \|$", DOCS, re.MULTILINE)
    )
    assert told.keys() == LONG.keys()


@pytest.mark.parametrize("part", LONG)
def test_the_tests_of_a_part_are_there(part: str) -> None:
    command, _ = LONG[part]
    assert (Path(ROOT) / command[-1]).exists()
