"""How long after the pointer goes down the page is painted anew with something changed: `paint.py [CLICKS]`.

Clicks of whole turns in all three games, alternately, against bots; without motion, as with reduced motion. From the
pointerdown event, by its own time stamp, to the end of the first frame after the first change of the document: a
question, a mark, or the position after the server's answer, whichever comes first.
"""

import statistics
import sys

from playwright.sync_api import Locator, Page
from screens import load, opened

from browser.opening import begin, open_table
from browser.player import Player
from browser.users import Users
from tavolino.core.registry import built_in, find

CLOCK = """
window.painted = [];
let down = null;
addEventListener("pointerdown", (event) => { down = event.timeStamp; }, { capture: true });
new MutationObserver(() => {
  if (down === null) return;
  const began = down;
  down = null;
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => painted.push(performance.now() - began);
    port2.postMessage(null);
  });
}).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
"""


def measure(users: Users, game: str, clicks: int) -> list[list[float]]:
    """Milliseconds, one for each press, page by page; a game that is over is followed by another."""
    page = users.open_page("en", 1280, 720)
    page.add_init_script(CLOCK)
    player = Player(page, game, [0], press=pressed)
    open_table(page, "Ada", game, ["me", *["greedy"] * (find(game).min_players - 1)])
    begin(page)
    while len(delays_of(page)) < clicks and not is_over(page):
        player.answer()
    found = delays_of(page)[:clicks]
    page.close()
    return [found] if len(found) == clicks else [found, *measure(users, game, clicks - len(found))]


def pressed(thing: Locator) -> None:
    """Counted once it was painted, so that nothing else is taken for its effect."""
    before = len(delays_of(thing.page))
    thing.click()
    thing.page.wait_for_function("(before) => painted.length > before", arg=before)


def delays_of(page: Page) -> list[float]:
    found: list[float] = page.evaluate("window.painted ?? []")
    return found


def is_over(page: Page) -> bool:
    return page.locator(".sheet table").count() > 0


def main() -> None:
    clicks = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    games = list(built_in())
    pages: list[list[float]] = []
    with opened() as users:
        for number, game in enumerate(games):
            pages += measure(users, game, clicks // len(games) + (number < clicks % len(games)))
    tell("all", [delay for page in pages for delay in page])
    tell("but the first on each page", [delay for page in pages for delay in page[1:]])
    print(load())


def tell(which: str, delays: list[float]) -> None:
    print(f"{len(delays)} clicks, {which}: median {statistics.median(delays):.0f} ms,", end=" ")
    print(f"95 % within {statistics.quantiles(delays, n=20)[-1]:.0f} ms, longest {max(delays):.0f} ms")


if __name__ == "__main__":
    main()
