"""At one screen: covered between two players only while one of them has a secret."""

import re
from itertools import pairwise

from playwright.sync_api import Page, expect

from browser.opening import begin, join, open_table
from browser.player import Player, score_sheet
from browser.scenes import FIRST
from browser.strategies import EndsEarly
from browser.tables import EMPTY_PAGE
from browser.test_accessible import axe, violations
from browser.test_multiplayer import enter_name
from browser.users import Users

__all__ = ["axe"]  # skips where axe is missing

LONGEST = 400  # moves
NEXT = """() => listener.isMyTurn()
  || document.querySelector("section.narrow .button.main, .sheet table tbody") !== null"""


def test_a_whole_coffee_rush_is_never_covered(users: Users) -> None:
    """CR-SEE-1: everything is open to everybody."""
    page = users.open_page("it")
    player = Player(page, "coffee-rush", [0, 1], strategy=EndsEarly())
    open_table(page, "Dora", "coffee-rush", ["me", "me", "random"])
    begin(page)
    hands = play_to_the_end(page, player)
    assert set(hands) == {0, 1}
    assert all(one != other for one, other in pairwise(hands)), "handed over, not back to the same"
    assert len(hands) > 8, "several rounds"
    sheet = score_sheet(page)
    assert {"A Dora A", "B Dora B"} < {row[1] for row in sheet}


def play_to_the_end(page: Page, player: Player) -> list[int]:
    """The seats that answered, in order, each once as long as the screen stayed theirs."""
    hands: list[int] = []
    for _ in range(LONGEST):
        page.wait_for_function(NEXT)
        if page.locator(".sheet table tbody").count() > 0:
            return hands
        assert page.get_by_role("button", name="Sono Dora ").count() == 0, "there is nothing to cover"
        seat = player.listener.until_my_turn().seat
        if hands[-1:] != [seat]:
            hands.append(seat)
        player.answer()
    raise AssertionError(f"no end in {LONGEST} moves")


def test_a_race_is_covered_as_long_as_a_thrust_is(users: Users) -> None:
    """RACE-SEE-1: thrusts are open once all are shown."""
    page = users.open_page("fr")
    page.goto("/new/cafe-race?with=one-screen")
    page.get_by_role("button", name="3", exact=True).click()
    for letter, name in zip("ABC", NAMES, strict=True):
        page.get_by_label(f"Nom de la personne {letter}").fill(name)
    page.get_by_role("button", name="Commencer").click()
    enter_name(page, "Dora")
    bar = page.locator(".turn-bar")
    log = page.get_by_role("region", name="Ce qui se passe")
    for round_number, order in enumerate((("Anne", "Bruno", "Carla"), ("Carla", "Anne", "Bruno")), 1):
        for name in order:
            if name != order[0]:  # nothing is secret before the first thrust of a round
                cover = page.get_by_role("button", name=f"Je suis {name}")
                expect(cover).to_be_visible()
                assert page.locator("[data-game]").count() == 0
                cover.click()
            expect(bar).to_contain_text(f"{name}\u00a0:")
            page.get_by_role("button", name=FIRST).click()
        expect(log).to_contain_text(f"Manche {round_number + 1}")


def test_people_behind_a_cover_are_not_away(users: Users) -> None:
    """Their companions elsewhere see them, and no bot takes their place."""
    page, carla = users.open_page("en", width=390, height=844), users.open_page("it")
    table = open_table(page, "Ada", "cafe-race", ["me", "me", "open"])
    join(carla, "Carla", table)
    page.get_by_role("textbox", name="Name of player B").fill("Bruno")
    page.keyboard.press("Tab")
    expect(carla.get_by_role("region", name="Giocatori")).to_contain_text("Bruno")
    assert violations(page) == []
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name=re.compile("thrust 4", re.I)).click()
    expect(page.get_by_role("button", name="I am Bruno")).to_be_visible()
    carla.get_by_role("button", name="Chiacchiere").click()
    carla.get_by_label("Di' qualcosa").fill("ci siete?")
    carla.keyboard.press("Enter")
    expect(carla.get_by_role("region", name="Che cosa succede")).to_contain_text("ci siete?")
    chips = carla.get_by_role("list", name="Giocatori", exact=True).get_by_role("listitem")
    expect(chips).to_have_count(3)
    assert carla.locator(".seats li.away").count() == 0
    assert carla.get_by_text("Uno spettatore").count() == 0
    page.goto(EMPTY_PAGE)  # the control
    expect(carla.locator(".seats li.away")).to_have_count(2)


NAMES = ("Anne", "Bruno", "Carla")
