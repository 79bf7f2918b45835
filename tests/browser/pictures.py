"""Screenshots of every page and table, for people to look at.

`PYTHONPATH=tests python -m browser.pictures [FOLDER [NAME …]]` takes all of them, or these, in three looks: wide and
light in English, on a phone and dark in Italian, wide and dark in French.
"""

import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

from browser.conftest import CHROMIUM, QUIET
from browser.resting import wait_until_at_rest
from browser.scenes import SCENES
from browser.seeded_server import SeededServer
from browser.users import Lang, Users

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
QUALITY = 62  # of JPEG: a sixth of the size of a PNG, with hardly a visible difference
TALLEST = 3200  # of a long rulebook the beginning is enough
OVERLAYS = ".hint, .question, section.away, .odds, .use, .caption"
FLOATS = """(overlays) => document.querySelector("dialog[open]") !== null || document.querySelector(overlays) !== null
  || [...document.querySelectorAll("[role=status] p")].some((one) => getComputedStyle(one).position === "fixed")"""
# on a phone the bar with the turn's buttons sticks to the foot of the screen, which would be in the midst of a page
UNSTICK = """() => {
  const bar = document.querySelector(".table > .bar");
  if (bar !== null && getComputedStyle(bar).bottom === "0px") bar.style.position = "static";
}"""


class Look(NamedTuple):
    lang: Lang
    width: int
    height: int
    dark: bool

    @property
    def name(self) -> str:
        return f"{self.lang}-{'phone' if self.width < 600 else 'wide'}-{'dark' if self.dark else 'light'}"


LOOKS = [Look("en", 1280, 860, False), Look("it", 390, 844, True), Look("fr", 1280, 860, True)]


def take(page: Page, file: Path) -> None:
    wait_until_at_rest(page)
    page.evaluate("scrollTo(0, 0)")
    is_long = page.evaluate("document.documentElement.scrollHeight") > TALLEST
    is_screen = is_long or page.evaluate(FLOATS, OVERLAYS)  # what floats belongs to the screen and not to the page
    if not is_screen:
        page.evaluate(UNSTICK)
    page.screenshot(path=file, full_page=not is_screen, type="jpeg", quality=QUALITY)
    print(file.name, flush=True)


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    wanted = sys.argv[2:] or list(SCENES)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        for look in LOOKS:
            rooms = Path(home, look.name)
            rooms.mkdir()
            with SeededServer(rooms, look.name) as server:  # a new one, so that all lists are the same
                for name in wanted:
                    if name.endswith("-shapes") and look != LOOKS[0]:
                        continue  # one picture of each game with shapes is enough
                    server.begin(name)  # the same dice, whatever other pictures are taken
                    users = Users(browser, server.url, server.database)
                    page = users.open_page(look.lang, look.width, look.height, dark=look.dark)
                    SCENES[name](users, page)
                    take(page, folder / f"{name}-{look.name}.jpg")
                    users.close()
        browser.close()


if __name__ == "__main__":
    main()
