"""Away and back again: a reloaded page, and a laptop that was closed while the others played on."""

import time

import pytest
from playwright.sync_api import Browser, expect

from browser.cable import plugged_in
from browser.guests import Guests
from browser.opening import begin, join, open_table
from browser.picture import picture
from browser.player import Player
from online.process import ServerProcess

AWAY = 10  # seconds
MOVES = {"cafe-race": 2, "coffee-rush": 12, "coffin-rush": 12}


@pytest.mark.parametrize("game", MOVES)
def test_a_reload_comes_back_to_the_same_position(guests: Guests, game: str) -> None:
    page = guests.come("fr")
    player = Player(page, game, [0])
    open_table(page, "Ada", game, ["me", "random", "random"])
    begin(page)
    for _ in range(MOVES[game]):
        player.answer()
    player.ear.until_called()
    before = picture(page)
    page.reload()
    player.ear.until_called()
    after = picture(page)
    assert after == before
    assert len(before.log) > MOVES[game]
    assert len(before.board) > 30
    player.answer()
    assert picture(page) != after, "a picture in which nothing is ever different would prove nothing"


def test_a_closed_laptop_catches_up(guests: Guests, chromium: Browser, house: ServerProcess) -> None:
    ada = guests.come("en")
    with plugged_in(house.port) as cable:
        elsewhere = Guests(chromium, cable.url)
        bruno = elsewhere.come("it")
        players = [Player(ada, "coffee-rush", [0]), Player(bruno, "coffee-rush", [1])]
        invite = open_table(ada, "Ada", "coffee-rush", ["me", "open", "random"], options={"starter": 0})
        join(bruno, "Bruno", invite)
        begin(ada)
        while "go" not in players[0].pressed:
            play_one(players)
        bruno.evaluate("window.untouched = true")
        seen = len(picture(bruno).log)

        cable.pull_out()
        closed = time.monotonic()
        expect(bruno.get_by_text("La connessione è caduta")).to_be_visible()
        while 1 not in players[0].ear.until_wanted([0, 1]).view["to_move"]:
            players[0].answer()  # the whole turn; then it is Bruno's
        ada.wait_for_timeout(1000 * max(0.0, AWAY - (time.monotonic() - closed)))
        assert len(picture(bruno).log) == seen, "nothing comes through while it is closed"
        cable.put_back()

        players[1].ear.until_called()
        expect(bruno.get_by_text("La connessione è caduta")).to_have_count(0)
        assert bruno.evaluate("window.untouched"), "without a reload"
        assert picture(bruno).log[seen:] != []
        assert len(picture(bruno).log) == len(picture(ada).log)
        views = [player.ear.until_wanted([1]).view for player in players]
        assert [{**view, "seat": None} for view in views[:1]] == [{**views[1], "seat": None}]
        players[1].answer()
        elsewhere.leave()


def play_one(players: list[Player]) -> None:
    asked = players[0].ear.until_wanted([0, 1]).view["to_move"]
    next(player for player in players if player.seats[0] in asked).answer()
