"""Every rule of every game is told in three languages, and a test sees it at work."""

import os
from pathlib import Path

import pytest

from tavolino.cli import main
from tavolino.core.registry import shelf

pytest_plugins = ["pytester"]

TESTS = Path(__file__).parents[1]


@pytest.mark.parametrize("game", shelf())
def test_no_rule_lacks_a_text_or_a_test(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["rules", game, "--coverage", "--tests", str(TESTS / "rules")])
    assert code == 0, capsys.readouterr().out


def test_the_coverage_fails_where_tests_are_missing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The negative control: a folder with one test leaves 34 rules of Café Race untested."""
    (tmp_path / "test_one.py").write_text('@pytest.mark.rule("RACE-MOVE-5")\ndef test_it(): ...\n')
    assert main(["rules", "cafe-race", "--coverage", "--tests", str(tmp_path)]) == 1
    assert "35 with a gap" in capsys.readouterr().out


CITING = """
import pytest
from scene import Scene

@pytest.mark.rule("RACE-SPEED-2")
def test_that_a_refusal_was_seen() -> None:
    race = Scene.new("cafe-race", 3)
    race.play(0, "thrust 1")
    assert race.refusal(0, "thrust 2")

@pytest.mark.rule("RACE-SPEED-2")
def test_that_cites_a_refusal_and_sees_none() -> None:
    assert Scene.new("cafe-race", 3)

@pytest.mark.rule("RACE-MOVE-5")
def test_that_cites_an_event_and_sees_none() -> None:
    assert Scene.new("cafe-race", 3)

@pytest.mark.rule("RACE-MOVE-555")
def test_that_cites_no_rule_at_all() -> None:
    assert True
"""


def test_citing_a_rule_without_seeing_it_fails(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    """The negative control of tests/conftest.py: passing assertions are not enough."""
    pytester.makeconftest((TESTS / "conftest.py").read_text("utf-8"))
    pytester.makepyfile(CITING)
    monkeypatch.setenv("PYTHONPATH", str(TESTS), prepend=os.pathsep)
    result = pytester.runpytest_subprocess("-p", "no:cacheprovider")
    result.assert_outcomes(passed=3, errors=3)
    result.stdout.fnmatch_lines(
        ["*RACE-SPEED-2 (refuses)*", "*RACE-MOVE-5 (happens)*", "*no ledger has*RACE-MOVE-555*"]
    )
