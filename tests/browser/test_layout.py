"""Nothing is cut off, no target is covered or smaller than a fingertip, and nothing has to be scrolled sideways: on
every page and table, wide and on a phone. Everything that a turn needs is on the screen."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.crowded import CROWDED, TEMPLE, crowd
from browser.resting import wait_until_at_rest
from browser.scenes import SCENES
from browser.users import Lang, Users

FAULTS = (Path(__file__).parent / "layout.js").read_text()
IN_SIGHT = (Path(__file__).parent / "in_sight.js").read_text()
DESKTOPS = [(1280, 720), (1440, 900), (1920, 1080)]
HAND_HELD = [(390, 844), (360, 740), (820, 1180), (1180, 820)]
PRESSED = [".table :is(button, select, a[href], [role=button])"]
BAR = [".turn-bar", "?.turn-bar :is(button, [role=button])", ".prompt p"]
CHIPS = [".seats li", ".seats li .points", ".seats li .more", ".seats .progress"]
WIDE, PHONE = (1280, 860), (360, 740)
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
LONGEST: Lang = "fr"
OTHERS: list[Lang] = ["en", "it"]
SAMPLE = ["home", "new-coffin-rush", "lobby-companies", "cafe-race", "coffee-rush-counter", "coffin-rush", "settings"]


def faults(page: Page) -> list[str]:
    wait_until_at_rest(page)
    found: list[str] = page.evaluate(FAULTS)
    return found


@pytest.mark.parametrize("name", [name for name in SCENES if not name.endswith("-shapes")])
def test_every_scene(users: Users, name: str) -> None:
    """In the language with the longest words; a narrow window shows what a phone shows."""
    page = users.open_page(LONGEST, *WIDE)
    SCENES[name](users, page)
    assert faults(page) == [], "wide"
    width, height = PHONE
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SETTLED)
    assert faults(page) == [], "on a phone"


@pytest.mark.parametrize("name", SAMPLE)
@pytest.mark.parametrize("lang", OTHERS)
def test_the_other_languages_on_a_phone(users: Users, name: str, lang: Lang) -> None:
    page = users.open_page(lang, *PHONE)
    SCENES[name](users, page)
    assert faults(page) == []


def out_of_sight(page: Page, selectors: list[str], *, scrolls: bool) -> list[str]:
    wait_until_at_rest(page)
    page.evaluate(SETTLED)
    found: list[str] = page.evaluate(IN_SIGHT, [selectors, scrolls])
    return found


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("scrollTo(0, 0)")


@pytest.mark.parametrize("name", CROWDED)
def test_a_whole_turn_is_on_one_screen(users: Users, name: str) -> None:
    """With the most players: everything that can be pressed, the prompt, everybody's essentials, counter and deck."""
    scene, board, essentials = CROWDED[name]
    page = users.open_page(LONGEST, *DESKTOPS[0])
    scene(users, page)
    for size in DESKTOPS:
        resize(page, *size)
        assert out_of_sight(page, [*PRESSED, *BAR, *CHIPS, board, *essentials], scrolls=False) == [], size
        assert faults(page) == [], size


@pytest.mark.parametrize("name", CROWDED)
def test_board_and_bar_are_on_the_screen_of_phones_and_tablets(users: Users, name: str) -> None:
    scene, board, _ = CROWDED[name]
    page = users.open_page(LONGEST, *HAND_HELD[0], touch=True)
    scene(users, page)
    for size in HAND_HELD:
        resize(page, *size)
        assert out_of_sight(page, [*BAR, board], scrolls=True) == [], size
        assert faults(page) == [], size


@pytest.mark.parametrize("layout", ["cross", "snake", "ring"])
def test_other_temples_show_where_one_can_go(users: Users, layout: str) -> None:
    """They are larger than the standard one: the map is zoomed, and follows whoever is to move."""
    page = users.open_page(LONGEST, *DESKTOPS[0])
    crowd("coffin-rush", 30, 0, ".pane", layout=layout).scene(users, page)
    page.locator("[data-reach]").first.wait_for()
    for size in DESKTOPS:
        resize(page, *size)
        assert out_of_sight(page, [*PRESSED, *BAR, *CHIPS, *TEMPLE, "[data-reach]"], scrolls=False) == [], size
        assert faults(page) == [], size


@pytest.mark.parametrize(("size", "touch"), [(DESKTOPS[0], False), (HAND_HELD[1], True)])
def test_what_opens_at_a_card_or_an_item_is_in_sight(users: Users, size: tuple[int, int], touch: bool) -> None:
    page = users.open_page(LONGEST, *size, touch=touch)
    CROWDED["coffin-rush-hand"].scene(users, page)
    for kind in (".loot", ".slot.full"):
        opened = page.locator(kind).all()
        assert len(opened) > 2
        for one in opened:
            one.scroll_into_view_if_needed()
            one.click()
            assert out_of_sight(page, [".use", ".use button"], scrolls=touch) == [], (kind, one)
            one.click()
            expect(page.locator(".use")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [DESKTOPS[0], HAND_HELD[1]])
def test_a_notice_does_not_move_the_board(users: Users, width: int, height: int) -> None:
    page = users.open_page(LONGEST, width, height)
    CROWDED["coffee-rush"].scene(users, page)
    cell = page.locator("[data-cell=d1]")
    before = cell.bounding_box()
    cell.click()
    expect(page.get_by_role("alert").filter(has_text="CR-MOVE")).to_be_in_viewport()
    assert cell.bounding_box() == before
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
    "drawings that cover each other": (
        "<svg width='200' height='60'><rect role='button' width='60' height='60'/>"
        "<rect role='button' x='40' width='60' height='60'/></svg>",
        "overlap: <rect>",
    ),
    "a small drawing": (
        "<svg width='200' height='60'><rect role='button' x='20' y='10' width='30' height='30'/></svg>",
        "small: <rect>",
    ),
    "a small cell of a map": (
        "<svg width='99' height='60'><rect role='button' data-map-cell='' x='20' y='10' width='24' height='24'/></svg>",
        "small: <rect>",
    ),
    "a small button": ("<button style='width: 30px; height: 44px'>x</button>", 'small: <button> "x" is 30 × 44 px'),
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
    "drawings aslant, whose boxes meet but not their shapes": (
        "<svg width='200' height='100'><path role='button' d='M0 0h60l40 100H40z'/>"
        "<path role='button' d='M70 0h60l40 100h-60z'/></svg>"
    ),
    "a drawing with room for a finger around it": (
        "<svg width='200' height='60'><rect role='button' x='20' y='10' width='40' height='40' fill='red' "
        "stroke='transparent' stroke-width='6' pointer-events='all'/></svg>"
    ),
    "a cell of a map for a mouse": (
        "<svg width='200' height='60'><rect role='button' data-map-cell='' x='20' y='10' width='29' height='29'/></svg>"
    ),
    "a button on a sheet over the page": (
        "<div style='position: relative; height: 60px'><button class='button' style='position: absolute'>one</button>"
        "<div style='position: absolute; background: #fff'><button class='button'>two</button></div></div>"
    ),
    "for screen readers only": "<span class='hidden'>a long text that nobody sees</span>",
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


@pytest.fixture
def blank(users: Users) -> Page:
    page = users.open_page()
    SCENES["watch"](users, page)
    wait_until_at_rest(page)
    return page


def test_planted_faults_are_found(blank: Page) -> None:
    for name, (html, told) in PLANTED.items():
        blank.evaluate(PLANT, html)
        found = faults(blank)
        assert [fault for fault in found if told in fault], f"{name}: {found}"


def test_harmless_layouts_are_accepted(blank: Page) -> None:
    for name, html in HARMLESS.items():
        blank.evaluate(PLANT, html)
        assert faults(blank) == [], name


HIDDEN = {
    "a button below the fold": ("<button style='margin-top: 2000px'>far</button>", "out of sight: .table button"),
    "a button that has to be scrolled to": (
        "<div style='height: 90px; overflow: auto'><p style='height: 80px'>one</p><button>two</button></div>",
        "out of sight: .table button",
    ),
    "a button under something": (
        "<div style='position: relative; height: 60px'><button style='position: absolute'>one</button>"
        "<div style='position: absolute; inset: 0; background: white'></div></div>",
        "covered: .table button",
    ),
    "a button half under the bar at the foot": (
        "<button style='position: fixed; bottom: 20px'>half</button>"
        "<div class='bar' style='position: sticky; bottom: 0; height: 50px; margin-top: 90vh'></div>",
        "out of sight: .table button",
    ),
    "a button that is not there": ("<p>nothing to press</p>", "missing: .table button"),
    "a page that is too high": ("<button>one</button><p style='height: 2000px'></p>", "scrolls: the page is"),
}


SQUEEZED = {
    ".sheet": ("width: 480px", "small: <rect"),
    ".pharaoh": ("margin-top: 700px", "out of sight: .pharaoh > .disc"),
    ".seats li": ("min-height: 200px", "out of sight: .seats li"),
    ".turn-bar": ("margin-bottom: 800px", "out of sight: .pane"),
    ".table": ("margin-top: 9px", "scrolls: the page is"),
}
SQUEEZE = "(all, style) => { for (const one of all) one.style.cssText += style; }"
RELEASE = "(all, style) => { for (const one of all) one.style.cssText = one.style.cssText.replace(style, ''); }"


def test_a_table_that_does_not_fit_is_noticed(users: Users) -> None:
    scene, board, essentials = CROWDED["coffin-rush"]
    page = users.open_page(LONGEST, *DESKTOPS[0])
    scene(users, page)
    for selector, (style, told) in SQUEEZED.items():
        page.locator(selector).evaluate_all(SQUEEZE, style)
        found = [*out_of_sight(page, [*PRESSED, *BAR, *CHIPS, board, *essentials], scrolls=False), *faults(page)]
        assert [fault for fault in found if told in fault], f"{selector}: {found}"
        page.locator(selector).evaluate_all(RELEASE, f"{style};")


OFF_THE_PHONE = {
    ".stairs": ("margin-top: 700px", "out of sight: .stairs"),
    ".prompt p": ("position: relative; top: 300px", "out of sight: .prompt p"),
    ".turn-bar button": ("position: relative; top: 300px", "out of sight: .turn-bar :is(button, [role=button])"),
    ".turn-bar": ("visibility: hidden", "missing: .turn-bar"),
}


def test_a_table_that_does_not_fit_a_phone_is_noticed(users: Users) -> None:
    page = users.open_page(LONGEST, *HAND_HELD[1], touch=True)
    CROWDED["cafe-race"].scene(users, page)
    for selector, (style, told) in OFF_THE_PHONE.items():
        page.locator(selector).evaluate_all(SQUEEZE, style)
        found = out_of_sight(page, [*BAR, ".stairs"], scrolls=True)
        assert [fault for fault in found if told in fault], f"{selector}: {found}"
        page.locator(selector).evaluate_all(RELEASE, f"{style};")
    assert out_of_sight(page, [*BAR, ".stairs"], scrolls=True) == []


def test_what_is_out_of_sight_is_found(blank: Page) -> None:
    for name, (html, told) in HIDDEN.items():
        blank.evaluate(PLANT, f"<div class='table'>{html}</div>")
        found = out_of_sight(blank, [".table button"], scrolls=False)
        assert [fault for fault in found if told in fault], f"{name}: {found}"
    blank.evaluate(PLANT, "<div class='table'><button class='button'>in sight</button></div>")
    assert out_of_sight(blank, [".table button"], scrolls=False) == []
