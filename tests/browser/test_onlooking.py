"""Bots among themselves, watched to the end: every event of a whole game can be shown, and no board complains."""

import pytest
from playwright.sync_api import expect

from browser.users import Users
from tavolino.core.registry import built_in

LONGEST = 400_000  # milliseconds for a whole game of bots that do not pause


@pytest.mark.parametrize("game", built_in())
def test_a_whole_game_is_shown(users: Users, game: str) -> None:
    page = users.open_page("fr")
    page.goto(f"/new/{game}")
    chairs = page.locator("select", has=page.locator("option[value=greedy]"))
    expect(chairs.first).to_be_visible()
    for chair in chairs.all():
        chair.select_option("greedy")
    page.get_by_role("button", name="Commencer").click()
    page.get_by_role("dialog").get_by_role("textbox").fill("Ada")
    page.keyboard.press("Enter")
    sheet = page.get_by_role("region", name="La fin de la partie")
    expect(sheet).to_be_visible(timeout=LONGEST)
    expect(sheet.get_by_role("row").nth(1)).to_be_visible()
    assert page.get_by_role("button", name="Rejouer").count() == 0  # an onlooker is offered no rematch
