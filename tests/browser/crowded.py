"""Every game with the most players, in the middle of a game, and what of it must be in sight."""

from typing import NamedTuple

from browser.scenes import Scene, table
from tavolino.core.registry import find


class Crowd(NamedTuple):
    scene: Scene
    board: str  # what is played on now
    essentials: tuple[str, ...]  # of the game itself: what others have, the counter, the deck


def bots(game: str) -> str:
    return " ".join(["greedy"] * (find(game).max_players - 1))


def crowd(game: str, nth: int, moves: int, board: str, *essentials: str, **options: bool) -> Crowd:
    return Crowd(table(game, nth, moves=moves, bots=bots(game), **options), board, essentials)


STAIRS = (".stairs", ".tray li", ".places li")
CAFE = (".sign", ".neighbour", ".neighbour .seen")
CROWDED = {
    "cafe-race": crowd("cafe-race", 3, 0, *STAIRS),
    "cafe-race-auction": crowd("cafe-race", 5, 0, *STAIRS, auction=True),
    "coffee-rush": crowd("coffee-rush", 53, 3, ".floor .stations", *CAFE),
    "coffee-rush-counter": crowd("coffee-rush", 53, 5, ".counter .cups", *CAFE),
    "coffin-rush": crowd("coffin-rush", 57, 0, ".pane", ".pharaoh > .disc", ".pharaoh > .trap"),
}
