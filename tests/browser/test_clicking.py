"""A whole Café Race against bots, in English, with a mouse."""

import re

from playwright.sync_api import expect

from browser.racing import race
from browser.users import Users


def test_a_race_from_the_first_click_to_the_score_sheet(users: Users) -> None:
    page = users.open_page("en")
    page.goto("/")
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Café Race"))
    card.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Begin").click()
    page.get_by_label("Name").fill("Ada")
    page.get_by_role("button", name="That's me").click()

    thrust = page.get_by_role("button", name=re.compile("^thrust 2", re.I))
    assert race(page, thrust.click, "Ada has chosen thrust 2.") > 3

    sheet = page.get_by_role("region", name="The end of the game")
    expect(sheet.get_by_role("heading", name=re.compile("wins?!|win together"))).to_be_visible()
    expect(sheet.get_by_role("row")).to_have_count(5)  # four players and a heading
    expect(page.get_by_role("region", name="Events")).to_contain_text("The race is won by")
    expect(page.get_by_role("link", name="Record of the game")).to_be_visible()
    page.get_by_role("button", name="Play again").click()
    expect(page).to_have_title(re.compile("^● Your turn"))
    expect(sheet).to_have_count(0)
