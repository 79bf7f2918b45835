"""What everybody sees at the café (CR-SEE)."""

import pytest

from scene import Scene


@pytest.mark.rule("CR-SEE-1")
def test_all_is_open_but_the_order_of_the_deck() -> None:
    cafe = Scene.new("coffee-rush", 3)
    views = [cafe.view(viewer) for viewer in (0, 1, 2, None)]
    for view in views:
        del view["seat"]
    assert all(view == views[-1] for view in views)
    seen = views[-1]
    assert {"tabs", "cups", "completed", "penalties"} <= {*seen}  # face down on the table, but all have seen them
    deck = cafe.position["deck"]
    assert deck not in seen.values()
    assert sorted(deck) != deck  # the control: it has an order that could be seen
