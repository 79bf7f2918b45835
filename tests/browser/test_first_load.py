"""How much a first visit loads, and that a board is loaded only at its table."""

from typing import get_args
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Request, expect

from browser.opening import begin, open_table
from browser.users import Lang, Users
from tavolino.core.registry import built_in, find

MOST = 60_000  # bytes of script and style, compressed
GAMES = [*built_in()]


class Fetched:
    """Scripts and styles that a page has asked for."""

    def __init__(self, page: Page) -> None:
        self._asked: list[Request] = []
        page.on("request", self._note)

    def _note(self, request: Request) -> None:
        if request.resource_type in ("script", "stylesheet"):
            self._asked.append(request)

    def sizes(self) -> dict[str, int]:
        """On the wire, by name; waits for those that are still on their way."""
        return {urlsplit(request.url).path: request.sizes()["responseBodySize"] for request in self._asked}

    def encodings(self) -> set[str]:
        answers = [request.response() for request in self._asked]
        return {"none" if one is None else one.headers.get("content-encoding", "none") for one in answers}

    def boards(self) -> set[str]:
        """The games whose own chunk is among them."""
        paths = [urlsplit(request.url).path for request in self._asked]
        return {game for game in GAMES for path in paths if path.startswith(f"/assets/{game}-")}


@pytest.mark.parametrize("lang", get_args(Lang))
def test_a_first_visit_is_light(users: Users, lang: Lang) -> None:
    page = users.open_page(lang)
    fetched = Fetched(page)
    page.goto("/")
    expect(page.get_by_role("article")).to_have_count(len(GAMES))
    page.wait_for_load_state("networkidle")
    sizes = fetched.sizes()
    total = sum(sizes.values())
    print(f"\nfirst visit, {lang}: {total:,} bytes of script and style in {len(sizes)} files", end="")
    assert 10_000 < total <= MOST, sizes
    assert "none" not in fetched.encodings()
    assert fetched.boards() == set()


def test_each_board_is_fetched_only_at_its_table(users: Users) -> None:
    for game in GAMES:
        page = users.open_page("en")
        fetched = Fetched(page)
        open_table(page, "Ada", game, ["me", *["random"] * (find(game).min_players - 1)])
        begin(page)
        page.wait_for_function("() => document.title.startsWith('●')")
        assert fetched.boards() == {game}
        board = sum(size for path, size in fetched.sizes().items() if path.startswith(f"/assets/{game}-"))
        print(f"\nboard of {game}: {board:,} bytes", end="")


def test_what_opens_later_is_fetched_later(users: Users) -> None:
    """The control: what a click needs is counted when it is clicked."""
    page = users.open_page("en")
    fetched = Fetched(page)
    page.goto("/")
    expect(page.get_by_role("article")).to_have_count(len(GAMES))
    page.wait_for_load_state("networkidle")
    before = fetched.sizes()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert sum(fetched.sizes().values()) > sum(before.values()) + 500
