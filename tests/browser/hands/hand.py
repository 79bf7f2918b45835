"""How a hand finds a move on the board of one game: the same whatever the language, and only where it is lit up."""

from collections.abc import Callable
from typing import Protocol

from playwright.sync_api import Locator, Page

Press = Callable[[Locator], None]  # a click or a tap


class Hand(Protocol):
    def __call__(self, page: Page, move: str, press: Press) -> None:
        """Presses whatever makes this move."""
