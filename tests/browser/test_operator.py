"""The operator's page: from a report to a removed line, a mute, a closed table and a ban."""

from functools import partial

import pytest
from argon2 import PasswordHasher
from playwright.sync_api import Page, expect

from browser.opening import join
from browser.seeded_server import SeededServer
from browser.tables import set_table
from browser.test_accessible import violations
from browser.test_accounts import chat, panel
from browser.test_layout import faults
from browser.users import Lang, Users
from tavolino.store import offline, operator

PASSPHRASE = "the coffee is always hot"
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


@pytest.fixture
def with_passphrase(server: SeededServer) -> None:
    offline.run(server.database, partial(operator.set_passphrase, hashed=QUICK.hash(PASSPHRASE)))


def come_in(page: Page, passphrase: str = PASSPHRASE) -> None:
    page.goto("/operator")
    page.locator("input[type=password]").fill(passphrase)
    page.locator("form .button.main").click()


def act(page: Page, name: str, reason: str) -> None:
    """Press the button, and give the reason in the dialog."""
    page.get_by_role("button", name=name).first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Reason").fill(reason)
    dialog.locator("form .button.main").click()
    expect(dialog).to_have_count(0)


def test_the_page_is_off_until_there_is_a_passphrase(users: Users, server: SeededServer) -> None:
    offline.run(server.database, operator.switch_off)
    page = users.open_page("en")
    page.goto("/operator")
    expect(page.get_by_text("tavolino admin operator")).to_be_visible()
    assert violations(page) == []
    offline.run(server.database, partial(operator.set_passphrase, hashed=QUICK.hash(PASSPHRASE)))
    users.expect_refusal(401)
    come_in(page, "let me in, please")
    expect(page.get_by_text("This is not the passphrase.")).to_be_visible()
    come_in(page)
    expect(page.get_by_role("heading", name="Reports")).to_be_visible()


@pytest.mark.usefixtures("with_passphrase")
def test_from_a_report_to_a_ban(users: Users) -> None:
    ada, eve, page = users.open_page("en"), users.open_page("en"), users.open_page("en")
    table = set_table(ada, "cafe-race", "me open greedy", name="Agata", begin=False)
    join(eve, "Evelina", table["join"])
    ada.get_by_role("button", name="Begin").click()
    for person in (eve, ada):
        person.get_by_role("button", name="Chat").click()
    chat(eve, "you play like a teapot")
    ada.get_by_role("listitem").filter(has_text="teapot").get_by_role("button").click()
    ada.get_by_label("What is wrong with this line of Evelina?").fill("Agata is not amused")
    ada.get_by_role("button", name="Report", exact=True).click()
    expect(ada.get_by_text("The operator will look at it.")).to_be_visible()
    ada.get_by_role("dialog").get_by_role("button", name="Close", exact=True).click()

    come_in(page)
    report = page.get_by_role("listitem").filter(has_text="Agata about Evelina")
    expect(report).to_contain_text("Agata is not amused")
    act(page, "Remove: Evelina: you play like a teapot", "rude")
    for person in (ada, eve):
        expect(panel(person).get_by_text("Evelina: (removed by the operator)")).to_be_visible()
        expect(person.get_by_text("teapot")).to_have_count(0)

    act(page, "Mute Evelina", "rude again")
    chat(eve, "may I?")
    expect(eve.get_by_role("alert").filter(has_text="You cannot chat here until")).to_contain_text("rude again")
    expect(eve.get_by_role("textbox", name="Say something")).to_have_value("may I?")  # nothing is lost
    report.get_by_role("button", name="Done").click()
    expect(report).to_have_count(0)

    users.expect_refusal(403)
    page.get_by_role("button", name="People").click()
    page.get_by_label("A part of the name").fill("evelin")
    act(page, "Ban the name Evelina", "enough")
    expect(eve.get_by_role("heading", name="You are not let in")).to_be_visible()
    eve.goto("/watch")
    expect(eve.get_by_text("The operator says: enough")).to_be_visible()

    page.get_by_role("button", name="Tables").click()
    act(page, "Close the table", "nothing but trouble")
    expect(ada.get_by_role("heading", name="This table is closed")).to_be_visible()

    page.get_by_role("button", name="Bans").click()
    page.get_by_role("button", name="Let Evelina in again").click()
    expect(page.get_by_role("button", name="Let Evelina in again")).to_have_count(0)
    eve.reload()
    expect(eve.get_by_role("heading", name="Watch")).to_be_visible()

    page.get_by_role("button", name="Log", exact=True).click()
    done = page.get_by_role("main").get_by_role("listitem")
    for number, what in enumerate(
        ["Let in again", "Table closed", "Banned", "Report done", "Muted", "Line removed", "Logged in"]
    ):
        expect(done.nth(number)).to_contain_text(what)


LISTS = 6


@pytest.mark.usefixtures("with_passphrase")
@pytest.mark.parametrize(("lang", "width", "dark"), [("fr", 360, False), ("it", 390, True), ("en", 1280, False)])
def test_every_list_is_accessible_and_fits(users: Users, lang: Lang, width: int, dark: bool) -> None:
    ada = users.open_page("en")
    set_table(ada, "cafe-race", "me greedy greedy", name="Agnese", public=True)
    page = users.open_page(lang, width=width, dark=dark)
    come_in(page)
    tabs = page.locator(".tabs .button[aria-pressed]")
    expect(tabs).to_have_count(LISTS)
    for number in range(LISTS):
        tabs.nth(number).click()
        expect(page.locator("main li").first).to_be_visible()
        assert violations(page) == [], number
        assert faults(page) == [], number
    tabs.nth(2).click()
    page.locator("main li button[aria-expanded]").first.click()
    expect(page.locator("main li h3").first).to_be_visible()
    assert violations(page) == []
    assert faults(page) == []
    tabs.nth(1).click()
    page.locator("main li .button").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []
    assert faults(page) == []
