"""What a table says at a glance: its seats, its board and its log, in words and in the order in which they stand."""

from typing import NamedTuple

from playwright.sync_api import Page

# Names for the eye and for screen readers alike: labels, titles of drawings, where pawns stand, what is written.
BOARD = """() => [...document.querySelectorAll(".board *")].flatMap((one) => {
  const texts = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  const written = texts.map((node) => node.textContent.trim());
  return [one.getAttribute("aria-label"), one.getAttribute("transform"), ...written].filter(Boolean);
})"""
LOG = "() => [...document.querySelectorAll('[data-line]')].map((line) => line.textContent.trim())"


class Picture(NamedTuple):
    prompt: str
    seats: list[str]
    board: list[str]
    log: list[str]


def picture(page: Page) -> Picture:
    return Picture(
        page.locator(".prompt p").inner_text(),
        page.locator(".seats li").all_inner_texts(),
        page.evaluate(BOARD),
        page.evaluate(LOG),
    )
