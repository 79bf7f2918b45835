"""Whole games by scripted input, and everything that can be typed on the way."""

import pytest

from tavolino.core.game import LANGUAGES
from tavolino.core.refusal import BadOption
from tavolino.narrate.texts import Texts, UnknownLanguage
from tavolino.terminal.play import TERMINAL_TEXTS
from terminal.evening import evening

MANY = 60  # rounds; with thrust 1 a race is over long before


def said(message: str, lang: str) -> str:
    """What the terminal says of itself."""
    texts = Texts(lang)
    texts.add(TERMINAL_TEXTS)
    return texts.format(message)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_race_in_every_language(lang: str) -> None:
    played = evening("cafe-race", "Ada,greedy,random", *["t 2"] * MANY, lang=lang)
    assert played.code == 0
    sheet = played.text.split(said("play-over", lang))[1]
    assert said("play-total", lang) in sheet
    assert all(name in sheet for name in ("Ada", "Elsa", "Mario"))
    assert sheet.index("1.") < sheet.index("2.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_auction_race_with_two_people(lang: str) -> None:
    # each line is right for one of the questions, and refused with a rule for the others
    lines = ["p", *(f"o {die} 6" for die in range(1, 7))] * 300
    played = evening("cafe-race", "Ada,Bea,greedy", *lines, lang=lang, auction=True)
    assert played.code == 0
    assert said("play-over", lang) in played.text
    assert "RACE-AUC-3" in played.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_of_bots_alone_needs_no_keyboard(lang: str) -> None:
    played = evening("sugar-bowl", "random,greedy", lang=lang)
    assert played.code == 0
    assert said("play-over", lang) in played.text


# ---- what is typed


def test_short_forms_make_moves() -> None:
    played = evening("cafe-race", "Ada,greedy,greedy", "T 4")
    assert "Ada has chosen thrust 4." in played.text


def test_an_ambiguous_short_form_tells_what_it_could_mean() -> None:
    played = evening("cafe-race", "Ada,greedy,greedy", "t")
    assert "“t” could mean several moves: thrust 1-6" in played.text
    assert "Ada has chosen" not in played.text


def test_the_legal_moves_are_listed() -> None:
    played = evening("cafe-race", "Ada,greedy,greedy")
    assert "You can: thrust 1-6" in played.text


def test_an_illegal_move_is_answered_with_the_rule_in_words() -> None:
    played = evening("cafe-race", "Ada,greedy,greedy", "pass", lang="it")
    assert "«pass» adesso non è permesso. Ecco la regola:" in played.text
    assert "RACE-SPEED-2" in played.text
    assert "imposta di nascosto il proprio dado spinta" in played.text


def test_something_that_is_no_move_at_all() -> None:
    played = evening("cafe-race", "Ada,greedy,greedy", "dance", "", "t 9")
    assert "“dance” is not a move in this game." in played.text
    assert "Type a move, or ? for help." in played.text
    assert "“t 9” is not a move in this game." in played.text


def test_help_tells_the_kinds_of_moves_and_the_commands() -> None:
    played = evening("cafe-race", "Ada,greedy,greedy", "?", lang="fr")
    for kind in ("thrust", "open", "bid", "pass"):
        assert f"\n  {kind}" in played.text
    for command in ("why", "rules", "save", "undo", "quit"):
        assert f"\n  {command}" in played.text


def test_why_tells_the_rule_or_that_a_move_is_allowed() -> None:
    played = evening("cafe-race", "Ada,greedy,greedy", "why t 3", "why bid 2", "why", "why dance")
    assert "“thrust 3” is allowed now." in played.text
    assert "“bid 2” is not allowed now." in played.text
    assert "Every player secretly sets their thrust die" in played.text
    assert played.text.count("For instance: why thrust 1") == 2
    assert "Ada has chosen" not in played.text


def test_rules_shows_the_book_or_one_rule() -> None:
    played = evening("cafe-race", "Ada,greedy,greedy", "rules race-move-4", "rules nonsense")
    assert "RACE-MOVE-4" in played.text
    assert "RACE-MOVE-5" not in played.text
    assert "There is no rule “nonsense”." in played.text
    whole = evening("cafe-race", "Ada,greedy,greedy", "rules")
    assert "RACE-MOVE-5 (house ruling)" in whole.text
    assert "Scoring" in whole.text


def test_undo_says_when_nothing_can_be_taken_back() -> None:
    played = evening("cafe-race", "Ada,greedy,greedy", "undo")
    assert "There is nothing to take back" in played.text


# ---- leaving


def test_quit_and_the_end_of_input_leave_politely() -> None:
    for lines in (["quit"], ["q"], []):
        played = evening("cafe-race", "Ada,greedy,greedy", *lines)
        assert played.code == 0
        assert "type save and the name of a file" in played.text
        assert "Goodbye" in played.text


# ---- set-ups that cannot be


@pytest.mark.parametrize(
    ("seats", "problem"),
    [
        ("Ada,greedy", "option-players"),
        ("Ada,ada ,greedy", "seats-namesakes"),
        ("Ada,,greedy", "seats-unnamed"),
    ],
)
def test_seats_that_cannot_be(seats: str, problem: str) -> None:
    with pytest.raises(BadOption, match=problem):
        evening("cafe-race", seats)


def test_a_language_that_is_not_spoken() -> None:
    with pytest.raises(UnknownLanguage, match="en, it, fr"):
        evening("cafe-race", "Ada,greedy,greedy", lang="tlh")


def test_names_and_typed_lines_cannot_drive_the_screen() -> None:
    played = evening("cafe-race", "[red]A\x1b[2J,greedy,greedy", "\x1b]0;x\x07 [bold]")
    assert "\x1b" not in played.text
    assert "[red]A" in played.text
    assert "[bold]" in played.text


def test_characters_go_by_their_names_and_say_their_line() -> None:
    """The second one of a kind is called as any other bot."""
    told = evening("cafe-race", "Ada,sprinter,sprinter", "quit", lang="it").text
    assert "Saetta (sprinter), Mario (sprinter)." in told
    assert "Saetta (vola giù per le scale): «I gradini sono per chi ha tempo.»" in told


def test_a_person_of_that_name_keeps_it() -> None:
    assert "Elsa (sprinter)." in evening("cafe-race", "Ada,Saetta,sprinter", "quit").text
