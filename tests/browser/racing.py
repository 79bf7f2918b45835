"""A Café Race from the first question to the last, with any way of answering."""

from collections.abc import Callable

from playwright.sync_api import Page

CALLED_OR_OVER = "() => document.title.startsWith('●') || document.querySelector('table') !== null"
LAST = "() => Number([...document.querySelectorAll('[data-line]')].at(-1)?.dataset.line ?? 0)"
# a row is an icon, perhaps a badge, and the sentence
TOLD = """([line, after]) => [...document.querySelectorAll("[data-line]")]
  .some((one) => Number(one.dataset.line) > after && one.lastElementChild.textContent.trim() === line)"""
MOST_ROUNDS = 40


def race(page: Page, answer: Callable[[], None], line: str) -> int:
    """Answers whenever the title says so, until the score sheet is there; `line` is the log's line for each answer.
    Returns the number of answers."""
    for answered in range(MOST_ROUNDS):
        page.wait_for_function(CALLED_OR_OVER)
        if page.locator("table").count() > 0:
            return answered
        last = page.evaluate(LAST)
        answer()
        page.wait_for_function(TOLD, arg=[line, last])
    raise AssertionError(f"no end in {MOST_ROUNDS} rounds")
