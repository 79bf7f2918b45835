"""Where a game says that everybody always chooses at the same time, that is so in every position."""

import pytest

from contract.walk import Setting, settings, walk

TOGETHER = [setting for setting in settings() if setting.game.joint_choices(setting.options)]


@pytest.mark.parametrize("setting", TOGETHER, ids=str)
def test_who_chooses_together_chooses_from_the_same_moves(setting: Setting) -> None:
    """Nobody is asked twice before all others were, and the moves are the first ones, all of them legal."""
    choices = tuple(range(setting.game.joint_choices(setting.options)))
    asked: set[int] = set()
    for state, seat, _move in walk(setting, seed=6):
        waiting = state.to_move()
        if seat < 0:
            break
        asked = asked or set(range(setting.players))
        assert set(waiting) == asked
        assert all(state.legal_moves(other) == choices for other in waiting)
        asked = asked - {seat}
    assert not asked


def test_one_game_is_played_together() -> None:
    assert {setting.game.id for setting in TOGETHER} == {"cafe-race"}
    assert not any(setting.options.auction for setting in TOGETHER)  # type: ignore[attr-defined]  # all are races
