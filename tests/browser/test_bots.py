"""Choosing bots between and beside the levels: by the slider, and characters with a face and a line of their own."""

from typing import Any

from playwright.sync_api import Page, expect

from browser.tables import set_table
from browser.users import Users


def chosen(page: Page, seat: int) -> str | None:
    table = page.url.rpartition("/")[2]
    bot: str | None = page.request.get(f"/api/tables/{table}").json()["table"]["chairs"][seat]["bot"]
    return bot


def test_a_character_and_a_notch_are_seated_in_the_lobby_and_met_at_the_table(users: Users) -> None:
    page = users.open_page("it")
    set_table(page, "coffee-rush", "me open open", begin=False)
    seats = page.get_by_role("region", name="Giocatori").get_by_role("listitem")

    seats.nth(1).get_by_role("button", name="Altri …").click()
    page.get_by_role("dialog").get_by_role("button", name="Berta").click()
    expect(seats.nth(1)).to_contain_text("Non si sa mai, può sempre servire.")
    expect(seats.nth(1).locator(".face svg")).to_be_visible()
    assert chosen(page, 1) == "hoarder"

    seats.nth(2).get_by_role("button", name="Altri …").click()
    page.get_by_role("dialog").get_by_role("slider").fill("7")
    expect(page.get_by_role("dialog")).to_contain_text("7 su 9")
    page.get_by_role("dialog").get_by_role("button", name="Prendi questo").click()
    expect(seats.nth(2)).to_contain_text("Forza 7")
    assert chosen(page, 2) == "notch-7"

    page.locator("section .button.main").first.click()
    here = page.get_by_role("list", name="Giocatori").locator("> li")
    expect(here.nth(1)).to_contain_text("Berta")
    expect(here.nth(1).locator(".face svg")).to_be_visible()
    here.nth(1).get_by_role("button", name="Berta").click()
    expect(page.get_by_role("dialog")).to_contain_text("Non si sa mai, può sempre servire.")


def test_bots_of_every_kind_are_in_the_list_of_a_new_table_with_their_pace(users: Users) -> None:
    page = users.open_page("en")
    page.goto("/new/cafe-race")
    expect(page.get_by_label("How fast do the bots play?")).to_have_count(0)
    page.get_by_label("Seat B").select_option(label="Bot: Saetta")
    page.get_by_label("Seat C").select_option(label="Bot: Strength 3")
    page.get_by_label("Seat D").select_option(label="Bot: Easy")
    page.get_by_label("How fast do the bots play?").select_option(label="Calmly")
    with page.expect_request(lambda asked: asked.method == "POST" and asked.url.endswith("/api/tables")) as opened:
        page.locator("form .button.main").click()
        page.get_by_role("dialog").get_by_role("textbox").fill("Ada")
        page.keyboard.press("Enter")
    wanted: Any = opened.value.post_data_json
    assert [chair.get("level") for chair in wanted["chairs"]] == [None, "sprinter", "notch-3", "easy"]
    assert wanted["pace"] == "calm"
    page.wait_for_url("**/table/*")


def test_a_bot_of_a_lesson_is_told_in_the_reader_s_language(users: Users) -> None:
    """Once the lesson is over it plays at random, which is no level that one could choose."""
    page = users.open_page("it")
    page.goto("/learn/cafe-race")
    page.get_by_role("dialog").get_by_role("textbox").fill("Ada")
    page.keyboard.press("Enter")
    chips = page.get_by_role("list", name="Giocatori", exact=True).get_by_role("listitem")
    expect(chips.filter(has_text="A caso")).to_have_count(2)
