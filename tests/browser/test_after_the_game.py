"""After the game: scores turn by turn, moments worth seeing again, and dice that anybody can check."""

import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from browser.records import Golden, nearly_over, open_record
from browser.tables import set_table
from browser.users import Users
from browser.wording import EN, FR, IT, Words
from tavolino.core.registry import find
from tavolino.narrate.texts import Texts

DROP = """text => {
  const carried = new DataTransfer();
  carried.items.add(new File([text], "a.record", { type: "text/plain" }));
  window.dispatchEvent(new DragEvent("drop", { dataTransfer: carried, bubbles: true, cancelable: true }));
}"""
every_game = pytest.mark.parametrize("words", [EN, IT, FR], ids=lambda words: f"{words.golden.name}-{words.lang}")


def draws_in(golden: Golden) -> int:
    return sum(len(getattr(entry, "draws", ())) for entry in golden.record.entries)


def moves_that_drew(golden: Golden) -> list[int]:
    return [at for at, entry in enumerate(golden.record.entries) if getattr(entry, "draws", ())]


@every_game
def test_the_finished_table_shows_scores_highlights_and_dice(users: Users, words: Words) -> None:
    page = users.open_page(words.lang)
    table = nearly_over(page, words.golden)
    page.goto(f"/table/{table}")
    chart = page.get_by_role("region", name=words.scores)
    chart.wait_for()
    replay = page.request.get(f"/api/tables/{table}/course").json()
    totals = [str(score["total"]) for score in replay["result"]["scores"]]
    decision = replay["result"]["decision"]
    why = Texts.of(find(words.golden.record.game), words.lang).format(decision["message"], **decision["facts"])
    expect(page.locator(".decision")).to_contain_text(why)
    for total in totals:
        expect(chart.get_by_role("img")).to_have_attribute("aria-label", re.compile(rf" {total}\b"))
    chart.locator("summary").click()
    assert chart.locator("tbody tr").count() == len(replay["turns"]) + 1  # each turn as it begins, and the end
    assert chart.locator("tbody tr").last.locator("td").all_inner_texts() == totals
    page.get_by_role("button", name=words.verify).click()
    expect(page.locator("code").filter(has_text=replay["seed_hash"])).to_have_count(2)  # committed, and computed

    moments = page.locator(f"a[href^='/replay/{table}?at=']")
    assert moments.count() == len(replay["highlights"]) > 0
    moments.last.click()
    page.locator(f"[data-at='{replay['highlights'][-1]['at']}']").wait_for()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.wait_for_url(f"**/replay/{table}?at=1")  # the address follows
    page.goto(f"/replay/{table}?at=2&seat=0")  # and leads back
    page.locator("[data-at='2']").wait_for()
    expect(page.locator(".side select")).to_have_value("0")


# ---- the dice


@every_game
def test_the_browser_works_out_every_die_by_itself(users: Users, words: Words) -> None:
    page = users.open_page(words.lang)
    page.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")  # as over plain http
    open_record(page, words.golden)
    page.get_by_role("button", name=words.verify).click()
    expect(page.get_by_text(words.right.format(draws_in(words.golden)))).to_be_visible()
    record = words.golden.record
    expect(page.locator("code").filter(has_text=record.seed_hash)).to_have_count(2)
    expect(page.locator("code").filter(has_text=record.seed or "-")).to_have_count(1)


@every_game
def test_a_die_that_a_server_would_change_is_found_by_the_browser(users: Users, words: Words) -> None:
    page = users.open_page(words.lang)
    moves = moves_that_drew(words.golden)
    move = moves[len(moves) // 2]

    def forge(route: Route) -> None:
        answer = route.fetch()
        replay: Any = answer.json()
        draw = replay["moments"][move]["draws"][-1]
        draw["value"] = next(face for face in (draw["faces"] or [0, 1]) if face != draw["value"])
        route.fulfill(response=answer, json=replay)

    page.route("**/api/course", forge)
    open_record(page, words.golden)
    page.get_by_role("button", name=words.verify).click()
    expect(page.get_by_text(words.wrong.format(move))).to_be_visible()
    expect(page.get_by_text(words.right.format(draws_in(words.golden)))).to_have_count(0)


@every_game
def test_a_file_with_one_die_changed_is_refused_at_its_move(users: Users, words: Words) -> None:
    page = users.open_page(words.lang)
    users.expect_refusal(400)
    page.goto("/replay")
    page.locator("input[type=file]").wait_for(state="attached")
    move = moves_that_drew(words.golden)[-1]
    lines = words.golden.text.split("\n")
    place = next(at for at, line in enumerate(lines) if line.startswith(f"{move} "))
    head, draws = lines[place].split(" | ")
    first, *others = draws.split()
    changed = f"{first[0]}{1 if first[1:] != '1' else 2}"
    forged = f"{head} | {' '.join([changed, *others])}"
    page.evaluate(DROP, "\n".join([*lines[:place], forged, *lines[place + 1 :]]))
    expect(page.get_by_role("alert")).to_contain_text(head)
    expect(page.get_by_role("alert")).to_contain_text(f"{changed} ")
    page.evaluate(DROP, words.golden.text)  # the unchanged file is accepted
    expect(page.get_by_role("slider")).to_be_visible()


def test_the_winner_reads_that_they_win_and_an_onlooker_who_wins(users: Users) -> None:
    ada, eve = users.open_page("en"), users.open_page("en")
    ending = {"cells": [27, 1, 1], "tokens": [5, 5, 5], "speeds": [6, 1, 1]}
    table = set_table(ada, "cafe-race", "me greedy greedy", public=True, start=ending)
    eve.goto(table["path"])
    eve.locator(".prompt").wait_for()
    ada.get_by_role("button", name="Thrust 1").click()
    expect(ada.get_by_role("heading", name="You win!")).to_be_visible()
    expect(eve.get_by_role("heading", name="Ada wins!")).to_be_visible()
