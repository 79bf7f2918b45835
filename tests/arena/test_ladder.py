"""The list of series as data: what it says is played, and what is wrong with it is told."""

import pytest

from tavolino.arena.ladder import read_ladder, rungs, waiting
from tavolino.core.refusal import BadOption
from tavolino.narrate.faults import error_text

SERIES = """
[[series]]
game = "coffin-rush"
variants = [{}, { companies = 2 }]
players = [3, 4]
bots = [["medium", "random"], ["medium", "medium"], ["genius", "medium"]]
games = 10
seed = 4
"""


def test_every_pair_with_every_number_of_players_in_every_variant_that_fits() -> None:
    found = rungs(read_ladder(SERIES.encode()))
    tables = [(rung.contest.players, rung.variant, rung.contest.bots) for rung in found]
    one = ("medium", "random", "random")
    assert tables == [
        (3, {}, one),
        (3, {}, ("medium",) * 3),
        (4, {}, (*one, "random")),
        (4, {}, ("medium",) * 4),
        (4, {"companies": 2}, ("medium", "random") * 2),
        (4, {"companies": 2}, ("medium",) * 4),
    ]
    assert [rung.goal.deals for rung in found] == [4, 4, 3, 3, 3, 3]


def test_bots_that_are_not_there_yet_are_told() -> None:
    assert waiting(read_ladder(SERIES.encode())) == [("coffin-rush", "genius")]


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ("games = 10|games = 0", "series[0].games: too small"),
        ("seed = 4|sead = 4", "series[0].sead: there is no such field"),
        ("[[series]]|[[series", "line 2: this is no TOML"),
        ("coffin-rush|chess", "there is no game"),
        ("companies = 2|companions = 2", "companions: there is no such field"),
    ],
)
def test_what_is_wrong_is_told_in_a_sentence(wrong: str, told: str) -> None:
    before, after = wrong.split("|")
    with pytest.raises(Exception) as problem:  # noqa: PT011 - which kind depends on what is wrong
        rungs(read_ladder(SERIES.replace(before, after).encode()))
    error = problem.value
    sentence = error_text(error, "en") if isinstance(error, BadOption) else str(error)
    assert told in sentence
    assert "\n" not in sentence
