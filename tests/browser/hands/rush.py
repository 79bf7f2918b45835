"""The moves of Coffee Rush on its board: stations, cups, order slips, upgrades; a few are said by a button."""

from playwright.sync_api import Page

from browser.hands.hand import Press


def reach(page: Page, move: str, press: Press) -> None:
    kind, *words = move.split()
    if kind != "pour":  # of an ingredient there may be more, so it stays in hand
        _let_go(page, press)
    match kind, words:
        case "place" | "go" | "meeple", [cell]:
            press(page.locator(f"[data-cell={cell}].open"))
            which = page.locator(f".actions [data-move='{move}']")  # a cell may be where to walk and whom to choose
            if which.is_visible():
                press(which)
        case "stop" | "end", []:
            press(page.locator(f".actions [data-move={kind}]"))
        case "upgrade", [name]:
            press(page.locator(f"[data-upgrade={name}].open"))
        case "pour", [ingredient, cup]:
            token = page.locator(f"[data-ingredient={ingredient}].open")
            if token.get_attribute("aria-pressed") != "true":
                _let_go(page, press)
                press(token)
            press(page.locator(f"[data-cup='{cup}'].open"))
        case "empty", [cup]:
            under = page.locator(f".place:has([data-cup='{cup}']) .empty:enabled")
            if not under.is_visible():  # while one could still walk there is no room for it under the cup
                press(page.locator(f"[data-cup='{cup}']"))
                under = page.locator(f".actions [data-move='{move}']")
            press(under)
        case "serve", [order, cup]:
            press(page.locator(f"[data-order='{order}'].open").first)
            press(page.locator(f"[data-cup='{cup}'].open"))
        case _:
            raise AssertionError(f"no hand knows how to reach {move!r} in Coffee Rush")


def _let_go(page: Page, press: Press) -> None:
    drop = page.locator(".actions .drop")
    if drop.is_visible():
        press(drop)
