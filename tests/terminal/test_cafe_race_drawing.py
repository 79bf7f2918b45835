"""The staircase: within 80 columns, every clerk on its cell, nothing shown that is covered."""

import io
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.console import Console

from tavolino.core.registry import find

GAME = find("cafe-race")
SIX = ["Ada", "Bruno", "Chloé", "Dario", "Emma", "Fiona"]


def drawing(viewer: int | None, names: list[str], **position: Any) -> str:
    """As the terminal shows it, without colours."""
    view = GAME.view(GAME.load(position), viewer)
    out = io.StringIO()
    Console(file=out, width=80).print(GAME.draw(view, names, str), highlight=False, emoji=False, soft_wrap=True)
    return out.getvalue()


def test_free_cells_show_their_number_and_taken_ones_their_clerks() -> None:
    text = drawing(None, SIX[:3], cells=[3, 3, 18], tokens=[5, 1, 3], speeds=[6, 4, 1])
    stairs = "\n".join(line[:58] for line in text.splitlines())
    numbers = [str(cell) for cell in range(1, 28) if cell not in (3, 18)]
    words = stairs[: stairs.index("↻")].split() + stairs[stairs.index("\n") :].split()
    assert [number for number in numbers if number not in words] == []
    assert "3" not in words
    assert "18" not in words
    assert "2    A B" in stairs
    assert "19   C    17" in stairs


def test_dice_lie_on_the_table_and_cups_are_counted() -> None:
    text = drawing(None, SIX[:3], cells=[0, 0, 0], tokens=[5, 1, 3], speeds=[6, 4, 1])
    assert "│ 6 ││ 4 ││ 1 │" in text
    assert [line.count("☕") for line in text.splitlines() if "(" in line] == [5, 1, 3]
    assert " ABC " in text


def test_a_covered_thrust_is_shown_to_its_owner_alone() -> None:
    position: dict[str, Any] = {"cells": [0, 0, 0], "tokens": [5, 5, 5], "speeds": [6, 4, 1], "thrusts": [4, 2, None]}
    assert "(4)" in drawing(0, SIX[:3], **position)
    assert "(2)" not in drawing(0, SIX[:3], **position)
    for other in (2, None):
        text = drawing(other, SIX[:3], **position)
        assert text.count("(?)") == 2
        assert text.count("( )") == 1
        assert "(4)" not in text


def test_the_auction_shows_the_die_on_offer_the_leading_bid_and_the_opener() -> None:
    text = drawing(
        None,
        SIX[:4],
        cells=[0, 0, 0, 0],
        tokens=[5, 5, 5, 5],
        speeds=[6, 3, 2],
        thrusts=[4, None, None, None],
        taken=[5, None, None, None],
        auction={"opener": 1, "die": 3, "bid": 2, "leader": 2, "bidder": 3},
        options={"auction": True},
    )
    assert "║ 3 ║" in text
    assert "C(2)" in text
    assert "(4) [5]" in text
    assert next(line for line in text.splitlines() if "◆" in line).count("Bruno") == 1
    assert next(line for line in text.splitlines() if "▸" in line).count("Dario") == 1


def test_names_that_begin_alike_get_letters_and_long_ones_are_cut() -> None:
    names = ["Ada", "Anna Maria Lucrezia di Bagnoregio", "[red]Bo"]
    text = drawing(None, names, cells=[0, 0, 0], tokens=[5, 5, 5], speeds=[6, 4, 1])
    assert " ABC " in text
    assert "B Anna Maria Luc…" in text
    assert "C [red]Bo" in text


@given(st.lists(st.integers(0, 29), min_size=3, max_size=6), st.data())
def test_any_position_fits_into_80_columns(cells: list[int], data: st.DataObject) -> None:
    cells = [0 if cell and cells[:seat].count(cell) > 1 else cell for seat, cell in enumerate(cells)]
    tokens = data.draw(st.lists(st.integers(1, 5), min_size=len(cells), max_size=len(cells)))
    names = ["A very long name indeed, much too long", *SIX[1 : len(cells)]]
    text = drawing(None, names, cells=cells, tokens=tokens, speeds=[6] * len(cells))
    assert max(cell_len(line) for line in text.splitlines()) <= 80
    assert len(text.splitlines()) == 16
    stairs = "".join(line[:57] for line in text.splitlines())
    assert all(stairs.count(name[0]) == 1 for name in names)
