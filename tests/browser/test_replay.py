"""Replays: scrubbing, stepping, the view of another seat, copying a position, and playing on from it.

Each game has its language: Café Race English, Coffee Rush Italian, Coffin Rush! French.
"""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from browser.records import RACE, Golden, nearly_over, open_record, scrub
from browser.users import Users
from browser.wording import EN, FR, IT, Words
from tavolino.bots import levels
from tavolino.core.playback import Playback
from tavolino.core.registry import find

# the HTML of the board without ids, and with sorted classes
BOARD = """() => {
  const board = document.querySelector(".board").cloneNode(true);
  for (const part of board.querySelectorAll("*")) {
    part.setAttribute("class", [...part.classList].sort().join(" "));
    for (const name of ["id", "for", "aria-labelledby", "aria-describedby"]) part.removeAttribute(name);
  }
  return board.innerHTML;
}"""
every_game = pytest.mark.parametrize("words", [EN, IT, FR], ids=lambda words: f"{words.golden.name}-{words.lang}")


def played(golden: Golden) -> Playback:
    playback = Playback(golden.record)
    for _match in playback.run():
        pass
    return playback


def points(page: Page) -> list[int]:
    """As they are shown beside the names, not what the chips count; a single one may be a word."""
    shown = page.locator("[data-scores] > li > b").all_inner_texts()
    return [int(found[0]) if (found := re.findall(r"-?\d+", text)) else 1 for text in shown]


@every_game
def test_scrubbing_shows_the_position_of_any_move(users: Users, words: Words) -> None:
    page = users.open_page(words.lang)
    open_record(page, words.golden)
    playback = played(words.golden)
    last = len(playback.moments) - 1
    pictures = {}
    for at in (last, last // 3, 0, 2 * last // 3, last - 1):
        scrub(page, at)
        assert points(page) == playback.moments[at].scores
        pictures[at] = page.evaluate(BOARD)
    assert len(set(pictures.values())) == len(pictures)  # or the comparison below would say nothing
    for at in (last // 3, 2 * last // 3):  # stepping shows the same as jumping
        scrub(page, at - 2)
        for step in (at - 1, at):
            page.keyboard.press("ArrowRight")
            page.locator(f"[data-at='{step}']").wait_for()
        assert page.evaluate(BOARD) == pictures[at]
    log = page.locator("[data-line]")
    scrub(page, 0)
    expect(log).to_have_text([words.first_line])
    scrub(page, last)
    assert log.count() > 30  # of the moves before it; a walk of several is one line


@every_game
def test_keys_go_by_move_and_by_turn(users: Users, words: Words) -> None:
    page = users.open_page(words.lang)
    open_record(page, words.golden)
    turns = [turn.at for turn in played(words.golden).turns]
    last = len(words.golden.record.entries) - 1
    for key, at in {
        "Shift+ArrowRight": turns[1], "PageDown": turns[2], "ArrowRight": turns[2] + 1, "PageUp": turns[2],
        "Control+ArrowLeft": turns[1], "ArrowLeft": turns[1] - 1, "End": last, "Home": 0,
    }.items():  # fmt: skip
        page.keyboard.press(key)
        page.locator(f"[data-at='{at}']").wait_for()
    scrubber = page.get_by_role("slider")
    scrubber.focus()
    page.keyboard.press("PageDown")
    said = re.compile(rf"\b{turns[1]}\b.*\b{last}\b, \w+")  # which move of how many, and whose turn it is
    expect(scrubber).to_have_attribute("aria-valuetext", said)
    page.keyboard.press("Space")  # plays …
    page.wait_for_function("at => Number(document.querySelector('[data-at]').dataset.at) > at", arg=turns[1])
    page.keyboard.press("Space")  # … until it is paused
    stopped = int(page.locator("[data-at]").get_attribute("data-at") or 0)
    page.get_by_role("button", name=words.back).click()
    page.locator(f"[data-at='{stopped - 1}']").wait_for()


@pytest.mark.parametrize("width", [1280, 390])
def test_a_moment_worth_seeing_again_is_brought_into_sight(users: Users, width: int) -> None:
    """The list is far below the board; keys go on from the moment that was chosen."""
    page = users.open_page("en")
    page.set_viewport_size({"width": width, "height": 720 if width == 1280 else 844})
    open_record(page, RACE)
    moments = page.get_by_role("region", name="Worth seeing again")
    chosen = moments.get_by_role("button").first
    at = int(re.findall(r"\d+", chosen.inner_text())[0])
    scrub(page, at + 1)
    chosen.scroll_into_view_if_needed()
    chosen.click()
    page.locator(f"[data-at='{at}']").wait_for()
    expect(page.locator(".board")).to_be_in_viewport(ratio=0.6)
    page.keyboard.press("ArrowLeft")
    page.locator(f"[data-at='{at - 1}']").wait_for()
    page.keyboard.press("ArrowRight")
    page.locator(f"[data-at='{at}']").wait_for()


def test_another_seat_s_view_has_other_secrets(users: Users) -> None:
    page = users.open_page("en")
    open_record(page, RACE)
    scrub(page, 1)
    log = page.get_by_role("region", name="Events")
    expect(log).to_contain_text("Bruno has chosen a thrust.")
    page.get_by_label("Seen by").select_option(label="Bruno")
    expect(log).to_contain_text("Bruno has chosen thrust 3.")
    page.get_by_label("Seen by").select_option(label="Ada")
    expect(log).to_contain_text("Bruno has chosen a thrust.")
    expect(page.locator("[data-at='1']")).to_be_visible()  # still the same moment


@every_game
def test_playing_on_from_any_moment(users: Users, words: Words) -> None:
    page = users.open_page(words.lang)
    open_record(page, words.golden)
    scrub(page, len(words.golden.record.entries) - 1)
    expect(page.get_by_role("button", name=words.play_on)).to_be_disabled()  # there is nothing left to play
    scrub(page, played(words.golden).turns[3].at)
    page.get_by_role("button", name=words.play_on).click()
    page.get_by_role("dialog").locator("select").first.select_option("1")
    sit_down(page, words)
    page.wait_for_function("() => document.title.startsWith('●')")  # it is a game, and I am in it
    table = page.url.rpartition("/")[2]
    chairs = page.request.get(f"/api/tables/{table}").json()["table"]["chairs"]
    assert [chair["name"] for chair in chairs][1] == "Zoe"
    ranked = [level.name for level in levels.offered(find(words.golden.record.game)) if level.difficulty is not None]
    assert {chair["bot"] for seat, chair in enumerate(chairs) if seat != 1} == {ranked[-1]}  # the strongest


@every_game
def test_a_position_is_copied_and_begun_from(users: Users, words: Words) -> None:
    page = users.open_page(words.lang)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_record(page, words.golden)
    scrub(page, played(words.golden).turns[2].at)
    copy = page.get_by_role("button", name=words.copy)
    with page.expect_response("**/api/position") as asked:
        copy.click()
    expect(page.locator("section", has=copy).get_by_role("status")).not_to_be_empty()  # says when it is done
    copied = page.evaluate("navigator.clipboard.readText()")
    saved = asked.value.json()
    assert json.loads(copied) == saved
    page.goto("/replay")
    page.get_by_label(words.paste).fill(copied[:-20])
    page.get_by_role("button", name=words.look).click()
    expect(page.get_by_role("alert")).not_to_be_empty()  # half a position is refused
    page.get_by_label(words.paste).fill(copied)
    page.get_by_role("button", name=words.look).click()
    sit_down(page, words)
    expect(page.locator(f"[data-game={saved['game']}]")).to_be_visible()


def sit_down(page: Page, words: Words) -> None:
    page.get_by_role("button", name=words.sit).click()
    page.get_by_role("dialog").get_by_role("textbox").fill("Zoe")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")


def test_a_moment_is_shared_by_its_link_and_a_game_under_way_is_not(users: Users) -> None:
    users.expect_refusal(409)
    page = users.open_page("en")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = nearly_over(page, RACE)
    page.goto(f"/table/{table}")
    page.get_by_role("link", name="Watch it again").click()
    page.get_by_role("slider").wait_for()
    scrub(page, 3)
    page.get_by_role("button", name="Copy a link to this moment").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    friend = users.open_page("it")
    friend.goto(page.evaluate("navigator.clipboard.readText()"))
    friend.locator("[data-at='3']").wait_for()

    friend.goto("/")
    friend.get_by_role("button", name="Gioca subito: Café Race").click()
    friend.get_by_role("button", name="Comincia").click()
    friend.get_by_role("dialog").get_by_role("textbox").fill("Beppe")
    friend.keyboard.press("Enter")
    friend.wait_for_url("**/table/*")
    friend.goto(friend.url.replace("/table/", "/replay/"))
    expect(friend.get_by_role("heading", name="Questa partita è ancora in corso")).to_be_visible()
