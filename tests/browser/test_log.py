"""What happened: the log by rounds and turns, a walk in one line, cells that light up, and what one has missed."""

import re

from playwright.sync_api import Page, expect

from browser.opening import begin, join
from browser.racing import MOST_ROUNDS
from browser.socket_listener import SocketListener
from browser.tables import EMPTY_PAGE, PLAY, play_together, set_table
from browser.test_accessible import violations
from browser.test_walking import foreseen, sent_until
from browser.users import Users
from rules.coffee_rush.scene import cafe
from rules.coffin_rush.scene import dig, who

TURN = {"seat": 0, "actions": 2}
HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
LIT = "() => [...document.querySelectorAll('[data-lit]')].map((cell) => cell.dataset.lit).sort()"


def lit(page: Page) -> list[str]:
    cells: list[str] = page.evaluate(LIT)
    return cells


def test_a_walk_through_the_temple_is_one_line_and_lights_its_cells(users: Users) -> None:
    page = users.open_page("fr")
    SocketListener(page)
    scene = dig(who("6,8", hand=[]), who(), turn=TURN)
    near = [
        walk for walk in foreseen(scene).walks if not walk.perils and walk.actions == 1
    ]  # it is still one's turn then
    longest = max(near, key=lambda walk: len(walk.path))
    set_table(page, "coffin-rush", "me greedy", start=scene.position)
    page.locator(f"[data-reach='{longest.to}']").click()
    sent_until(page, f"view.explorers[0].at === '{longest.to}'")
    line = page.locator("[data-line]").filter(has_text=f"Ada va de 6,8 à {longest.to}, {len(longest.path)} pas.")
    expect(line).to_have_count(1)
    expect(page.locator("[aria-live] p").last).not_to_contain_text("pas.")  # told step by step
    expect(page.locator("[aria-live] p").filter(has_text=longest.to)).not_to_have_count(0)
    assert lit(page) == []
    line.hover()
    assert lit(page) == sorted(["6,8", *longest.path])
    page.mouse.move(5, 5)
    assert lit(page) == []
    page.get_by_role("region", name="Événements").focus()
    page.keyboard.press("ArrowUp")
    while not lit(page):
        page.keyboard.press("ArrowUp")
    expect(line).to_be_focused()
    assert violations(page) == []
    page.keyboard.press("Escape")
    assert lit(page) == []


def test_a_walk_over_the_floor_tells_what_it_gathers(users: Users) -> None:
    page = users.open_page("it")
    SocketListener(page)
    scene = cafe(3, meeples=(("a1",), ("d4",), ("d1",)))
    set_table(page, "coffee-rush", "me greedy greedy", start=scene.position)
    page.locator("[data-cell=b3].reached").click()
    sent_until(page, "view.meeples[0][0] === 'b3'")
    line = page.locator("[data-line]").filter(has_text="Ada cammina da a1 a b3: ")
    expect(line).to_have_text(re.compile("b3: .*caramello"))
    line.hover()
    cells = lit(page)
    assert len(cells) == 4
    assert {"a1", "b3"} <= set(cells)


def test_the_log_of_a_race_goes_by_rounds(users: Users) -> None:
    page = users.open_page("en", 390, 844, touch=True)
    set_table(page, "cafe-race", "me greedy greedy", moves=["thrust 3"])
    expect(page.locator(".log .round")).to_have_text(["Round 1", "Round 2"])
    moved = page.locator("[data-line]").filter(has_text=re.compile("from the start zone")).first
    moved.tap()
    assert lit(page)[0] == "0"
    assert violations(page) == []


def test_the_first_turn_has_its_player_and_its_round(users: Users) -> None:
    """Nothing announces it. The round is called as the game calls it."""
    page = users.open_page("fr")
    SocketListener(page)
    scene = cafe(3, phase="move", steps=3, held="milk")
    set_table(page, "coffee-rush", "me greedy greedy", start=scene.position)
    expect(page.locator(".progress")).to_have_text(re.compile("^Tour de table 1 "))
    page.get_by_role("button", name="Finir le tour").click()
    page.get_by_role("button", name="Continuer quand même").or_(page.locator(".hint .main")).first.click()
    turns = page.locator(".log .turn > p")
    expect(turns).not_to_have_count(0)
    expect(turns.first).to_have_text(re.compile("Ada$"))
    expect(page.locator(".log .round").first).to_have_text("Tour de table 1")


def test_whoever_comes_from_the_lobby_has_missed_nothing(users: Users) -> None:
    ada, bruno = users.open_page("en"), users.open_page("it")
    found = set_table(ada, "coffee-rush", "me open", begin=False, options={"starter": 0})
    join(bruno, "Bruno", found["join"])
    bruno.get_by_role("button", name="Per me si può cominciare").click()
    expect(ada.get_by_role("status").filter(has_text="1")).to_be_visible()
    begin(ada)
    expect(bruno.locator(".log [data-line]")).not_to_have_count(0)
    expect(bruno.get_by_role("region", name="Mentre non c'eri")).to_have_count(0)


def test_whoever_comes_back_another_day_reads_what_others_did(users: Users) -> None:
    ada, bruno = users.open_page("it"), users.open_page("en")
    found = set_table(ada, "cafe-race", "me open greedy", begin=False)
    join(bruno, "Bruno", found["join"])
    begin(ada)
    ada.wait_for_function("() => document.title.startsWith('●')")
    table = found["path"].removeprefix("/table/")
    ada.keyboard.press("2")
    expect(ada.locator("[data-line]").filter(has_text="Ada")).not_to_have_count(0)
    ada.goto(EMPTY_PAGE)
    bruno.goto(EMPTY_PAGE)
    bruno.evaluate(PLAY, [table, 1, ["thrust 4"]])  # until the next round
    ada.goto(found["path"])
    missed = ada.get_by_role("region", name="Mentre non c'eri")
    expect(missed).to_contain_text("Bruno")
    board = ada.get_by_role("group").first.bounding_box()
    assert violations(ada) == []
    missed.get_by_role("button").click()
    expect(missed).to_have_count(0)
    assert ada.get_by_role("group").first.bounding_box() == board  # it pushed nothing
    ada.reload()
    ada.wait_for_function("() => document.title.startsWith('●')")
    expect(missed).to_have_count(0)


def test_whoever_comes_back_from_another_tab_reads_what_others_did(users: Users) -> None:
    page = users.open_page("en")
    SocketListener(page)
    scene = dig(who("6,8", hand=[]), who("7,7"), turn=TURN)
    found = set_table(page, "coffin-rush", "me greedy", start=scene.position)
    page.wait_for_function("() => document.title.startsWith('●')")
    missed = page.get_by_role("region", name="While you were away")
    expect(missed).to_have_count(0)
    page.evaluate(HIDE, True)
    page.evaluate(PLAY, [found["path"].removeprefix("/table/"), 0, ["pass"]])
    page.evaluate(HIDE, False)
    expect(missed).to_be_visible()
    expect(missed.locator("ol ol li")).not_to_have_count(0)
    expect(missed).not_to_contain_text("Ada ends")


def test_the_result_tells_what_changed_in_the_ratings(users: Users) -> None:
    """On a scale that people know, and with a question mark after a first game. "Your own" is on one's own page."""
    ada, bruno = users.open_page("fr"), users.open_page("en")
    found = set_table(ada, "cafe-race", "me open random", name="Anne", begin=False)
    join(bruno, "Bruno", found["join"])
    begin(ada)
    ada.wait_for_function("() => document.title.startsWith('●')")
    play_together([ada, bruno], found["path"].removeprefix("/table/"), ["thrust 4"] * MOST_ROUNDS)
    ada.goto(found["path"])
    ending = ada.get_by_role("region", name="La fin de la partie")
    expect(ending).to_contain_text(re.compile(r"Anne\s: 1[45]\d\d\? \([+−±]\d+\)"))
    expect(ending.locator(".decision a")).to_have_attribute("href", re.compile(r"/rules/cafe-race.*#RACE-SCORE-3"))
    assert violations(ada) == []
    ada.goto("/leaders")
    expect(ada.locator("tr").filter(has_text="Anne")).to_contain_text(re.compile(r"1[45]\d\d\?"))
    ada.goto("/games")
    expect(ada.locator("main li").filter(has_text="Cote")).to_contain_text(re.compile(r"Cote 1[45]\d\d\?"))
