"""Chips show points as the rules count them and what is open of a player; the round and what is left are told."""

from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from browser.crowded import bots
from browser.midgame import midst
from browser.tables import set_table
from browser.users import Lang, Users
from rules.coffee_rush.scene import cafe
from tavolino.core.registry import find


class Told(NamedTuple):
    lang: Lang
    nth: int
    progress: str
    begins: str  # the name of whoever does, in that language


TOLD = {
    "cafe-race": Told("it", 3, "Turno 4 · zona di fine a 13 caselle", ""),
    "coffee-rush": Told("en", 53, "Round 5 · 35 orders left in the deck", "begins"),
    "coffin-rush": Told("fr", 57, "Manche 7 · compteur du rituel 17", "commence"),
}


def points_on(page: Page) -> list[int]:
    return [int(text) for text in page.locator(".seats .points b").all_inner_texts()]


@pytest.mark.parametrize("game", TOLD)
def test_chips_tell_who_is_winning(users: Users, game: str) -> None:
    lang, nth, progress, begins = TOLD[game]
    start, _ = midst(game, find(game).max_players, nth)
    page = users.open_page(lang)
    set_table(page, game, f"me {bots(game)}", start=start)
    expect(page.locator(".progress")).to_have_text(progress)
    assert points_on(page) == list(find(game).load(start).scores())
    expect(page.locator(".seats").get_by_role("img", name=begins, exact=True)).to_have_count(1 if begins else 0)
    expect(page.locator(".seats .more")).to_have_count(find(game).max_players)


def test_wealth_is_what_a_backpack_is_worth(users: Users) -> None:
    start, _ = midst("coffin-rush", 6, 57)
    page = users.open_page("en")
    set_table(page, "coffin-rush", f"me {bots('coffin-rush')}", start=start)
    worth = {"torch": 2, "charm": 2, "amulet": 2}
    carried = [sum(worth.get(item, 3) for item in explorer.get("backpack", [])) for explorer in start["explorers"]]
    assert len(set(carried)) > 2, "several amounts can be told from each other"
    chips = page.locator(".seats li")
    expect(chips).to_have_count(len(carried))
    for chip, wealth in zip(chips.all(), carried, strict=True):
        expect(chip.get_by_role("img", name=f"Wealth carried: {wealth}", exact=True)).to_be_visible()


def test_points_change_with_a_move(users: Users) -> None:
    """An upgrade costs three cards of a point each and is worth two."""
    page = users.open_page("en")
    start: Any = cafe(2, completed={0: ["espresso", "ristretto", "tea"]}).position
    set_table(page, "coffee-rush", "me greedy", start=start)
    mine = page.locator(".seats .points b").first
    expect(mine).to_have_text("3")
    page.locator("[data-upgrade].open").first.click()
    expect(mine).to_have_text("2")


def test_without_a_step_left_stopping_is_no_longer_the_main_button(users: Users) -> None:
    page = users.open_page("it")
    walked: dict[str, Any] = {"steps": 3, "meeple": "a1", "held": "milk"}
    set_table(page, "coffee-rush", "me greedy", start=cafe(2, phase="move", **walked).position)
    stop = page.locator(".actions [data-move=stop]")
    expect(stop).to_be_visible()
    assert "main" not in (stop.get_attribute("class") or "").split()
