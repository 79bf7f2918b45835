"""Within a turn a player may take back step by step, until a card is drawn; the record shows that they did."""

import pytest

from rules.coffee_rush.scene import cafe
from tavolino.core.match import CannotTakeBack
from tavolino.core.record import Undone, parse
from tavolino.core.replay import replay


def test_steps_pours_and_the_stop_are_taken_back_one_by_one() -> None:
    scene = cafe()
    positions = []
    for move in ("go a2", "stop", "pour coffee 2"):
        positions.append(scene.position)
        scene.play(0, move)
    for before in reversed(positions):
        scene.match.take_back()
        assert scene.position == before
    with pytest.raises(CannotTakeBack):
        scene.match.take_back()


def test_the_record_keeps_what_was_taken_back_and_replays() -> None:
    scene = cafe()
    scene.play(0, "go a2")
    scene.match.take_back()
    scene.play(0, "go a2", "stop")
    record = parse(scene.match.record().write())
    assert record.entries[2] == Undone(1)
    again = replay(record)
    assert again.game.position(again.state) == scene.position


def test_an_ended_turn_can_be_taken_back_while_nobody_has_drawn() -> None:
    """Whether it may be, once others have acted, is up to the table."""
    scene = cafe()
    before = scene.position
    scene.play(0, "go a2", "end")
    assert scene.match.way_back() == [0, 0]
    scene.match.take_back()
    scene.match.take_back()
    assert scene.position == before
