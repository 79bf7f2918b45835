"""How a move is made on the board of a game: in any language, and only with what is highlighted."""

from collections.abc import Callable
from typing import Protocol

from playwright.sync_api import Locator, Page

Press = Callable[[Locator], None]  # a click or a tap


class ClickMove(Protocol):
    def __call__(self, page: Page, move: str, press: Press) -> None:
        """Clicks what makes this move."""
