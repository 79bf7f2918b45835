"""The temple as it is told to screens: drawn where the rules say that things are."""

from collections.abc import Iterator
from itertools import product

import pytest

from tavolino.core.registry import find
from tavolino.games.coffin_rush.board import DrawnDoor, TempleBoard
from tavolino.games.coffin_rush.build import plan_of
from tavolino.games.coffin_rush.house import TILE_NAMES
from tavolino.games.coffin_rush.layouts import named_layouts
from tavolino.games.coffin_rush.rules_temple import NOTHING

LAYOUTS = [*named_layouts(), *(f"random:{seed}" for seed in range(12))]
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def told(layout: str = "standard", **options: object) -> TempleBoard:
    game = find("coffin-rush")
    board = game.board(game.read_options({"layout": layout, **options}))
    assert isinstance(board, TempleBoard)
    return board


def door(board: TempleBoard, name: str) -> DrawnDoor:
    return next(one for one in board.doors if one.name == name)


def middles(board: TempleBoard) -> set[tuple[float, float]]:
    return {((x1 + x2) / 2, (y1 + y2) / 2) for x1, y1, x2, y2 in board.walls}


def test_the_standard_temple_has_all_its_cells_the_base_camp_only_two() -> None:
    board = told()
    cells = {cell.symbol: cell for cell in board.cells}
    assert (board.columns, board.rows, len(board.cells)) == (20, 15, 11 * 25 + 2)
    assert (cells["R"].name, cells["C"].name) == ("2,7", "0,7")
    camp, rush = cells["C"].box, cells["R"].box
    assert (camp.left, camp.top, camp.width, camp.height) == (0, 5, 1, 5)
    assert (rush.left, rush.top, rush.width, rush.height) == (1, 5, 4, 5)


def test_doors_stand_where_openings_meet() -> None:
    board = told()
    assert len(board.doors) == 17 + 7 + 1
    north, east, front = (door(board, name) for name in ("2,4-2,7", "2,7-5,7", "temple"))
    assert (north.x, north.y, north.upright) == (2.5, 5, False)
    assert (east.x, east.y, east.upright) == (5, 7.5, True)
    assert (front.x, front.y, front.between) == (1, 7.5, ("2,7", "0,7"))


def test_no_wall_stands_in_a_doorway_and_the_camp_is_open_to_the_sky() -> None:
    walls = middles(told())
    assert not {(5, 7.5), (0, 7.5)} & walls
    assert {(1, 5.5), (20, 7.5)} <= walls


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_wall_is_drawn_just_where_nobody_can_walk(layout: str) -> None:
    board, plan = told(layout), plan_of(layout)
    walls = middles(board)
    for cell, direction in ways(layout):
        (x, y), (dx, dy) = plan.places[cell], STEPS[direction]
        is_closed = plan.temple.neighbours[4 * cell + direction] == NOTHING
        assert ((x + 0.5 + dx / 2, y + 0.5 + dy / 2) in walls) == is_closed, (plan.names[cell], direction)


def ways(layout: str) -> Iterator[tuple[int, int]]:
    """From every cell but those of the base camp, which have another shape, and next to it."""
    plan = plan_of(layout)
    ordinary = [cell for cell, symbol in enumerate(plan.symbols) if symbol not in "RC"]
    return product(ordinary, range(4))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_door_has_one_place_and_no_wall_in_it(layout: str) -> None:
    board, plan = told(layout), plan_of(layout)
    places = [(one.x, one.y) for one in board.doors]
    assert len(set(places)) == len(plan.door_cells) + 1
    assert not set(places) & middles(board)


def test_a_set_of_one_s_own_is_told_with_its_numbers() -> None:
    usual, own = told(), told(temple={"backpack": {"slots": 9}, "counter": {"green": 30}})
    assert (usual.slots, usual.counter.green, usual.counter.yellow, usual.counter.red) == (7, 27, 18, 9)
    assert (own.slots, own.counter.green, own.counter.yellow) == (9, 30, 18)


def test_every_item_is_told_with_its_wealth() -> None:
    worth = told().worth
    assert (worth["green"], worth["violet-mummy"], worth["coins"]) == (3, 3, 3)
    assert (worth["torch"], worth["charm"], worth["amulet"]) == (2, 2, 2)
    assert worth.keys() == set(TILE_NAMES) - {"", "stairs"}
