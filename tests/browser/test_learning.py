"""Every lesson in every language, played to its end, and the game that goes on from there."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.keyboard import Keyboard
from browser.lesson import begin_lesson, finish, follow, is_asked, step
from browser.seeded_server import SeededServer
from browser.test_accessible import axe, violations
from browser.users import Lang, Users
from tavolino.core.game import LANGUAGES
from tavolino.core.lesson import Lesson
from tavolino.core.registry import built_in, find

__all__ = ["axe"]  # a fixture

GAMES = [game for game in built_in() if find(game).first_lesson() is not None]
CHECKED = list(zip(GAMES, LANGUAGES, strict=True))
CALLED = "() => document.title.startsWith('●')"
GUIDE = re.compile("^(Your guide|La tua guida|Votre guide)$")


def steps_of(game: str) -> int:
    text = find(game).first_lesson()
    assert text is not None
    return len(Lesson.read(text).steps)


@pytest.mark.usefixtures("axe")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_to_its_end_and_on_into_a_game(users: Users, game: str, lang: Lang) -> None:
    """Its steps to read and its steps to do are also checked with axe, each game's in one look: its board has been seen
    in all of them."""
    page = users.open_page(lang, width=390 if lang == "it" else 1280, dark=lang != "en")
    is_checked = (game, lang) in CHECKED
    begin_lesson(page, game)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    assert not is_checked or violations(page) == [], "to be read"
    read = 0
    while not is_asked(page):
        assert step(page)
        read += 1
    assert not is_checked or violations(page) == [], "to be done"
    done = read + finish(page)
    assert done == steps_of(game) + 1  # each once, and the rule of the refusal
    expect(page.get_by_role("region", name=GUIDE)).to_have_count(0)
    if game == "cafe-race":  # its only score is the end of the race
        expect(page.locator("tbody tr").first).to_contain_text("Ada")
        page.locator("section .button.main").last.click()
    page.wait_for_function(CALLED)
    assert page.locator("[data-asked]").count() == 0
    expect(page.locator(f"[data-game={game}]")).to_be_visible()


def test_by_mouse_with_every_mistake_forgiven(users: Users) -> None:
    page = users.open_page("en")
    page.goto("/")
    page.get_by_role("link", name="Learn in ten minutes: Coffee Rush").click()
    page.get_by_role("dialog").get_by_role("textbox").fill("Ada")
    page.keyboard.press("Enter")
    panel = page.get_by_role("region", name="Your guide")
    expect(panel).to_contain_text("Welcome behind the counter!")
    expect(panel).to_contain_text("Step 1 of 50")

    cell = page.locator("[data-cell=c4]")
    cell.click()  # before one has read what there is to read
    expect(panel.get_by_role("alert")).to_contain_text("Read this first")
    follow(page, 2)
    expect(panel).to_contain_text("place your meeple")
    cell.click()  # legal, and not what was asked for
    expect(panel.get_by_role("alert")).to_contain_text("You could stand there too")
    page.locator("[data-cell=a2]").click()  # Crema stands there
    expect(panel.get_by_role("alert")).to_contain_text("No harm done")
    expect(page.get_by_text("Ada stands on")).to_have_count(0)
    follow(page, 3)  # placed, read, one step
    expect(panel.get_by_role("alert")).to_be_empty()
    expect(panel).to_contain_text("May you step diagonally?")
    step(page)
    expect(panel).to_contain_text("Quite right, that does not work.")
    expect(panel).to_contain_text("CR-MOVE-1")

    follow(page, 2)
    expect(panel).to_contain_text("And milk is to the left")
    here = panel.inner_text()
    page.reload()
    expect(panel).to_contain_text("And milk is to the left")
    assert panel.inner_text() == here
    page.get_by_role("button", name="Take back").click()
    expect(panel).to_contain_text("Ice for the Iced Milk")
    follow(page, 2)
    page.get_by_role("button", name="Play on without me").click()
    expect(panel).to_have_count(0)
    page.locator("[data-cell=d2]").click()  # the guide no longer blocks moves; the rules do
    expect(page.get_by_role("alert").filter(has_text="CR-")).to_be_visible()


def test_without_a_mouse_through_the_refusal(users: Users) -> None:
    page = users.open_page("it", width=390, height=844, dark=True)
    begin_lesson(page, "coffin-rush")
    keyboard = Keyboard(page)
    panel = page.get_by_role("region", name="La tua guida")
    for words in ("contagiri", "tre azioni", "porte di pietra"):
        keyboard.press("^Avanti$")
        expect(panel).to_contain_text(words)
    keyboard.press("^Apri la porta a est")
    expect(panel).to_contain_text("Adesso un movimento")
    keyboard.press("^Mettiti in cammino$")
    for cell, words in (("5,7", "più a est"), ("6,7", "dietro una parete"), ("7,7", "non si può")):
        keyboard.press(f"{cell}")
        expect(panel).to_contain_text(words)
    keyboard.press("^Avanti$")
    expect(panel).to_contain_text("giriamo attorno")


@pytest.mark.usefixtures("server")  # for the pages
def test_a_lesson_goes_on_where_a_killed_server_left_it(chromium: Browser, tmp_path: Path) -> None:
    """Killed while the others wait for the refusal, which is not in the log: it is asked for again."""
    with SeededServer(tmp_path, "a lesson") as first:
        users = Users(chromium, first.url)
        page = users.open_page("fr")
        begin_lesson(page, "cafe-race")
        follow(page, 3)
        panel = page.get_by_role("region", name="Votre guide")
        expect(panel).to_contain_text("Peut-on changer d'avis")
        first.kill()
    with SeededServer(tmp_path, "a lesson", first.port):
        page.reload()
        expect(panel).to_contain_text("Peut-on changer d'avis")
        follow(page, 2)
        expect(panel).to_contain_text("Votre élan de 4 a gagné le 4.")
        users.close()
