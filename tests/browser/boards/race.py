"""The moves of Café Race on its board: dice in the hand, and a button."""

from playwright.sync_api import Page

from browser.boards.board import Press


def click_move(page: Page, move: str, press: Press) -> None:
    match move.split():
        case ["pass"]:
            press(page.locator(".hand .pass.legal"))
        case ["open", die, bid]:
            press(page.locator(".hand .row").first.locator("button.legal", has_text=die))
            press(page.locator(".hand .row").last.locator("button.legal", has_text=bid))
        case ["thrust" | "bid", face]:
            press(page.locator(".hand .row").last.locator("button.legal", has_text=face))
        case _:
            raise AssertionError(f"no way is known to make {move!r} in Café Race")
