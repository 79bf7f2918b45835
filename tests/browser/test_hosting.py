"""What the host of a table does with it: remove a guest, renew the link, close the table."""

from playwright.sync_api import Page, expect

from browser.opening import join
from browser.tables import set_table
from browser.users import Users


def open_dialog(page: Page) -> None:
    page.get_by_role("button", name="Your table").click()


def close_dialog(page: Page) -> None:
    page.get_by_role("dialog").get_by_role("button", name="Close", exact=True).click()


def test_the_host_removes_a_guest_renews_the_link_and_closes_the_table(users: Users) -> None:
    users.expect_refusal(404)  # for an old link, and a table that one may not see any more
    ada, bruno, eve = users.open_page("en"), users.open_page("fr"), users.open_page("it")
    table = set_table(ada, "cafe-race", "me open open", begin=False)
    for page, name in ((bruno, "Bruno"), (eve, "Eve")):
        join(page, name, table["join"])
    seats = ada.get_by_role("region", name="Players").get_by_role("listitem")
    expect(seats.nth(2)).to_contain_text("Eve")
    expect(bruno.get_by_role("button", name="Votre table")).to_have_count(0)  # he is not the host

    open_dialog(ada)
    ada.get_by_role("button", name="Remove Eve").click()
    expect(ada.get_by_text("Eve is no longer at the table.")).to_be_visible()
    expect(ada.get_by_role("button", name="Remove Bruno")).to_be_visible()
    expect(eve.get_by_role("heading", name="Non sei più a questo tavolo")).to_be_visible()
    expect(seats.nth(2)).to_contain_text("free")
    eve.goto(table["join"])
    expect(eve.get_by_role("heading", name="Questo invito non vale più")).to_be_visible()

    ada.get_by_role("button", name="Renew the link").click()
    expect(ada.get_by_text("The old link is no longer valid.")).to_be_visible()
    close_dialog(ada)
    link = ada.get_by_role("textbox", name="Link")
    expect(link).not_to_have_value(f"{users.url}{table['join']}")
    dora = users.open_page("en")
    dora.goto(table["join"])
    expect(dora.get_by_role("heading", name="This invite is no longer valid")).to_be_visible()
    join(dora, "Dora", link.input_value())
    expect(seats.nth(2)).to_contain_text("Dora")
    expect(bruno.get_by_role("heading", name="Autour de la table")).to_be_visible()  # and he has stayed

    open_dialog(ada)
    ada.get_by_role("button", name="Close the table").click()
    expect(ada.get_by_text("It goes away for everybody.")).to_be_visible()
    ada.get_by_role("button", name="Close the table").click()
    for page, closed in (
        (ada, "This table is closed"),
        (bruno, "Cette table est fermée"),
        (dora, "This table is closed"),
    ):
        expect(page.get_by_role("heading", name=closed)).to_be_visible()


def test_a_game_that_is_closed_ends_for_everybody(users: Users) -> None:
    ada, bruno = users.open_page("en"), users.open_page("en")
    table = set_table(ada, "cafe-race", "me open greedy", begin=False)
    join(bruno, "Bruno", table["join"])
    ada.get_by_role("button", name="Begin").click()
    expect(bruno.get_by_role("button", name="Pause")).to_be_visible()
    expect(bruno.get_by_role("button", name="Your table")).to_have_count(0)
    open_dialog(ada)
    expect(ada.get_by_role("dialog").get_by_text("Bruno")).to_be_visible()
    expect(ada.get_by_role("button", name="Remove Bruno")).to_have_count(0)  # who plays stays
    ada.get_by_role("button", name="Close the table").click()
    expect(ada.get_by_text("The game ends for everybody, without a result.")).to_be_visible()
    ada.get_by_role("button", name="Close the table").click()
    for page in (ada, bruno):
        expect(page.get_by_role("heading", name="This table is closed")).to_be_visible()
    bruno.goto("/games")
    expect(bruno.get_by_role("link").filter(has_text="Café Race").filter(has_text="Closed")).to_be_visible()
