"""Every game: its measures are part of the statistics of a series."""

from typing import Any

import pytest

from contract.walk import Setting, every_setting, walk
from tavolino.arena.executor import ThisProcess
from tavolino.arena.series_plan import SeriesPlan
from tavolino.arena.simulate import SeriesStatistics, simulate
from tavolino.core.game import Game
from tavolino.core.registry import shelf


@every_setting
def test_a_measure_has_a_name(setting: Setting) -> None:
    *_, (state, _seat, _move) = walk(setting, 41)
    assert len(state.measures()) == len(setting.game.measure_names)


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)
def test_measures_stand_beside_the_other_statistics(game: Game) -> None:
    measured = {f"mean_{name}" for name in game.measure_names}
    assert len(measured) == len(game.measure_names)
    assert not measured & set(SeriesStatistics.__struct_fields__)
    plan = SeriesPlan.checked(game, game.min_players, 3, ["random"], 1, game.options_type(), False)
    written: dict[str, Any] = simulate(plan, ThisProcess(), lambda _: None).as_json()
    assert measured <= written.keys()
    assert len(written["mean_score"]) == game.min_players  # one for each seat
