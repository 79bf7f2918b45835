"""From an empty page to a game: opens a table, lets others join by invitation, and starts the game."""

from typing import Any

from playwright.sync_api import Page

from browser.tables import set_table


def open_table(page: Page, name: str, game: str, chairs: list[str], **more: Any) -> str:
    """`chairs` are `me`, `open` or the level of a bot. Leads to the lobby; returns the path for others to join."""
    return set_table(page, game, " ".join(chairs), name=name, begin=False, **more)["join"]


def start_from(page: Page, name: str, game: str, players: int, position: dict[str, Any], seat: int = 0) -> None:
    """Begins in the middle of a game against bots."""
    chairs = ["me" if number == seat else "random" for number in range(players)]
    set_table(page, game, " ".join(chairs), name=name, start=position)


def join(page: Page, name: str, invite: str) -> None:
    """Takes the first free chair, by invitation, as somebody who has no name yet."""
    page.goto(invite)
    page.get_by_role("main").get_by_role("textbox").fill(name)
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")


def begin(page: Page) -> None:
    """Possible when every chair is taken; before that the first main button is the one that copies the invite."""
    page.locator("section .button.main").first.click()
