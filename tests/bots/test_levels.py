"""The bots by name: which there are at a game, and names that last."""

import pytest

from tavolino.arena.simulate import SeriesPlan, simulate
from tavolino.bots import levels
from tavolino.bots.estimates import has_learned
from tavolino.bots.greedy import GreedyBot
from tavolino.bots.random import RandomBot
from tavolino.core.chance import FastChance
from tavolino.core.game import Game
from tavolino.core.refusal import BadOption
from tavolino.core.registry import find, shelf

RACE = find("cafe-race")


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)
def test_random_and_greedy_are_bots_of_every_game_for_ever(game: Game) -> None:
    chance = FastChance.seeded(1)
    assert isinstance(levels.make("random", game, chance), RandomBot)
    assert isinstance(levels.make("greedy", game, chance), GreedyBot)
    assert isinstance(levels.make("medium", game, chance), GreedyBot)


def test_a_game_that_was_learned_has_all_four_difficulties() -> None:
    assert has_learned(RACE)
    told = [(level.name, level.difficulty) for level in levels.offered(RACE)]
    assert told[:4] == [("easy", "easy"), ("greedy", "medium"), ("hard", "hard"), ("expert", "expert")]
    assert "random" not in dict(told), "it can still be seated, but need not be offered"


def test_a_game_of_which_nothing_was_learned_offers_no_more_than_it_can_keep() -> None:
    """There the random bot is the easy one."""
    bowl = find("sugar-bowl")
    told = [(level.name, level.difficulty) for level in levels.offered(bowl)]
    assert told[:2] == [("random", "easy"), ("greedy", "medium")]
    with pytest.raises(BadOption) as problem:
        levels.make("expert", bowl, FastChance.seeded(1))
    assert "expert" in str(problem.value)
    with pytest.raises(BadOption):
        SeriesPlan.checked(bowl, 2, 1, ["expert"], 1, bowl.read_options({}), rotate=False)


def wins(first: str, others: str, games: int, seed: int) -> float:
    plan = SeriesPlan.checked(RACE, 3, games, [first, others, others], seed, RACE.read_options({}), rotate=True)
    return simulate(plan, 1, lambda _: None).bots[0].win_share


def test_easy_is_sensible_it_wins_more_than_its_share_against_random_ones() -> None:
    assert wins("easy", "random", 90, seed=3) > 0.4
