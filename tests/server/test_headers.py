"""What browsers are told to refuse."""

from pathlib import Path

import pytest

from server.visiting import House

ANSWERS = ["/api/me", "/healthz", "/openapi.json", "/nowhere", "/api/session"]  # 204, 200, 200, 404, 405


@pytest.mark.parametrize("path", ANSWERS)
def test_every_answer_has_the_headers(house: House, path: str) -> None:
    headers = house.browser().get(path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "server" not in headers


def policy(house: House, host: str = "127.0.0.1:8000") -> dict[str, list[str]]:
    told = house.browser().get("/healthz", host=host).headers["content-security-policy"]
    return {name: sources for name, *sources in (part.split() for part in told.split(";"))}


def test_content_comes_from_ourselves_and_nothing_is_inline(house: House) -> None:
    told = policy(house)
    assert told["default-src"] == ["'self'"]
    assert told["connect-src"] == ["'self'", "ws://127.0.0.1:8000"]
    assert told["frame-ancestors"] == ["'none'"]
    assert not {"script-src", "style-src"} & set(told)  # so that default-src holds for them
    assert not any("unsafe" in source or source == "*" for sources in told.values() for source in sources)


@pytest.mark.parametrize("host", ["evil.example; script-src *", "a b", "", "*"])
def test_a_host_cannot_write_into_the_policy(house: House, host: str) -> None:
    assert policy(house, host)["connect-src"] == ["'self'"]


def test_with_https_browsers_stay_with_https(tmp_path: Path, house: House) -> None:
    assert "strict-transport-security" not in house.browser().get("/healthz").headers
    (tmp_path / "public").mkdir()
    with House(tmp_path / "public", public_url="https://play.example.org") as public:
        assert int(public.browser().get("/healthz").headers["strict-transport-security"].partition("=")[2]) > 10**7
        assert policy(public)["connect-src"] == ["'self'", "wss://play.example.org"]


def test_what_concerns_people_is_stored_nowhere(house: House) -> None:
    ada = house.browser()
    ada.enter("Ada")
    assert ada.get("/api/me").headers["cache-control"] == "no-store"
    assert "cache-control" not in ada.get("/openapi.json").headers
