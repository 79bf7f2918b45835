"""Every page is checked with axe, light and dark, wide and narrow; and no page scrolls sideways."""

from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.records import DIG, RACE, RUSH, Golden, nearly_over, open_record, scrub
from browser.resting import wait_until_at_rest
from browser.tables import set_table
from browser.users import Lang, Users
from tavolino.bots import levels
from tavolino.core.registry import built_in, find

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Without details of what passed, which would take a third of the time on a long page.
RUN_AXE = """async () => (await axe.run({
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"], resultTypes: ["violations"],
  }))
  .violations.map(one => ({ rule: one.id, where: one.nodes.map(node => node.html.slice(0, 160)) }))"""
LOOKS: list[tuple[Lang, int, bool]] = [("en", 1280, False), ("it", 390, True), ("fr", 360, False)]
GAMES = [*built_in()]
ON_THE_WAY = list(zip(LOOKS, GAMES, strict=False))


def violations(page: Page) -> list[Any]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    wide, room = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    found: list[Any] = page.evaluate(RUN_AXE)
    return found if wide <= room else [*found, f"{wide} pixels on a screen of {room}"]


PAGES = ["/", "/new/coffin-rush", "/watch", "/games", "/leaders", "/replay", "/table/nowhere", "/nowhere/at/all"]


@pytest.fixture(scope="module", autouse=True)
def axe() -> None:
    if not AXE.exists():
        pytest.skip("there is no axe-core: run `npm ci` in web/")


@pytest.mark.parametrize(("lang", "width", "dark"), LOOKS)
def test_static_files(users: Users, lang: Lang, width: int, dark: bool) -> None:
    page = users.open_page(lang, width=width, dark=dark)
    users.expect_refusal(404)  # /table/nowhere and /nowhere/at/all
    for path in PAGES:
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        wait_until_at_rest(page)
        assert violations(page) == [], path


@pytest.mark.parametrize(("look", "game"), ON_THE_WAY)
def test_the_way_to_a_table(users: Users, look: tuple[Lang, int, bool], game: str) -> None:
    """Each game in one look: form, dialog and lobby are made of the same parts for all."""
    lang, width, dark = look
    page = users.open_page(lang, width=width, dark=dark)
    page.goto(f"/new/{game}")
    page.locator("form .button.main").click()
    page.get_by_role("dialog").wait_for()
    assert violations(page) == [], "the dialog for the name"
    page.get_by_role("dialog").get_by_role("textbox").fill("Ada")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("img")).to_be_visible()
    assert violations(page) == [], "the lobby"
    page.locator(".host .button").click()
    page.get_by_role("dialog").wait_for()
    assert violations(page) == [], "the host's dialog"
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    bots = page.locator("li .button", has_text="Bot")  # all levels for each free chair
    offered = len(levels.offered(find(game)))
    for left in range(bots.count() - offered, -1, -offered):
        bots.first.click()
        expect(bots).to_have_count(left)
    page.locator("section .button.main").first.click()
    page.wait_for_function("() => document.title.startsWith('●')")
    assert violations(page) == [], "the table"


@pytest.mark.parametrize(("look", "game"), [pair for pair in product(LOOKS, GAMES) if pair not in ON_THE_WAY])
def test_every_other_table(users: Users, look: tuple[Lang, int, bool], game: str) -> None:
    lang, width, dark = look
    page = users.open_page(lang, width=width, dark=dark)
    set_table(page, game, "me" + " greedy" * (min(3, find(game).max_players) - 1))
    page.wait_for_function("() => document.title.startsWith('●')")
    assert violations(page) == []


@pytest.mark.parametrize(("look", "golden"), list(zip(LOOKS, [DIG, RUSH, RACE], strict=True)))
def test_looking_back(users: Users, look: tuple[Lang, int, bool], golden: Golden) -> None:
    """Each game in one look: its board has been seen in all of them."""
    lang, width, dark = look
    page = users.open_page(lang, width=width, dark=dark)
    open_record(page, golden)
    scrub(page, 20)
    unfold(page)
    assert violations(page) == [], "the replay, with dice and scores"
    page.locator("section .button.main").last.click()
    page.get_by_role("dialog").wait_for()
    assert violations(page) == [], "sitting down"
    page.goto(f"/table/{nearly_over(page, golden)}")
    page.locator("section.card details").first.wait_for()
    unfold(page)
    assert violations(page) == [], "the end of the game"


def unfold(page: Page) -> None:
    """The scores as a table, and every die."""
    page.locator("section.card", has=page.locator("details table")).locator("summary").click()
    dice = page.locator("section.card").filter(has=page.locator("> p + button"))
    dice.locator("> button").click()
    dice = page.locator("section.card", has=page.locator("progress"))
    dice.locator("progress").wait_for()
    if dice.locator("> button").count() > 0:
        dice.locator("> button").click()
