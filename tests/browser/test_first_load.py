"""What a first visit costs, and that a board is fetched only at its table."""

from urllib.parse import urlsplit

from playwright.sync_api import Page, Request

from browser.guests import Guests
from browser.opening import begin, open_table

MOST = 150_000  # bytes of script and style, compressed
GAMES = ("cafe-race", "coffee-rush", "coffin-rush")


class Fetched:
    """Scripts and styles that a page has loaded, by name, with their size on the wire."""

    def __init__(self, page: Page) -> None:
        self.sizes: dict[str, int] = {}
        self.encodings: set[str] = set()
        page.on("requestfinished", self._note)

    def _note(self, request: Request) -> None:
        if request.resource_type in ("script", "stylesheet"):
            answer = request.response()
            assert answer is not None
            self.sizes[urlsplit(request.url).path] = request.sizes()["responseBodySize"]
            self.encodings.add(answer.headers.get("content-encoding", "none"))

    def boards(self) -> set[str]:
        """The games whose own chunk is among them."""
        return {game for game in GAMES for path in self.sizes if path.startswith(f"/assets/{game}-")}


def test_a_first_visit_is_light(guests: Guests) -> None:
    page = guests.come("en")
    fetched = Fetched(page)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    total = sum(fetched.sizes.values())
    print(f"\nfirst visit: {total:,} bytes of script and style in {len(fetched.sizes)} files", end="")
    assert 10_000 < total <= MOST, fetched.sizes
    assert "none" not in fetched.encodings, fetched.encodings
    assert fetched.boards() == set()


def test_each_board_is_fetched_only_at_its_table(guests: Guests) -> None:
    for game in GAMES:
        page = guests.come("en")
        fetched = Fetched(page)
        open_table(page, "Ada", game, ["me", "random", "random"])
        begin(page)
        page.wait_for_function("() => document.title.startsWith('●')")
        assert fetched.boards() == {game}
        board = sum(size for path, size in fetched.sizes.items() if path.startswith(f"/assets/{game}-"))
        print(f"\nboard of {game}: {board:,} bytes", end="")
