"""From an empty page to a game: a table is opened, friends come by invitation, the host begins."""

from typing import Any

from playwright.sync_api import Page

from browser.guests import PATIENCE
from browser.tables import set_table


def open_table(page: Page, name: str, game: str, chairs: list[str], **more: Any) -> str:
    """`chairs` are `me`, `open` or the level of a bot. The page is then in the lobby; how friends come there."""
    return set_table(page, game, " ".join(chairs), name=name, begin=False, **more)["join"]


def start_from(page: Page, name: str, game: str, players: int, position: dict[str, Any], seat: int = 0) -> None:
    """In the midst of a game against bots."""
    chairs = ["me" if number == seat else "random" for number in range(players)]
    set_table(page, game, " ".join(chairs), name=name, start=position)


def join(page: Page, name: str, invite: str) -> None:
    """By invitation; the first free chair."""
    page.goto(invite)
    page.get_by_role("dialog").get_by_role("textbox").first.fill(name)
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*", timeout=PATIENCE)


def begin(page: Page) -> None:
    page.locator("section .button.main:enabled").first.click()
