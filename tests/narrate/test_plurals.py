"""A plural category is more than one number: `[one]` is 1 and -1, in French also 0 and 1.5. A text that says "one"
instead of the number belongs under `[1]`."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tavolino.core.game import LANGUAGES
from tavolino.core.registry import find
from tavolino.narrate.texts import Texts

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted(path for folder in ("src/tavolino", "web/src", "tests") for path in (ROOT / folder).rglob("*.ftl"))
CATEGORIES = {"zero", "one", "two", "few", "many"}


class Variables(Visitor):
    """The variables that are shown in a text, however deep; a selector is not shown."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - named after the class
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named after the class
        self.names.add(node.id.name)


def shown(text: ast.Pattern) -> set[str]:
    variables = Variables()
    variables.visit(text)
    return variables.names


class HardCoded(Visitor):
    """Texts for a whole category that leave out the number, where the text for all other numbers shows it."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - named after the class
        self.generic_visit(node)
        if not isinstance(node.selector, ast.VariableReference):
            return
        number = node.selector.id.name
        if not any(variant.default and number in shown(variant.value) for variant in node.variants):
            return
        for variant in node.variants:
            category = variant.key.name if isinstance(variant.key, ast.Identifier) else ""
            if category in CATEGORIES and number not in shown(variant.value):
                self.found.append(f"${number} [{category}]")


def hard_coded(fluent: str) -> list[str]:
    """Where a category stands for one number only."""
    found = []
    for message in FluentParser().parse(fluent).body:
        if isinstance(message, ast.Message | ast.Term):
            search = HardCoded()
            search.visit(message)
            found += [f"{message.id.name}: {place}" for place in search.found]
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_text_for_a_plural_category_says_a_number_of_its_own(path: Path) -> None:
    assert hard_coded(path.read_text("utf-8")) == []


def test_such_a_text_would_be_found() -> None:
    """Negative control: also one select within another, and the number shown by the selector only."""
    wrong = "a = { $n ->\n    [one] one cup\n   *[other] { $n } cups\n}\n"
    nested = (
        "b = { $m ->\n    [0] none\n   *[other] { $n ->\n        [one] a cup\n       *[other] { $n } cups\n    }\n}\n"
    )
    assert hard_coded(wrong) == ["a: $n [one]"]
    assert hard_coded(nested) == ["b: $n [one]"]


def test_what_is_right_is_not_found() -> None:
    exact = "a = { $n ->\n    [1] one cup\n    [one] { $n } cup\n   *[other] { $n } cups\n}\n"
    grammar = "b = { $n } { $n ->\n    [one] cup\n   *[other] cups\n}\n"
    assert hard_coded(exact + grammar) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_score_below_zero_is_told_with_its_sign(lang: str) -> None:
    texts = Texts.of(find("coffee-rush"), lang)
    told = texts.format("event-scored", seat="Ada", points=-1, completed=0, upgrades=0, penalties=-1)
    assert told.startswith(("Ada has -1 point:", "Ada ha -1 punto:", "Ada a -1 point\u00a0:"))
