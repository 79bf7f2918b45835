"""A game in the terminal: typed lines go in, what was on the screen comes out."""

import io
from dataclasses import dataclass
from typing import Any

from rich.console import Console

from tavolino.core import registry
from tavolino.core.seed import seed_from
from tavolino.terminal.play import play
from tavolino.terminal.screen import OUT_OF_SIGHT
from tavolino.terminal.seats import read_seats

HIDDEN = "\n" * OUT_OF_SIGHT


@dataclass(frozen=True)
class Evening:
    code: int
    text: str

    @property
    def screens(self) -> list[str]:
        """What could be read at one time: the text between two times when the screen was hidden."""
        return self.text.split(HIDDEN)


def evening(
    game: str, seats: str, *lines: str, lang: str = "en", seed: int | str = 3, width: int = 200, **options: Any
) -> Evening:
    """Play with these seats (`Ada,greedy,…`) and these typed lines."""
    box = registry.find(game)
    out = io.StringIO()
    code = play(
        box,
        read_seats(seats.split(",")),
        box.read_options(options),
        lang,
        seed_from(seed),
        console=Console(file=out, width=width, highlight=False),
        source=io.StringIO("".join(f"{line}\n" for line in lines)),
    )
    return Evening(code, out.getvalue())
