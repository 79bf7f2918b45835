"""After a reload, and after a lost connection while the others played on, a page shows the current position."""

import time

import pytest
from playwright.sync_api import Browser, expect

from browser.opening import begin, join, open_table
from browser.player import Player, who_is_asked
from browser.snapshot import snapshot
from browser.tcp_proxy import proxy_to
from browser.users import Users
from online.process import ServerProcess

AWAY = 10  # seconds
MOVES = {"cafe-race": 2, "coffee-rush": 12, "coffin-rush": 12}


@pytest.mark.parametrize("game", MOVES)
def test_a_reload_comes_back_to_the_same_position(users: Users, game: str) -> None:
    page = users.open_page("fr")
    player = Player(page, game, [0])
    open_table(page, "Ada", game, ["me", "random", "random"])
    begin(page)
    for _ in range(MOVES[game]):
        player.answer()
    player.listener.until_my_turn()
    before = snapshot(page)
    page.reload()
    player.listener.until_my_turn()
    after = snapshot(page)
    assert after == before
    assert len(before.log) > MOVES[game]
    assert len(before.board) > 30
    player.answer()
    assert snapshot(page) != after, "a snapshot that never changes would prove nothing"


def test_a_lost_connection_catches_up(users: Users, chromium: Browser, server: ServerProcess) -> None:
    ada = users.open_page("en")
    with proxy_to(server.port) as proxy:
        elsewhere = Users(chromium, proxy.url)
        bruno = elsewhere.open_page("it")
        players = [Player(ada, "coffee-rush", [0]), Player(bruno, "coffee-rush", [1])]
        invite = open_table(ada, "Ada", "coffee-rush", ["me", "open", "random"], options={"starter": 0})
        join(bruno, "Bruno", invite)
        begin(ada)
        while "go" not in players[0].pressed:
            play_one(players)
        players[1].listener.until_wanted(
            [0, 1], players[0].listener.until_wanted([0, 1]).seq
        )  # both have received the same
        bruno.evaluate("window.untouched = true")
        seen = len(snapshot(bruno).log)

        proxy.cut()
        closed = time.monotonic()
        expect(bruno.get_by_text("La connessione è caduta")).to_be_visible()
        while 1 not in players[0].listener.until_wanted([0, 1]).view["to_move"]:
            players[0].answer()  # the whole turn; then it is Bruno's
        ada.wait_for_timeout(1000 * max(0.0, AWAY - (time.monotonic() - closed)))
        assert len(snapshot(bruno).log) == seen, "nothing arrives while it is cut"
        proxy.restore()

        players[1].listener.until_my_turn()
        expect(bruno.get_by_text("La connessione è caduta")).to_have_count(0)
        assert bruno.evaluate("window.untouched"), "without a reload"
        assert snapshot(bruno).log[seen:] != []
        assert len(snapshot(bruno).log) == len(snapshot(ada).log)
        views = [player.listener.until_wanted([1]).view for player in players]
        assert [{**view, "seat": None} for view in views[:1]] == [{**views[1], "seat": None}]
        players[1].answer()
        elsewhere.close()


def play_one(players: list[Player]) -> None:
    asked = who_is_asked(players)
    assert asked is not None
    asked.answer()
