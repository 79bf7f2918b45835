"""How many clicks a whole turn takes: `clicks.py [TURNS [GAME …]]`.

The turns are those of a greedy bot in a game with a fixed seed, spread over the whole game; each is set up as a table
of its own and made in a browser with all settings as they are at first. Where one click goes all the way (`data-reach`,
`.reached`) it is used; where the page offers only single steps, these are clicked. So it runs in a checkout of any
version, as it is.
"""

import statistics
import sys
import tempfile
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

from playwright.sync_api import Locator, Page, TimeoutError, sync_playwright

from browser.conftest import CHROMIUM, QUIET
from browser.midgame import Moment, whole_game
from browser.player import BOARDS
from browser.seeded_server import SeededServer
from browser.socket_listener import Received, SocketListener
from browser.strategies import Greedy
from browser.tables import set_table
from browser.users import Users

PLAYERS = 3
GAMES = ("cafe-race", "coffee-rush", "coffin-rush")
AS_AT_FIRST = "localStorage.setItem('tavolino-settings', '{}');"
WALKS = ("walk", "go")
ALL_STORED = "[data-all^=drop]"
CONFIRM = ".hint .button.main"  # of a question before something final, or of a warning
PATIENCE = 8000  # ms
QUIET_AGAIN = "(sent) => listener.moves.length > sent && listener.isQuiet()"


class Turn(NamedTuple):
    start: dict[str, Any]
    moves: list[str]


def turns(game: str) -> list[Turn]:
    """The first seat's, whole ones: from the first decision that is left to it until somebody else is asked."""
    found: list[list[Moment]] = []
    moments = whole_game(game, PLAYERS)
    for before, moment in pairwise(moments):
        if moment.seat != 0:
            continue
        if before.seat == 0:
            if found:
                found[-1].append(moment)
        elif game == "cafe-race" or moment.start["turn"].get("seat", 0) == 0:
            found.append([moment])
    whole = [run for run in found if game == "cafe-race" or len(run) > 2]  # not the answer to another's question
    return [Turn(run[0].start, in_order([moment.move for moment in run])) for run in whole]


def in_order(moves: list[str]) -> list[str]:
    """As people do it: a card is played before one sets out, and not between that and the first step."""
    for at, (first, second) in enumerate(pairwise(moves)):
        if first == "walk" and second.split()[0] in ("card", "discard"):
            moves[at : at + 2] = [second, first]
    return moves


def spread(all_turns: list[Turn], count: int) -> Iterator[Turn]:
    for number in range(count):
        yield all_turns[number * len(all_turns) // count]


class Hand:
    """Makes one turn by clicking, and counts."""

    shows_reach: ClassVar[dict[str, bool]] = {}  # by game

    def __init__(self, page: Page, game: str) -> None:
        self.clicks = 0
        self._page, self._game = page, game
        self._listener = SocketListener(page)
        self._greedy = Greedy(game)

    def play(self, turn: Turn) -> None:
        left = list(turn.moves)
        received = self._listener.until_my_turn()
        while left:
            goal, path, made = self._walk(left, received)
            stored = self._stored(left)
            if stored > 1:
                self._press(self._page.locator(ALL_STORED))
                left = left[stored:]
            elif goal is not None:
                for step in path:
                    self._page.locator(f"[data-cell='{step}']").hover()
                goal.click()
                self.clicks += 1
                left = left[made:]
            else:
                wanted = left.pop(0)
                move = wanted if wanted in received.legal else self._greedy.choose(received)
                BOARDS[self._game](self._page, move, self._press)
                self._confirm()
            self._page.wait_for_function(QUIET_AGAIN, arg=len(received.moves))
            if not self._is_mine():
                return
            received = self._listener.until_my_turn()

    def _stored(self, left: list[str]) -> int:
        """How many items one click brings to the tent, and the bot does, too."""
        run = next((at for at, move in enumerate(left) if not move.startswith("drop ")), len(left))
        button = self._page.locator(ALL_STORED)
        return run if button.count() > 0 and str(run) in button.inner_text() else 0

    def _press(self, thing: Locator) -> None:
        thing.click()
        self.clicks += 1

    def _confirm(self) -> None:
        question = self._page.locator(CONFIRM)
        if question.count() > 0 and question.first.is_visible():
            self._press(question.first)

    def _walk(self, left: list[str], received: Received) -> tuple[Locator | None, list[str], int]:
        """Where one click goes to all at once, by which cells on the floor of the café, and how many moves that is."""
        if left[0] not in received.legal or left[0].split()[0] not in WALKS or not self._reach_is_shown():
            return None, [], 0
        run = next((at for at, move in enumerate(left) if move.split()[0] not in WALKS), len(left))
        for made in range(run, 1, -1):
            cells = [move.split()[1] for move in left[:made] if move.startswith("go ")]
            if not left[made - 1].startswith("go ") or len(set(cells)) < len(cells):
                continue
            goal = self._page.locator(f"[data-reach='{cells[-1]}'], [data-cell='{cells[-1]}'].reached")
            if goal.count() > 0:
                return goal.first, cells if self._game == "coffee-rush" else [], made
        return None, [], 0

    def _reach_is_shown(self) -> bool:
        """It comes a little later than the position; in earlier versions never."""
        if Hand.shows_reach.get(self._game) is False:
            return False
        try:
            self._page.locator("[data-reach], .reached").first.wait_for(timeout=PATIENCE)
        except TimeoutError:
            return Hand.shows_reach.setdefault(self._game, False)
        return Hand.shows_reach.setdefault(self._game, True)

    def _is_mine(self) -> bool:
        asked: Received = self._listener.until_wanted([0])
        return not asked.view["over"] and self._is_turn(asked)

    def _is_turn(self, asked: Received) -> bool:
        if self._game == "cafe-race":
            return False
        return bool(asked.view["turn"]["seat"] == 0)


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        with SeededServer(Path(home), "clicks") as server:
            for game in sys.argv[2:] or GAMES:
                counts = []
                for turn in spread(turns(game), count):
                    users = Users(browser, server.url, server.database)
                    page = users.open_page("en", 1280, 860)
                    page.add_init_script(AS_AT_FIRST)
                    hand = Hand(page, game)
                    set_table(page, game, f"me {' '.join(['greedy'] * (PLAYERS - 1))}", start=turn.start)
                    hand.play(turn)
                    counts.append(hand.clicks)
                    users.close()
                print(f"{game}: {statistics.mean(counts):.1f} clicks a turn, of {count} turns: {counts}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
