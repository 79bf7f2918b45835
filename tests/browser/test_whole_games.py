"""Two people, two languages, a bot: whole games of each kind, played by clicking on the drawn board."""

from typing import Any, NamedTuple

import pytest

from browser.opening import begin, join, open_table
from browser.player import Player, play_out, score_sheet
from browser.strategies import EndsEarly, Greedy, Strategy
from browser.users import Lang, Users

# Half of the usual counter, so that the game is over sooner.
SHORT = {"temple": {"counter": {"green": 12, "yellow": 8, "red": 4}}}


class Pairing(NamedTuple):
    game: str
    host: Lang
    friend: Lang
    options: dict[str, Any]
    hurries: bool = False  # the friend, who ends every turn as soon as possible: the game is over sooner


PAIRINGS = [
    Pairing("cafe-race", "en", "it", {"auction": True}),
    Pairing("coffee-rush", "it", "fr", {}, hurries=True),
    Pairing("coffin-rush", "fr", "en", SHORT),
]


def greedy(pairing: Pairing) -> Strategy:
    return Greedy(pairing.game, own=pairing.options)


@pytest.mark.parametrize("pairing", PAIRINGS, ids=lambda pairing: pairing.game)
def test_a_whole_game_between_two_languages(users: Users, pairing: Pairing) -> None:
    host, friend = users.open_page(pairing.host), users.open_page(pairing.friend)
    players = [
        Player(host, pairing.game, [0], strategy=greedy(pairing)),
        Player(friend, pairing.game, [1], strategy=EndsEarly() if pairing.hurries else greedy(pairing)),
    ]
    invite = open_table(host, "Ada", pairing.game, ["me", "open", "random"], options=pairing.options)
    join(friend, "Bruno", invite)
    begin(host)
    play_out(players)
    sheets = [score_sheet(page) for page in (host, friend)]
    assert sheets[0] == sheets[1]
    assert len(sheets[0]) == 3
    assert {row[1] for row in sheets[0]} > {"A Ada", "B Bruno"}
