"""The staircase in the terminal, in 80 columns and without words, so that it needs no translation.

A B          down to the right, back to the left, down to the right again; clerks stand on their cell,
▀▀▀▀▄▄▄▄     a free cell shows its number. At the right the speed dice, and every player's cup,
        ▀▀▀▀ thrust (4) and speed [6]; (?) is a covered thrust.
"""

from typing import Final

from rich.cells import cell_len, set_cell_size

from tavolino.core.canvas import Canvas
from tavolino.games.cafe_race.state import (
    FIRST_FINISH,
    FULL_CUP,
    LAST_FINISH,
    START,
    is_finish,
    is_step,
)
from tavolino.games.cafe_race.view import RaceView

WIDTH: Final = 80
START_WIDTH: Final = 8
CELL_WIDTH: Final = 5
DICE_COLUMN: Final = 50  # six dice end at the right edge
PANEL_COLUMN: Final = 60
PANEL_ROW: Final = 4
NAME_WIDTH: Final = 15
TURNS: Final = (11, 21)  # the first cell of the second and of the third flight, below the cell before it

# Distinct for colour-blind players; the letter is there as well.
COLOURS: Final = (
    "bold black on orange1",
    "bold black on sky_blue1",
    "bold white on dark_green",
    "bold black on bright_yellow",
    "bold white on blue",
    "bold black on pink1",
)
CUP: Final = "☕"
SPILLED: Final = "· "
NEWSPAPER: Final = "📰"
DIE_STYLE: Final = "bold white on grey11"
OFFER_STYLE: Final = "bold yellow"
BRIGHT: Final = "bold"
FAINT: Final = "grey50"


def draw(view: RaceView, names: list[str]) -> str:
    canvas = Canvas(WIDTH)
    letters = clerk_letters(names)
    _draw_stairs(canvas, view, letters)
    _draw_dice(canvas, view, letters)
    for seat, name in enumerate(names):
        _draw_player(canvas, view, seat, name, letters[seat])
    return canvas.markup()


def clerk_letters(names: list[str]) -> list[str]:
    """The players' initials, or A to F if two initials are the same."""
    initials = [name.strip()[:1].upper() for name in names]
    if len(set(initials)) == len(names) and all(letter.isalnum() and cell_len(letter) == 1 for letter in initials):
        return initials
    return list("ABCDEF"[: len(names)])


# ---- the stairs


def _place(cell: int) -> tuple[int, int]:
    """A cell's column, and the number of half rows from the start zone down to its tread."""
    if cell < TURNS[0]:
        return START_WIDTH + (cell - 1) * CELL_WIDTH, min(cell, 8)
    right_edge = _place(TURNS[0] - 1)[0]
    if cell < TURNS[1]:
        return right_edge - (cell - TURNS[0]) * CELL_WIDTH, 12 + min(cell - TURNS[0], 7)
    left_edge = _place(TURNS[1] - 1)[0]
    return left_edge + (cell - TURNS[1]) * CELL_WIDTH, 22 + min(cell - TURNS[1], 7)


def _draw_stairs(canvas: Canvas, view: RaceView, letters: list[str]) -> None:
    for cell in range(START, LAST_FINISH + 1):
        column, half_rows = (0, 0) if cell == START else _place(cell)
        width = START_WIDTH if cell == START else CELL_WIDTH
        row = half_rows // 2
        canvas.put(row + 1, column, ("▄" if half_rows % 2 else "▀") * width, _tread_style(cell))
        clerks = [seat for seat, at in enumerate(view.cells) if at == cell]
        if clerks:
            _draw_clerks(canvas, row, column, clerks, letters)
        elif cell != START:
            canvas.put(row, column + 1, NEWSPAPER if is_finish(cell) else str(cell), FAINT)
    # the walls at which the stairs turn
    canvas.put(6, PANEL_COLUMN - 2, "▌", _tread_style(TURNS[0]))
    canvas.put(11, START_WIDTH - 1, "▐", _tread_style(TURNS[1]))


def _draw_clerks(canvas: Canvas, row: int, column: int, clerks: list[int], letters: list[str]) -> None:
    """There is room for two on a cell; more are side by side in the start zone only."""
    for place, seat in enumerate(clerks):
        pitch = 2 if len(clerks) <= 2 else 1
        canvas.put(row, column + 1 + place * pitch, letters[seat], COLOURS[seat])


def _tread_style(cell: int) -> str:
    if cell == START:
        return "green"
    if cell >= FIRST_FINISH:
        return "bright_yellow"
    return "orange4" if is_step(cell) else "cyan"


# ---- the dice on the table, and the auction


def _draw_dice(canvas: Canvas, view: RaceView, letters: list[str]) -> None:
    canvas.put(0, DICE_COLUMN - 6, f"↻ {view.round}", FAINT)
    offered = view.auction.die if view.auction else None
    for place, die in enumerate(view.speeds):
        column = DICE_COLUMN + place * CELL_WIDTH
        is_offer = offered is not None and view.speeds.index(offered) == place
        box = ("╔═══╗", f"║ {die} ║", "╚═══╝") if is_offer else ("╭───╮", f"│ {die} │", "╰───╯")
        for row, part in enumerate(box):
            canvas.put(row, column, part, OFFER_STYLE if is_offer else BRIGHT)
        if is_offer and view.auction and view.auction.leader is not None:
            leader = view.auction.leader
            canvas.put(3, column, letters[leader], COLOURS[leader])
            canvas.put(3, column + 1, f"({view.auction.bid})", OFFER_STYLE)


# ---- the players


def _draw_player(canvas: Canvas, view: RaceView, seat: int, name: str, letter: str) -> None:
    row = PANEL_ROW + 2 * seat
    must_answer = seat in view.to_move
    if must_answer:
        canvas.put(row, PANEL_COLUMN, "▸", OFFER_STYLE)
    canvas.put(row, PANEL_COLUMN + 1, letter, COLOURS[seat])
    own = BRIGHT if must_answer or seat == view.seat else ""
    canvas.put(row, PANEL_COLUMN + 3, _fit(name), own)
    if view.auction and view.auction.opener == seat:
        canvas.put(row, WIDTH - 1, "◆", OFFER_STYLE)
    tokens = view.tokens[seat]
    canvas.put(row + 1, PANEL_COLUMN + 1, CUP * tokens + SPILLED * (FULL_CUP - tokens))
    canvas.put(row + 1, PANEL_COLUMN + 12, _thrust(view, seat), COLOURS[seat] if view.chosen[seat] else FAINT)
    if view.taken[seat] is not None:
        canvas.put(row + 1, PANEL_COLUMN + 16, f"[{view.taken[seat]}]", DIE_STYLE)


def _thrust(view: RaceView, seat: int) -> str:
    if not view.chosen[seat]:
        return "( )"
    return "(?)" if view.thrusts[seat] is None else f"({view.thrusts[seat]})"


def _fit(name: str) -> str:
    return name if cell_len(name) <= NAME_WIDTH else set_cell_size(name, NAME_WIDTH - 1) + "…"
