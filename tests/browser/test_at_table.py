"""At the table besides the game itself: pausing, taking back, leaving and returning, emotes, onlookers."""

import re

from playwright.sync_api import Locator, Page, expect

from browser.opening import join
from browser.tables import set_table
from browser.test_multiplayer import THRUST
from browser.users import Users
from rules.coffee_rush.scene import cafe

OPEN = re.compile("you can choose this cell|case que vous pouvez choisir")


def log(page: Page, name: str = "Events") -> Locator:
    return page.get_by_role("region", name=name)


def open_cells(page: Page) -> Locator:
    return page.get_by_role("button", name=OPEN)


def test_a_paused_table_offers_nothing_until_somebody_lets_it_go_on(users: Users) -> None:
    ada, bruno, eve = users.open_page("en"), users.open_page("fr"), users.open_page("en")
    start = cafe(2, phase="move").position
    table = set_table(ada, "coffee-rush", "me open", begin=False, public=True, start=start)
    join(bruno, "Bruno", table["join"])
    ada.get_by_role("button", name="Begin").click()
    eve.goto(table["path"])
    expect(open_cells(ada).first).to_be_visible()
    offered = open_cells(ada).count()

    bruno.get_by_role("button", name="Pause").click()
    expect(ada.get_by_text("The table is paused by Bruno.")).to_be_visible()
    expect(ada.get_by_text("Any player can let the game go on.")).to_be_visible()
    expect(open_cells(ada)).to_have_count(0)
    expect(ada).to_have_title("Coffee Rush · Tavolino")
    ada.get_by_role("button", name=re.compile("^a2 ")).click()  # says so again, and nothing happens
    expect(ada.get_by_role("alert").filter(has_text="nobody can move")).to_be_visible()
    expect(eve.get_by_text("The table is paused by Bruno.")).to_be_visible()
    expect(eve.get_by_role("button", name="Go on")).to_have_count(0)
    ada.reload()  # still paused after a reload
    expect(ada.get_by_text("The table is paused by Bruno.")).to_be_visible()
    expect(open_cells(ada)).to_have_count(0)

    ada.get_by_role("button", name="Go on").click()
    expect(bruno.get_by_text("a mis la table en pause")).to_have_count(0)
    expect(open_cells(ada)).to_have_count(offered)
    expect(ada).to_have_title("● Your turn · Coffee Rush")


def test_a_move_is_taken_back_while_nothing_was_drawn_since(users: Users) -> None:
    page = users.open_page("en")
    set_table(page, "coffee-rush", "me greedy", start=cafe(2, phase="move", held="").position)
    take_back = page.get_by_role("button", name="Take back")
    expect(open_cells(page).first).to_be_visible()
    expect(take_back).to_have_count(0)
    before = open_cells(page).all_inner_texts()
    open_cells(page).first.click()
    take_back.click()
    expect(log(page)).to_contain_text("Ada takes the last move back.")
    expect(take_back).to_have_count(0)
    expect(open_cells(page)).to_have_text(before)


def test_a_bot_stands_in_for_a_player_who_leaves_until_they_return(users: Users) -> None:
    ada, bruno = users.open_page("en"), users.open_page("it")
    table = set_table(ada, "cafe-race", "me open greedy", begin=False)
    join(bruno, "Bruno", table["join"])
    ada.get_by_role("button", name="Begin").click()
    expect(bruno).to_have_title(re.compile("^● Tocca a te"))
    bruno.get_by_role("button", name="Lascia").click()
    expect(bruno.get_by_text("Un bot giocherà al posto tuo.")).to_be_visible()
    bruno.get_by_role("button", name="Lascia").click()
    bruno.wait_for_url("**/")
    his = ada.get_by_role("list", name="Players").get_by_role("listitem").nth(1)
    expect(his).to_contain_text("a bot stands in")
    ada.get_by_role("button", name=THRUST).click()  # and the bots play on
    expect(log(ada)).to_contain_text("The thrusts are shown")
    chosen = log(ada).get_by_text("Bruno has chosen a thrust.")
    expect(chosen).to_have_count(2)  # once in this round, too

    bruno.get_by_role("link", name=re.compile("Café Race.*Ada, Bruno")).click()
    expect(his).not_to_contain_text("a bot stands in")
    expect(log(ada)).to_contain_text("Bruno is back.")
    ada.get_by_role("button", name=THRUST).click()  # the stand-in has answered this round already
    expect(bruno).to_have_title(re.compile("^● Tocca a te"))
    bruno.get_by_role("button", name=re.compile("^(thrust|spinta) 4", re.I)).click()
    expect(chosen).to_have_count(3)


def test_gestures_are_seen_by_all_and_onlookers_are_counted(users: Users) -> None:
    ada, eve, mallory = users.open_page("en"), users.open_page("fr"), users.open_page("en")
    table = set_table(ada, "cafe-race", "me greedy greedy", public=True)
    for count, page in enumerate((eve, mallory), 1):
        page.goto(table["path"])
        expect(ada.get_by_text("One onlooker" if count == 1 else "2 onlookers")).to_be_visible()
    expect(eve.get_by_text("2 spectateurs")).to_be_visible()
    ada.get_by_role("button", name="Chat").click()
    ada.get_by_role("button", name="orders a coffee").click()
    expect(log(eve, "Événements")).to_contain_text("Ada commande un café")
    ada.get_by_role("button", name="Events").click()
    expect(log(ada)).to_contain_text("Ada orders a coffee")
    mallory.close()
    expect(ada.get_by_text("One onlooker")).to_be_visible()
