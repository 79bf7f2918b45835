"""The coverage of rules by texts and tests: it must notice what is missing."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from sugar_bowl import GAME
from tavolino.core.game import LANGUAGES
from tavolino.core.ledger import Kind, Ledger, Rule
from tavolino.narrate.coverage import Row, citations, coverage, gaps, report, rows
from tavolino.narrate.texts import Texts

MARK = "@pytest.mark.rule"

TESTS = f"""
import pytest
pytestmark = [pytest.mark.rule("T-MODULE-1"), pytest.mark.filterwarnings("error")]

CONST_1, CONST_2 = "T-CONST-1", "T-CONST-2"
CONST_3: str = "T-CONST-3"

{MARK}("T-ONE-1", "T-TWO-1")
@pytest.mark.rule(CONST_2, CONST_3, UNKNOWN)
def test_one() -> None: ...

{MARK}("T-CLASS-1")
class TestGroup:
    pytestmark = pytest.mark.rule("T-INNER-1")

    {MARK}("T-ONE-1")
    def test_two(self) -> None: ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("T-PARAM-1"))])
async def test_three(x) -> None: ...

{MARK}("T-HELPER-1")
def no_test() -> None: ...

# {MARK}("T-COMMENT-1")
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_sample.py").write_text(TESTS, "utf-8")
    return tmp_path


def test_citations_are_read_from_decorators_and_pytestmark(folder: Path) -> None:
    one, two, three = (f"deep/test_sample.py::{name}" for name in ("test_one", "TestGroup::test_two", "test_three"))
    assert citations(folder) == {
        "T-MODULE-1": [one, two, three],
        "T-ONE-1": [one, two],
        "T-TWO-1": [one],
        "T-CONST-2": [one],
        "T-CONST-3": [one],
        "T-CLASS-1": [two],
        "T-INNER-1": [two],
        "T-PARAM-1": [three],
    }


def texts(tmp_path: Path, lang: str, *rule_ids: str) -> Texts:
    (tmp_path / f"{lang}.ftl").write_text("".join(f"{rule_id} = …\n" for rule_id in rule_ids), "utf-8")
    loaded = Texts(lang)
    loaded.add(tmp_path)
    return loaded


def test_a_rule_without_text_or_test_is_a_gap(tmp_path: Path) -> None:
    ledger = Ledger([Rule("T-A-1", Kind.FACT, False), Rule("T-A-2", Kind.HAPPENS, True)])
    first, *others = LANGUAGES
    languages = [texts(tmp_path, first, "T-A-1", "T-A-2"), *(texts(tmp_path, lang, "T-A-1") for lang in others)]
    table = rows(ledger, languages, {"T-A-1": ["a test"]})
    assert gaps(table) == {"T-A-2": [*(f"no text in {lang}" for lang in others), "no test"]}
    out = io.StringIO()
    assert report(table, Console(file=out, width=120)) == 1
    assert "2 rules, 1 with a gap: T-A-2" in out.getvalue()


def test_without_a_gap_the_exit_code_is_0() -> None:
    out = io.StringIO()
    assert report([Row("T-A-1", Kind.REFUSES, LANGUAGES, ("a test",))], Console(file=out, width=120)) == 0
    assert "1 rules, 0 with a gap" in out.getvalue()
    assert "T-A-1" in out.getvalue()


def test_the_example_game_has_no_gap() -> None:
    assert gaps(coverage(GAME, Path(__file__).parent.parent)) == {}
