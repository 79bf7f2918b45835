"""Scenes of the operator's page, one's own account, the host's dialog, and what one can do about somebody else."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.trouble import PASSPHRASE, Quarrel, ask, blank, come_in, keep_apart, named, report
from browser.users import Users

Scene = Callable[[Users, Page], None]

LISTS = ("reports", "people", "tables", "sessions", "bans", "log")
YOUR_TABLE = re.compile("Your table|Il tuo tavolo|Votre table")
CHAT = ".tabs .button:last-child"


def operator_list(name: str, then: Callable[[Page], None] | None = None) -> Scene:
    """After a report, a mute and two bans, which one scene makes for all of them."""

    def go(users: Users, page: Page) -> None:
        come_in(users, page)
        if "Malvolio" not in str(ask(page, "GET", "/api/operator/bans")):  # others may have reported something, too
            host = users.open_page()
            report(Quarrel(users, host), host)
            keep_apart(page)
            page.reload()
        page.locator(".tabs .button[aria-pressed]").nth(LISTS.index(name)).click()
        expect(page.locator("main li.card").first).to_be_visible()
        if then is not None:
            then(page)

    return go


def look_closer(page: Page) -> None:
    page.locator("main li button[aria-expanded]").first.click()
    expect(page.locator("main li h3").first).to_be_visible()


def about_to_ban(page: Page) -> None:
    page.locator("main li.card .button").nth(1).click()
    expect(page.get_by_role("dialog")).to_be_visible()


def own_account(view: int, name: str) -> Scene:
    """Sessions, blocked people or the end of one's account."""

    def go(users: Users, page: Page) -> None:
        quarrel = Quarrel(users, page)
        ask(page, "PATCH", "/api/me", {"name": name})  # a name that no other scene keeps
        ask(page, "POST", "/api/me/passphrase", {"passphrase": PASSPHRASE})
        ask(page, "POST", "/api/me/blocks", {"table": quarrel.table, "line": quarrel.line})
        ask(blank(users), "POST", "/api/login", {"name": name, "passphrase": PASSPHRASE})
        page.reload()
        page.locator("header .name[title]").click()
        page.locator("dialog ul .button").nth(view).click()
        expect(page.locator("dialog .end .button")).to_be_visible()
        expect(page.locator("dialog li, dialog form").first).to_be_visible()

    return go


def host_dialog(users: Users, page: Page) -> None:
    quarrel = Quarrel(users, page)
    visitor = named(users, "Teodolinda")
    invite = ask(page, "GET", f"/api/tables/{quarrel.table}")["invite"]
    ask(visitor, "POST", f"/api/tables/{quarrel.table}/enter", {"invite": invite})
    page.reload()
    page.get_by_role("button", name=YOUR_TABLE).dispatch_event("click")  # on a phone news may lie over it
    expect(page.locator("dialog li").nth(1)).to_be_visible()


def about_a_line(users: Users, page: Page) -> None:
    """What one can do about somebody who said something."""
    Quarrel(users, page)
    page.locator(CHAT).click()
    page.get_by_role("listitem").filter(has_text="teapot").get_by_role("button").click()
    expect(page.get_by_role("dialog")).to_be_visible()


SCENES: dict[str, Scene] = {
    "operator-reports": operator_list("reports"),
    "operator-people": operator_list("people"),
    "operator-ban": operator_list("people", about_to_ban),
    "operator-tables": operator_list("tables", look_closer),
    "operator-sessions": operator_list("sessions"),
    "operator-bans": operator_list("bans"),
    "operator-log": operator_list("log"),
    "account-sessions": own_account(1, "Serafina"),
    "account-blocks": own_account(2, "Eleonora"),
    "account-deletion": own_account(4, "Valentina"),
    "host": host_dialog,
    "about-a-line": about_a_line,
}
