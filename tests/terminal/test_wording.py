"""Short forms of moves, and short lists of them."""

import pytest

from tavolino.core.game import Game
from tavolino.core.registry import shelf
from tavolino.terminal.commands import COMMANDS
from tavolino.terminal.wording import compact, matching

MOVES = [
    "thrust 1",
    "thrust 4",
    "open 1 2",
    "open 1 6",
    "go 1",
    "go 10",
    "pass",
    "pour milk 1",
    "pour tea 1",
    "stop",
    "stop now",
]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("thrust 4", ["thrust 4"]),
        ("t 4", ["thrust 4"]),
        ("  THR   4 ", ["thrust 4"]),
        ("t", ["thrust 1", "thrust 4"]),
        ("o 1 6", ["open 1 6"]),
        ("o 1", ["open 1 2", "open 1 6"]),
        ("p", ["pass", "pour milk 1", "pour tea 1"]),
        ("pa", ["pass"]),
        ("po m", ["pour milk 1"]),
        ("go 1", ["go 1"]),
        ("go 10", ["go 10"]),
        ("stop", ["stop"]),
        ("sto", ["stop", "stop now"]),
        ("pass 1", []),
        ("7", []),
    ],
)
def test_a_short_form_means_every_move_whose_words_begin_so(typed: str, meant: list[str]) -> None:
    assert matching(typed, MOVES) == meant


@pytest.mark.parametrize(
    ("moves", "short"),
    [
        ([f"thrust {face}" for face in range(1, 7)], ["thrust 1-6"]),
        (["bid 5", "bid 6", "pass"], ["bid 5,6", "pass"]),
        ([f"open {die} {bid}" for die in (6, 3) for bid in range(1, 7)], ["open 3,6 1-6"]),
        (["pour milk 1", "pour milk 2", "pour tea 1", "pour tea 2"], ["pour milk|tea 1,2"]),
        (["pour milk 1", "pour tea 2", "end"], ["pour milk 1", "pour tea 2", "end"]),
        (["stop", "stop now"], ["stop", "stop now"]),
        ([], []),
    ],
)
def test_moves_are_listed_compactly(moves: list[str], short: list[str]) -> None:
    assert compact(moves) == short


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)
def test_no_move_begins_with_the_word_of_a_command(game: Game) -> None:
    for options in game.variants():
        first_words = {text.split()[0] for text in game.moves(options).texts}
        assert first_words
        assert not first_words & set(COMMANDS)
