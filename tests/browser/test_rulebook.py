"""The rulebook: every rule can be read, found, linked and printed, in every game and language."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.tables import set_table
from browser.test_accessible import axe, violations
from browser.users import Lang, Users
from online.process import ServerProcess
from rules.coffee_rush.scene import cafe
from tavolino.core.registry import find

__all__ = ["axe"]  # skips where axe is missing
READ: list[tuple[str, Lang, int, bool]] = [
    ("cafe-race", "en", 1280, False),
    ("coffee-rush", "it", 390, True),
    ("coffin-rush", "fr", 360, False),
]
HEADING = {"en": "the rules", "it": "le regole", "fr": "les règles"}
SHOWN = "() => [...document.querySelectorAll('.rules article')].map(one => one.id)"
NAMELESS = "() => [...document.querySelectorAll('figure')].filter(one => !one.querySelector('figcaption').textContent)"
TORN = """() => [...document.querySelectorAll('.rules article')]
  .filter(one => getComputedStyle(one).breakInside !== 'avoid').map(one => one.id)"""
MARKED = "() => [...document.querySelectorAll('.rules article:has(.ruling)')].map(one => one.id)"


def open_book(page: Page, game: str, rule: str = "") -> None:
    page.goto(f"/rules/{game}{rule and '#'}{rule}")
    expect(page.locator(".rules article").first).to_be_visible()


@pytest.mark.parametrize(("game", "lang", "width", "dark"), READ)
def test_every_rule_of_the_ledger_is_there_and_accessible(
    users: Users, game: str, lang: Lang, width: int, dark: bool
) -> None:
    page = users.open_page(lang, width=width, height=844, dark=dark)
    open_book(page, game)
    ledger = find(game).ledger
    expect(page.get_by_role("heading", level=1)).to_contain_text(HEADING[lang])
    assert page.evaluate(SHOWN) == list(ledger.rules)
    assert page.evaluate(MARKED) == [rule.id for rule in ledger.rules.values() if rule.ruling]
    figures = page.get_by_role("figure")
    assert figures.count() > len(ledger.rules) // 4
    assert page.evaluate(NAMELESS) == []
    assert violations(page) == []


def test_words_are_found_whatever_their_accents_and_capitals(users: Users) -> None:
    page = users.open_page("fr")
    open_book(page, "cafe-race")
    search = page.get_by_role("searchbox", name="Chercher dans les règles")
    search.fill("EQUILIBRE")
    found = page.locator(".rules article")
    told = page.get_by_role("status").filter(has_text="paragraphes")
    told.wait_for()
    expect(told).to_have_text(f"{found.count()} paragraphes")
    assert 1 < found.count() < len(find("cafe-race").ledger.rules)
    expect(found.first.locator("mark").first).to_have_text(re.compile("^équilibre$", re.I))
    search.fill("race-move-5")
    expect(found).to_have_count(1)
    expect(page.get_by_role("status").filter(has_text="paragraphe")).to_have_text("Un paragraphe")
    expect(found.get_by_role("figure")).to_be_visible()
    search.fill("xylophone")
    expect(found).to_have_count(0)
    expect(page.get_by_role("status").filter(has_text="Aucun")).to_be_visible()
    search.fill("")
    expect(found).to_have_count(len(find("cafe-race").ledger.rules))


def test_a_paragraph_has_an_address_and_the_contents_lead_to_chapters(users: Users) -> None:
    page = users.open_page("it")
    open_book(page, "coffin-rush", "COF-MUM-3")
    expect(page.locator("#COF-MUM-3")).to_be_in_viewport()
    expect(page.locator("#COF-MUM-3")).to_be_focused()
    expect(page).to_have_title(re.compile("Coffin Rush!: le regole"))
    page.get_by_role("navigation", name="Indice").get_by_role("link", name="Gli spettri").click()
    expect(page.locator("#COF-SPE")).to_be_in_viewport()
    page.get_by_role("link", name="COF-SPE-2, link a questo paragrafo").click()
    expect(page).to_have_url(re.compile("#COF-SPE-2$"))


def test_a_card_at_home_leads_to_its_rules_and_an_unknown_game_has_none(users: Users) -> None:
    page = users.open_page("en")
    page.goto("/")
    page.get_by_role("link", name="Rules: Coffee Rush").click()
    expect(page.get_by_role("heading", name="Coffee Rush: the rules")).to_be_visible()
    users.expect_refusal(404)
    page.goto("/rules/chess")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator(".rules")).to_have_count(0)


def test_why_not_leads_to_its_paragraph_without_leaving_the_table(users: Users) -> None:
    page = users.open_page("en")
    set_table(page, "coffee-rush", "me random", start=cafe(2, phase="move").position)
    expect(page).to_have_title("● Your turn · Coffee Rush")
    page.locator("[data-cell=d4]").click()  # much too far, and taken
    with page.context.expect_page() as opened:
        page.get_by_role("alert").get_by_role("link", name=re.compile("^CR-")).click()
    book = opened.value
    rule = book.url.rpartition("#")[2]
    assert rule in find("coffee-rush").ledger
    expect(book.locator(f"#{rule}")).to_be_in_viewport()
    expect(page.locator("[data-game=coffee-rush]")).to_be_visible()
    expect(page.get_by_role("link", name="Rules", exact=True)).to_have_attribute("target", "_blank")


def test_on_paper_there_is_every_paragraph_and_nothing_to_press(users: Users) -> None:
    page = users.open_page("en", dark=True)
    open_book(page, "cafe-race")
    page.emulate_media(media="print")
    expect(page.get_by_role("searchbox")).to_be_hidden()
    expect(page.get_by_role("link", name="Leaders")).to_be_hidden()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert page.evaluate(SHOWN) == list(find("cafe-race").ledger.rules)
    assert page.evaluate(TORN) == []
    assert page.get_by_role("figure").first.is_visible()
    page.emulate_media(media="screen")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_role("searchbox")).to_be_visible()


@pytest.mark.usefixtures("server")  # for the pages
def test_a_fourth_game_has_a_rulebook_from_its_texts_alone(chromium: Browser, tmp_path: Path) -> None:
    """Installed as docs/add-a-game.md says, with no line of ours about it."""
    installed = tmp_path / "sugar_bowl-1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: sugar-bowl\nVersion: 1\n")
    (installed / "entry_points.txt").write_text("[tavolino.games]\nsugar-bowl = sugar_bowl:GAME\n")
    tests = Path(__file__).parents[1]
    path = os.pathsep.join([str(tmp_path), str(tests), os.environ.get("PYTHONPATH", "")])
    with ServerProcess(f"sqlite:///{tmp_path}/server.db", environment={"PYTHONPATH": path}) as server:
        users = Users(chromium, server.url)
        page = users.open_page("fr")
        open_book(page, "sugar-bowl")
        assert page.evaluate(SHOWN) == list(find("sugar-bowl").ledger.rules)
        expect(page.get_by_role("figure")).to_have_count(0)
        expect(page.locator("#LUMP-TAKE-1")).to_contain_text("morceaux")
        users.close()
        assert users.errors == []
