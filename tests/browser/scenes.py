"""Every page, and every table in the middle of a game, by name: for screenshots and for tests of the layout.

A scene is a function that leads a page there. A further page is a further line in SCENES.
"""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from browser import records
from browser.midgame import midst, nearly_over
from browser.moment_scenes import SCENES as OF_MOMENTS
from browser.opening import begin, join, open_table
from browser.racing import MOST_ROUNDS
from browser.records import Golden, open_record, scrub
from browser.socket_listener import SocketListener
from browser.tables import play_together, set_table
from browser.trouble_scenes import SCENES as OF_TROUBLE
from browser.users import Users

Scene = Callable[[Users, Page], None]

FIRST = re.compile(r"^(thrust|spinta|élan) 4\b", re.I)
LATE = re.compile(r"^(thrust|spinta|élan) 1\b", re.I)
BAD_TEMPLE = """
[dice]
red = [0, 7]
[counter]
green = 9
yellow = 27
[backpack]
pockets = 3
[layouts]
mine = ["crypt0 base1", "a-quadrant-with-a-very-long-name-that-nobody-has-ever-drawn9"]
[quadrants]
jars = "a room without walls"
[garden]
palms = 3
"""
BOTS = {"cafe-race": "greedy greedy greedy", "coffee-rush": "greedy greedy", "coffin-rush": "greedy greedy"}


def at(path: str, *, whole: str = "h1") -> Scene:
    def go(_: Users, page: Page) -> None:
        page.goto(path)
        expect(page.locator(whole).first).to_be_visible()

    return go


def lost(path: str) -> Scene:
    """An address for which the server answers 404."""

    def go(users: Users, page: Page) -> None:
        users.expect_refusal(404)
        at(path)(users, page)

    return go


def table(game: str, nth: int, moves: int = 0, bots: str | None = None, **options: Any) -> Scene:
    """The first seat's turn, in the middle of a game."""
    others = BOTS[game] if bots is None else bots

    def go(_: Users, page: Page) -> None:
        start, played = midst(game, len(others.split()) + 1, nth, moves, **options)
        set_table(page, game, f"me {others}", start=start, moves=played, public=True)
        expect(page.locator(f"[data-game={game}]")).to_be_visible()
        page.wait_for_function("() => document.title.startsWith('●')")

    return go


def score_sheet(game: str) -> Scene:
    def go(_: Users, page: Page) -> None:
        start = nearly_over(game, len(BOTS[game].split()) + 1)
        set_table(page, game, f"me {BOTS[game]}", start=start)
        expect(page.locator(".sheet table")).to_be_visible()

    return go


def lobby(game: str, chairs: str, **more: Any) -> Scene:
    def go(_: Users, page: Page) -> None:
        set_table(page, game, chairs, begin=False, **more)
        expect(page.locator("li .button").first).to_be_visible()

    return go


def shapes(scene: Scene) -> Scene:
    """With shapes for colour-blind players."""

    def go(users: Users, page: Page) -> None:
        scene(users, page)
        page.evaluate("document.documentElement.dataset.contrast = 'shapes'")

    return go


def then_click(scene: Scene, selector: str, appears: str) -> Scene:
    def go(users: Users, page: Page) -> None:
        scene(users, page)
        page.locator(selector).first.click()
        expect(page.locator(appears).first).to_be_visible()

    return go


def lesson(game: str, steps: int = 0) -> Scene:
    """After so many steps of the lesson."""

    def go(_: Users, page: Page) -> None:
        set_table(page, "cafe-race", "me open open", begin=False)  # so that the page has a name
        page.goto(f"/learn/{game}")
        page.wait_for_url("**/table/*")
        for step in range(steps):
            page.locator(f".guide:has([data-step='{step + 1}']) .next").click()
        expect(page.locator(f".guide [data-step='{steps + 1}']")).to_be_visible()

    return go


def replay(golden: Golden) -> Scene:
    """Two thirds into a game."""

    def go(_: Users, page: Page) -> None:
        open_record(page, golden)
        scrub(page, 2 * len(golden.record.entries) // 3)

    return go


def hand_over(_: Users, page: Page) -> None:
    set_table(page, "cafe-race", "me me me")
    page.get_by_role("button", name=FIRST).click()
    expect(page.locator(".card > .button.main")).to_be_visible()


def play_now(_: Users, page: Page) -> None:
    page.goto("/")
    page.locator("article button.main").last.click()
    page.locator("dialog summary").click()


def why_not(users: Users, page: Page) -> None:
    """A second thrust is refused, while another player has not chosen yet."""
    listener = SocketListener(page)
    join(users.open_page(), "Bruno", open_table(page, "Ada", "cafe-race", ["me", "open", "greedy"]))
    begin(page)
    page.wait_for_function("() => document.title.startsWith('●')")
    page.get_by_role("button", name=FIRST).click()
    listener.until_left_to([1])  # waits for the bot, since the next entry removes the hint
    page.get_by_role("button", name=LATE).click()
    expect(page.get_by_role("alert").filter(has_text="RACE-SPEED-2")).to_be_visible()


def refused_file(_: Users, page: Page) -> None:
    """A temple with faults of every kind of length."""
    page.goto("/new/coffin-rush")
    page.locator("input[type=file]").set_input_files(
        {"name": "temple.toml", "mimeType": "text/plain", "buffer": BAD_TEMPLE.encode()}
    )
    expect(page.locator(".file li").nth(5)).to_be_visible()


def refused_record(users: Users, page: Page) -> None:
    """One in which somebody has changed a move into one that the rules forbid."""
    users.expect_refusal(400)
    page.goto("/replay")
    page.locator("textarea").fill(records.RACE.text.replace("\n2 2 thrust", "\n2 1 thrust", 1))
    page.locator("section .button:not(.main)").click()
    expect(page.get_by_role("alert")).to_contain_text("RACE-SPEED-2")


def invited(users: Users, page: Page) -> None:
    """A new user follows an invite, and is told of the game before they say their name."""
    host = users.open_page()
    found = set_table(host, "cafe-race", "me open open", begin=False)
    host.close()
    _go_in(page, found["join"])


def full_table(users: Users, page: Page) -> None:
    host = users.open_page()
    found = set_table(host, "cafe-race", "me greedy greedy", name="Bruno", begin=False)
    host.close()
    set_table(page, "cafe-race", "me greedy greedy", begin=False)  # so that the page has a name
    _go_in(page, found["join"])


def expired_invite(users: Users, page: Page) -> None:
    found = set_table(page, "cafe-race", "me open open", begin=False)
    users.expect_refusal(404)
    _go_in(page, found["join"][:-3])


def broken_connection(_: Users, page: Page) -> None:
    routes: list[WebSocketRoute] = []

    def connect_once(route: WebSocketRoute) -> None:
        routes.append(route)
        if len(routes) == 1:
            route.connect_to_server()
        else:
            route.close()

    page.route_web_socket(re.compile("/ws$"), connect_once)
    start, _moves = midst("coffin-rush", 3, 43)
    set_table(page, "coffin-rush", "me greedy greedy", start=start)
    expect(page.locator("[data-game]")).to_be_visible()
    page.wait_for_function("() => document.title.startsWith('●')")
    routes[0].close()
    expect(page.locator("[role=status] p")).to_be_visible()


def my_games(users: Users, page: Page) -> None:
    for scene in (RACE, score_sheet("coffee-rush"), lobby("coffin-rush", "me open greedy")):
        scene(users, page)
    page.goto("/games")
    expect(page.locator("main li").nth(2)).to_be_visible()


def leaders(users: Users, page: Page) -> None:
    """After a race between two people, who answer without a board: it is not what is looked at."""
    other = users.open_page()
    found = set_table(page, "cafe-race", "me open random", begin=False)
    join(other, "Bruno", found["join"])
    begin(page)
    page.wait_for_function("() => document.title.startsWith('●')")
    play_together([page, other], found["path"].removeprefix("/table/"), ["thrust 4"] * MOST_ROUNDS)
    other.close()
    page.goto("/leaders")
    expect(page.locator("table").first).to_be_visible()


def _go_in(page: Page, invite: str) -> None:
    page.goto(invite)
    expect(page.locator("h1, dialog h2").first).to_be_visible()


RACE = table("cafe-race", 3, moves=2)
AUCTION = table("cafe-race", 5, auction=True)
CAFE = table("coffee-rush", 53, moves=3)
COUNTER = table("coffee-rush", 53, moves=10)
TEMPLE = table("coffin-rush", 57, moves=2)
REPLAY = replay(records.RACE)
SETTINGS = "header .mine .button:last-child"

SCENES: dict[str, Scene] = {
    "home": at("/"),
    "new-cafe-race": at("/new/cafe-race", whole="form .button.main"),
    "new-coffee-rush": at("/new/coffee-rush", whole="form .button.main"),
    "new-coffin-rush": at("/new/coffin-rush", whole="form .button.main"),
    "lobby": lobby("coffee-rush", "me open greedy"),
    "lobby-companies": lobby("coffin-rush", "me open greedy open", options={"companies": 2}),
    "invited": invited,
    "full-table": full_table,
    "expired-invite": expired_invite,
    "cafe-race": RACE,
    "cafe-race-auction": AUCTION,
    "cafe-race-shapes": shapes(RACE),
    "cafe-race-end": score_sheet("cafe-race"),
    "cafe-race-rules": at("/rules/cafe-race", whole=".rules article"),
    "coffee-rush": CAFE,
    "coffee-rush-counter": COUNTER,
    "coffee-rush-shapes": shapes(COUNTER),
    "coffee-rush-end": score_sheet("coffee-rush"),
    "coffee-rush-rules": at("/rules/coffee-rush", whole=".rules article"),
    "coffin-rush": TEMPLE,
    "coffin-rush-companies": table("coffin-rush", 67, moves=3, bots="greedy greedy greedy", companies=2),
    "coffin-rush-doors": table("coffin-rush", 67),
    "coffin-rush-shapes": shapes(TEMPLE),
    "coffin-rush-end": score_sheet("coffin-rush"),
    "coffin-rush-rules": at("/rules/coffin-rush", whole=".rules article"),
    "cafe-race-lesson": lesson("cafe-race", 2),
    "coffee-rush-lesson": lesson("coffee-rush", 2),
    "cafe-race-glance": at("/glance/cafe-race", whole=".glance li"),
    "coffee-rush-glance": at("/glance/coffee-rush", whole=".glance li"),
    "coffin-rush-glance": at("/glance/coffin-rush", whole=".glance li"),
    "coffin-rush-lesson": lesson("coffin-rush", 2),
    "cafe-race-replay": REPLAY,
    "coffee-rush-replay": replay(records.RUSH),
    "coffin-rush-replay": replay(records.DIG),
    "dice": then_click(REPLAY, ".dice .button", ".dice table"),
    "open-record": at("/replay"),
    "refused-file": refused_file,
    "refused-record": refused_record,
    "hand-over": hand_over,
    "play-now": play_now,
    "paused": then_click(CAFE, ".tools button.quiet", ".paused"),
    "chat": then_click(RACE, ".tabs .button:last-child", "form input"),
    "why-not": why_not,
    "broken-line": broken_connection,
    "settings": then_click(at("/watch"), SETTINGS, "dialog"),
    "person": then_click(CAFE, "header .name[title]", "dialog"),
    "my-games": my_games,
    "watch": at("/watch"),
    "leaders": leaders,
    **OF_MOMENTS,
    **OF_TROUBLE,
    "lost-table": lost("/table/nowhere"),
    "nowhere": lost("/nowhere/at/all"),
}
