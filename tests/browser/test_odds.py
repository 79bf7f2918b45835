"""What could happen is seen before one decides: odds, targets, what a card touches, what a cup can become."""

import re

import pytest
from playwright.sync_api import expect

from browser.tables import set_table
from browser.test_accessible import violations
from browser.users import Users
from rules.cafe_race.scene import stairs
from rules.coffee_rush.scene import cafe
from rules.coffin_rush.scene import dig, who

TURN = {"seat": 0, "actions": 2}


def test_every_thrust_has_its_chance(users: Users) -> None:
    page = users.open_page("fr", 390, 844)
    set_table(page, "cafe-race", "me greedy greedy", start=stairs([21, 3, 4], [4, 4, 4]).position)
    thrust = page.get_by_role("button", name="élan 3")
    expect(page.locator("[data-chance]")).to_have_count(6)
    expect(thrust).to_have_attribute("data-chance", re.compile("58.%"))
    thrust.focus()
    expect(page.locator(".odds")).to_contain_text("Vitesse 4 : jusqu'à la 25, il faut 7 avec deux dés : 58 %.")
    expect(page.locator(".odds")).to_be_in_viewport(ratio=1)
    assert violations(page) == []


def test_a_monster_tells_whom_it_is_after_and_how_far_it_comes(users: Users) -> None:
    page = users.open_page("en")
    set_table(page, "coffin-rush", "me greedy", start=dig(who("6,8", "green"), who(), turn=TURN).position)
    mummy = page.get_by_role("button", name="Mummy at 12,7")
    mummy.focus()
    caption = page.locator(".caption")
    expect(caption).to_contain_text("The mummy at 12,7 targets Ada as things stand.")
    expect(caption).to_contain_text("Power 1 (")
    expect(page.locator(".way.threat")).not_to_have_count(0)
    expect(mummy).to_have_accessible_name(re.compile("targets Ada"))
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(caption).to_have_count(0)


def test_a_card_shows_whom_it_can_touch_and_opens_on_the_screen(users: Users) -> None:
    """One that can be played, and one that can only be laid aside."""
    page = users.open_page("it", 360, 740)
    hand = ["aggression", "betrayal"]
    scene = dig(who("6,8", hand=hand), who("5,6"), who(), turn=TURN)
    set_table(page, "coffin-rush", "me greedy greedy", start=scene.position)
    played, aside = page.locator(".loot.lit:not(.aside)"), page.locator(".loot.lit.aside")
    expect(played).to_have_attribute("data-card", "betrayal")
    expect(aside).to_have_attribute("data-card", "aggression")
    page.locator("[data-threat], [data-reach]").first.wait_for()
    played.hover()
    expect(page.locator("[data-touched]")).to_have_count(1)
    played.click()
    expect(page.locator(".use")).to_be_in_viewport(ratio=1)
    assert violations(page) == []


def test_a_cup_shows_the_orders_that_it_can_still_become(users: Users) -> None:
    page = users.open_page("en")
    scene = cafe(3, cups={0: ["tea tea tea tea", "coffee", ""]}, tabs={0: {1: ["espresso"], 2: ["steamed-milk"]}})
    set_table(page, "coffee-rush", "me greedy greedy", start=scene.position)
    expect(page.locator("[data-cup='1'].stuck")).to_be_visible()
    cup = page.locator("[data-cup='2']")
    cup.focus()
    expect(page.locator("[data-order='espresso@1'].possible")).to_be_visible()
    expect(page.locator("[data-order='steamed-milk@2'].impossible")).to_be_visible()
    assert violations(page) == []


def test_the_aggression_dice_are_told_before_they_are_rolled(users: Users) -> None:
    """By the slots of one's own backpack, and by a card that is pointed at."""
    page = users.open_page("fr")
    scene = dig(who("6,8", "torch", "coins", hand=["aggression"]), who("6,8", "charm"), turn=TURN)
    set_table(page, "coffin-rush", "me greedy", start=scene.position)
    expect(page.locator("[data-slot='2']")).to_have_attribute("data-odds", re.compile(r"^\d+$"))
    expect(page.locator("[data-slot='3']")).to_have_accessible_name(re.compile(r"\d+\s% en cas d'agression"))
    page.locator("[data-card='aggression']").hover()
    caption = page.locator(".caption")
    expect(caption).to_contain_text(re.compile(r"subit une agression\s: un Porte-bonheur \d+\s%, rien \d+\s%, avant"))
    assert violations(page) == []


def test_a_monster_on_one_s_own_cell_tells_whom_it_is_after(users: Users) -> None:
    page = users.open_page("it")
    scene = dig(who("12,7", "green"), who(), turn=TURN)
    set_table(page, "coffin-rush", "me greedy", start=scene.position)
    mummy = page.locator("[data-threat='12,7']")
    mummy.hover()
    caption = page.locator(".caption")
    expect(caption).to_contain_text("La mummia in 12,7 per ora insegue Ada.")
    expect(caption).to_contain_text("Se Ada subisce un'aggressione: ")
    expect(page.locator(".target[data-move=walk]")).to_have_count(0)  # it would lie below
    page.locator(".deeds [data-move=walk]").click()
    expect(page.locator(".target[data-move^='go ']")).not_to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (820, 1180), (360, 740)])
def test_the_choices_of_every_card_open_beside_it_on_the_screen(users: Users, width: int, height: int) -> None:
    page = users.open_page("fr", width, height)
    set_table(page, "coffin-rush", "me greedy", start=dig(who("6,8"), who(), turn=TURN).position)
    page.locator("[data-reach]").first.wait_for()
    cards = page.locator("[data-card]")
    expect(cards).to_have_count(5)
    for card in cards.all():
        card.click()
        choices = page.locator(".use:has(.ways)")
        expect(choices).to_be_in_viewport(ratio=1)
        held, box = card.bounding_box(), choices.bounding_box()
        assert held is not None
        assert box is not None
        assert box["y"] + box["height"] <= held["y"] + 8  # just above it
        assert box["y"] + box["height"] > held["y"] - 40
        assert box["x"] - 4 <= held["x"] <= box["x"] + box["width"]
        card.click()
