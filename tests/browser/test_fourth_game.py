"""A fourth game with a board is new files only: Sugar Bowl is put into a copy of the
sources as docs/add-a-game.md says, and no other file changes."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.users import Users
from contract import test_shape as shape
from online.process import ServerProcess

ROOT = Path(__file__).parents[2]
BOWL = ROOT / "tests" / "sugar_bowl"
MODULES = ROOT / "web" / "node_modules"
BUILT = Path("src", "tavolino", "server", "web")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "node_modules", ".eslintcache")  # eslint deletes its cache by itself
OVER = "The bowl is empty."


class SourceCopy:
    """Sources of ours, with their fingerprints as they were, and what is put into them."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for name in ("src", "web", "scripts"):
            shutil.copytree(ROOT / name, root / name, ignore=LEFT_OUT)
        shutil.rmtree(root / BUILT, ignore_errors=True)
        (root / "web" / "node_modules").symlink_to(MODULES)
        self.ours = self.fingerprints()

    def fingerprints(self) -> dict[str, str]:
        files = [path for path in self.root.rglob("*") if path.is_file() and self._is_source(path)]
        return {str(path.relative_to(self.root)): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}

    def _is_source(self, path: Path) -> bool:
        made = {"__pycache__", "node_modules", ".eslintcache"} & set(path.parts)
        return not made and self.root / BUILT not in path.parents

    def changed(self) -> list[str]:
        """Of ours, whatever is gone or is not as it was."""
        now = self.fingerprints()
        return [name for name, was in self.ours.items() if now.get(name) != was]

    def run(self, *command: str, check: bool = True) -> str:
        path = {"PYTHONPATH": str(self.root / "src"), "TAVOLINO_PLAIN": "1"}
        done = subprocess.run(
            [sys.executable, *command],
            cwd=self.root,
            env=os.environ | path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert not check or done.returncode == 0, done.stdout + done.stderr
        return done.stdout + done.stderr


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> SourceCopy:
    if not MODULES.exists():
        pytest.skip("the libraries of the browser app are missing: run scripts/web.py install")
    copy = SourceCopy(tmp_path_factory.mktemp("fourth"))
    shutil.copytree(BOWL, copy.root / "src/tavolino/games/sugar_bowl", ignore=shutil.ignore_patterns("__*__", "web"))
    shutil.copy(BOWL / "__init__.py", copy.root / "src/tavolino/games/sugar_bowl")
    shutil.copytree(BOWL / "web", copy.root / "web/src/games/sugar-bowl")
    copy.run("scripts/wire_types.py")
    return copy


def type_faults(copy: SourceCopy, folder: str) -> list[str]:
    """What the type checker says of a board, and of all that it uses."""
    only = copy.root / "web" / "tsconfig.fourth.json"
    only.write_text(json.dumps({"extends": "./tsconfig.json", "include": [folder]}))
    said = copy.run(
        "scripts/web.py", "svelte-check", "--fail-on-warnings", "--output", "machine", f"--tsconfig={only}", check=False
    )
    only.unlink()
    assert "COMPLETED" in said, said
    return [line for line in said.splitlines() if " ERROR " in line or " WARNING " in line]


def test_its_board_is_typed_by_what_python_tells(copied: SourceCopy) -> None:
    assert type_faults(copied, "src/games/sugar-bowl") == []
    assert copied.run("scripts/wire_types.py", "--check") == ""


def test_a_board_that_forgets_a_kind_of_move_or_of_event_does_not_compile(copied: SourceCopy) -> None:
    """The control: the type checker does look at it."""
    board = copied.root / "web/src/games/sugar-bowl"
    kinds, step = board / "kinds.ts", board / "step.ts"
    whole = {path: path.read_text() for path in (kinds, step)}
    kinds.write_text(whole[kinds].replace("take:", "give:"))
    step.write_text(whole[step].replace("  ended:", "  // ended:"))
    faults = type_faults(copied, "src/games/sugar-bowl")
    for path, text in whole.items():
        path.write_text(text)
    assert any("kinds.ts" in fault for fault in faults)
    assert any("step.ts" in fault and "ended" in fault for fault in faults)


def test_its_files_look_like_ours(copied: SourceCopy) -> None:
    copied.run("scripts/web.py", "prettier", "--check", "src/games/sugar-bowl")
    copied.run("scripts/web.py", "eslint", "src/games/sugar-bowl")


def test_the_tests_of_the_browser_app_hold_for_it(copied: SourceCopy) -> None:
    """Only those that name it: what they say of our own games has been said without it."""
    said = copied.run(
        "scripts/web.py", "vitest", "run", "src/table", "src/text", "--reporter=verbose", "--testNamePattern=sugar-bowl"
    )
    assert "sugar-bowl: every kind is reached somehow" in said
    assert "../games/sugar-bowl/text/en.ftl is said somewhere" in said


def test_its_folders_have_the_shape_of_the_others(copied: SourceCopy) -> None:
    reasons = shape.reasons("sugar_bowl")
    rules = shape.names(copied.root / "src/tavolino/games/sugar_bowl", ".py", ".toml")
    board = shape.modules(copied.root / "web/src/games/sugar-bowl")
    assert shape.unexplained(shape.folders() | {"sugar_bowl": shape.folder(rules, reasons)}) == []
    assert shape.unexplained(shape.boards() | {"sugar_bowl": shape.folder(board, reasons["web"])}) == []


@pytest.fixture(scope="module")
def opened(copied: SourceCopy, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with the copied sources and pages."""
    copied.run("scripts/web.py")
    database = f"sqlite:///{tmp_path_factory.mktemp('fourth')}/server.db"
    plain = {"PYTHONPATH": str(copied.root / "src"), "TAVOLINO_PLAIN": "1"}
    with ServerProcess(database, environment=plain) as server:
        yield server


def test_it_is_played_from_its_card_to_its_end_and_nothing_of_ours_has_changed(
    copied: SourceCopy, opened: ServerProcess, chromium: Browser
) -> None:
    users = Users(chromium, opened.url)
    page = users.open_page("en")
    page.goto("/")
    page.get_by_role("button", name="Play now: Sugar Bowl").click()
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("dialog").get_by_role("textbox").fill("Ada")
    page.keyboard.press("Enter")
    play_out(page)
    users.close()
    assert users.errors == []
    assert copied.changed() == []


def play_out(page: Page) -> None:
    """Always two lumps, until the score sheet is there."""
    rounds, sheet = page.locator(".bowl > p"), page.locator(".sheet table")
    while not sheet.is_visible():
        before = rounds.inner_text()
        page.get_by_role("button", name="Take 2 lumps").click()
        expect(rounds).not_to_have_text(before)  # bots answer at once
        if rounds.inner_text() == OVER:
            expect(sheet).to_be_visible()


def test_a_file_of_ours_that_changes_would_be_noticed(copied: SourceCopy) -> None:
    page = copied.root / "web" / "index.html"
    whole = page.read_text()
    page.write_text(whole + "\n")
    assert copied.changed() == ["web/index.html"]
    page.write_text(whole)
