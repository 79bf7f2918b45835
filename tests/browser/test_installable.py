"""Tavolino on the screen of a phone: the manifest is found, its icons are there, Chromium finds no fault in it."""

import json
import struct

import httpx

from browser.users import Users
from online.process import ServerProcess

PNG = b"\x89PNG\r\n\x1a\n"


def test_the_manifest_and_its_icons_are_served(server: ServerProcess) -> None:
    page = httpx.get(server.url).text
    assert '<link rel="manifest" href="/manifest.webmanifest" />' in page
    answer = httpx.get(f"{server.url}/manifest.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = answer.json()
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        drawn = httpx.get(server.url + icon["src"])
        assert drawn.headers["content-type"].partition(";")[0] == icon["type"]
        if icon["type"] == "image/png":
            assert drawn.content.startswith(PNG)
            assert "{}x{}".format(*struct.unpack(">II", drawn.content[16:24])) == icon["sizes"]


def test_chromium_finds_no_fault_in_the_manifest(users: Users, server: ServerProcess) -> None:
    page = users.open_page("en")
    page.goto("/")
    browser = page.context.new_cdp_session(page)
    told = browser.send("Page.getAppManifest")
    assert (told["url"], told["errors"]) == (f"{server.url}/manifest.webmanifest", [])
    assert {"name", "start_url", "display", "icons"} <= json.loads(told["data"]).keys()  # what it asks of an app
    page.goto("/openapi.json")  # the control: a page without a manifest
    assert browser.send("Page.getAppManifest")["url"] == ""
