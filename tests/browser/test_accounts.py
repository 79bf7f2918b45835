"""One's own account, and other people: sessions, blocks, reports, one's data, and an account that is deleted."""

import json
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from browser.opening import join
from browser.tables import set_table
from browser.test_accessible import violations
from browser.test_layout import faults
from browser.test_multiplayer import enter_name
from browser.users import Users

PHONE = (360, 740)
PASSPHRASE = "two sugars please"


def own_dialog(page: Page, name: str) -> None:
    page.locator("header .name[title]").click()
    expect(page.get_by_role("dialog").get_by_role("textbox").first).to_have_value(name)


def panel(page: Page) -> Locator:
    """What is said, but not what was said aloud to screen readers."""
    return page.get_by_role("region", name="What happens and what is said")


def chat(page: Page, words: str) -> None:
    page.get_by_role("textbox", name="Say something").fill(words)
    page.get_by_role("button", name="Send").click()


def test_where_one_is_logged_in_can_be_seen_and_ended(users: Users) -> None:
    home, phone = users.open_page("en"), users.open_page("en", *PHONE)
    home.goto("/")
    home.locator("header .name").click()
    enter_name(home, "Sabina")
    own_dialog(home, "Sabina")
    home.get_by_label("Passphrase").fill(PASSPHRASE)
    home.get_by_role("button", name="Save").click()
    expect(home.get_by_text("Saved.")).to_be_visible()

    phone.goto("/watch")
    phone.locator("header .name").click()
    phone.get_by_role("button", name="I've been here before").click()
    phone.get_by_label("Name").fill("Sabina")
    phone.get_by_label("Passphrase").fill(PASSPHRASE)
    phone.get_by_role("button", name="Log in").click()
    own_dialog(phone, "Sabina")
    phone.get_by_role("button", name="Where I am logged in").click()
    sessions = phone.get_by_role("dialog").get_by_role("listitem")
    expect(sessions).to_have_count(2)
    expect(sessions.filter(has_text="this one")).to_have_count(1)
    assert violations(phone) == []
    assert faults(phone) == []

    home.get_by_role("button", name="Where I am logged in").click()
    other = home.get_by_role("dialog").get_by_role("listitem").filter(has_not_text="this one")
    other.get_by_role("button").click()
    expect(home.get_by_role("dialog").get_by_role("listitem")).to_have_count(1)
    phone.reload()
    expect(phone.locator("header .name")).to_have_text("Who are you?")


def test_a_rude_neighbour_is_blocked_and_reported(users: Users) -> None:
    ada, rude = users.open_page("en", *PHONE), users.open_page("en")
    table = set_table(ada, "cafe-race", "me open greedy", name="Adele", begin=False)
    join(rude, "Rudi", table["join"])
    ada.get_by_role("button", name="Begin").click()
    rude.get_by_role("button", name="Chat").click()
    chat(rude, "you play like a teapot")
    ada.get_by_role("button", name="Chat").click()
    expect(panel(ada).get_by_text("you play like a teapot")).to_be_visible()
    ada.get_by_role("listitem").filter(has_text="teapot").get_by_role("button").click()
    ada.get_by_label("What is wrong with this line of Rudi?").fill("that is not nice")
    ada.get_by_role("button", name="Report", exact=True).click()
    expect(ada.get_by_text("The operator will look at it.")).to_be_visible()
    assert violations(ada) == []
    assert faults(ada) == []
    ada.get_by_role("button", name="Block Rudi").click()
    expect(ada.get_by_text("Rudi is blocked.")).to_be_visible()
    ada.get_by_role("dialog").get_by_role("button", name="Close", exact=True).click()
    expect(panel(ada).get_by_text("teapot")).to_have_count(0)
    chat(rude, "are you still there?")
    expect(panel(rude).get_by_text("are you still there?")).to_be_visible()
    chat(ada, "what a quiet table")
    expect(panel(rude).get_by_text("what a quiet table")).to_be_visible()
    expect(panel(ada).get_by_text("what a quiet table")).to_be_visible()  # she has received everything before it
    expect(panel(ada).get_by_text("are you still there?")).to_have_count(0)

    # the same from a chair, and undone under one's own name
    ada.get_by_role("button", name="Rudi: block or report").click()
    expect(ada.get_by_role("button", name="Block Rudi")).to_be_visible()
    ada.get_by_role("dialog").get_by_role("button", name="Close", exact=True).click()
    own_dialog(ada, "Adele")
    ada.get_by_role("button", name="Blocked people").click()
    ada.get_by_role("button", name="No longer block Rudi").click()
    expect(ada.get_by_text("Nobody.")).to_be_visible()


def test_ones_data_can_be_downloaded_and_deleted(users: Users, tmp_path: Path) -> None:
    ada, other = users.open_page("en", *PHONE), users.open_page("it")
    table = set_table(ada, "cafe-race", "me open greedy", name="Fiammetta", begin=False, public=True)
    join(other, "Ottone", table["join"])
    ada.get_by_role("button", name="Begin").click()
    expect(other.get_by_role("list", name="Giocatori", exact=True)).to_contain_text("Fiammetta")

    own_dialog(ada, "Fiammetta")
    with ada.expect_download() as downloading:
        ada.get_by_role("link", name="Download my data").click()
    downloading.value.save_as(tmp_path / "data.json")
    data = json.loads((tmp_path / "data.json").read_text())
    assert (data["name"], [seat["seat"] for seat in data["seats"]]) == ("Fiammetta", [0])

    ada.get_by_role("button", name="Delete my account").click()
    assert violations(ada) == []
    assert faults(ada) == []
    users.expect_refusal(403)
    ada.get_by_label("To confirm, write your name: Fiammetta").fill("Fiametta")
    ada.get_by_role("dialog").get_by_role("button", name="Delete my account").click()
    expect(ada.get_by_text("Nothing has changed.")).to_be_visible()
    ada.get_by_label("To confirm, write your name: Fiammetta").fill("Fiammetta")
    ada.get_by_role("dialog").get_by_role("button", name="Delete my account").click()
    expect(ada.locator("header .name")).to_have_text("Who are you?")
    seats = other.get_by_role("list", name="Giocatori", exact=True)
    expect(seats).to_contain_text("qualcuno")
    expect(other.get_by_text("Fiammetta")).to_have_count(0)
