"""`--browser yes`: opens the app if there is a screen; otherwise prints what to do."""

import webbrowser

import pytest

from tavolino.server import open_browser

HERE = "http://127.0.0.1:8000"


@pytest.mark.parametrize(
    ("variables", "platform", "there"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({}, "darwin", True),
    ],
)
def test_where_there_is_a_screen(variables: dict[str, str], platform: str, there: bool) -> None:
    assert open_browser.has_screen(variables, platform) is there


@pytest.mark.parametrize(("screen", "opens", "told"), [(True, True, False), (True, False, True), (False, True, True)])
def test_the_app_is_shown_or_its_address_is(
    screen: bool, opens: bool, told: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(open_browser, "has_screen", lambda: screen)

    def open_page(address: str) -> bool:
        asked.append(address)
        return opens

    monkeypatch.setattr(webbrowser, "open", open_page)
    open_browser.show(HERE)
    assert asked == ([HERE] if screen else [])
    assert ("in a browser" in capsys.readouterr().out) is told
