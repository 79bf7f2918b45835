"""Every game: what is foreseen follows from what a seat may know, and its walks can be made as they are listed."""

import msgspec
import pytest

from contract.walk import Setting, every_setting, settings, some_positions
from sugar_bowl import GAME as SUGAR_BOWL
from tavolino.core.chance import FastChance
from tavolino.core.event import Log
from tavolino.core.prospects import NO_PROSPECTS, Prospects
from tavolino.core.state import State
from tavolino.games.cafe_race import prospects as race_prospects
from tavolino.games.cafe_race import view as race_view
from tavolino.games.cafe_race.prospects import RaceProspects
from tavolino.games.cafe_race.view import RaceView

FEW = 5  # positions of each setting


def foreseen(setting: Setting, state: State, seat: int | None) -> Prospects:
    return setting.game.prospects(setting.game.view(state, seat))


def assert_nothing_hidden_is_foreseen(setting: Setting, seed: int) -> None:
    """Swap what is hidden and compare every byte of the prospects."""
    chance = FastChance.seeded(seed)
    for state, asked, _move in some_positions(setting, seed, at_most=FEW):
        for seat in {None, 0, max(asked, 0)}:
            swapped = setting.game.swap_hidden(state, seat, chance)
            before = msgspec.json.encode(foreseen(setting, state, seat))
            assert msgspec.json.encode(foreseen(setting, swapped, seat)) == before


@every_setting
def test_prospects_do_not_change_when_only_hidden_things_do(setting: Setting) -> None:
    assert_nothing_hidden_is_foreseen(setting, seed=41)


def test_prospects_that_leak_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The negative control: covered thrusts are in the view, and the odds make something of them."""

    def peeping(view: RaceView) -> RaceProspects:
        return RaceProspects(walks=[], plain=[str(thrust) for thrust in view.thrusts], odds=[])

    monkeypatch.setattr(race_view, "THRUST", -1)
    monkeypatch.setattr(race_prospects, "look_ahead", peeping)
    with pytest.raises(AssertionError):
        assert_nothing_hidden_is_foreseen(settings()[0], seed=31)


@every_setting
def test_prospects_are_of_the_type_that_the_game_names(setting: Setting) -> None:
    for state, asked, _move in some_positions(setting, seed=42, at_most=2):
        for seat in (None, max(asked, 0)):
            assert type(foreseen(setting, state, seat)) is setting.game.prospects_type


@every_setting
def test_only_who_is_asked_has_somewhere_to_walk(setting: Setting) -> None:
    for state, _asked, _move in some_positions(setting, seed=43, at_most=FEW):
        waiting = [None, *(seat for seat in range(setting.players) if seat not in state.to_move())]
        assert not any(foreseen(setting, state, seat).walks for seat in waiting)


@every_setting
def test_the_moves_of_every_walk_are_legal_one_after_the_other(setting: Setting) -> None:
    """Up to the first event that is not plain; only with its last move may there be one."""
    texts = setting.game.moves(setting.options)
    for state, asked, _move in some_positions(setting, seed=44, at_most=FEW):
        found = NO_PROSPECTS if asked < 0 else foreseen(setting, state, asked)
        for walk in found.walks:
            here = state.clone()
            for number, text in enumerate(walk.moves, start=1):
                assert here.refusal(asked, texts.code(text)) is None, f"{text} of {walk}"
                log = Log()
                here.apply(asked, texts.code(text), FastChance.seeded(number), log)
                is_plain = all(event.kind() in found.plain for event in log.events)
                assert is_plain or number == len(walk.moves), f"{text} of {walk}: {log.events}"


def test_a_game_that_says_nothing_foresees_nothing() -> None:
    state = SUGAR_BOWL.new(2, SUGAR_BOWL.options_type(), FastChance.seeded(1))
    assert SUGAR_BOWL.prospects(SUGAR_BOWL.view(state, 0)) == NO_PROSPECTS
    assert SUGAR_BOWL.foretold(NO_PROSPECTS, ["Ada", "Bea"], str) == []
