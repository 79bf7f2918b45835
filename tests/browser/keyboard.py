"""A user without a mouse: Tab, Enter, letters."""

import re

from playwright.sync_api import Page

FOCUSED = """() => {
  const here = document.activeElement;
  if (here === null || here === document.body) return "";
  const label = here.getAttribute("aria-label") ?? here.labels?.[0]?.textContent ?? here.textContent ?? "";
  const ring = getComputedStyle(here).outlineStyle;
  return ring === "none" && here.id !== "main" ? `(no ring) ${label.trim()}` : label.trim();
}"""
FURTHEST = 150  # more than any page has to focus


class Keyboard:
    def __init__(self, page: Page) -> None:
        self._page = page

    def go_to(self, name: str) -> None:
        """Presses Tab until something of this name has the focus, visibly."""
        wanted = re.compile(name, re.I)
        passed = []
        for _ in range(FURTHEST):
            focused = str(self._page.evaluate(FOCUSED))
            if wanted.search(focused):
                return
            passed.append(focused)
            self._page.keyboard.press("Tab")
        raise AssertionError(f"Tab never comes to {name!r}; it came by {sorted(set(passed))}")

    def press(self, name: str) -> None:
        self.go_to(name)
        self._page.keyboard.press("Enter")
