"""Pictures of every page and table, for people to look at: `PYTHONPATH=tests python -m browser.pictures [FOLDER]`.

Each page in three looks: wide and light in English, on a phone and dark in Italian, wide and dark in French.
"""

import asyncio
import random
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

from browser.conftest import CHROMIUM, QUIET
from browser.guests import Guests, Lang
from online.guest import Guest, Place
from online.process import ServerProcess

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
PAGES = {"home": "/", "new-table": "/new/coffin-rush", "watch": "/watch", "my-games": "/games", "leaders": "/leaders"}
PAGES |= {"nowhere": "/nowhere", "lost-table": "/table/nowhere"}
GAMES = {"cafe-race": 4, "coffee-rush": 40, "coffin-rush": 40}  # moves of one seat, to come into the midst of a game
SETTLED = 700  # milliseconds for fonts, and for what moves when a page appears


class Look(NamedTuple):
    lang: Lang
    width: int
    height: int
    dark: bool

    @property
    def name(self) -> str:
        return f"{self.lang}-{'phone' if self.width < 600 else 'wide'}-{'dark' if self.dark else 'light'}"


LOOKS = [Look("en", 1280, 860, False), Look("it", 390, 844, True), Look("fr", 1280, 860, True)]


async def play(guest: Guest, game: str, moves: int) -> str:
    """A table in mid-game, at which it is this guest's turn."""
    chance = random.Random(7)
    table = await guest.open_table(game, ["me", "greedy", "greedy"])
    await guest.start(table)
    async with guest.at(table, 0, 0) as place:
        for _ in range(moves):
            await asked(place)
            if not place.legal:
                break
            await place.move(chance.choice(place.legal))
        await asked(place)
    return table


async def asked(place: Place) -> None:
    while not place.legal and not place.over:
        await place.next()


async def prepare(url: str, lang: Lang) -> tuple[dict[str, str], dict[str, str]]:
    """The cookie of somebody who sits at a table of each game, and these tables."""
    async with Guest.named(url, {"en": "Ada", "it": "Beppe", "fr": "Chloé"}[lang]) as guest:
        tables = {game: await play(guest, game, moves) for game, moves in GAMES.items()}
        tables["lobby"] = await guest.open_table("coffin-rush", ["me", "open", "greedy", "open"])
        return guest.cookies, tables


def take(page: Page, path: str, file: Path) -> None:
    page.goto(path)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLED)
    page.screenshot(path=file, full_page=True)
    print(file.name)


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, ServerProcess(f"sqlite:///{home}/house.db") as house:
        # before Playwright, which keeps the thread's event loop to itself
        guests = {look: asyncio.run(prepare(house.url, look.lang)) for look in LOOKS}
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
            for look, (cookies, tables) in guests.items():
                page = Guests(browser, house.url).come(look.lang, look.width, look.height, dark=look.dark)
                page.context.add_cookies(
                    [{"name": name, "value": value, "url": house.url} for name, value in cookies.items()]
                )
                places = PAGES | {name: f"/table/{table}" for name, table in tables.items()}
                for name, path in places.items():
                    take(page, path, folder / f"{name}-{look.name}.png")
                page.context.close()
            browser.close()


if __name__ == "__main__":
    main()
