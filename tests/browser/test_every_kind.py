"""Every kind of move that Python knows can be made with a mouse on the drawn board."""

from collections.abc import Callable

import pytest

from browser.guests import Guests
from browser.minds import all_kinds
from browser.opening import start_from
from browser.player import HANDS, Player
from browser.positions import Occasion, one_of_each, questions_in_the_temple

Occasions = Callable[[], dict[str, Occasion]]
GAMES: dict[str, Occasions] = {
    "cafe-race": lambda: one_of_each("cafe-race", 3, [{}, {"auction": True}], "random"),
    "coffee-rush": lambda: one_of_each("coffee-rush", 2, [{}], "greedy"),
    "coffin-rush": lambda: one_of_each("coffin-rush", 2, [{}], "greedy", questions_in_the_temple()),
}


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_can_be_clicked(guests: Guests, game: str) -> None:
    page = guests.come("en")
    player = Player(page, game, [0])
    for position, seat, move in GAMES[game]().values():
        start_from(page, "Ada", game, players_in(position), position, seat)
        player.play(move, player.ear.until_called())
    assert set(player.pressed) == all_kinds(game)


def players_in(position: dict[str, list[object]]) -> int:
    """Each game counts them by something else."""
    return len(position.get("explorers") or position.get("meeples") or position["cells"])


@pytest.mark.parametrize("game", HANDS)
def test_a_kind_that_nobody_can_reach_is_noticed(guests: Guests, game: str) -> None:
    with pytest.raises(AssertionError, match="no hand knows"):
        HANDS[game](guests.come("en"), "juggle 3", lambda thing: thing.click())
