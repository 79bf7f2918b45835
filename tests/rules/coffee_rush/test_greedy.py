"""Sensible play: it plans whole turns, move by move, and beats chance."""

import pytest

from rules.coffee_rush.scene import cafe
from scene import Scene
from tavolino.core.chance import FastChance
from tavolino.core.registry import find

GAMES = 20


def whole_turn(scene: Scene, seat: int) -> list[str]:
    """What greedy play does with a turn."""
    match = scene.match
    chance = FastChance.seeded(1)
    moves: list[str] = []
    while match.to_move() == [seat]:
        moves.append(match.moves.text(match.game.greedy(match.game.view(match.state, seat), chance)))
        scene.play(seat, moves[-1])
    return moves


def test_it_fetches_what_an_order_lacks_pours_and_serves() -> None:
    scene = cafe(3, tabs={0: {3: ["caffe-latte"]}, 1: {1: ["mocha"]}}, cups={0: ["coffee"]})
    moves = whole_turn(scene, 0)
    assert "serve caffe-latte@3 1" in moves
    assert scene.position["completed"][0] == ["caffe-latte"]


def test_it_spends_a_rush_token_on_an_order_that_would_be_late() -> None:
    """From the corner with ice: coffee, milk, ice and chocolate are five steps away."""
    scene = cafe(3, tabs={0: {4: ["iced-mocha"]}, 1: {1: ["tea"]}}, cups={0: ["coffee ice"]}, rush={0: 2})
    moves = whole_turn(scene, 0)
    assert "serve iced-mocha@4 1" in moves
    assert scene.position["penalties"][0] == []


def test_it_empties_a_cup_that_fits_no_order() -> None:
    scene = cafe(
        3, tabs={0: {4: ["steamed-milk"]}, 1: {1: ["mocha"]}}, cups={0: ["tea tea", "tea tea", "tea tea"]},
        meeples=[["b4"], ["a1"], ["d1"]],
    )  # fmt: skip
    moves = whole_turn(scene, 0)
    assert any(move.startswith("empty") for move in moves)
    assert "steamed-milk" in scene.position["completed"][0]


def test_with_two_players_it_says_which_meeple_moves() -> None:
    scene = cafe(2, tabs={0: {4: ["tea"]}, 1: {1: ["mocha"]}}, meeples=[["d1", "a4"], ["c1", "d4"]])
    moves = whole_turn(scene, 0)
    assert moves[0] == "meeple a4"
    assert "serve tea@4 1" in moves


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_beats_chance_from_every_seat(players: int) -> None:
    game = find("coffee-rush")
    won = 0.0
    for number in range(GAMES):
        chance = FastChance.seeded(77, number)
        state = game.new(players, game.read_options({}), chance)
        sensible = number % players
        seat = state.next_seat()
        while seat >= 0:
            legal = state.legal_moves(seat)
            move = game.greedy(game.view(state, seat), chance) if seat == sensible else legal[chance.pick(len(legal))]
            assert move in legal
            state.apply(seat, move, chance, None)
            seat = state.next_seat()
        winners = state.winners()
        won += (sensible in winners) / len(winners)
    assert won >= 0.95 * GAMES
