"""Moments of a game in which something is laid over the table or shown on it: what is pointed at, and questions."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.opening import begin, join
from browser.tables import EMPTY_PAGE, PLAY, set_table
from browser.users import Users
from rules.cafe_race.scene import stairs
from rules.coffee_rush.scene import cafe
from rules.coffin_rush.scene import dig, who
from scene import Scene as Position

Scene = Callable[[Users, Page], None]

SURE = "localStorage.setItem('tavolino-settings', JSON.stringify({ confirm: true }));"
MY_TURN = "() => document.title.startsWith('●')"
STAIRS = stairs([21, 3, 4], [4, 4, 4])
FLOOR = cafe(3, meeples=(("a1",), ("d4",), ("d1",)))
SLIPS = {0: {1: ["espresso"], 2: ["steamed-milk"]}}
CUPS = cafe(3, cups={0: ["tea tea tea tea", "coffee", ""]}, tabs=SLIPS)
CORRIDORS = dig(who("6,8", "green", hand=["aggression", "betrayal"]), who("5,6"), turn={"seat": 0, "actions": 2})


def on_my_turn(game: str, position: Position, at: str, *, appears: str, focus: bool = True) -> Scene:
    """Something on the board is pointed at, or clicked."""

    def go(_: Users, page: Page) -> None:
        others = " greedy" * (position.position["players"] - 1)
        set_table(page, game, f"me{others}", start=position.position)
        thing = page.locator(at).last
        thing.wait_for()
        page.wait_for_function(MY_TURN)
        thing.focus() if focus else thing.click()
        expect(page.locator(appears).first).to_be_visible()

    return go


def final_question(_: Users, page: Page) -> None:
    page.add_init_script(SURE)
    set_table(page, "cafe-race", "me greedy greedy", start=STAIRS.position)
    page.locator("[data-chance].legal").nth(3).click()
    expect(page.locator(".hint .button.main")).to_be_visible()


def undo_question(users: Users, page: Page) -> None:
    """Somebody wants to take back what this page's player has gone on from."""
    host = users.open_page()
    position = cafe(3, phase="move", held="").position
    found = set_table(host, "coffee-rush", "me open greedy", name="Adelaide", begin=False, start=position)
    join(page, "Bruno", found["join"])
    begin(host)
    host.locator("[data-cell].open").first.click()
    host.get_by_role("button", name="End turn").click()
    host.get_by_role("button", name="Do it anyway").click()
    page.wait_for_function(MY_TURN)
    page.locator("[data-cell].open").first.click()
    host.get_by_role("button", name="Ask to take back").click()
    expect(page.locator(".question .button").nth(1)).to_be_visible()


def away_notice(users: Users, page: Page) -> None:
    """Another day."""
    other = users.open_page()
    found = set_table(page, "cafe-race", "me open greedy", name="Adelaide", begin=False)
    join(other, "Bruno", found["join"])
    begin(page)
    page.wait_for_function(MY_TURN)
    page.keyboard.press("2")
    expect(page.locator("[data-line]").filter(has_text="Adelaide")).not_to_have_count(0)
    page.goto(EMPTY_PAGE)
    other.goto(EMPTY_PAGE)
    other.evaluate(PLAY, [found["path"].removeprefix("/table/"), 1, ["thrust 4"]])
    page.goto(found["path"])
    expect(page.locator("section.away")).to_be_visible()


SCENES: dict[str, Scene] = {
    "cafe-race-odds": on_my_turn("cafe-race", STAIRS, "[data-chance]", appears=".odds"),
    "coffee-rush-walk": on_my_turn("coffee-rush", FLOOR, "[data-cell=b3].reached", appears="[data-gathers]"),
    "coffee-rush-odds": on_my_turn("coffee-rush", CUPS, "[data-cup='2']", appears=".possible"),
    "coffin-rush-walk": on_my_turn("coffin-rush", CORRIDORS, "[data-reach='9,5']", appears=".caption"),
    "coffin-rush-odds": on_my_turn("coffin-rush", CORRIDORS, "[data-threat='12,7']", appears=".way.threat"),
    "coffin-rush-card": on_my_turn("coffin-rush", CORRIDORS, "[data-card=betrayal]", appears=".use", focus=False),
    "final-question": final_question,
    "undo-question": undo_question,
    "away-notice": away_notice,
}
