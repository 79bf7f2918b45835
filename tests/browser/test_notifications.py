"""Where one is told elsewhere: the page for it, on a large screen and a phone, in each language."""

import pytest
from playwright.sync_api import Page, expect

from browser.tables import set_table
from browser.test_accessible import violations
from browser.test_layout import faults
from browser.users import Lang, Users

PHONE, LARGE = (360, 740), (1280, 720)
WORDS = {
    "en": ("Being told elsewhere", "Push messages need https", "Address of a webhook", "Add", "Remove"),
    "it": (
        "Avvisi fuori di qui",
        "I messaggi push hanno bisogno di https",
        "Indirizzo di un webhook",
        "Aggiungi",
        "Togli",
    ),
    "fr": (
        "Être prévenu ailleurs",
        "Les messages push ont besoin de https",
        "Adresse d'un webhook",
        "Ajouter",
        "Retirer",
    ),
}
HOOK = "https://discord.example/api/webhooks/1/a-secret"


def open_own(page: Page, title: str) -> None:
    page.locator("header .name[title]").click()  # before the page knows who this is, that button asks for a name
    page.get_by_role("dialog").get_by_role("button", name=title).click()


@pytest.mark.parametrize(("lang", "size"), [("en", PHONE), ("it", LARGE), ("fr", PHONE)])
def test_a_webhook_is_added_and_removed(users: Users, lang: Lang, size: tuple[int, int]) -> None:
    title, needs_https, address, add, remove = WORDS[lang]
    page = users.open_page(lang, *size, touch=size == PHONE)
    set_table(page, "cafe-race", "me greedy greedy", name="Ginevra", begin=False)
    page.goto("/")
    open_own(page, title)
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text(needs_https)).to_be_visible()  # this server is not behind https
    dialog.get_by_label(address).fill(HOOK)
    dialog.get_by_role("combobox").select_option("discord")
    dialog.get_by_role("button", name=add).click()
    expect(dialog.get_by_role("listitem")).to_contain_text("discord.example")
    expect(dialog).not_to_contain_text("a-secret")
    assert violations(page) == []
    assert faults(page) == []
    users.expect_refusal(400)
    dialog.get_by_label(address).fill("http://discord.example/")
    dialog.get_by_role("button", name=add).click()
    expect(dialog.get_by_role("alert").filter(has_text="https://")).to_be_visible()
    dialog.get_by_role("button", name=f"{remove} discord.example").click()
    expect(dialog.get_by_role("listitem")).to_have_count(0)


def test_a_host_has_an_address_told_of_the_table(users: Users) -> None:
    page = users.open_page("en", *PHONE, touch=True)
    set_table(page, "cafe-race", "me open greedy", name="Isotta", begin=False)
    page.get_by_role("button", name="Your table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Tell an address of this table").click()
    dialog.get_by_label("Address of a webhook").fill(HOOK)
    dialog.get_by_role("button", name="Add").click()
    expect(dialog.get_by_role("listitem").filter(has_text="discord.example")).to_be_visible()
    assert violations(page) == []
    assert faults(page) == []


def test_where_the_server_sends_nothing_it_says_so(users: Users) -> None:
    page = users.open_page("en")
    set_table(page, "cafe-race", "me greedy greedy", name="Ottavia", begin=False)
    off: dict[str, object] = {"on": False, "push_key": None, "subscriptions": []}
    page.route("**/api/me/notifications", lambda route: route.fulfill(json=off))
    page.goto("/")
    open_own(page, "Being told elsewhere")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("This server sends nothing to other addresses.")).to_be_visible()
    expect(dialog.get_by_role("textbox")).to_have_count(0)


def test_the_last_failure_is_told(users: Users) -> None:
    page = users.open_page("fr", *PHONE, touch=True)
    set_table(page, "cafe-race", "me greedy greedy", name="Perla", begin=False)
    failed = {"id": "1", "form": "slack", "host": "hooks.slack.example", "table": None, "this": False}
    shown = {**failed, "created_at": 1, "failed_at": 1_763_468_400_000, "failure": "late"}
    page.route(
        "**/api/me/notifications",
        lambda route: route.fulfill(json={"on": True, "push_key": None, "subscriptions": [shown]}),
    )
    page.goto("/")
    open_own(page, WORDS["fr"][0])
    expect(page.get_by_role("listitem").filter(has_text="hooks.slack.example")).to_contain_text(
        "pas de réponse à temps"
    )
    assert faults(page) == []
