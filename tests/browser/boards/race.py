"""The moves of Café Race on its board: dice in the hand, and a button."""

from playwright.sync_api import Locator, Page

from browser.boards.board import Press


def click_move(page: Page, move: str, press: Press) -> None:
    match move.split():
        case ["pass"]:
            press(page.locator(".hand .pass.legal"))
        case ["open", die, bid]:
            press(answer(page.locator(".hand .row").first, die))
            press(answer(page.locator(".hand .row").last, bid))
        case ["thrust" | "bid", face]:
            press(answer(page.locator(".hand .row").last, face))
        case _:
            raise AssertionError(f"no way is known to make {move!r} in Café Race")


def answer(row: Locator, face: str) -> Locator:
    """Its odds have numbers, too."""
    return row.locator("button.legal", has=row.page.locator(".face", has_text=face))
