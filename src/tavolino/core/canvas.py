"""A character grid for drawings in the terminal: styled text at rows and columns."""

from rich.cells import cell_len
from rich.markup import escape


class Canvas:
    """Grows downwards as needed; what does not fit its width is cut off."""

    def __init__(self, width: int) -> None:
        self.width = width
        self._rows: list[list[tuple[str, str]]] = []  # a character and its style; "" behind a wide character

    def put(self, row: int, column: int, text: str, style: str = "") -> None:
        while row >= len(self._rows):
            self._rows.append([(" ", "")] * self.width)
        for character in text:
            width = cell_len(character)
            if not 0 <= column <= self.width - width:
                return
            self._rows[row][column : column + width] = [(character, style), ("", style)][:width]
            column += width

    def markup(self) -> str:
        return "\n".join(_line(row) for row in self._rows)


def _line(row: list[tuple[str, str]]) -> str:
    """Neighbours with the same style share a tag; trailing blanks are dropped."""
    while row and row[-1] == (" ", ""):
        row = row[:-1]
    parts: list[tuple[str, str]] = []
    for character, style in row:
        if parts and parts[-1][1] == style:
            parts[-1] = (parts[-1][0] + character, style)
        else:
            parts.append((character, style))
    return "".join(f"[{style}]{escape(text)}[/]" if style else escape(text) for text, style in parts)
