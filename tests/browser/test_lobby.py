"""Before the game: chairs, colours, bots, and who is ready."""

import re

from playwright.sync_api import expect

from browser.opening import join
from browser.tables import set_table
from browser.test_multiplayer import THRUST
from browser.users import Users
from rules.coffin_rush.scene import dig, who


def test_chairs_are_taken_left_and_given_to_bots(users: Users) -> None:
    ada = users.open_page("en")
    set_table(ada, "cafe-race", "me open open", begin=False)
    seats = ada.get_by_role("region", name="Players").get_by_role("listitem")
    begin = ada.get_by_role("button", name="Begin")

    with ada.expect_response(
        lambda answer: answer.request.method == "PUT"
    ):  # a reload before the answer would cancel it
        seats.nth(0).get_by_label("Colour").select_option(label="Violet")
    ada.reload()
    expect(seats.nth(0).get_by_label("Colour")).to_have_value("violet")

    seats.nth(1).get_by_role("button", name="Bot: Medium").click()
    expect(seats.nth(1).get_by_role("button", name="Bot: Medium")).to_have_count(0)
    expect(seats.nth(1)).to_contain_text("Bot: Medium")
    seats.nth(1).get_by_role("button", name="Free the chair").click()
    expect(seats.nth(1)).to_contain_text("free")
    seats.nth(1).get_by_role("button", name="Bot: Easy").click()
    seats.nth(2).get_by_role("button", name="Bot: Easy").click()
    expect(begin).to_be_enabled()

    seats.nth(0).get_by_role("button", name="Stand up").click()
    expect(begin).to_be_disabled()
    expect(seats.nth(0).get_by_label("Colour")).to_have_count(0)
    seats.nth(0).get_by_role("button", name="Sit here").click()
    begin.click()
    expect(ada).to_have_title("● Your turn · Café Race")


def test_a_lobby_from_a_position_shows_what_the_position_is_played_with(users: Users) -> None:
    page = users.open_page("en")
    scene = dig(who(), who(), who(), who(), options={"companies": 2})
    set_table(page, "coffin-rush", "me open open open", begin=False, start=scene.position)
    expect(page.get_by_text("Companies: 2")).to_be_visible()


def test_a_colour_that_somebody_has_is_not_offered(users: Users) -> None:
    ada, bruno = users.open_page("en"), users.open_page("en")
    table = set_table(ada, "cafe-race", "me open greedy", begin=False)
    join(bruno, "Bruno", table["join"])
    colours = bruno.get_by_label("Colour").get_by_role("option")
    expect(colours).to_have_count(6)  # eight, without Ada's and the bot's
    expect(colours.filter(has_text="Red")).to_have_count(0)
    bruno.get_by_label("Colour").select_option(label="Black")
    ada.get_by_label("Colour").select_option(label="Blue")  # which Bruno has left
    expect(colours.filter(has_text="Red")).to_have_count(1)


def test_the_host_sees_who_is_ready_and_need_not_wait(users: Users) -> None:
    ada, bruno = users.open_page("en"), users.open_page("it")
    table = set_table(ada, "cafe-race", "me open greedy", begin=False)
    join(bruno, "Bruno", table["join"])
    his = ada.get_by_role("region", name="Players").get_by_role("listitem").nth(1)
    expect(ada.get_by_text("Nobody has said yet that they are ready.")).to_be_visible()
    ready = bruno.get_by_role("button", name="Per me si può cominciare")
    ready.click()
    expect(his).to_contain_text("ready")
    expect(ada.get_by_text("1 of 1 are ready.")).to_be_visible()
    expect(ready).to_have_attribute("aria-pressed", "true")
    ready.click()
    expect(his).not_to_contain_text("ready")
    expect(ada.get_by_role("button", name="Begin")).to_be_enabled()
    expect(ready).to_have_attribute("aria-pressed", "false")  # he has heard it, too: it says the opposite of what is
    ready.click()
    expect(his).to_contain_text("ready")
    bruno.goto("/")  # a player who leaves is not ready
    expect(his).not_to_contain_text("ready")
    ada.get_by_role("button", name="Begin").click()
    expect(ada).to_have_title("● Your turn · Café Race")


def test_in_a_rematch_a_chair_is_kept_for_everybody_who_comes(users: Users) -> None:
    ada, bruno = users.open_page("en"), users.open_page("fr")
    about_to_end = {"cells": [27, 1, 1], "tokens": [5, 5, 5], "speeds": [6, 1, 1]}
    table = set_table(ada, "cafe-race", "me open greedy", begin=False, start=about_to_end)
    join(bruno, "Bruno", table["join"])
    ada.get_by_role("button", name="Begin").click()
    ada.get_by_role("button", name=THRUST).click()
    bruno.get_by_role("button", name=re.compile("4", re.I)).first.click()
    ada.get_by_role("button", name="Play again").click()
    his = ada.get_by_role("region", name="Players").get_by_role("listitem").nth(1)
    expect(his).to_contain_text("kept for Bruno")
    expect(his.get_by_role("button", name="Sit here")).to_have_count(0)
    expect(his.get_by_role("button", name="Free the chair")).to_be_visible()
    expect(ada.get_by_role("button", name="Begin")).to_be_disabled()  # nobody plays who has not come
    bruno.get_by_role("link", name="À la partie suivante").click()
    bruno.get_by_role("button", name="S'asseoir ici").click()
    expect(his).not_to_contain_text("kept for")
    ada.get_by_role("button", name="Begin").click()
    expect(bruno.get_by_role("button", name="Pause")).to_be_visible()
