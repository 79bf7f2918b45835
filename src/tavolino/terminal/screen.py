"""The screen and the keyboard, or whatever stands in for them."""

import unicodedata
from typing import TextIO

from rich.console import Console, RenderableType
from rich.text import Text

CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the cursor home, the screen, and what has scrolled out of it
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
        """A text as it is: nothing in it is markup, and nothing in it drives the terminal."""
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
        """One typed line. No line editor keeps a history of it: the next person could leaf through that."""
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
