"""Two people, two languages, a bot: whole games of each kind, played by clicking on the drawn board."""

from typing import Any, NamedTuple

import pytest

from browser.guests import Guests, Lang
from browser.opening import begin, join, open_table
from browser.player import Player, play_out, score_sheet

# Half the Pharaoh's patience: an expedition that is over sooner.
SHORT = {"temple": {"counter": {"green": 12, "yellow": 8, "red": 4}}}


class Evening(NamedTuple):
    game: str
    host: Lang
    friend: Lang
    options: dict[str, Any]


EVENINGS = [
    Evening("cafe-race", "en", "it", {"auction": True}),
    Evening("coffee-rush", "it", "fr", {}),
    Evening("coffin-rush", "fr", "en", SHORT),
]


@pytest.mark.parametrize("evening", EVENINGS, ids=lambda evening: evening.game)
def test_a_whole_game_between_two_languages(guests: Guests, evening: Evening) -> None:
    host, friend = guests.come(evening.host), guests.come(evening.friend)
    players = [Player(host, evening.game, [0]), Player(friend, evening.game, [1])]
    invite = open_table(host, "Ada", evening.game, ["me", "open", "random"], options=evening.options)
    join(friend, "Bruno", invite)
    begin(host)
    play_out(players)
    sheets = [score_sheet(page) for page in (host, friend)]
    assert sheets[0] == sheets[1]
    assert len(sheets[0]) == 3
    assert {row[1] for row in sheets[0]} > {"A Ada", "B Bruno"}
