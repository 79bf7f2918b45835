"""Security headers."""

from pathlib import Path

import pytest

from server.visiting import InProcessServer
from tavolino.server.socket.wire import VERSION

ANSWERS = ["/api/me", "/healthz", "/openapi.json", "/nowhere", "/api/session"]  # 204, 200, 200, 404, 405


@pytest.mark.parametrize("path", ANSWERS)
def test_every_answer_has_the_headers(server: InProcessServer, path: str) -> None:
    headers = server.browser().get(path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "server" not in headers


def policy(server: InProcessServer, host: str = "127.0.0.1:8000") -> dict[str, list[str]]:
    told = server.browser().get("/healthz", host=host).headers["content-security-policy"]
    return {name: sources for name, *sources in (part.split() for part in told.split(";"))}


def test_content_comes_from_ourselves_and_nothing_is_inline(server: InProcessServer) -> None:
    told = policy(server)
    assert told["default-src"] == ["'self'"]
    assert told["connect-src"] == ["'self'", "ws://127.0.0.1:8000"]
    assert told["frame-ancestors"] == ["'none'"]
    assert not {"script-src", "style-src"} & set(told)  # so that default-src holds for them
    assert not any("unsafe" in source or source == "*" for sources in told.values() for source in sources)


@pytest.mark.parametrize("host", ["evil.example; script-src *", "a b", "", "*"])
def test_a_host_cannot_write_into_the_policy(server: InProcessServer, host: str) -> None:
    assert policy(server, host)["connect-src"] == ["'self'"]


def test_with_https_browsers_stay_with_https(tmp_path: Path, server: InProcessServer) -> None:
    assert "strict-transport-security" not in server.browser().get("/healthz").headers
    (tmp_path / "public").mkdir()
    with InProcessServer(tmp_path / "public", public_url="https://play.example.org") as public:
        assert int(public.browser().get("/healthz").headers["strict-transport-security"].partition("=")[2]) > 10**7
        assert policy(public)["connect-src"] == ["'self'", "wss://play.example.org"]


def test_what_concerns_people_is_stored_nowhere(server: InProcessServer) -> None:
    ada = server.browser()
    ada.enter("Ada")
    assert ada.get("/api/me").headers["cache-control"] == "no-store"
    assert "cache-control" not in ada.get("/openapi.json").headers


def test_an_app_is_told_which_version_of_the_messages_the_server_speaks(server: InProcessServer) -> None:
    assert server.browser().get("/api/me").headers["x-wire-version"] == str(VERSION)
    assert server.browser().get("/api/nowhere").headers["x-wire-version"] == str(VERSION)
