"""Which rules of a game have their text in every language and a test that cites them."""

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from tavolino.core.game import LANGUAGES, Game
from tavolino.core.ledger import Kind, Ledger
from tavolino.narrate.texts import Texts

Marked = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass(frozen=True)
class Row:
    """One rule and what is there for it."""

    id: str
    kind: Kind
    languages: tuple[str, ...]  # those that have its text
    tests: tuple[str, ...]  # those that cite it

    @property
    def gaps(self) -> list[str]:
        missing = [f"no text in {lang}" for lang in LANGUAGES if lang not in self.languages]
        return missing if self.tests else [*missing, "no test"]


def coverage(game: Game, tests: Path) -> list[Row]:
    """A row per rule of a game's ledger."""
    return rows(game.ledger, [Texts.of(game, lang) for lang in LANGUAGES], citations(tests))


def rows(ledger: Ledger, languages: Sequence[Texts], cited: Mapping[str, Sequence[str]]) -> list[Row]:
    return [
        Row(
            rule.id,
            rule.kind,
            tuple(texts.lang for texts in languages if rule.id in texts),
            tuple(cited.get(rule.id, ())),
        )
        for rule in ledger.rules.values()
    ]


def gaps(table: Sequence[Row]) -> dict[str, list[str]]:
    """What is missing, by rule; empty when all is well."""
    return {row.id: row.gaps for row in table if row.gaps}


def report(table: Sequence[Row], console: Console) -> int:
    """Print the table; the exit code: 1 on a gap."""
    shown = Table("rule", "kind", *LANGUAGES, "tests", "missing")
    for row in table:
        texts = ("✓" if lang in row.languages else "✗" for lang in LANGUAGES)
        missing = ", ".join(row.gaps)
        shown.add_row(row.id, row.kind, *texts, str(len(row.tests)), missing, style="red" if missing else "")
    console.print(shown)
    found = gaps(table)
    console.print(f"{len(table)} rules, {len(found)} with a gap{':' if found else ''} {', '.join(found)}".rstrip())
    return 1 if found else 0


# ---- which tests cite which rules


def citations(folder: Path) -> dict[str, list[str]]:
    """Tests by the rule ids in their `pytest.mark.rule(…)`, read from the sources without running them."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(folder.rglob("test_*.py")):
        module = ast.parse(path.read_text("utf-8"), str(path))
        source = _Source(module)
        for test, rule_ids in source.tests(module.body, path.relative_to(folder).as_posix(), ()):
            for rule_id in dict.fromkeys(rule_ids):
                found[rule_id].append(test)
    return dict(found)


class _Source:
    """One test module. A rule id is written out in the mark, or is a constant of the module."""

    def __init__(self, module: ast.Module) -> None:
        self._constants = {name: value for node in module.body for name, value in _constants(node)}

    def tests(
        self, body: Sequence[ast.stmt], place: str, inherited: tuple[str, ...]
    ) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Every test in a module or class, with the rules that it, its class or its module cites."""
        inherited += tuple(rule_id for statement in body for rule_id in self._pytestmark(statement))
        for statement in body:
            if not isinstance(statement, Marked):
                continue
            here = f"{place}::{statement.name}"
            cited = inherited + tuple(rule_id for mark in statement.decorator_list for rule_id in self._cited(mark))
            if isinstance(statement, ast.ClassDef):
                yield from self.tests(statement.body, here, cited)
            elif statement.name.startswith("test"):
                yield here, cited

    def _pytestmark(self, statement: ast.stmt) -> Iterator[str]:
        for target, value in _assigned(statement):
            if isinstance(target, ast.Name) and target.id == "pytestmark":
                yield from self._cited(value)

    def _cited(self, expression: ast.expr) -> Iterator[str]:
        """Rule ids in every `pytest.mark.rule(…)` within an expression, the marks of parameters too."""
        for node in ast.walk(expression):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield argument.value
                    elif isinstance(argument, ast.Name) and argument.id in self._constants:
                        yield self._constants[argument.id]


def _assigned(statement: ast.stmt) -> Iterator[tuple[ast.expr, ast.expr]]:
    """What an assignment gives a value to, part by part: `A, B = 1, 2` are two."""
    if isinstance(statement, ast.AnnAssign) and statement.value is not None:
        yield statement.target, statement.value
    elif isinstance(statement, ast.Assign):
        for target in statement.targets:
            yield target, statement.value
            if isinstance(target, ast.Tuple) and isinstance(statement.value, ast.Tuple):
                yield from zip(target.elts, statement.value.elts, strict=False)


def _constants(statement: ast.stmt) -> Iterator[tuple[str, str]]:
    for target, value in _assigned(statement):
        if isinstance(target, ast.Name) and isinstance(value, ast.Constant) and isinstance(value.value, str):
            yield target.id, value.value
