"""The home page: a game against bots in two clicks, and my games, with those that wait for me first."""

import pytest
from playwright.sync_api import expect

from browser.tables import set_table
from browser.users import Users

COUNT = "window.clicks = 0; addEventListener('click', (one) => { if (one.isTrusted) window.clicks += 1; }, true);"


@pytest.mark.parametrize(("level", "bot"), [("Easy", "Easy"), ("Medium", "Medium")])
def test_a_game_against_bots_is_two_clicks_away(users: Users, level: str, bot: str) -> None:
    page = users.open_page("en")
    set_table(page, "cafe-race", "me open open", begin=False)  # somebody whose name is known already
    page.add_init_script(COUNT)
    page.goto("/")
    page.get_by_role("button", name="Play now: Coffee Rush").click()
    page.get_by_role("button", name=level, exact=True).click()
    expect(page.locator("[data-game=coffee-rush]")).to_be_visible()
    assert page.evaluate("window.clicks") == 2
    players = page.get_by_role("list", name="Players", exact=True).get_by_role("listitem")
    expect(players.filter(has_text=bot)).to_have_count(2)


def test_what_waits_for_me_comes_first_whatever_the_others_are_called(users: Users) -> None:
    ada, namesake = users.open_page("en"), users.open_page("en")
    first = set_table(ada, "cafe-race", "me greedy greedy")
    expect(ada).to_have_title("● Your turn · Café Race")
    table = set_table(ada, "cafe-race", "me open greedy", begin=False)
    namesake.goto(table["join"])
    namesake.get_by_role("dialog").get_by_role("textbox").fill("Ada")
    namesake.keyboard.press("Enter")
    expect(namesake.get_by_role("region", name="Players")).to_be_visible()
    ada.get_by_role("button", name="Begin").click()
    ada.get_by_role("button", name="Thrust 4").click()  # now it waits for the other Ada
    expect(ada).to_have_title("Café Race · Tavolino")
    ada.goto("/games")
    games = ada.get_by_role("main").get_by_role("listitem")
    expect(games.nth(0)).to_contain_text("Your turn")
    expect(games.nth(0).get_by_role("link")).to_have_attribute("href", first["path"])
    expect(games.nth(1)).to_contain_text("Being played")  # though it is newer
    namesake.goto("/games")
    expect(namesake.get_by_role("main").get_by_role("listitem")).to_contain_text(["Your turn"])
