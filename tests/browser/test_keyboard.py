"""A whole Café Race against bots, in Italian, by keyboard alone."""

from playwright.sync_api import expect

from browser.keyboard import Keyboard
from browser.racing import race
from browser.users import Users


def test_a_race_without_a_mouse(users: Users) -> None:
    page = users.open_page("it", width=390, height=844, dark=True)
    page.goto("/")
    expect(page.get_by_role("article")).to_have_count(3)
    expect(page.locator("html")).to_have_attribute("lang", "it")
    keyboard = Keyboard(page)
    keyboard.press("^Gioca subito: Café Race$")
    keyboard.press("^Facile$")
    keyboard.press("^Comincia$")
    expect(page.get_by_label("Nome")).to_be_focused()
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")

    assert race(page, lambda: keyboard.press("^(thrust|spinta) 3"), "Ada ha scelto spinta 3.") > 2

    sheet = page.get_by_role("region", name="La fine della partita")
    expect(sheet.get_by_role("row")).to_have_count(5)
    expect(page.get_by_role("region", name="Eventi")).to_contain_text("Salute!")
    keyboard.press("^Gioca ancora$")
    page.wait_for_function("() => document.title.startsWith('● Tocca a te')")
