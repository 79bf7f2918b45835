"""Plays a whole game by clicking what is highlighted on the board."""

from collections import Counter
from collections.abc import Sequence

from playwright.sync_api import Locator, Page

from browser.boards import dig, race, rush
from browser.boards.board import ClickMove, Press
from browser.socket_listener import Received, SocketListener
from browser.strategies import Greedy, Strategy
from tavolino.core.notation import kind_of

BOARDS: dict[str, ClickMove] = {
    "cafe-race": race.click_move,
    "coffee-rush": rush.click_move,
    "coffin-rush": dig.click_move,
}
LONGEST = 1000  # moves


class Player:
    """At one page; `seats` are those that are played there, several on a shared screen."""

    def __init__(
        self,
        page: Page,
        game: str,
        seats: Sequence[int],
        press: Press = Locator.click,
        strategy: Strategy | None = None,
    ) -> None:
        self.page = page
        self.seats = list(seats)
        self.pressed: Counter[str] = Counter()  # by kind of move
        self._click_move = BOARDS[game]
        self._press = press
        self._strategy = strategy or Greedy(game)
        self.seq = 0  # the last entry that the page had after a move
        self.listener = SocketListener(page)

    def answer(self) -> str:
        """Makes one move when it is this page's turn; returns the move."""
        received = self.listener.until_my_turn()
        return self.play(self._strategy.choose(received), received)

    def play(self, move: str, received: Received) -> str:
        self._click_move(self.page, move, self._press)
        anyway = self.page.locator(".hint.warning .main")
        if anyway.is_visible():
            self._press(anyway)
        after = self.listener.until_answered(len(received.moves))
        sent, self.seq = after.moves[len(received.moves)], after.seq
        assert sent == move, f"what was pressed for {move!r} has played {sent!r}"
        self.pressed[kind_of(move)] += 1
        return move


def play_out(players: Sequence[Player]) -> None:
    """Lets the players answer until the game is over."""
    for _ in range(LONGEST):
        asked = who_is_asked(players)
        if asked is None:
            return
        asked.answer()
    raise AssertionError(f"no end in {LONGEST} moves")


def who_is_asked(players: Sequence[Player]) -> Player | None:
    """Waits until the first page has received all that these players did; None when the game is over."""
    everybody = [seat for player in players for seat in player.seats]
    view = players[0].listener.until_wanted(everybody, max(player.seq for player in players)).view
    if view["over"]:
        return None
    return next(player for player in players if not set(player.seats).isdisjoint(view["to_move"]))


def score_sheet(page: Page) -> list[list[str]]:
    """Row by row: place, name, parts of the score, total."""
    page.locator(".sheet table tbody").wait_for()
    rows = page.locator(".sheet table tbody tr").all()
    return [[" ".join(cell.split()) for cell in row.locator("td").all_inner_texts()] for row in rows]
