"""What lists and lobbies tell of a table."""

from typing import Any

from rules.coffin_rush.scene import dig, who
from tavolino.core.registry import find
from tavolino.table import entry as entries
from tavolino.table.plan import Plan
from tavolino.table.summary import summary
from tavolino.table.table import Table


def told(plan: Plan) -> dict[str, Any]:
    return summary(Table("t", entries.Opened(at=0, plan=plan, host="p", invite="welcome"))).options


def test_a_table_from_a_position_tells_the_options_of_the_position() -> None:
    """Nobody chose them for the table, and they are played all the same."""
    scene = dig(who("4,2"), who(), who(), who(), options={"companies": 2})
    assert told(Plan("coffin-rush", 4, start=scene.position))["companies"] == 2
    assert told(Plan("coffin-rush", 4, {"companies": 2})) == {"companies": 2}
    assert told(Plan("coffin-rush", 4)) == {}


def test_of_a_temple_in_a_position_only_its_size_is_told() -> None:
    (own,) = find("coffin-rush").own_files
    value, faults = own.read(b"[backpack]\nslots = 9\n")
    assert faults == []
    scene = dig(who("4,2"), who(), options={own.option: value})
    assert told(Plan("coffin-rush", 2, start=scene.position))[own.option].keys() == {"size"}
