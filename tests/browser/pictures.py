"""Pictures of every page and table, for people to look at.

`PYTHONPATH=tests python -m browser.pictures [FOLDER [NAME …]]` takes all of them, or these, in three looks: wide and
light in English, on a phone and dark in Italian, wide and dark in French.
"""

import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

from browser.conftest import CHROMIUM, QUIET
from browser.guests import Guests, Lang
from browser.scenes import SCENES
from online.process import ServerProcess

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
QUALITY = 62  # of JPEG: a sixth of a PNG, and hardly a difference to be seen
TALLEST = 3200  # a rulebook goes on for ten thousand pixels, of which its beginning is enough
FLOATS = """() => document.querySelector("dialog[open]") !== null
  || [...document.querySelectorAll("[role=status] p")].some((one) => getComputedStyle(one).position === "fixed")"""


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
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => 0)")
    page.evaluate("scrollTo(0, 0)")
    is_long = page.evaluate("document.documentElement.scrollHeight") > TALLEST
    is_screen = is_long or page.evaluate(FLOATS)  # what floats belongs to the screen, not to the page
    page.screenshot(path=file, full_page=not is_screen, type="jpeg", quality=QUALITY)
    print(file.name, flush=True)


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    wanted = sys.argv[2:] or list(SCENES)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        for look in LOOKS:
            with ServerProcess(f"sqlite:///{home}/{look.name}.db") as house:  # a fresh one: all see the same lists
                for name in wanted:
                    if name.endswith("-shapes") and look != LOOKS[0]:
                        continue  # for eyes that mix colours up, one picture of each game is enough
                    guests = Guests(browser, house.url)
                    page = guests.come(look.lang, look.width, look.height, dark=look.dark)
                    SCENES[name](guests, page)
                    take(page, folder / f"{name}-{look.name}.jpg")
                    guests.leave()
        browser.close()


if __name__ == "__main__":
    main()
