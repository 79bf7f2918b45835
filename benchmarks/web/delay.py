"""How long after a click on one screen its effect is seen on the other: `delay.py [CLICKS]`.

Two pages on one machine, Coffee Rush with a bot. From the click event to the first frame in which the other page's log
has a new line; both pages use the same clock.
"""

import statistics
import sys

from screens import load, opened

from browser.opening import begin, join, open_table
from browser.player import Player, who_is_asked
from browser.users import Users

CLOCK = """
window.now = () => performance.timeOrigin + performance.now();
window.clicked = 0;
window.seen = [];
addEventListener("click", (event) => { clicked = performance.timeOrigin + event.timeStamp; }, { capture: true });
const isLine = (node) =>
  node.nodeType === 1 && (node.matches("[data-line]") || node.querySelector("[data-line]") !== null);
const afterPaint = (what) => requestAnimationFrame(() => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = what;
  port2.postMessage(null);
});
new MutationObserver((changes) => {
  if (changes.some(({ addedNodes }) => [...addedNodes].some(isLine))) afterPaint(() => seen.push(now()));
}).observe(document, { childList: true, subtree: true });
"""
SEEN_AFTER = "(since) => seen.find((at) => at > since)"


def measure(users: Users, clicks: int) -> list[float]:
    """Milliseconds, one for each move that was clicked."""
    pages = [users.open_page("en"), users.open_page("it")]
    for page in pages:
        page.add_init_script(CLOCK)
    players = [Player(page, "coffee-rush", [seat]) for seat, page in enumerate(pages)]
    invite = open_table(pages[0], "Ada", "coffee-rush", ["me", "open", "random"])
    join(pages[1], "Bruno", invite)
    begin(pages[0])
    delays: list[float] = []
    while len(delays) < clicks:
        mover = who_is_asked(players)
        if mover is None:
            return delays + measure(users, clicks - len(delays))
        mover.answer()
        clicked = mover.page.evaluate("clicked")
        (other,) = (page for page in pages if page is not mover.page)
        seen = other.wait_for_function(SEEN_AFTER, arg=clicked).json_value()
        delays.append(seen - clicked)
    return delays


def main() -> None:
    clicks = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    with opened() as users:
        delays = measure(users, clicks)
    print(f"{len(delays)} clicks: median {statistics.median(delays):.0f} ms,", end=" ")
    print(f"90 % within {statistics.quantiles(delays, n=10)[-1]:.0f} ms, longest {max(delays):.0f} ms; {load()}")


if __name__ == "__main__":
    main()
