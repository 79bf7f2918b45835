"""Pages that show code show the code that runs."""

import re
from pathlib import Path

import pytest
from listings import LISTING, filled

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted((ROOT / "docs").glob("*.md"))
OF_THE_ROOT = sorted(ROOT.glob("*.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_listings_are_the_files_they_name(page: Path) -> None:
    text = page.read_text("utf-8")
    assert filled(text) == text, f"run python3 scripts/listings.py docs/{page.name}"


def test_the_page_on_adding_a_game_shows_the_whole_game() -> None:
    shown = {found["path"] for found in LISTING.finditer((ROOT / "docs/add-a-game.md").read_text("utf-8"))}
    assert {"tests/sugar_bowl/ledger.toml", "tests/sugar_bowl/rules.py", "tests/sugar_bowl/__init__.py"} <= shown
    board = [path for path in (ROOT / "tests/sugar_bowl/web").rglob("*") if path.is_file()]
    spoken = {path for path in board if path.suffix == ".ftl" and path.stem != "en"}  # the same in other languages
    assert {path.relative_to(ROOT).as_posix() for path in {*board} - spoken} <= shown


def test_an_old_listing_would_be_noticed() -> None:
    """The negative control."""
    old = "<!-- listing: tests/sugar_bowl/ledger.toml -->\n```toml\nold\n```\n"
    assert filled(old) != old


LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)")


@pytest.mark.parametrize("page", [*PAGES, *OF_THE_ROOT], ids=lambda page: page.name)
def test_links_to_files_lead_somewhere(page: Path) -> None:
    targets = LINK.findall(page.read_text("utf-8"))
    assert [target for target in targets if not (page.parent / target).exists()] == []
