"""The contents of a table as text: its seats, its board and its log, in the order of the page."""

from typing import NamedTuple

from playwright.sync_api import Page

# Labels, the positions of pawns, and texts.
BOARD = """() => [...document.querySelectorAll(".board *")].flatMap((one) => {
  const texts = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  const written = texts.map((node) => node.textContent.trim());
  return [one.getAttribute("aria-label"), one.getAttribute("transform"), ...written].filter(Boolean);
})"""
LOG = "() => [...document.querySelectorAll('[data-line]')].map((line) => line.textContent.trim())"


class Snapshot(NamedTuple):
    prompt: str
    seats: list[str]
    board: list[str]
    log: list[str]


def snapshot(page: Page) -> Snapshot:
    return Snapshot(
        page.locator(".prompt p").inner_text(),
        page.locator(".seats li").all_inner_texts(),
        page.evaluate(BOARD),
        page.evaluate(LOG),
    )
