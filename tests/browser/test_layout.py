"""Nothing is cut off, nothing lies on top of what one wants to touch, every target is as large as a fingertip, and
nothing has to be scrolled sideways: on every page and table, wide and on a phone."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from browser.guests import Guests, Lang
from browser.scenes import SCENES

FAULTS = (Path(__file__).parent / "layout.js").read_text()
LOOKS: list[tuple[Lang, int, int]] = [("fr", 1280, 860), ("fr", 360, 740)]  # French has the longest words
OTHERS: list[tuple[Lang, int, int]] = [("en", 360, 740), ("it", 360, 740)]
TABLES = ["home", "new-coffin-rush", "lobby-companies", "cafe-race", "coffee-rush", "coffin-rush", "settings"]


def faults(page: Page) -> list[str]:
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => 0)")
    found: list[str] = page.evaluate(FAULTS)
    return found


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize(("lang", "width", "height"), LOOKS)
def test_every_scene(guests: Guests, name: str, lang: Lang, width: int, height: int) -> None:
    page = guests.come(lang, width, height)
    SCENES[name](guests, page)
    assert faults(page) == []


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize(("lang", "width", "height"), OTHERS)
def test_in_every_language(guests: Guests, name: str, lang: Lang, width: int, height: int) -> None:
    page = guests.come(lang, width, height)
    SCENES[name](guests, page)
    assert faults(page) == []


PLANTED = {
    "a box that hides the end of its text": (
        "<p style='width: 80px; overflow: hidden; white-space: nowrap'>much longer than this</p>",
        "clipped: <p>",
    ),
    "an ancestor that cuts lines off": (
        "<div style='height: 30px; overflow: hidden'><p>one<br>two<br>three</p></div>",
        "clipped: <p>",
    ),
    "dots instead of an end": (
        "<p style='width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap'>a long name</p>",
        "clipped: <p>",
    ),
    "the edge of the screen": (
        "<div style='position: fixed; left: 95vw; width: 400px'>beyond the edge</div>",
        "cut off by the edge of the screen",
    ),
    "letters outside their drawing": (
        "<svg width='60' height='30' viewBox='0 0 60 30'><text x='20' y='20'>too wide</text></svg>",
        "clipped: <text>",
    ),
    "a choice that does not fit its field": (
        "<select style='width: 60px'><option>an endless option</option></select>",
        "longer than its field",
    ),
    "a button on a button": (
        "<button class='button'>one</button><button class='button' style='margin-left: -30px'>two</button>",
        "overlap: <button.button>",
    ),
    "a small button": ("<button style='width: 30px; height: 44px'>x</button>", "small: <button> \"x\" is 30 × 44 px"),
    "a link by itself": ("<p><a href='/'>home</a></p>", "small: <a>"),
    "a page that is too wide": ("<div style='width: 130vw; height: 5px'></div>", "sideways:"),
}
HARMLESS = {
    "dots with the whole name at hand": (
        "<p title='a long name' style='width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap'>"
        "a long name</p>"
    ),
    "what can be scrolled to": "<div style='height: 60px; overflow: auto'><p>one<br>two<br>three<br>four</p></div>",
    "a link in a sentence": "<p>There is <a href='/'>a way home</a>, too.</p>",
    "a box to tick with its label": "<label class='tick'><input type='checkbox'><span>yes</span></label>",
    "for ears only": "<span class='hidden'>a long text that nobody sees</span>",
    "a button under another that covers it": (
        "<div style='position: relative; height: 60px'><button class='button' style='position: absolute'>one</button>"
        "<div style='position: absolute; inset: 0; background: white'></div></div>"
    ),
}
PLANT = """(html) => {
  const place = document.createElement("section");
  document.querySelector("main").replaceChildren(place);
  place.innerHTML = html.replaceAll(" style=", " data-style=");
  for (const one of place.querySelectorAll("[data-style]")) one.style.cssText = one.dataset.style;
}"""


def planted(guests: Guests, html: str) -> list[str]:
    page = guests.come()
    SCENES["watch"](guests, page)
    page.wait_for_load_state("networkidle")
    page.evaluate(PLANT, html)
    return faults(page)


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_fault_is_found(guests: Guests, name: str) -> None:
    html, told = PLANTED[name]
    found = planted(guests, html)
    assert [fault for fault in found if told in fault], found


@pytest.mark.parametrize("name", HARMLESS)
def test_what_is_harmless_is_let_be(guests: Guests, name: str) -> None:
    assert planted(guests, HARMLESS[name]) == []
