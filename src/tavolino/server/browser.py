"""Shows the app on the screen of whoever started the server, where there is a screen."""

import sys
import webbrowser
from collections.abc import Mapping
from os import environ


def has_screen(variables: Mapping[str, str] = environ, platform: str = sys.platform) -> bool:
    """Without one, Python would look for a browser that fills the terminal."""
    return platform in ("darwin", "win32") or bool(variables.get("DISPLAY") or variables.get("WAYLAND_DISPLAY"))


def show(address: str) -> None:
    if not has_screen() or not webbrowser.open(address):
        print("open this address in a browser; Ctrl-C ends the evening", flush=True)
