"""Several people at one screen: nobody reads what is meant for another."""

import io
import re

from rich.console import Console

from scene import SEED
from tavolino.core.match import Match
from tavolino.core.registry import find
from tavolino.narrate.texts import Texts
from tavolino.terminal.answer import answer
from tavolino.terminal.context import PlayContext
from tavolino.terminal.play import TERMINAL_TEXTS
from tavolino.terminal.screen import Screen
from tavolino.terminal.showing import Showing
from terminal.evening import HIDDEN, evening


def test_between_two_people_the_screen_is_hidden_and_the_named_one_asked_for() -> None:
    played = evening("cafe-race", "Ada,Bea,greedy", "", "thrust 6", "", "thrust 1", seed=5)
    for_ada, for_bea, for_all = played.screens[:3]
    assert "Ada, the next screen is for you alone." in for_ada
    assert "Bea, the next screen is for you alone." in for_bea
    assert "The thrusts are shown" in for_all


def test_a_choice_is_not_to_be_read_before_the_reveal() -> None:
    played = evening("cafe-race", "Ada,Bea,greedy", "", "thrust 6", "", "thrust 1", seed=5)
    before_reveal = played.text.split("The thrusts are shown")[0]
    after_hand_over = before_reveal.split("Ada has chosen")[1]
    assert "thrust 6" not in after_hand_over.replace("thrust 1-6", "")
    assert "(6)" not in after_hand_over
    assert "Ada has chosen a thrust." in before_reveal
    assert "Ada has chosen thrust 6." not in played.text
    assert "Bea has chosen thrust 1." not in played.text


def test_the_same_game_looks_the_same_to_the_next_person_whatever_the_first_one_chose() -> None:
    def what_bea_sees(thrust: int) -> str:
        played = evening("cafe-race", "Ada,Bea,greedy", "", f"thrust {thrust}", "", seed=5)
        assert f"Ada has chosen thrust {thrust}" not in played.text
        return played.screens[1]

    first = what_bea_sees(1)
    assert "Bea: Choose your thrust in secret" in first
    assert all(what_bea_sees(thrust) == first for thrust in range(2, 7))


def test_the_example_game_keeps_its_secrets_too() -> None:
    def what_bea_sees(lumps: int) -> str:
        return evening("sugar-bowl", "Ada,Bea", "", f"take {lumps}", "").screens[1]

    assert "Bea: How many lumps" in what_bea_sees(1)
    assert what_bea_sees(1) == what_bea_sees(2) == what_bea_sees(3)


def test_a_player_who_was_away_is_told_what_they_have_missed() -> None:
    played = evening("cafe-race", "Ada,Bea,greedy", "", "t 6", "", "t 1", "", "t 2", "", seed=5)
    for_bea = played.screens[3].split("Bea, the next screen")[1]
    assert "The thrusts are shown" in for_bea
    assert "Round 2" in for_bea


def test_what_somebody_typed_is_not_told_to_them_as_news() -> None:
    played = evening("cafe-race", "Ada,Bea,greedy", *["", "t 6", "", "t 1"] * 3, seed=5)
    assert "Round 3" in played.text
    assert "Ada has chosen thrust" not in played.text
    assert "Bea has chosen thrust" not in played.text


def test_a_typed_choice_is_out_of_sight_before_anybody_thinks_about_theirs() -> None:
    out = io.StringIO()
    match = Match.new(find("cafe-race"), 3, find("cafe-race").read_options({}), SEED, seats=["Ada", "Bea", "Cid"])
    screen = Screen(Console(file=out, width=200), io.StringIO("\nthrust 6\n"))
    context = PlayContext(match, Texts.of(match.game, "en", TERMINAL_TEXTS), screen, [0, 1])
    showing = Showing(context)
    showing.face(0)
    showing.happened(answer(context, 0))
    assert not out.getvalue().endswith(HIDDEN)
    showing.after_move(0)
    assert out.getvalue().endswith(HIDDEN)


def test_leaving_in_the_middle_of_a_secret_choice_hides_the_screen() -> None:
    played = evening("cafe-race", "Ada,Bea,greedy", "", "why t 4", "quit", seed=5)
    assert "thrust 4" in played.screens[0]
    assert "Goodbye" in played.screens[-1]
    assert len(played.screens) == 2


def test_one_person_among_bots_has_the_screen_alone() -> None:
    played = evening("cafe-race", "Ada,greedy,greedy", "t 4", "t 4")
    assert len(played.screens) == 1
    assert "for you alone" not in played.text
    assert "Ada has chosen thrust 4." in played.text
    assert not re.search(r"Elsa has chosen thrust \d", played.text)


def test_without_secrets_the_screen_is_shared() -> None:
    played = evening("cafe-race", "Ada,Bea,Cid", *["p", "b 6", "o 6 1", "o 5 1", "o 4 1", "o 3 1"] * 9, auction=True)
    assert len(played.screens) == 1
    assert "for you alone" not in played.text
    assert all(f"{name}: Bid more" in played.text for name in ("Ada", "Bea", "Cid"))
