"""What is wrong with a file, a record or a position is told in the reader's language, and again if that changes."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from browser.records import RACE
from browser.scenes import refused_file, refused_record
from browser.test_multiplayer import enter_name
from browser.test_new_table import DROP
from browser.users import Lang, Users

SETTINGS = "header .mine .button:last-child"


def choose_language(page: Page, label: str) -> None:
    page.locator(SETTINGS).click()
    page.get_by_role("dialog").get_by_role("combobox").first.select_option(label=label)
    page.keyboard.press("Escape")


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "backpack.pockets: there is no such name here; there are slots"),
        ("it", "backpack.pockets: questo nome qui non esiste; ci sono slots"),
        ("fr", "backpack.pockets : ce nom n'existe pas ici ; il y a slots"),
    ],
)
def test_every_fault_of_a_file_is_told_in_the_reader_s_language(users: Users, lang: Lang, words: str) -> None:
    page = users.open_page(lang)
    refused_file(users, page)
    expect(page.locator(".file li").filter(has_text=re.compile("^backpack"))).to_have_text(words)
    assert page.locator(".file [lang]").count() == 0


def test_and_again_when_the_reader_takes_another(users: Users) -> None:
    page = users.open_page("it")
    page.goto("/new/coffin-rush")
    expect(page.locator(".file")).to_be_visible()
    page.get_by_role("button", name="5", exact=True).click()
    page.evaluate(DROP, [".file", "bad.toml", "[backpack]\nslots = 99\n"])
    fault = page.locator(".file li")
    expect(fault).to_have_text("backpack.slots: 99 non va bene; scrivi un numero intero da 2 a 13")
    choose_language(page, "English")
    expect(fault).to_have_text("backpack.slots: 99 cannot be; write a whole number from 2 to 13")
    expect(page.get_by_role("button", name="5", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )  # nothing is lost


def test_what_a_file_says_is_shown_and_not_obeyed(users: Users) -> None:
    page = users.open_page("en")
    page.goto("/new/coffee-rush")
    expect(page.locator(".file")).to_be_visible()
    evil = r"<img src=x onerror=\"document.title=1\">\u202e\n"
    page.evaluate(DROP, [".file", "evil.toml", f'[[drink]]\nid = "{evil}"\n'])
    faults = page.locator(".file li")
    expect(faults.first).to_contain_text('line 1, drink[0].id ("<img src=x onerror="document.title=1">')
    assert page.locator(".file img").count() == 0


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "“2 1 thrust 2”: the game does not wait for this seat here. RACE-SPEED-2: "),
        ("it", "«2 1 thrust 2»: qui la partita non aspetta questo posto. RACE-SPEED-2: "),
        ("fr", "« 2 1 thrust 2 » : la partie n'attend pas cette place ici. RACE-SPEED-2 : "),
    ],
)
def test_a_record_against_the_rules_is_refused_with_the_rule(users: Users, lang: Lang, words: str) -> None:
    page = users.open_page(lang)
    refused_record(users, page)
    expect(page.get_by_role("alert")).to_contain_text(words)


def test_a_record_with_a_forged_die_is_refused_in_the_language_that_is_chosen_later(users: Users) -> None:
    users.expect_refusal(400)
    page = users.open_page("en")
    page.goto("/replay")
    forged = re.sub(r"^(0 - start \| d)(.)", lambda found: f"{found[1]}{int(found[2]) % 6 + 1}", RACE.text, flags=re.M)
    page.get_by_role("textbox").fill(forged)
    page.get_by_role("button", name="Look at it").click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("the seed gives d")
    choose_language(page, "Français")
    expect(alert).to_contain_text("la graine donne d")


@pytest.mark.parametrize(
    ("lang", "look", "sit", "words"),
    [
        ("it", "Guardala", "Siediti e comincia", "cells[0]: più di due impiegati sulla casella 9"),
        ("fr", "La regarder", "S'asseoir et commencer", "cells[0] : plus de deux employés sur la case 9"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_its_field(
    users: Users, lang: Lang, look: str, sit: str, words: str
) -> None:
    users.expect_refusal(400)
    page = users.open_page(lang)
    page.goto("/replay")
    position = {"cells": [9, 9, 9], "tokens": [5, 5, 5], "speeds": [1, 2, 3]}
    page.get_by_role("textbox").fill(json.dumps({"game": "cafe-race", "players": 3, "position": position}))
    page.get_by_role("button", name=look).click()
    page.get_by_role("button", name=sit).click()
    enter_name(page, "Zoe")
    expect(page.get_by_role("alert").filter(has_text="cells")).to_contain_text(words)
