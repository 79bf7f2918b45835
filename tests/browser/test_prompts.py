"""The line that says what to do names only what is possible now."""

import re

from playwright.sync_api import expect

from browser.tables import set_table
from browser.users import Users
from rules.coffee_rush.scene import cafe
from rules.coffin_rush.scene import dig, who

OPEN = "you can choose this cell"
MAIN = re.compile(r"\bmain\b")
TURN = {"seat": 0, "actions": 2}


def test_no_door_and_no_card_are_named_where_there_is_none(users: Users) -> None:
    page = users.open_page("en")
    set_table(page, "coffin-rush", "me greedy", start=dig(who("6,8", hand=[]), who(), turn=TURN).position)
    expect(page.locator(".prompt")).to_contain_text("2 actions left: set out.")
    set_table(page, "coffin-rush", "me greedy", start=dig(who("4,2", hand=[]), who(), turn=TURN).position)
    expect(page.locator(".prompt")).to_contain_text("2 actions left: set out, open a door.")


def test_an_onlooker_is_promised_no_turn(users: Users) -> None:
    ada, eve = users.open_page("en"), users.open_page("it")
    start = dig(who("6,8"), who(), turn=TURN).position
    table = set_table(ada, "coffin-rush", "me greedy", public=True, start=start)
    eve.goto(table["path"])
    expect(eve.locator(".prompt")).to_contain_text("Stai guardando la spedizione.")


def test_with_no_step_left_stopping_is_not_the_main_button(users: Users) -> None:
    """What is in the hand can be poured at once."""
    page = users.open_page("en")
    walking = cafe(2, phase="move", steps=2, held="milk coffee", meeple="a1")
    set_table(page, "coffee-rush", "me greedy", start=walking.position)
    stop = page.locator("button[data-move=stop]")
    expect(stop).to_have_class(MAIN)
    page.get_by_role("button", name=OPEN).first.click()
    expect(page.locator(".prompt")).to_contain_text("3 ingredients to pour")
    expect(stop).not_to_have_class(MAIN)
