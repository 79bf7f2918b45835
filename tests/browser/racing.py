"""A Café Race from its first question to its last, by whatever means of answering."""

from collections.abc import Callable

from playwright.sync_api import Page

CALLED_OR_OVER = "() => document.title.startsWith('●') || document.querySelector('table') !== null"
LAST = "() => Number([...document.querySelectorAll('[data-line]')].at(-1)?.dataset.line ?? 0)"
TOLD = """([line, after]) => [...document.querySelectorAll("[data-line]")]
  .some((one) => Number(one.dataset.line) > after && one.textContent.trim() === line)"""
MOST_ROUNDS = 40


def race(page: Page, answer: Callable[[], None], line: str) -> int:
    """Answers whenever the title calls, until the score sheet is there; `line` is what the log says of each answer.
    How many it took."""
    for answered in range(MOST_ROUNDS):
        page.wait_for_function(CALLED_OR_OVER)
        if page.locator("table").count() > 0:
            return answered
        last = page.evaluate(LAST)
        answer()
        page.wait_for_function(TOLD, arg=[line, last])
    raise AssertionError(f"no end in {MOST_ROUNDS} rounds")
