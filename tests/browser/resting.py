"""When a page has come to rest: fonts and pictures are there, and nothing has been fetched for a while.

Playwright's `networkidle` sometimes misses the end of a request that a test answers itself, and then waits for ever.
"""

from playwright.sync_api import Page

RESTS = """() => {
  const fetched = performance.getEntriesByType("resource").map((one) => one.responseEnd);
  return document.readyState === "complete" && document.fonts.status === "loaded" &&
    [...document.images].every((image) => image.complete) && performance.now() - Math.max(0, ...fetched) > 300;
}"""


def wait_until_at_rest(page: Page) -> None:
    page.wait_for_function(RESTS)
