"""On a phone by touch: a turn of Coffee Rush and one of Coffin Rush!, and nothing scrolls sideways."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.opening import begin, open_table
from browser.player import Player, play_out
from browser.users import Users

SIDEWAYS = "() => document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"
STICK_OUT = """() => {
  const ruler = document.createElement("pre");
  ruler.textContent = "x".repeat(400);
  document.querySelector("main").append(ruler);
}"""
FIRST: dict[str, dict[str, int]] = {"coffee-rush": {"starter": 0}, "coffin-rush": {"first": 0}}


def turn(view: dict[str, Any]) -> tuple[int, int]:
    """Another one with every turn of mine: one game counts turns, the other rounds."""
    return view["turn"].get("number", 0), view["turn"].get("round", 0)


@pytest.mark.parametrize("game", FIRST)
def test_a_turn_by_touch(users: Users, game: str) -> None:
    page = users.open_page("it", width=390, height=844, touch=True)

    def tap(thing: Locator) -> None:
        thing.tap()
        assert page.evaluate(SIDEWAYS) <= 0, f"something sticks out after {thing}"

    player = Player(page, game, [0], press=tap)
    open_table(page, "Ada", game, ["me", "random", "random"], options=FIRST[game])
    begin(page)
    assert page.evaluate("navigator.maxTouchPoints") > 0
    before = turn(player.listener.until_my_turn().view)
    while "go" not in player.pressed or turn(player.listener.until_my_turn().view) == before:
        player.answer()
        before = before if "go" in player.pressed else turn(player.listener.until_my_turn().view)
    assert len(player.pressed) > 2, "a turn is made of several kinds of moves"


def test_what_sticks_out_would_be_noticed(users: Users) -> None:
    page = users.open_page("it", width=390, height=844, touch=True)
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()  # an empty page has nothing that could stick out
    assert page.evaluate(SIDEWAYS) <= 0
    page.evaluate(STICK_OUT)
    assert page.evaluate(SIDEWAYS) > 0


def test_the_score_sheet_comes_into_view(users: Users) -> None:
    page = users.open_page("it", width=390, height=480, touch=True)  # a small one
    player = Player(page, "cafe-race", [0], press=Locator.tap)
    open_table(page, "Ada", "cafe-race", ["me", "random", "random"])
    begin(page)
    player.answer()
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")  # to the log, below where the sheet will be
    assert page.evaluate("scrollY") > 200
    play_out([player])
    expect(page.get_by_role("region", name="La fine della partita")).to_be_in_viewport()
