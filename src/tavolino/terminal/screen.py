"""The screen and the keyboard, or streams in their place."""

import unicodedata
from typing import TextIO

from rich.console import Console, RenderableType
from rich.text import Text

CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # cursor home, clear the screen, clear the scrollback
OUT_OF_SIGHT = 60  # empty lines, where nothing can be cleared


class Leave(Exception):
    """The player leaves the table; `code` is how the program ends."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Screen:
    def __init__(self, console: Console, source: TextIO) -> None:
        self.console = console
        self._source = source

    # ---- out

    def say(self, text: str, style: str = "") -> None:
        """Plain text: nothing in it is markup or a control sequence."""
        self.console.print(Text(without_controls(text), style=style))

    def show(self, thing: RenderableType) -> None:
        self.console.print(thing)

    def draw(self, markup: str) -> None:
        """A drawing: its lines are never wrapped."""
        self.console.print(markup, highlight=False, emoji=False, soft_wrap=True)

    def hide(self) -> None:
        """What was on the screen can no longer be read."""
        if self.console.is_terminal:
            self.console.file.write(CLEAR)
            self.console.file.flush()
        else:
            self.console.file.write("\n" * OUT_OF_SIGHT)

    # ---- in

    def ask(self, prompt: str) -> str:
        """One typed line. Without a line editor, whose history the next person could read."""
        self.console.print(Text(without_controls(prompt)), end="")
        self.console.file.flush()
        try:
            line = self._source.readline()
        except UnicodeDecodeError:
            return ""  # bytes that are no text: as if nothing had been typed
        if not line:
            self.console.print()
            raise Leave(0)
        return without_controls(line).strip()


def without_controls(text: str) -> str:
    return "".join(
        " " if character == "\t" else character
        for character in text
        if character in "\n\t" or unicodedata.category(character) != "Cc"
    )
