"""The form for a new table: files of one's own, companies, clocks; and the lobby that tells of them."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from browser.opening import join
from browser.test_multiplayer import enter_name
from browser.users import Users

HOUSE_MENU = files("tavolino.games.coffee_rush").joinpath("components", "house_menu.toml").read_text("utf-8")
TEMPLE = "[backpack]\nslots = 9\n\n[dice]\nred = [1, 1, 2, 2, 3, 3]\n"
DROP = """([selector, name, text]) => {
  const carried = new DataTransfer();
  carried.items.add(new File([text], name));
  const target = document.querySelector(selector);
  target.dispatchEvent(new DragEvent("dragover", { dataTransfer: carried, bubbles: true, cancelable: true }));
  target.dispatchEvent(new DragEvent("drop", { dataTransfer: carried, bubbles: true, cancelable: true }));
}"""

A_WHILE = "() => new Promise((done) => setTimeout(done, 100))"


def choose(page: Page, label: str, file: Path) -> None:
    field = page.get_by_role("group", name=label)
    with page.expect_file_chooser() as opened:
        field.get_by_role("button", name="Choose a file").click()
    opened.value.set_files(file)


def seat(page: Page, letter: str) -> Locator:
    """The field that says who sits there."""
    return page.get_by_role("combobox", name=re.compile(f"^Seat {letter}"))


def test_a_menu_of_ones_own_is_mended_and_then_played_with(users: Users, tmp_path: Path) -> None:
    ada, bruno = users.open_page("en"), users.open_page("it")
    file = tmp_path / "ours.toml"
    file.write_text(HOUSE_MENU.replace('"milk"', '"mlk"', 1).replace("Ristretto", "Ristretto della nonna"), "utf-8")
    ada.goto("/new/coffee-rush")
    ada.get_by_label("Less luck").check()
    ada.get_by_label("Starting player").select_option(label="Seat A")
    seat(ada, "B").select_option(label="Bot: Easy")
    choose(ada, "Menu", file)
    field = ada.get_by_role("group", name="Menu")
    expect(field.get_by_role("alert")).to_contain_text("One thing is wrong")
    expect(field.get_by_role("listitem")).to_contain_text(
        ['line 18, drink[2].ingredients ("macchiato"): there is no ingredient "mlk"']
    )
    expect(field.get_by_text("ours.toml: cannot be used")).to_be_visible()
    ada.get_by_role("button", name="Set the table").click()
    expect(ada.locator("#main p[role=alert]")).to_contain_text("One of your files cannot be used")

    file.write_text(HOUSE_MENU.replace("Macchiato", "Macchiato della casa"), "utf-8")
    choose(ada, "Menu", file)  # the same file, chosen again
    expect(field.get_by_text("ours.toml: everything is right")).to_be_visible()
    expect(ada.locator("#main p[role=alert]")).to_be_empty()
    expect(field.get_by_role("listitem")).to_have_count(0)
    expect(ada.get_by_label("Less luck")).to_be_checked()  # nothing else was lost
    expect(seat(ada, "B")).to_have_value("easy")

    ada.get_by_role("button", name="Set the table").click()
    enter_name(ada, "Ada")
    expect(ada.get_by_text("The host brought along: Menu")).to_be_visible()
    expect(ada.get_by_text("Starting player: Seat A")).to_be_visible()
    join(bruno, "Bruno", ada.get_by_role("textbox", name="Link").input_value())
    bruno.get_by_text("Dai un'occhiata: Menu").click()
    drinks = bruno.get_by_role("listitem").filter(has_text="Macchiato della casa")
    expect(drinks.first).to_contain_text("caffè")
    expect(bruno.get_by_text(f"{HOUSE_MENU.count('[[drink]]')} bevande su 80 carte")).to_be_visible()


def test_a_temple_is_dropped_onto_the_form(users: Users) -> None:
    page = users.open_page("en")
    page.goto("/new/coffin-rush")
    page.get_by_role("button", name="2", exact=True).click()
    page.evaluate(DROP, [".file", "bad.toml", "[backpack]\nslots = 99\n"])
    field = page.get_by_role("group", name="Temple set")
    expect(field.get_by_role("listitem")).to_have_text(
        "backpack.slots: 99 cannot be; write a whole number from 2 to 13"
    )
    page.evaluate(DROP, [".file", "kind.toml", TEMPLE])
    expect(field.get_by_text("kind.toml: everything is right")).to_be_visible()
    field.get_by_role("button", name="Take it away").click()
    expect(field.get_by_text("or drop it here")).to_be_visible()
    page.evaluate(DROP, [".file", "kind.toml", TEMPLE])
    expect(field.get_by_text("kind.toml: everything is right")).to_be_visible()
    page.get_by_role("button", name="Set the table").click()
    enter_name(page, "Ada")
    page.wait_for_url("**/table/*")  # the form has such a sheet, too
    page.get_by_text("Have a look: Temple set").click()
    expect(page.get_by_text("slots 9")).to_be_visible()
    expect(page.get_by_text("red 1 1 2 2 3 3")).to_be_visible()


def test_a_file_that_is_still_being_read_is_waited_for_or_taken_away(users: Users) -> None:
    page = users.open_page("en")
    held: list[Route] = []
    page.route("**/api/games/*/files/*", lambda route: held.append(route))
    page.goto("/new/coffin-rush")
    field = page.get_by_role("group", name="Temple set")
    ready = page.get_by_role("button", name="Set the table")
    expect(field).to_be_visible()
    with page.expect_request("**/api/games/*/files/*"):
        page.evaluate(DROP, [".file", "kind.toml", TEMPLE])
    expect(field.get_by_text("kind.toml: being read")).to_be_visible()
    expect(ready).to_be_disabled()
    field.get_by_role("button", name="Take it away").click()
    expect(ready).to_be_enabled()
    with page.expect_request("**/api/games/*/files/*"):
        page.evaluate(DROP, [".file", "other.toml", TEMPLE])
    with page.expect_response("**/api/games/*/files/*") as answer:
        held.pop(0).continue_()
    answer.value.finished()
    page.evaluate(A_WHILE)  # in which the page could show it
    expect(field.get_by_text("other.toml: being read")).to_be_visible()  # what was taken away does not come back
    expect(ready).to_be_disabled()
    held.pop(0).continue_()
    expect(field.get_by_text("other.toml: everything is right")).to_be_visible()
    expect(ready).to_be_enabled()


def test_options_that_cannot_be_are_refused_before_there_is_a_table(users: Users, tmp_path: Path) -> None:
    page = users.open_page("en")
    users.expect_refusal(400)
    page.goto("/new/coffee-rush")
    file = tmp_path / "long.toml"
    file.write_text(HOUSE_MENU.replace('"Ristretto"', '"Corto"').replace('"Espresso"', '"Lungo"'), "utf-8")
    choose(page, "Menu", file)
    expect(page.get_by_text("long.toml: everything is right")).to_be_visible()
    page.get_by_label("Less luck").check()
    page.get_by_role("button", name="Set the table").click()
    enter_name(page, "Ada")
    alert = page.locator("#main p[role=alert]")
    expect(alert).to_contain_text("for less luck there must be one for each")
    expect(page).to_have_url(f"{users.url}/new/coffee-rush")
    expect(page.get_by_label("Less luck")).to_be_checked()


def test_companies_are_told_in_words_and_chosen_by_where_one_sits(users: Users) -> None:
    ada, bruno = users.open_page("en"), users.open_page("fr")
    ada.goto("/new/coffin-rush")
    companies = ada.get_by_label("Companies")
    expect(companies).to_be_disabled()  # three cannot be parted
    expect(ada.get_by_text("Companies need 4 or 6 players.")).to_be_visible()
    ada.get_by_role("button", name="6", exact=True).click()
    companies.select_option(label="3 companies of 2")
    expect(ada.get_by_role("combobox", name="Seat D Company 1")).to_be_visible()
    ada.get_by_role("button", name="4", exact=True).click()
    expect(companies).to_have_value("0")  # three companies of four there are not
    companies.select_option(label="2 companies of 2")
    seat(ada, "D").select_option(label="Bot: Easy")
    ada.get_by_role("button", name="Set the table").click()
    enter_name(ada, "Ada")
    seats = ada.get_by_role("region", name="Players").get_by_role("listitem")
    for number, company in enumerate((1, 2, 1, 2)):
        expect(seats.nth(number)).to_contain_text(f"Company {company}")

    join(bruno, "Bruno", ada.get_by_role("textbox", name="Link").input_value())
    expect(seats.nth(1)).to_contain_text("Bruno")  # against Ada
    places = bruno.get_by_role("region", name="Joueurs").get_by_role("listitem")
    places.nth(2).get_by_role("button", name="Venir ici").click()
    expect(seats.nth(2)).to_contain_text("Bruno")  # with her
    expect(seats.nth(1)).to_contain_text("free")
    expect(places.nth(2)).to_contain_text("Compagnie 1")


@pytest.mark.parametrize(
    ("kind", "fill", "told"),
    [
        ("Time for the whole game", {"Minutes": "20", "Seconds for each turn": "15"},
         "20 minutes in all and 15 seconds for each turn"),
        ("Time for the whole game", {"Minutes": "1", "Seconds for each turn": "0"}, "One minute in all"),
        ("Days for each answer", {"Days": "5"}, "5 days for each answer"),
        ("Time for each answer", {"Seconds": "45"}, "45 seconds for each answer"),
    ],
    ids=["game", "game without increment", "days", "turn"],
)  # fmt: skip
def test_a_clock_is_set_and_told_in_words(users: Users, kind: str, fill: dict[str, str], told: str) -> None:
    page = users.open_page("en")
    page.goto("/new/cafe-race")
    page.get_by_label("Clock").select_option(label=kind)
    for label, value in fill.items():
        page.get_by_role("spinbutton", name=label).fill(value)
    page.get_by_role("button", name="Set the table").click()
    enter_name(page, "Ada")
    about = page.get_by_role("listitem").filter(has_text=re.compile("for each (answer|turn)"))
    expect(about.or_(page.get_by_text(told))).to_have_text(told)
