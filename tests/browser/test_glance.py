"""The rules at a glance: reached from everywhere, accessible, and one printed page."""

import re

import pytest
from playwright.sync_api import expect

from browser.opening import open_table
from browser.tables import set_table
from browser.test_accessible import axe, violations
from browser.users import Lang, Users
from tavolino.core.glance import read_glance
from tavolino.core.registry import find

__all__ = ["axe"]  # skips where axe is missing
CARDS: list[tuple[str, Lang, int, bool]] = [
    ("cafe-race", "en", 1280, False),
    ("coffee-rush", "it", 390, True),
    ("coffin-rush", "fr", 360, False),
]
LANGUAGES: tuple[Lang, ...] = ("en", "it", "fr")
A4_LANDSCAPE = (841, 594)  # points, rounded down
PAGE = re.compile(rb"/Type\s*/Page\b(?!s)")
BOX = re.compile(rb"/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]")


@pytest.mark.parametrize(("game", "lang", "width", "dark"), CARDS)
def test_every_sentence_is_there_with_its_rules_and_accessible(
    users: Users, game: str, lang: Lang, width: int, dark: bool
) -> None:
    page = users.open_page(lang, width=width, height=844, dark=dark)
    page.goto(f"/glance/{game}")
    points = [point for section in read_glance(find(game).glance) for point in section.points]
    expect(page.locator(".glance li")).to_have_count(len(points))
    cited = page.locator(".glance small a").all_inner_texts()
    assert cited == [rule for point in points for rule in point.rules]
    assert violations(page) == []
    last = page.locator(".glance small a").last
    rule = last.inner_text()
    last.click()
    expect(page.locator(f"[id='{rule}']")).to_be_focused()


@pytest.mark.parametrize("game", [game for game, *_ in CARDS])
def test_both_sides_are_printed_on_one_page(users: Users, game: str) -> None:
    for lang in LANGUAGES:
        page = users.open_page(lang)
        page.goto(f"/glance/{game}")
        expect(page.locator(".glance li").first).to_be_visible()
        printed = page.pdf(prefer_css_page_size=True)
        assert len(PAGE.findall(printed)) == 1, (game, lang)
        boxes = {(int(float(width)), int(float(height))) for width, height in BOX.findall(printed)}
        assert boxes == {A4_LANDSCAPE}, (game, lang)
        page.context.close()


def test_a_card_that_is_too_long_would_be_noticed(users: Users) -> None:
    page = users.open_page("en")
    page.goto("/glance/coffin-rush")
    expect(page.locator(".glance li").first).to_be_visible()
    page.evaluate("""() => { const list = document.querySelector(".glance ul");
        for (let more = 0; more < 60; more += 1) list.append(list.lastElementChild.cloneNode(true)); }""")
    assert len(PAGE.findall(page.pdf(prefer_css_page_size=True))) > 1


def test_it_is_reached_from_rulebook_lobby_invitation_and_table(users: Users) -> None:
    page, guest = users.open_page("it"), users.open_page("it")
    invite = open_table(page, "Ada", "coffee-rush", ["me", "open"])
    links = []
    links.append(page.get_by_role("link", name="Regole in breve"))
    guest.goto(invite)
    links.append(guest.get_by_role("link", name="Regole in breve"))
    for link in links:
        expect(link).to_have_attribute("href", "/glance/coffee-rush")
    set_table(page, "coffee-rush", "me greedy")
    expect(page.get_by_role("link", name="Regole in breve")).to_have_attribute("href", "/glance/coffee-rush")
    page.goto("/rules/coffee-rush")
    page.get_by_role("link", name="Regole in breve").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Coffee Rush in breve")
    page.get_by_role("link", name="Tutte le regole").click()
    expect(page.locator(".rules article").first).to_be_visible()
