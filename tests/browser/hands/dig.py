"""The moves of Coffin Rush! on its board: cells and doors of the map, cards, items, answers to questions, buttons."""

from playwright.sync_api import Page

from browser.hands.hand import Press

ON_THE_MAP = ("walk", "go", "open", "close")
SAID = ("stop", "take", "done", "pass")
ANSWERED = ("keep", "consent", "set", "target")


def reach(page: Page, move: str, press: Press) -> None:
    kind, *words = move.split()
    bears_it = f"[data-move='{move}']"
    asked = page.locator(f".ask {bears_it}")
    if asked.is_visible():  # whatever is asked in a panel is answered there
        press(asked)
    elif kind in ON_THE_MAP:
        place = page.locator(f".target{bears_it}")
        press(place if place.count() > 0 else page.locator(f".deeds {bears_it}"))  # what lies underfoot has a button
    elif kind in SAID:
        press(page.locator(f".deeds {bears_it}"))
    elif kind == "drop":
        press(page.locator(f".slot.lit[data-slot='{words[0]}']"))
        press(page.locator(f".use {bears_it}"))
    elif kind in ("card", "discard"):
        card = page.locator(f".loot.lit[data-card={words[0]}]")
        if card.get_attribute("aria-expanded") != "true":
            press(card)
        press(page.locator(f".use {bears_it}"))
    else:
        raise AssertionError(f"no hand knows how to reach {move!r} in Coffin Rush!")
