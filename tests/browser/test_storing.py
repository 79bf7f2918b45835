"""In the camp one click brings an item to the tent, and another all of them; elsewhere an item is shown first."""

import re

from playwright.sync_api import expect

from browser.tables import set_table
from browser.users import Users
from rules.coffin_rush.scene import CAMP, dig, who

TURN = {"seat": 0, "actions": 3}
DOORS = ["temple"]


def test_all_items_are_brought_to_the_tent_by_one_click(users: Users) -> None:
    page = users.open_page("it", 360, 740, touch=True)
    scene = dig(who(CAMP, "green", "torch", "red"), who(), turn=TURN, doors=DOORS)
    set_table(page, "coffin-rush", "me greedy", start=scene.position)
    page.get_by_role("button", name="Deposita tutto alla mia tenda (3)").click()
    expect(page.get_by_role("region", name="Le tue cose")).to_contain_text("Al sicuro alla tua tenda")
    expect(page.locator("[data-slot]")).to_have_count(0)
    expect(page.locator("[data-all]")).to_have_count(0)


def test_an_item_is_brought_to_the_tent_by_one_click(users: Users) -> None:
    page = users.open_page("fr")
    scene = dig(who(CAMP, "green", "torch"), who(), turn=TURN, doors=DOORS)
    set_table(page, "coffin-rush", "me greedy", start=scene.position)
    item = page.locator("[data-slot='2']")
    expect(item).to_have_accessible_name(re.compile("Déposer à ma tente$"))
    item.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-slot]")).to_have_count(1)
    page.get_by_role("button", name="Annuler").click()
    expect(page.locator("[data-slot]")).to_have_count(2)


def test_in_the_temple_an_item_is_shown_first(users: Users) -> None:
    """The control."""
    page = users.open_page("en")
    set_table(page, "coffin-rush", "me greedy", start=dig(who("6,8", "green", "torch"), who(), turn=TURN).position)
    page.locator("[data-slot='2']").click()
    expect(page.get_by_role("button", name="Drop it here")).to_be_visible()
    expect(page.locator("[data-slot]")).to_have_count(2)
    expect(page.locator("[data-all]")).to_have_count(0)
