"""Nothing gets lost: cards, ingredients and Rush tokens are always all somewhere, and meeples stand apart."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from tavolino.core.chance import FastChance
from tavolino.core.game import Game
from tavolino.core.registry import find
from tavolino.core.state import State
from tavolino.games.coffee_rush.menu import house_card
from tavolino.games.coffee_rush.options import RushOptions
from tavolino.sources import compiled

GAMES = 1000 if compiled() else 200  # for each number of players; plain rules are a twentieth as fast
CARDS = Counter({drink.id: drink.copies for drink in house_card().drink})
TOKENS = Counter(
    {"coffee": 18, "milk": 12, "steam": 12, "ice": 12, "chocolate": 12, "caramel": 12, "tea": 12, "water": 12}
)


def assert_all_is_there(position: dict[str, Any]) -> None:
    cards: Counter[str] = Counter(position["deck"]) + Counter(position["discarded"])
    for pile in [*position["completed"], *position["penalties"]]:
        cards.update(pile)
    for tabs in position["tabs"]:
        for tab in tabs:
            cards.update(tab)
    assert cards == CARDS
    tokens: Counter[str] = Counter(position["supply"])
    tokens.update(position["turn"]["held"])
    for cups in position["cups"]:
        for cup in cups:
            tokens.update(cup)
    assert tokens == TOKENS
    assert sum(position["rush"]) + position["rush_supply"] == 15
    assert min(position["rush"]) >= 0


def assert_apart(position: dict[str, Any]) -> None:
    cells = [cell for own in position["meeples"] for cell in own]
    assert len(set(cells)) == len(cells)


def next_move(game: Game, state: State, seat: int, chance: FastChance, sensible: bool) -> int:
    """Sensible players serve, and so get the deck going; random ones do all the rest."""
    if sensible and seat == 0:
        return game.greedy(game.view(state, seat), chance)
    legal = state.legal_moves(seat)
    return legal[chance.pick(len(legal))]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_is_always_somewhere(players: int) -> None:
    game = find("coffee-rush")
    served = 0
    for number in range(GAMES):
        chance = FastChance.seeded(players, number)
        options = RushOptions(several_upgrades=number % 2 == 0, less_luck=number % 3 == 0)
        state = game.new(players, options, chance)
        seat = state.next_seat()
        while seat >= 0:
            state.apply(seat, next_move(game, state, seat, chance, number < 6), chance, None)
            following = state.next_seat()
            if following != seat or number < 6:
                position = dict(game.position(state))
                assert_all_is_there(position)
                if following != seat:
                    assert_apart(position)
            seat = following
        served += sum(score.parts["completed"] for score in game.standing(state).scores)
    assert served > 0


def test_the_assertion_would_notice_a_lost_card_and_a_lost_token() -> None:
    """The negative control."""
    game = find("coffee-rush")
    position = dict(game.position(game.new(3, RushOptions(), FastChance.seeded(1))))
    for broken in (
        {**position, "deck": position["deck"][1:]},
        {**position, "rush_supply": 14},
        {**position, "supply": {**position["supply"], "tea": 11}},
    ):
        with pytest.raises(AssertionError):
            assert_all_is_there(broken)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_order_of_the_deck_is_in_nobodys_view(players: int) -> None:
    game = find("coffee-rush")
    state = game.new(players, RushOptions(), FastChance.seeded(5))
    other = game.swap_hidden(state, 0, FastChance.seeded(6))
    assert game.position(state)["deck"] != game.position(other)["deck"]
    assert sorted(game.position(state)["deck"]) == sorted(game.position(other)["deck"])
    for seat in (None, *range(players)):
        seen = game.view_json(state, seat)
        assert seen["deck"] == len(game.position(state)["deck"])
        assert msgspec.json.encode(seen) == msgspec.json.encode(game.view_json(other, seat))


CRITICAL_CHI_SQUARE_3 = 25.9  # three degrees of freedom: exceeded by chance once in 100,000 times


def test_unseen_cards_are_imagined_in_any_order_alike() -> None:
    """Of four kinds of cards left in the deck each comes to the top as often as it is there."""
    game = find("coffee-rush")
    drinks = [
        {"id": name, "name": name, "ingredients": ["coffee"], "copies": copies}
        for name, copies in (("one", 20), ("two", 20), ("three", 20), ("four", 20))
    ]
    options = game.read_options({"menu": {"drink": drinks}})
    state = game.new(3, options, FastChance.seeded(9))
    left: Counter[str] = Counter(game.position(state)["deck"])
    worlds = game.sampler(game.view(state, 0))
    chance = FastChance.seeded(10)
    tries = 2000
    tops = Counter(game.position(worlds.draw(chance))["deck"][0] for _ in range(tries))
    expected = {name: tries * copies / left.total() for name, copies in left.items()}
    assert sum((tops[name] - often) ** 2 / often for name, often in expected.items()) < CRITICAL_CHI_SQUARE_3
