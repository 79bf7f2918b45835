"""Somebody who plays a whole game by pressing what is lit up on the board."""

from collections import Counter
from collections.abc import Sequence

from playwright.sync_api import Locator, Page

from browser.ear import Ear, Told
from browser.hands import dig, race, rush
from browser.hands.hand import Hand, Press
from browser.minds import Mind, Sensible, kind_of

HANDS: dict[str, Hand] = {"cafe-race": race.reach, "coffee-rush": rush.reach, "coffin-rush": dig.reach}
LONGEST = 1000  # moves


class Player:
    """At one page; `seats` are those that are played there, several at a shared screen."""

    def __init__(
        self, page: Page, game: str, seats: Sequence[int], press: Press = Locator.click, mind: Mind | None = None
    ) -> None:
        self.page = page
        self.seats = list(seats)
        self.pressed: Counter[str] = Counter()  # by kind of move
        self._reach = HANDS[game]
        self._press = press
        self._mind = mind or Sensible(game)
        self.ear = Ear(page)

    def answer(self) -> str:
        """One move, when it is time; what it was."""
        told = self.ear.until_called()
        return self.play(self._mind.choose(told), told)

    def play(self, move: str, told: Told) -> str:
        self._reach(self.page, move, self._press)
        anyway = self.page.locator(".hint.warning .main")
        if anyway.is_visible():
            self._press(anyway)
        sent = self.ear.until_said(len(told.moves))
        assert sent == move, f"what was pressed for {move!r} has played {sent!r}"
        self.pressed[kind_of(move)] += 1
        return move


def play_out(players: Sequence[Player]) -> None:
    """Until the game is over: whoever is asked answers."""
    everybody = [seat for player in players for seat in player.seats]
    for _ in range(LONGEST):
        view = players[0].ear.until_wanted(everybody).view
        if view["over"]:
            return
        asked = next(player for player in players if not set(player.seats).isdisjoint(view["to_move"]))
        asked.answer()
    raise AssertionError(f"no end in {LONGEST} moves")


def score_sheet(page: Page) -> list[list[str]]:
    """Row by row: place, name, what the points are for, all together."""
    page.locator(".sheet table tbody").wait_for()
    rows = page.locator(".sheet table tbody tr").all()
    return [[" ".join(cell.split()) for cell in row.locator("td").all_inner_texts()] for row in rows]
