"""How quick a search is, measured by itself: every iteration is a whole game."""

import pytest

from tavolino.arena import searching
from tavolino.arena.searching import measure_searching, rate
from tavolino.bots.budget import Budget
from tavolino.bots.playout import PlayoutEstimator, WholeGames
from tavolino.bots.tree import Branch, TreeSearch
from tavolino.core.chance import FastChance
from tavolino.core.game import Game
from tavolino.core.registry import find, shelf


def depth(branch: Branch) -> int:
    return 1 + max([depth(further) for further in branch.branches if further is not None], default=0)


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)
def test_an_iteration_adds_a_node_and_tells_every_seat_what_has_come_of_a_whole_game(game: Game) -> None:
    players = game.min_players
    root = game.new(players, game.options_type(), FastChance.seeded(1))
    foresight = WholeGames()
    tree = TreeSearch(foresight, PlayoutEstimator(foresight), players)
    tree.search([root], Budget(40), FastChance.seeded(2))
    assert tree.root.visits == 40
    assert sum(tree.root.totals) == pytest.approx(40.0), "winning chances of a game that is over add up to 1"
    assert depth(tree.root) > 2, "it is a tree, and not a list of moves"


def test_rates_and_their_ratio_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Values are learned in Café Race, not in Coffee Rush."""
    for many in ("A_DECISION", "A_SERIES", "RUNS"):
        monkeypatch.setattr(searching, many, 2)
    race, rush = (
        measure_searching(find(name), 3, find(name).options_type(), 0.001) for name in ("cafe-race", "coffee-rush")
    )
    for found in (race, rush):
        assert min(found.games, found.iterations, found.ratio) > 0
    assert race.with_values is not None
    assert rush.with_values is None


def test_what_gets_started_is_not_counted() -> None:
    calls: list[int] = []

    def some() -> int:
        calls.append(1)
        return 7

    assert rate(some, 0.0) > 0
    assert len(calls) >= 2
