"""The bots by name: which there are at a game, and names that last."""

import pytest

from tavolino.arena.executor import ThisProcess
from tavolino.arena.series_plan import SeriesPlan
from tavolino.arena.simulate import simulate
from tavolino.bots import levels
from tavolino.bots.greedy import GreedyBot
from tavolino.bots.random import RandomBot
from tavolino.bots.search import SearchBot
from tavolino.core.chance import FastChance
from tavolino.core.game import Game
from tavolino.core.outlook import Outlook
from tavolino.core.refusal import BadOption
from tavolino.core.registry import find, shelf

RACE = find("cafe-race")


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)
def test_random_and_greedy_are_bots_of_every_game_for_ever(game: Game) -> None:
    chance = FastChance.seeded(1)
    assert isinstance(levels.make("random", game, chance), RandomBot)
    assert isinstance(levels.make("greedy", game, chance), GreedyBot)
    assert isinstance(levels.make("medium", game, chance), GreedyBot)


@pytest.mark.parametrize("game", ["cafe-race", "coffee-rush", "coffin-rush"])
def test_a_game_with_skills_has_all_four_difficulties(game: str) -> None:
    told = [(level.name, level.difficulty) for level in levels.offered(find(game))]
    assert told[:4] == [("easy", "easy"), ("greedy", "medium"), ("hard", "hard"), ("expert", "expert")]
    assert "random" not in dict(told), "it can still be seated, but need not be offered"


def test_a_game_without_skills_offers_no_more_than_it_can_keep() -> None:
    """There the random bot is the easy one."""
    bowl = find("sugar-bowl")
    told = [(level.name, level.difficulty) for level in levels.offered(bowl)]
    assert told[:2] == [("random", "easy"), ("greedy", "medium")]
    with pytest.raises(BadOption) as problem:
        levels.make("expert", bowl, FastChance.seeded(1))
    assert "expert" in str(problem.value)
    with pytest.raises(BadOption):
        SeriesPlan.checked(bowl, 2, 1, ["expert"], 1, bowl.read_options({}), rotate=False)


def wins(game: Game, first: str, others: str, games: int, seed: int) -> float:
    plan = SeriesPlan.checked(game, 3, games, [first, others, others], seed, game.read_options({}), rotate=True)
    return simulate(plan, ThisProcess(), lambda _: None).bots[0].win_share


def test_easy_is_sensible_it_wins_more_than_its_share_against_random_ones() -> None:
    assert wins(RACE, "easy", "random", 90, seed=3) > 0.4
    assert wins(find("coffee-rush"), "easy", "random", 6, seed=3) == 1.0


def test_a_notch_of_strength_is_one_number() -> None:
    """The noise alone: with much of it the search might as well not be made."""
    rush = find("coffee-rush")
    state = rush.new(3, rush.options_type(), FastChance.seeded(2))
    seat = int(state.next_seat())
    skill = rush.skills["expert"]._replace(iterations=8)

    def decisions(noise: float) -> set[int]:
        outlook = Outlook(state, seat, rush.view)
        return {
            int(SearchBot(FastChance.seeded(seed), rush, skill._replace(noise=noise)).choose(outlook))
            for seed in range(6)
        }

    assert len(decisions(5.0)) > len(decisions(0.0))
