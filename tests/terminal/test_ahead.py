"""Looking ahead in the terminal: goals and what they cost, odds, and walking by goal."""

import pytest

from tavolino.core.game import LANGUAGES
from terminal.evening import evening

SET_UP = ["place a1", "place c3"] * 2 + ["pour coffee 1", "pour ice 1", "pour milk 1", "pour steam 1"] * 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reach_lists_goals_and_one_command_walks_there(lang: str) -> None:
    """From RUSH! the first goals are behind doors: an action for the door, one for the walk."""
    played = evening("coffin-rush", "Ada,greedy", "reach", "to 5,7", "quit", lang=lang, first=0)
    before, after = played.text.split("> ", 2)[1:]
    words = {"en": "2 actions, 1 step, opens a door", "it": "2 azioni, 1 passo, apre una porta"}
    assert words.get(lang, "2 actions, 1 pas, ouvre une porte") in before
    told = {"en": "from 2,7 to 5,7", "it": "da 2,7 a 5,7", "fr": "de 2,7 à 5,7"}
    assert "5,7" in before
    assert "5,7" in after.split("> ")[0], told[lang]


def test_a_goal_out_of_reach_is_refused_with_what_to_do() -> None:
    played = evening("coffin-rush", "Ada,greedy", "to 12,7", "to", "quit", first=0)
    assert "You cannot walk to 12,7 now. Type reach" in played.text
    assert "Where to? For instance: to" in played.text


def test_where_nobody_walks_there_is_no_reach() -> None:
    assert "There is nowhere to walk now." in evening("cafe-race", "Ada,greedy,greedy", "reach", "quit").text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_odds_before_a_thrust(lang: str) -> None:
    played = evening("cafe-race", "Ada,greedy,greedy", "odds", "quit", lang=lang)
    words = {"en": "to keep all coffee", "it": "di non rovesciare caffè", "fr": "de ne rien renverser"}
    assert played.text.count(words[lang]) == 6


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whom_the_mummy_is_after(lang: str) -> None:
    played = evening("coffin-rush", "Ada,greedy", "odds", "quit", lang=lang, first=0)
    words = {"en": "targets nobody", "it": "non insegue nessuno", "fr": "ne poursuit personne"}
    assert words[lang] in played.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_cups_can_still_become(lang: str) -> None:
    played = evening("coffee-rush", "Ada,Bea", *SET_UP, "odds", "reach", "quit", lang=lang, starter=0)
    words = {"en": "can still become", "it": "può ancora diventare", "fr": "peut encore devenir"}
    assert words[lang] in played.text
