"""The slider and the characters: bots of every game that searches, by names that last, who play as they are said to."""

import pytest

from tavolino.bots import levels
from tavolino.bots.search import SearchBot
from tavolino.core.chance import FastChance
from tavolino.core.game import Game
from tavolino.core.outlook import Outlook
from tavolino.core.refusal import BadOption
from tavolino.core.registry import built_in, find
from tavolino.core.skill import NOTCHES, Skill
from tavolino.core.state import State

SEARCHED = [find(name) for name in sorted(built_in())]
of_every_game = pytest.mark.parametrize("game", SEARCHED, ids=lambda game: game.id)
of_every_character = pytest.mark.parametrize(
    ("game", "name"), [pytest.param(game, name, id=name) for game in SEARCHED for name in game.characters]
)
GLANCE = 24  # iterations, each no further than to the next player's turn; a mixture needs a few
POSITIONS = 24
A_STRONG_LEANING = 50.0  # times as strong, so that few iterations and positions tell


@of_every_game
def test_a_game_that_searches_has_nine_notches_each_with_less_noise(game: Game) -> None:
    assert ("notch-1", *(f"notch-{number}" for number in range(2, 9)), "notch-9") == NOTCHES
    noises = [game.skills[name].noise for name in NOTCHES]
    assert noises == sorted(set(noises), reverse=True)
    assert noises[-1] == 0.0


@of_every_game
def test_it_has_three_or_four_characters_who_look_as_far_as_each_other(game: Game) -> None:
    assert 3 <= len(game.characters) <= 4
    assert len({game.skills[name].iterations for name in game.characters}) == 1
    assert len({str(game.skills[name].leaning) for name in game.characters}) == len(game.characters)


def test_their_names_are_bots_like_any_other_and_mean_one_bot_each() -> None:
    names = levels.names()
    assert len(set(names)) == len(names)
    for game in SEARCHED:
        for name in (*NOTCHES, *game.characters):
            assert name in levels.names_for(game)
            assert isinstance(levels.make(name, game, FastChance.seeded(1)), SearchBot)


def test_where_nothing_is_searched_there_are_none() -> None:
    bowl = find("sugar-bowl")
    assert bowl.characters == ()
    for name in ("notch-5", "hoarder"):
        with pytest.raises(BadOption):
            levels.make(name, bowl, FastChance.seeded(1))


def test_a_character_belongs_to_its_game() -> None:
    with pytest.raises(BadOption) as problem:
        levels.check("hoarder", find("cafe-race"))
    assert "sprinter" in str(problem.value)


# ---- what a character likes


def positions(game: Game) -> list[State]:
    """Of games that are played on quickly."""
    chance, foresight = FastChance.seeded(11), game.foresight()
    found: list[State] = []
    while len(found) < POSITIONS:
        state = game.new(game.min_players + 1, game.options_type(), chance)
        while state.next_seat() >= 0 and len(found) < POSITIONS:
            found.append(state.clone())
            foresight.play_on(state, state.next_seat(), chance)
    return found


def liked(game: Game, skill: Skill, trait: str) -> float:
    """How much there is of a trait in what a bot decides."""
    total = 0.0
    for number, state in enumerate(positions(game)):
        seat = int(state.next_seat())
        bot = SearchBot(FastChance.seeded(number), game, skill._replace(iterations=GLANCE, horizon=1))
        moves = [int(move) for move in bot.plan(Outlook(state, seat, game.view))]
        total += game.foresight().traits(state, seat, moves)[trait]
    return total


@of_every_character
def test_who_leans_towards_something_does_more_of_it(game: Game, name: str) -> None:
    skill = game.skills[name]
    for trait, weight in skill.leaning.items():
        strong = skill._replace(leaning={trait: weight * A_STRONG_LEANING})
        more, plain = liked(game, strong, trait), liked(game, skill._replace(leaning={}), trait)
        assert (more - plain) * weight > 0, trait


def test_every_leaning_is_towards_something_that_its_game_knows() -> None:
    for game in SEARCHED:
        state = game.new(game.min_players, game.options_type(), FastChance.seeded(1))
        seat = int(state.next_seat())
        known = game.foresight().traits(state, seat, [int(state.legal_moves(seat)[0])])
        for name in game.characters:
            assert game.skills[name].leaning.keys() <= known.keys()


def traits(game: Game, position: dict[str, object], seat: int, move: str) -> dict[str, float]:
    state = game.load(position)
    return game.foresight().traits(state, seat, [game.moves(game.options_of(state)).code(move)])


@pytest.mark.parametrize(
    ("thrust", "fast", "extreme", "echo"), [(6, 1.0, 1.0, -0.6), (2, -0.6, 0.6, 1.0), (4, 0.2, 0.2, 0.2)]
)
def test_what_a_thrust_is_like(thrust: int, fast: float, extreme: float, echo: float) -> None:
    """The foremost of the others has shown a 2."""
    race = find("cafe-race")
    position = {"cells": [5, 12, 8], "tokens": [4, 4, 4], "speeds": [6, 3, 1], "round": 2, "shown": [[5, 2, 1]]}
    found = traits(race, position, 0, f"thrust {thrust}")
    assert found == pytest.approx({"fast": fast, "extreme": extreme, "echo": echo})
