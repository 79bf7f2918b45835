"""Talking before the game, and with one's company alone; and bringing others to a table that is being played."""

from playwright.sync_api import Page, expect

from browser.opening import join
from browser.tables import set_table
from browser.test_accessible import axe, violations
from browser.users import Users

__all__ = ["axe"]  # skips where axe is missing


def say(page: Page, words: str, label: str) -> None:
    page.get_by_label(label).fill(words)
    page.keyboard.press("Enter")


def test_one_talks_in_the_lobby_and_the_talk_goes_on_at_the_table(users: Users) -> None:
    ada, bruno = users.open_page("en", width=390, height=844), users.open_page("fr")
    table = set_table(ada, "cafe-race", "me open greedy", begin=False)
    join(bruno, "Bruno", table["join"])
    say(bruno, "Encore un café ?", "Dites quelque chose")
    lobby = ada.get_by_role("region", name="Chat")
    expect(lobby).to_contain_text("Bruno: Encore un café ?")
    say(ada, "One more.", "Say something")
    expect(bruno.get_by_role("region", name="Discussion")).to_contain_text("Ada\u00a0: One more.")
    assert violations(ada) == []
    ada.get_by_role("button", name="Begin").click()
    bruno.get_by_role("button", name="Discussion").click()
    panel = bruno.get_by_role("region", name="Ce qui se passe")
    expect(panel).to_contain_text("Encore un café ?")
    expect(bruno.get_by_role("group", name="À qui")).to_have_count(0)  # nobody wins together here


def test_companions_talk_alone(users: Users) -> None:
    ada, bruno, carla = users.open_page("it"), users.open_page("it"), users.open_page("it")
    table = set_table(ada, "coffin-rush", "me open open random", begin=False, options={"companies": 2})
    join(bruno, "Bruno", table["join"])
    join(carla, "Carla", table["join"])
    expect(ada.get_by_role("group", name="A chi")).to_have_count(0)  # before the game chairs change hands
    ada.get_by_role("button", name="Comincia").click()
    for page in (ada, bruno, carla):
        page.get_by_role("button", name="Chiacchiere").click()
    ada.get_by_role("group", name="A chi").get_by_role("button", name="Alla mia compagnia").click()
    say(ada, "il baule è nella cripta", "Di' qualcosa")
    panels = [page.get_by_role("region", name="Che cosa succede") for page in (ada, bruno, carla)]
    expect(panels[2]).to_contain_text("Ada (alla tua compagnia): il baule è nella cripta")
    ada.get_by_role("button", name="A tutti").click()
    say(ada, "buona fortuna", "Di' qualcosa")
    expect(panels[1]).to_contain_text("Ada: buona fortuna")  # he has received everything before it
    expect(panels[1]).not_to_contain_text("cripta")
    assert violations(ada) == []


def test_others_are_brought_to_a_table_that_is_being_played(users: Users) -> None:
    ada, bruno, eve = users.open_page("en"), users.open_page("fr"), users.open_page("it")
    table = set_table(ada, "coffee-rush", "me open", begin=False)
    join(bruno, "Bruno", table["join"])
    ada.get_by_role("button", name="Begin").click()
    expect(ada.locator("[data-game=coffee-rush]")).to_be_visible()  # the lobby has a button of that name, too
    ada.get_by_role("button", name="Your table").click()
    expect(ada.get_by_role("dialog").get_by_role("img", name="QR code")).to_be_visible()
    assert violations(ada) == []
    bruno.get_by_role("button", name="Inviter ou partager").click()
    eve.goto(bruno.get_by_role("dialog").get_by_role("textbox", name="Lien").input_value())
    expect(eve.get_by_text("Non ci sono più posti liberi.")).to_be_visible()
    eve.get_by_role("main").get_by_role("textbox").fill("Eva")
    eve.get_by_role("button", name="Guarda").click()
    expect(eve.locator("[data-game=coffee-rush]")).to_be_visible()
    expect(eve.get_by_role("button", name="Invita o condividi")).to_have_count(0)  # it is not hers to give


def test_temples_are_chosen_by_their_pictures(users: Users) -> None:
    page = users.open_page("fr", width=390, height=844)
    page.goto("/new/coffin-rush")
    temples = page.get_by_role("group", name="Temple").get_by_role("button")
    expect(temples.locator("svg")).to_have_count(5)
    expect(temples.nth(0)).to_have_attribute("aria-pressed", "true")
    assert len(set(temples.locator("svg").evaluate_all("all => all.map(one => one.outerHTML)"))) == 5
    temples.filter(has_text="Serpent").click()
    expect(temples.nth(2)).to_have_attribute("aria-pressed", "true")
    assert violations(page) == []
    page.get_by_role("button", name="Ouvrir la table").click()
    page.get_by_role("dialog").get_by_role("textbox").fill("Ada")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Temple\u00a0: Serpent")).to_be_visible()
