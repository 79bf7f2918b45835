"""Hints are what a seat could work out from its own view, and never more."""

import io
import os
from collections.abc import Iterator
from typing import Final

import pytest
from rich.console import Console

from coach.bot_games import SHALLOW
from contract.walk import Setting, walk
from tavolino.bots.game_start import GameStart
from tavolino.coach.depth import HINTS
from tavolino.coach.hints import Hint, hint_for
from tavolino.coach.telling import COACH_TEXTS, hint_told
from tavolino.core.chance import FastChance
from tavolino.core.game import Game
from tavolino.core.registry import find, shelf
from tavolino.core.seed import seed_from
from tavolino.core.state import State
from tavolino.narrate.texts import Texts
from tavolino.terminal.play import play
from tavolino.terminal.seats import read_seats

LONG: Final = os.environ.get("TAVOLINO_COACH") == "long"
WANTED: Final = 200 if LONG else 3
EVERY: Final = 9  # moves from one position to the next


@pytest.fixture(autouse=True)
def little_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """What holds of hints holds however little is thought; the long command thinks as much as they do."""
    for learned in () if LONG else (True, False):
        monkeypatch.setitem(HINTS, learned, SHALLOW)


def start_of(setting: Setting, seat: int) -> GameStart:
    return GameStart(setting.game, setting.options, setting.players, seat)


def hint_in(setting: Setting, state: State, seat: int) -> Hint:
    return hint_for(start_of(setting, seat), setting.game.view(state, seat), state.legal_moves(seat))


def usual(game: Game) -> Setting:
    return Setting(game, game.min_players, game.variants()[0])


def asked(setting: Setting, seeds: int) -> Iterator[tuple[State, int]]:
    for seed in range(seeds):
        for place, (state, seat, _move) in enumerate(walk(setting, seed)):
            if seat >= 0 and place % EVERY == seed % EVERY and len(state.legal_moves(seat)) > 1:
                yield state, seat


@pytest.mark.parametrize("game_id", ["cafe-race", "coffee-rush", "coffin-rush", "sugar-bowl"])
def test_a_hint_is_a_possible_move(game_id: str) -> None:
    setting = usual(find(game_id))
    moves = setting.game.moves(setting.options)
    for _, (state, seat) in zip(range(WANTED), asked(setting, 50), strict=False):
        told = hint_in(setting, state, seat)
        assert moves.code(told.moves[0]) in state.legal_moves(seat)
        assert told.moves != told.next_moves
        assert told.chance >= told.next_chance
        assert told.less >= 0


def test_where_nothing_else_is_possible_there_is_nothing_to_think_about() -> None:
    setting = usual(find("cafe-race"))
    start = start_of(setting, 0)
    state = setting.game.new(3, setting.options, FastChance.seeded(1))
    told = hint_for(start, setting.game.view(state, 0), (4,))
    assert (told.moves, told.choices) == (["thrust 5"], 1)
    assert hint_told(Texts.of(setting.game, "en", COACH_TEXTS), ["Ada"], told) == [
        "Nothing else is possible: “thrust 5”."
    ]


# ---- what nobody may know


def differing(game_id: str, hint: object = hint_in) -> tuple[int, int]:
    """Of how many positions something hidden was changed, and in how many of them the hint changed."""
    setting = usual(find(game_id))
    chance = FastChance.seeded(3)
    swapped = changed = 0
    assert callable(hint)
    for state, seat in asked(setting, 400):
        other = setting.game.swap_hidden(state, seat, chance)
        if setting.game.position(other) == setting.game.position(state):
            continue
        swapped += 1
        changed += hint(setting, state, seat) != hint(setting, other, seat)
        if swapped == WANTED:
            break
    return swapped, changed


@pytest.mark.parametrize("game_id", ["cafe-race", "coffee-rush", "coffin-rush"])
def test_what_is_hidden_changes_no_hint(game_id: str) -> None:
    assert differing(game_id) == (WANTED, 0)


def peeking_hint(setting: Setting, state: State, seat: int) -> Hint:
    class Truth:
        def draw(self, chance: FastChance) -> State:
            return state.clone()

    game = setting.game
    usual_sampler = game.sampler
    game.sampler = lambda _: Truth()  # type: ignore[method-assign, assignment, return-value]
    try:
        return hint_in(setting, state, seat)
    finally:
        game.sampler = usual_sampler  # type: ignore[method-assign]


def test_a_hint_that_peeks_would_be_noticed() -> None:
    assert differing("coffin-rush", peeking_hint)[1] > 0


def test_who_has_chosen_already_in_secret_changes_no_hint() -> None:
    setting = usual(find("cafe-race"))
    state = setting.game.new(3, setting.options, FastChance.seeded(2))
    before = hint_in(setting, state, 0)
    state.apply(1, 5, FastChance.seeded(2), None)
    assert hint_in(setting, state, 0) == before


# ---- sentences


@pytest.mark.parametrize(("lang", "word"), [("en", "Best:"), ("it", "La migliore:"), ("fr", "Le mieux\u00a0:")])
def test_a_hint_in_the_terminal(lang: str, word: str) -> None:
    shown = io.StringIO()
    game = find("cafe-race")
    console = Console(file=shown, width=200, highlight=False)
    source = io.StringIO("hint\nquit\n")
    play(
        game,
        read_seats(["Ada", "greedy", "greedy"]),
        game.read_options({}),
        lang,
        seed_from(3),
        console=console,
        source=source,
    )
    assert word in shown.getvalue()


def test_all_games_can_tell_theirs() -> None:
    for game in shelf().values():
        setting = usual(game)
        told = hint_in(setting, *next(asked(setting, 50)))
        for lang in ("en", "it", "fr"):
            texts = Texts.of(game, lang, COACH_TEXTS)
            assert 2 <= len(hint_told(texts, ["Ada", "Bea", "Cid"], told)) <= 3


def test_a_lead_that_is_not_sure_is_not_told_as_one() -> None:
    texts = Texts.of(find("cafe-race"), "en", COACH_TEXTS)
    hint = Hint(0, ["thrust 1"], 6, 0.4, ["thrust 2"], 0.38, less=0.1, error=0.06)
    assert "About as good" in hint_told(texts, ["Ada"], hint)[1]
