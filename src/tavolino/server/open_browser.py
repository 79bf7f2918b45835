"""Opens the app in a browser on this machine, if it has a screen."""

import sys
import webbrowser
from collections.abc import Mapping
from os import environ


def has_screen(variables: Mapping[str, str] = environ, platform: str = sys.platform) -> bool:
    """Without a screen, Python would open a text browser in the terminal."""
    return platform in ("darwin", "win32") or bool(variables.get("DISPLAY") or variables.get("WAYLAND_DISPLAY"))


def show(address: str) -> None:
    if not has_screen() or not webbrowser.open(address):
        print("open this address in a browser; Ctrl-C stops the server", flush=True)
