"""Pictures of a board on the bench: `shot.py OUT.png GAME [at=12] [seat=0] [lang=en] [theme=light] [size=1280x800]`.

Needs `vite` running in web/ (`npm run dev -- --port PORT`), told by the variable BENCH (http://127.0.0.1:PORT).
"""

import os
import sys

from playwright.sync_api import sync_playwright

QUIET = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]


def main() -> None:
    out, game, *words = sys.argv[1:]
    asked = {"at": "12", "seat": "0", "lang": "en", "theme": "light", "size": "1280x800"} | dict(
        word.split("=", 1) for word in words
    )
    width, height = map(int, asked.pop("size").split("x"))
    query = "&".join(f"{name}={value}" for name, value in asked.items())
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=QUIET)
        page = browser.new_page(viewport={"width": width, "height": height})
        page.on("console", lambda message: print(message.type, message.text))
        page.on("pageerror", lambda problem: print("error", problem))
        page.goto(f"{os.environ['BENCH']}/bench/?game={game}&{query}")
        page.wait_for_selector("#moment")
        page.wait_for_timeout(500)
        page.screenshot(path=out, full_page=True)
        browser.close()


if __name__ == "__main__":
    main()
