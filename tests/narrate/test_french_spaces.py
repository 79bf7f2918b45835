"""French has a no-break space before ; : ! ? » and after «, so that no line begins with a sign or ends with «."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from narrate.test_glossary import Words

ROOT = Path(__file__).parents[2]
FILES = sorted(path for folder in ("src/tavolino", "web/src") for path in (ROOT / folder).rglob("fr.ftl"))
BREAKABLE = re.compile(r"[^\S\u00a0\u202f][;:!?»]|«[^\S\u00a0\u202f]")


def breakable(fluent: str) -> list[str]:
    """Messages in which such a space is an ordinary one."""
    found = []
    for message in FluentParser().parse(fluent).body:
        if isinstance(message, ast.Message):
            words = Words()
            words.visit(message)
            found += [message.id.name for text in words.texts if BREAKABLE.search(text)]
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_line_begins_with_a_sign(file: Path) -> None:
    assert breakable(file.read_text("utf-8")) == []


def test_an_ordinary_space_would_be_found() -> None:
    assert len(FILES) > 10
    fluent = "one = Bon !\ntwo = « Oui »\nthree = Ceci\u00a0: «\u00a0oui\u00a0»\nfour = { $a ->\n   *[x] Non ; si\n}\n"
    assert breakable(fluent) == ["one", "two", "four"]
