"""Nothing is thrown away by accident: taking back with the others' consent, a question before what is final, and a pass
that waits until one is asked."""

import re

from playwright.sync_api import Locator, Page, expect

from browser.keyboard import Keyboard
from browser.opening import join
from browser.tables import set_table
from browser.test_accessible import violations
from browser.users import Users
from rules.cafe_race.scene import auction
from rules.coffee_rush.scene import cafe

EVENTS = {"en": "Events", "it": "Eventi", "fr": "Événements"}


def log(page: Page, lang: str = "en") -> Locator:
    return page.get_by_role("region", name=EVENTS[lang])


def together(ada: Page, bruno: Page, game: str, start: object) -> None:
    """Ada and Bruno at one table with a bot, which is asked after them if they are asked in turn."""
    table = set_table(ada, game, "me open greedy", begin=False, start=start)
    join(bruno, "Bruno", table["join"])
    ada.get_by_role("button", name=re.compile("^(Begin|Commencer)")).click()


def test_over_what_another_has_done_one_asks_and_they_agree_or_not(users: Users) -> None:
    ada, bruno = users.open_page("en"), users.open_page("it", width=390, height=844)
    together(ada, bruno, "coffee-rush", cafe(3, phase="move", held="").position)
    take_back, ask = (ada.get_by_role("button", name=name, exact=True) for name in ("Take back", "Ask to take back"))
    ada.get_by_role("button", name=re.compile("you can choose this cell")).first.click()
    expect(take_back).to_be_visible()
    ada.get_by_role("button", name="End turn").click()
    ada.get_by_role("button", name="Do it anyway").click()
    expect(bruno).to_have_title(re.compile("^● Tocca a te"))
    expect(take_back).to_be_visible()  # Bruno is asked and has done nothing yet

    step = bruno.get_by_role("button", name=re.compile("puoi scegliere"))
    step.first.click()
    ask.click()
    expect(ada.get_by_role("status").filter(has_text="Still to agree: Bruno.")).to_be_visible()
    question = bruno.get_by_role("alert").filter(has_text="Ada vorrebbe annullare una mossa.")
    expect(question).to_be_visible()
    assert violations(bruno) == []
    question.get_by_role("button", name="No").click()
    expect(log(ada)).to_contain_text("Bruno does not agree that it is taken back.")
    expect(ask).to_have_count(0)  # not again, before something was played

    step.first.click()
    ask.click()
    expect(question).to_be_visible()
    Keyboard(bruno).press("^Va bene$")
    expect(log(ada)).to_contain_text("Bruno agrees. 3 moves are taken back, up to the last one of Ada.")
    expect(question).to_have_count(0)
    expect(ada).to_have_title("● Your turn · Coffee Rush")
    take_back.click()  # what was before that was Ada's alone
    expect(log(ada)).to_contain_text("Ada takes the last move back.")


def test_a_thrust_is_chosen_twice_unless_that_is_turned_off(users: Users) -> None:
    page, bruno = users.open_page("fr", confirm=True), users.open_page("en")
    together(page, bruno, "cafe-race", None)
    others = log(page, "fr").get_by_text("a choisi son élan")
    question = page.get_by_role("alert").filter(has_text="Un élan ne s'annule jamais.")
    chosen = log(page, "fr").get_by_text("Ada a choisi l'élan")
    thrust, legal = page.get_by_role("button", name="Élan 4"), re.compile(r"\blegal\b")
    expect(others).to_have_count(1)
    expect(thrust).to_have_class(legal)  # while something is shown, no key counts
    page.keyboard.press("4")
    expect(question).to_be_visible()
    bruno.get_by_role("button", name=re.compile("thrust 1", re.I)).click()
    expect(others).to_have_count(2)
    expect(thrust).to_have_class(legal)
    expect(question).to_be_visible()  # it is still the same choice
    assert violations(page) == []
    page.keyboard.press("2")  # another one is another question
    expect(question).to_contain_text("Choisissez 2 encore une fois")
    expect(chosen).to_have_count(0)
    page.keyboard.press("2")
    expect(chosen).to_have_count(1)

    page.get_by_role("button", name="Réglages").click()
    page.get_by_label("Demander avant ce qui ne peut pas être annulé").uncheck()
    page.keyboard.press("Escape")
    expect(others).to_have_count(3)
    expect(thrust).to_have_class(legal)
    page.keyboard.press("3")
    expect(chosen).to_have_count(2)


def test_a_pass_stays_in_the_browser_until_one_is_asked(users: Users) -> None:
    ada, bruno = users.open_page("en"), users.open_page("en")
    together(ada, bruno, "cafe-race", auction([9, 8, 7], speeds=[6, 4, 2], opener=0).position)
    ahead = bruno.get_by_role("button", name="Pass when I am asked")
    ahead.click()
    expect(ahead).to_have_attribute("aria-pressed", "true")
    ahead.click()  # one may think again
    expect(ahead).to_have_attribute("aria-pressed", "false")
    bruno.keyboard.press("0")
    expect(ahead).to_have_attribute("aria-pressed", "true")
    assert violations(bruno) == []
    expect(log(ada).get_by_text("Bruno passes")).to_have_count(0)
    ada.get_by_role("button", name=re.compile("bid 1", re.I)).click()
    expect(log(ada)).to_contain_text("Bruno passes")


def test_at_one_screen_whoever_sits_there_takes_back_the_last_choice(users: Users) -> None:
    page = users.open_page("fr", width=360, height=740)
    set_table(page, "cafe-race", "me me me", start=auction([9, 8, 7], speeds=[6, 4, 2], opener=0).position)
    page.get_by_role("button", name=re.compile("offrir 1")).click()
    page.get_by_role("button", name="Annuler", exact=True).click()
    expect(log(page, "fr")).to_contain_text("annule le dernier coup.")
    expect(page.get_by_role("button", name=re.compile("offrir 1"))).to_be_visible()
