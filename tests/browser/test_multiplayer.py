"""Several people: joining by invitation, one screen for all, a server that is restarted."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.opening import join
from browser.seeded_server import SeededServer
from browser.test_accessible import axe, violations
from browser.users import Users

__all__ = ["axe"]  # skips where axe is missing
THRUST = re.compile("^thrust 4", re.I)


def enter_name(page: Page, name: str) -> None:
    page.get_by_role("dialog").get_by_role("textbox").first.fill(name)
    page.keyboard.press("Enter")


def test_friends_come_by_invitation_and_others_do_not_come_at_all(users: Users) -> None:
    ada, bruno, eve = users.open_page("en"), users.open_page("fr"), users.open_page("en")
    ada.goto("/new/cafe-race")
    ada.get_by_role("button", name="3", exact=True).click()
    ada.get_by_label("Seat C").select_option(label="Bot: Easy")
    ada.get_by_label("Auction").check()
    ada.get_by_role("button", name="Set the table").click()
    enter_name(ada, "Ada")
    expect(ada.get_by_text("Auction", exact=True)).to_be_visible()
    expect(ada.get_by_role("img", name="QR code")).to_be_visible()
    expect(ada.get_by_role("button", name="Begin")).to_be_disabled()
    invite = ada.get_by_role("textbox", name="Link").input_value()

    users.expect_refusal(404)  # a private table is not there for others
    eve.goto(ada.url)
    expect(eve.get_by_role("heading", name="There is no such table")).to_be_visible()
    eve.goto(invite[:-2])
    expect(eve.get_by_role("heading", name="This invite is no longer valid")).to_be_visible()

    bruno.goto(invite)
    expect(bruno.get_by_role("heading", name="Café Race")).to_be_visible()
    expect(bruno.get_by_text("Ada vous invite")).to_be_visible()
    expect(bruno.get_by_text("Plus il est grand, plus votre dé de vitesse est fort")).to_be_visible()
    expect(bruno.get_by_role("main")).to_contain_text("À la table\u00a0: Ada, Crema.")
    assert violations(bruno) == []
    bruno.get_by_role("main").get_by_role("textbox").fill("Bruno")
    bruno.get_by_role("button", name="S'asseoir").click()
    expect(bruno.get_by_role("heading", name="Autour de la table")).to_be_visible()
    expect(ada.get_by_role("listitem").filter(has_text="Bruno")).to_be_visible()
    ada.get_by_role("button", name="Begin").click()
    for page in (ada, bruno):
        expect(page.locator("[data-game=cafe-race]")).to_be_visible()
        expect(page.get_by_role("button", name="Pause")).to_be_visible()  # seated: until then they look on
        expect(page.get_by_role("list").filter(has_text="Bruno").first).to_be_visible()

    bruno.get_by_role("button", name="Discussion").click()
    bruno.get_by_label("Dites quelque chose").fill("Bonjour !")
    bruno.keyboard.press("Enter")
    expect(ada.get_by_role("region", name="Events")).to_contain_text("Bruno: Bonjour !")

    eve.goto(invite)
    expect(eve.get_by_text("There is no free chair any more.")).to_be_visible()
    eve.get_by_role("main").get_by_role("textbox").fill("Eve")
    eve.get_by_role("button", name="Look on").click()
    expect(ada.get_by_text("One onlooker")).to_be_visible()
    assert eve.get_by_role("button", name="Pause").count() == 0


def test_one_screen_covers_what_the_last_player_knew(users: Users) -> None:
    page = users.open_page("en")
    page.goto("/new/cafe-race?with=one-screen")
    page.get_by_role("button", name="3", exact=True).click()
    page.get_by_role("button", name="Begin").click()
    enter_name(page, "Dora")
    for letter in "ABC":
        if letter != "A":  # before the first thrust nothing is secret
            page.get_by_role("button", name=f"I am Dora {letter}").click()
        log = page.get_by_role("region", name="Events")
        expect(log).to_contain_text("The game begins.")
        expect(log).not_to_contain_text("thrust 4")  # the others' choices stay theirs
        page.get_by_role("button", name=THRUST).click()
    expect(page.get_by_role("region", name="Events")).to_contain_text(
        "The thrusts are shown, in order of seats: 4, 4, 4."
    )


def test_what_is_not_allowed_is_explained_by_its_rule(users: Users) -> None:
    ada, bruno = users.open_page("en"), users.open_page("en")
    ada.goto("/new/cafe-race")
    ada.get_by_role("button", name="3", exact=True).click()
    ada.get_by_label("Seat C").select_option(label="Bot: Easy")
    ada.get_by_role("button", name="Set the table").click()
    enter_name(ada, "Ada")
    join(bruno, "Bruno", ada.get_by_role("textbox", name="Link").input_value())
    ada.get_by_role("button", name="Begin").click()
    ada.get_by_role("button", name=THRUST).click()
    log = ada.get_by_role("region", name="Events")
    expect(log).to_contain_text("Ada has chosen thrust 4.")
    expect(log.get_by_text("has chosen a thrust.")).to_have_count(
        1
    )  # the bot has, since its entry would remove the hint

    ada.get_by_role("button", name=re.compile("^thrust 1", re.I)).click()  # a thrust is set once
    expect(ada.get_by_role("alert").filter(has_text="RACE-SPEED-2")).to_contain_text("sets their thrust die once")
    ada.get_by_role("button", name="Pause").click()
    expect(bruno.get_by_text("The table is paused")).to_be_visible()
    bruno.get_by_role("button", name="Go on").click()
    expect(ada.get_by_text("The table is paused")).to_have_count(0)


@pytest.mark.usefixtures("server")  # for the pages
def test_a_page_outlives_its_server(chromium: Browser, tmp_path: Path) -> None:
    with SeededServer(tmp_path, "a page") as first:
        users = Users(chromium, first.url)
        page = users.open_page("en")
        page.goto("/")
        page.get_by_role("button", name="Play now: Café Race").click()
        page.get_by_role("button", name="Begin").click()
        enter_name(page, "Ada")
        expect(page).to_have_title(re.compile("^● Your turn"))
        first.kill()
        expect(page.get_by_text("The connection broke")).to_be_visible()
        page.get_by_role("button", name=THRUST).click()  # is sent when the server is back
    with SeededServer(tmp_path, "a page", first.port):
        expect(page.get_by_role("region", name="Events")).to_contain_text("Ada has chosen thrust 4.")
        expect(page.get_by_text("The connection broke")).to_have_count(0)
        users.close()
