"""The browser app as the server sends it: caching, compression, unknown paths."""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.visiting import InProcessServer, code
from tavolino.server.http import static_files

PERSON = "text/html,application/xhtml+xml;q=0.9"
INDEX = '<!doctype html><script type="module" src="/assets/app-1a2b.js"></script>'
SCRIPT = "console.log('☕');" * 40
ROUTER = Path(__file__).parents[2] / "web" / "src" / "route" / "route.ts"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "app-1a2b.js").write_text(SCRIPT)
    (folder / "assets" / "nunito-3c4d.woff2").write_bytes(b"wOF2 and so on")
    (tmp_path / "secret.txt").write_text("not for the world")
    return folder


@pytest.fixture
def server(tmp_path: Path, built: Path) -> Iterator[InProcessServer]:
    with InProcessServer(tmp_path, beside=static_files.routes(built)) as opened:
        yield opened


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new/cafe-race",
        "/table/q8ZkW1x5tR0a",
        "/join/x?invite=y",
        "/watch",
        "/games",
        "/leaders",
        "/rules/cafe-race",
    ],
)
def test_all_of_the_apps_addresses_are_its_page(server: InProcessServer, path: str) -> None:
    answer = server.browser().get(path, accept=PERSON)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_the_app_and_the_server_know_the_same_addresses() -> None:
    """First words only: the app reads the rest."""
    told = set(re.findall(r'first === "(\w*)"', ROUTER.read_text()))
    assert told == {place.split("/")[1] for place in static_files.PLACES}


def test_the_page_is_asked_for_each_time_and_sent_only_when_it_has_changed(server: InProcessServer) -> None:
    browser = server.browser()
    tag = browser.get("/").headers["etag"]
    again = browser.get("/games", if_none_match=tag)
    assert (again.status_code, again.content) == (304, b"")
    assert browser.get("/", if_none_match='"another"').status_code == 200


def test_what_bears_its_content_in_its_name_is_kept_for_ever(server: InProcessServer) -> None:
    browser = server.browser()
    for path, media in {
        "/assets/app-1a2b.js": "text/javascript; charset=utf-8",
        "/assets/nunito-3c4d.woff2": "font/woff2",
    }.items():
        answer = browser.get(path)
        assert answer.headers["content-type"] == media
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "immutable" not in browser.get("/icon.svg").headers["cache-control"]


def test_texts_are_compressed_for_clients_that_accept_it(server: InProcessServer) -> None:
    browser = server.browser()
    small = browser.get("/assets/app-1a2b.js", accept_encoding="gzip, br")
    assert (small.headers["content-encoding"], small.text) == ("gzip", SCRIPT)
    assert int(small.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), mtime=0)) < len(SCRIPT)
    plain = browser.get("/assets/app-1a2b.js", accept_encoding="identity")
    assert "content-encoding" not in plain.headers
    assert plain.text == SCRIPT


def test_an_unknown_path_shows_the_app_to_people(server: InProcessServer) -> None:
    answer = server.browser().get("/tabel/7", accept=PERSON)
    assert (answer.status_code, answer.text) == (404, INDEX)


@pytest.mark.parametrize("path", ["/api/nowhere", "/assets/app-old.js", "/assets/%2e%2e/%2e%2e/secret.txt"])
def test_what_is_no_page_is_refused_as_ever(server: InProcessServer, path: str) -> None:
    assert code(server.browser().get(path, accept=PERSON))[0] == 404


def test_programs_are_refused_as_ever(server: InProcessServer) -> None:
    browser = server.browser()
    assert code(browser.get("/tabel/7", accept="application/json")) == (404, "not_found")
    assert code(browser.get("/api/session", accept=PERSON)) == (405, "bad_method")
    assert code(browser.post("/watch")) == (405, "bad_method")


def test_without_a_build_the_page_says_what_to_do_and_the_rest_works(tmp_path: Path) -> None:
    with InProcessServer(tmp_path, beside=static_files.routes(tmp_path / "nothing")) as bare:
        browser = bare.browser()
        for path in ("/", "/table/x", "/anywhere"):
            answer = browser.get(path, accept=PERSON)
            assert (answer.status_code, answer.text) == (503, static_files.NOT_BUILT)
            assert answer.headers["cache-control"] == "no-store"
        assert browser.get("/api/games").status_code == 200
