"""The moves of Coffee Rush on its board: stations, cups, order slips, upgrades, and a few buttons."""

from playwright.sync_api import Page

from browser.boards.board import Press


def click_move(page: Page, move: str, press: Press) -> None:
    kind, *words = move.split()
    if kind != "pour":  # an ingredient stays selected, since there may be more of it
        _deselect(page, press)
    match kind, words:
        case "place" | "go" | "meeple", [cell]:
            press(page.locator(f"[data-cell={cell}].open"))
            which = page.locator(f".actions [data-move='{move}']")  # a cell may be for a step or for choosing a meeple
            if which.is_visible():
                press(which)
        case "stop" | "end", []:
            press(page.locator(f".actions [data-move={kind}]"))
        case "upgrade", [name]:
            press(page.locator(f"[data-upgrade={name}].open"))
        case "pour", [ingredient, cup]:
            token = page.locator(f"[data-ingredient={ingredient}].open")
            if token.get_attribute("aria-pressed") != "true":
                _deselect(page, press)
                press(token)
            press(page.locator(f"[data-cup='{cup}'].open"))
        case "empty", [cup]:
            under = page.locator(f".place:has([data-cup='{cup}']) .empty:enabled")
            if not under.is_visible():  # while steps are possible there is no room for it under the cup
                press(page.locator(f"[data-cup='{cup}']"))
                under = page.locator(f".actions [data-move='{move}']")
            press(under)
        case "serve", [order, cup]:
            press(page.locator(f"[data-order='{order}'].open").first)
            press(page.locator(f"[data-cup='{cup}'].open"))
        case _:
            raise AssertionError(f"no way is known to make {move!r} in Coffee Rush")


def _deselect(page: Page, press: Press) -> None:
    drop = page.locator(".actions .drop")
    if drop.is_visible():
        press(drop)
