"""What somebody comes with, roughly."""

import pytest

from tavolino.server.http.user_agents import rough_client

MOZILLA = "Mozilla/5.0"


@pytest.mark.parametrize(
    ("header", "told"),
    [
        (f"{MOZILLA} (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", "Firefox on Linux"),
        (f"{MOZILLA} (Windows NT 10.0; Win64; x64) Chrome/126.0 Safari/537.36 Edg/126.0", "Edge on Windows"),
        (f"{MOZILLA} (Linux; Android 14; Pixel 8) Chrome/126.0 Mobile Safari/537.36", "Chrome on Android"),
        (f"{MOZILLA} (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1", "Safari on iPhone"),
        (f"{MOZILLA} (Macintosh; Intel Mac OS X 14_5) Version/17.5 Safari/605.1.15", "Safari on macOS"),
        ("Chrome/126.0", "Chrome"),
        ("python-httpx/0.27", "other"),
        ("", "other"),
        ("<script>" * 100, "other"),
    ],
)
def test_browser_and_system_and_nothing_else(header: str, told: str) -> None:
    assert rough_client(header) == told
