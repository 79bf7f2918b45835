"""The moves of Café Race on its board: dice in the hand, and a button."""

from playwright.sync_api import Page

from browser.hands.hand import Press


def reach(page: Page, move: str, press: Press) -> None:
    match move.split():
        case ["pass"]:
            press(page.locator(".hand .pass.legal"))
        case ["open", die, bid]:
            press(page.locator(".hand .row").first.locator("button.legal", has_text=die))
            press(page.locator(".hand .row").last.locator("button.legal", has_text=bid))
        case ["thrust" | "bid", face]:
            press(page.locator(".hand .row").last.locator("button.legal", has_text=face))
        case _:
            raise AssertionError(f"no hand knows how to reach {move!r} in Café Race")
