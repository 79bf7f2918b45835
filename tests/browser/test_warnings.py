"""A move that would leave something useful undone causes a warning; a second click plays it all the same."""

import re

import pytest
from playwright.sync_api import expect

from browser.tables import set_table
from browser.users import Users
from rules.coffee_rush.scene import cafe
from rules.coffin_rush.scene import CAMP, dig, who

BOT = re.compile("Crema|Biscotto")  # who has the next turn in the log


@pytest.mark.parametrize(
    ("held", "cups", "told"),
    [
        ("", {0: ["coffee steam"]}, "An order is ready to be served. End anyway?"),
        ("milk", {}, "The ingredient in your hand is not poured: it goes back."),
    ],
    ids=["an order that could be served", "tokens that are not poured"],
)
def test_the_end_of_a_turn_in_the_cafe(users: Users, held: str, cups: dict[int, list[str]], told: str) -> None:
    page = users.open_page("en")
    scene = cafe(2, phase="pour", steps=3, held=held, cups=cups, tabs={0: {2: ["espresso"]}})
    set_table(page, "coffee-rush", "me greedy", start=scene.position)
    page.get_by_role("button", name="End turn").click()
    asked = page.get_by_role("alert").filter(has=page.get_by_role("button", name="Do it anyway"))
    expect(asked).to_contain_text(told)
    asked.get_by_role("button", name="Back").click()
    expect(asked).to_have_count(0)
    expect(page).to_have_title("● Your turn · Coffee Rush")
    page.get_by_role("button", name="End turn").click()
    asked.get_by_role("button", name="Do it anyway").click()
    expect(page.locator(".log .turn > p").filter(has_text=BOT)).to_be_visible()


def test_the_end_of_a_turn_in_the_temple(users: Users) -> None:
    page = users.open_page("en")
    scene = dig(who(CAMP, "green"), who(), turn={"seat": 0}, doors=["temple"])
    set_table(page, "coffin-rush", "me greedy", start=scene.position)
    page.get_by_role("button", name="End turn").click()
    asked = page.get_by_role("alert").filter(has=page.get_by_role("button", name="Do it anyway"))
    expect(asked).to_contain_text("At the tent it would be safe.")
    asked.get_by_role("button", name="Do it anyway").click()
    expect(asked).to_have_count(0)


def test_actions_that_are_left_in_the_temple(users: Users) -> None:
    page = users.open_page("en")
    set_table(page, "coffin-rush", "me greedy", start=dig(who("6,8"), who(), turn={"seat": 0, "actions": 2}).position)
    page.get_by_role("button", name="End turn").click()
    asked = page.get_by_role("alert").filter(has=page.get_by_role("button", name="Do it anyway"))
    expect(asked).to_contain_text("You have 2 actions left.")
    asked.get_by_role("button", name="Back").click()
    expect(asked).to_have_count(0)
    expect(page.get_by_role("button", name="End turn")).to_be_visible()
    page.get_by_role("button", name="End turn").click()
    asked.get_by_role("button", name="Do it anyway").click()
    expect(page.locator(".log .turn > p").filter(has_text=BOT)).to_be_visible()
