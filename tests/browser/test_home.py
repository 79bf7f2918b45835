"""The home page: a game against bots in two clicks, what I am playing, and my games by those I play with."""

from playwright.sync_api import expect

from browser.opening import join
from browser.tables import set_table
from browser.users import Users

COUNT = "window.clicks = 0; addEventListener('click', (one) => { if (one.isTrusted) window.clicks += 1; }, true);"


def test_a_game_against_bots_is_two_clicks_away_and_begins_with_what_was_played_last(users: Users) -> None:
    page = users.open_page("en")
    set_table(page, "cafe-race", "me open open", begin=False)  # somebody whose name is known already
    page.goto("/")
    page.get_by_role("button", name="Play now: Coffee Rush").click()
    choice = page.get_by_role("dialog", name="Play now: Coffee Rush")
    choice.get_by_role("button", name="4", exact=True).click()
    choice.get_by_role("button", name="Easy", exact=True).click()
    choice.get_by_text("Options").click()
    choice.get_by_label("Less luck").check()
    choice.get_by_role("button", name="Begin").click()
    expect(page.locator("[data-game=coffee-rush]")).to_be_visible()
    players = page.get_by_role("list", name="Players", exact=True).get_by_role("listitem")
    expect(players.filter(has_text="Easy")).to_have_count(3)

    page.add_init_script(COUNT)
    page.goto("/")
    page.get_by_role("button", name="Play now: Coffee Rush").click()
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("[data-game=coffee-rush]")).to_be_visible()
    assert page.evaluate("window.clicks") == 2
    expect(players.filter(has_text="Easy")).to_have_count(3)


def test_what_i_am_playing_comes_before_the_games_and_each_company_has_its_place(users: Users) -> None:
    page = users.open_page("it")
    set_table(page, "cafe-race", "me me greedy")
    set_table(page, "coffee-rush", "me greedy")
    page.goto("/learn/coffee-rush")
    page.wait_for_url("**/table/*")
    set_table(page, "cafe-race", "me open open", begin=False)
    page.goto("/")
    headings = page.get_by_role("main").get_by_role("heading", level=2)
    expect(headings.first).to_have_text("Le mie partite")
    expect(page.get_by_role("region", name="Le mie partite").get_by_role("listitem")).to_have_count(4)
    page.goto("/games")
    for name in ("Con altre persone", "Contro i bot", "Sullo stesso schermo", "Lezioni"):
        expect(page.get_by_role("region", name=name).get_by_role("listitem")).to_have_count(1)
    expect(page.get_by_role("region", name="Lezioni")).to_contain_text("Coffee Rush")


def test_what_waits_for_me_comes_first_whatever_the_others_are_called(users: Users) -> None:
    ada, namesake = users.open_page("en"), users.open_page("en")
    first = set_table(ada, "cafe-race", "me greedy greedy")
    expect(ada).to_have_title("● Your turn · Café Race")
    ada.goto("/games")
    expect(ada.get_by_role("region", name="Against bots")).to_contain_text("Your turn")
    table = set_table(ada, "cafe-race", "me open greedy", begin=False)
    join(namesake, "Ada", table["join"])
    expect(namesake.get_by_role("region", name="Players")).to_be_visible()
    ada.get_by_role("button", name="Begin").click()
    ada.get_by_role("button", name="Thrust 4").click()  # now it waits for the other Ada
    expect(ada).to_have_title("Café Race · Tavolino")
    ada.goto("/")
    games = ada.get_by_role("region", name="My games").get_by_role("listitem")
    expect(games.nth(0)).to_contain_text("Your turn")
    expect(games.nth(0).get_by_role("link")).to_have_attribute("href", first["path"])
    expect(games.nth(1)).to_contain_text("Being played")  # though it is newer
    namesake.goto("/games")
    expect(namesake.get_by_role("main").get_by_role("listitem")).to_contain_text(["Your turn"])
