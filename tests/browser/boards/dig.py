"""The moves of Coffin Rush! on its board: cells and doors of the map, cards, items, answers to questions, buttons."""

from playwright.sync_api import Page

from browser.boards.board import Press

ON_THE_MAP = ("walk", "go", "open", "close")
BUTTONS = ("stop", "take", "done", "pass")
ANSWERED = ("keep", "consent", "set", "target")


def click_move(page: Page, move: str, press: Press) -> None:
    kind, *words = move.split()
    selector = f"[data-move='{move}']"
    asked = page.locator(f".ask {selector}")
    if asked.is_visible():  # questions are answered in their panel
        press(asked)
    elif kind in ON_THE_MAP:
        place = page.locator(f".target{selector}")
        press(
            place if place.count() > 0 else page.locator(f".deeds {selector}")
        )  # for the cell of the explorer there is a button
    elif kind in BUTTONS:
        press(page.locator(f".deeds {selector}"))
    elif kind == "drop":
        item = page.locator(f".slot.lit[data-slot='{words[0]}']")
        goes_home = item.get_attribute("data-move") == move  # in the camp
        press(item)
        if not goes_home:
            press(page.locator(f".use {selector}"))
    elif kind in ("card", "discard"):
        card = page.locator(f".loot.lit[data-card={words[0]}]")
        if card.get_attribute("aria-expanded") != "true":
            press(card)
        press(page.locator(f".use {selector}"))
    else:
        raise AssertionError(f"no way is known to make {move!r} in Coffin Rush!")
