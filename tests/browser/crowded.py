"""Every game with the most players, clocks and a long name, in the middle; and what of it must be in sight."""

from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

from browser.midgame import midst
from browser.scenes import Scene
from browser.tables import set_table
from browser.users import Users
from tavolino.core.registry import find

LONG_NAME = "Massimiliano-Alessandro!"  # as long as a name may be
CLOCK = {"kind": "game", "seconds": 7200, "increment": 10}


class Crowd(NamedTuple):
    scene: Scene
    board: str  # what is played on now
    essentials: tuple[str, ...]  # of the game itself: what others have, the counter, the deck


def bots(game: str) -> str:
    return " ".join(["greedy"] * (find(game).max_players - 1))


def crowd(game: str, nth: int, moves: int, board: str, *essentials: str, **options: Any) -> Crowd:
    """The first seat is asked for the nth time, and has made so many moves since."""

    def go(_: Users, page: Page) -> None:
        start, played = midst(game, find(game).max_players, nth, moves, **options)
        set_table(page, game, f"me {bots(game)}", name=LONG_NAME, start=start, moves=played, clock=CLOCK)
        expect(page.locator(f"[data-game={game}]")).to_be_visible()
        page.wait_for_function("() => document.title.startsWith('●')")

    return Crowd(go, board, essentials)


STAIRS = (".stairs", ".tray li", ".places li")
CAFE = (".sign", ".neighbour", ".neighbour .seen")
TEMPLE = (".pane", ".pharaoh > .disc", ".pharaoh > .trap")
CROWDED = {
    "cafe-race": crowd("cafe-race", 3, 0, *STAIRS),
    "cafe-race-auction": crowd("cafe-race", 5, 0, *STAIRS, auction=True),
    "coffee-rush": crowd("coffee-rush", 53, 3, ".floor .stations", *CAFE),
    "coffee-rush-counter": crowd("coffee-rush", 53, 5, ".counter .cups", *CAFE),
    "coffee-rush-upgrades": crowd("coffee-rush", 55, 0, ".floor .stations", *CAFE),
    "coffin-rush": crowd("coffin-rush", 57, 0, *TEMPLE),
    "coffin-rush-hand": crowd("coffin-rush", 66, 0, *TEMPLE),
    "coffin-rush-doors": crowd("coffin-rush", 88, 0, *TEMPLE),
    "coffin-rush-companies": crowd("coffin-rush", 76, 0, *TEMPLE, companies=3),
}
