"""Every kind of move that Python knows can be made with a mouse on the drawn board."""

from collections.abc import Callable

import pytest

from browser.opening import start_from
from browser.player import BOARDS, Player
from browser.positions import Occasion, one_of_each, questions_in_the_temple
from browser.strategies import all_kinds
from browser.users import Users

Occasions = Callable[[], dict[str, Occasion]]
GAMES: dict[str, Occasions] = {
    "cafe-race": lambda: one_of_each("cafe-race", 3, [{}, {"auction": True}], "random"),
    "coffee-rush": lambda: one_of_each("coffee-rush", 2, [{}], "greedy"),
    "coffin-rush": lambda: one_of_each("coffin-rush", 2, [{}], "greedy", questions_in_the_temple()),
}


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_can_be_clicked(users: Users, game: str) -> None:
    page = users.open_page("en")
    player = Player(page, game, [0])
    for position, seat, move in GAMES[game]().values():
        start_from(page, "Ada", game, players_in(position), position, seat)
        player.play(move, player.listener.until_my_turn())
    assert set(player.pressed) == all_kinds(game)


def players_in(position: dict[str, list[object]]) -> int:
    """Each game has another field with an element for each player."""
    return len(position.get("explorers") or position.get("meeples") or position["cells"])


@pytest.mark.parametrize("game", BOARDS)
def test_an_unknown_kind_is_noticed(users: Users, game: str) -> None:
    with pytest.raises(AssertionError, match="no way is known"):
        BOARDS[game](users.open_page("en"), "juggle 3", lambda thing: thing.click())
