"""The service worker: the app opens without the server, and no cache ever has anything of a table."""

import json
import re
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Page, expect

from browser.opening import begin, open_table
from browser.player import Player
from browser.seeded_server import SeededServer
from browser.tables import set_table
from browser.test_accounts import PASSPHRASE
from browser.users import Users

READY = "async () => void await navigator.serviceWorker.ready"
IS_CONTROLLED = "() => navigator.serviceWorker.controller !== null"
KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const address = new URL(request.url);
      found.push([address.pathname, await (await cache.match(request)).text()]);
    }
  }
  return found;
}"""
MAY_BE_KEPT = re.compile(r"/|/assets/[^/]+|/api/games/[^/]+/(rules|board)|/offline\.(html|css)|/icon\.svg")


def controlled(page: Page, path: str = "/") -> None:
    """A page whose requests pass the worker: those of a first visit do not."""
    page.goto(path)
    page.evaluate(READY)
    page.reload()
    page.wait_for_function(IS_CONTROLLED)


def kept(page: Page) -> dict[str, str]:
    return dict(page.evaluate(KEPT))


def of_a_table(found: dict[str, str], table: str) -> list[str]:
    """What should not be there: other addresses, and texts that name the table, as every view does."""
    return [path for path, text in found.items() if MAY_BE_KEPT.fullmatch(path) is None or table in text]


def test_rulebooks_are_read_and_everything_else_says_so_without_a_connection(chromium: Browser, tmp_path: Path) -> None:
    with SeededServer(tmp_path, "offline") as server:
        users = Users(chromium, server.url)
        page = users.open_page("it")
        controlled(page, "/rules/cafe-race")
        page.reload()  # once more through the worker, with everything that it needs
        title = page.get_by_role("heading", level=1)
        expect(title).to_be_visible()
        told = title.text_content()
        page.wait_for_function("async () => (await caches.keys()).length === 3")
        server.kill()
        page.goto("/rules/cafe-race")
        expect(page.get_by_role("heading", level=1)).to_have_text(told or "?")
        assert page.locator("article, section, main p").count() > 3
        for path in ("/table/abc", "/games"):
            page.goto(path)
            expect(page.get_by_role("heading", name="Nessuna connessione")).to_be_visible()
            expect(page.get_by_role("heading", name="No connection")).to_be_visible()
        users.close()


def test_no_cache_has_a_byte_of_a_view_after_a_hand_over_or_after_logging_out(users: Users) -> None:
    page = users.open_page("it")
    controlled(page)
    player = Player(page, "cafe-race", [0, 1, 2])
    open_table(page, "Zenobia", "cafe-race", ["me", "me", "me"])
    table = page.url.rsplit("/", 1)[1]
    begin(page)
    hand_over(page, player, times=3)
    page.goto("/rules/coffee-rush")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto(f"/table/{table}")
    page.wait_for_function("() => document.querySelector('[data-game], section.narrow .button.main') !== null")
    found = kept(page)
    assert of_a_table(found, table) == []
    assert {"/", "/offline.html", "/api/games/coffee-rush/rules"} <= found.keys()
    assert any(path.startswith("/assets/") for path in found)
    plant = "async ([path, text]) => (await caches.open('tavolino-pages')).put(path, new Response(text))"
    page.evaluate(plant, ["/", f'{{"table":"{table}"}}'])  # the controls
    page.evaluate(plant, ["/api/me", "{}"])
    assert of_a_table(kept(page), table) == ["/", "/api/me"]

    log_out(page)
    assert page.evaluate("() => caches.keys()") == []


def hand_over(page: Page, player: Player, times: int) -> None:
    cover = page.get_by_role("button", name="Sono Zenobia ")
    handed = 0
    while handed < times:
        page.wait_for_function("""() => listener.isMyTurn() || document.querySelector("section.narrow .button.main")""")
        if cover.is_visible():
            cover.click()
            handed += 1
        else:
            player.answer()


def log_out(page: Page) -> None:
    """Only somebody with a passphrase can come back, and so log out."""
    page.goto("/")
    page.locator("header .name[title]").click()
    page.get_by_label("Frase segreta").fill(PASSPHRASE)
    page.get_by_role("button", name="Conserva").click()
    page.get_by_role("button", name="Esci", exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_function("async () => (await caches.keys()).length === 0")


def test_an_app_that_is_older_than_the_server_loads_itself_again_once(users: Users) -> None:
    page = users.open_page("en")
    loads: list[str] = []
    page.on("framenavigated", lambda frame: loads.append(frame.url))

    def newer(route: object) -> None:
        answer = route.fetch()  # type: ignore[attr-defined]
        route.fulfill(response=answer, headers={**answer.headers, "x-wire-version": "99"})  # type: ignore[attr-defined]

    page.route("**/api/me", newer)
    page.goto("/")
    page.wait_for_function("() => sessionStorage.getItem('tavolino-loaded-for') === '99'")
    page.wait_for_function("() => performance.getEntriesByType('navigation')[0].type === 'reload'")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert len(loads) == 2


# ---- push messages


def pushed(session: CDPSession, origin: str, registration: str, notice: dict[str, str]) -> None:
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin, "registrationId": registration, "data": json.dumps(notice)},
    )


# A browser without windows has nowhere to show them, so that the worker's last step is noted instead.
NOTE = """() => {
  self.shown = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag }) =>
    void self.shown.push([title, body, tag]);
}"""
SHOWN = """async (many) => {
  while (self.shown.length < many) await new Promise((done) => setTimeout(done, 10));
  return self.shown;
}"""


def test_a_push_message_is_shown_unless_its_table_is_looked_at(users: Users, server: SeededServer) -> None:
    page = users.open_page("en")
    page.context.grant_permissions(["notifications"], origin=server.url)
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(_ids(told)))
    session.send("ServiceWorker.enable")
    controlled(page)
    table = set_table(page, "cafe-race", "me greedy greedy")["path"].rsplit("/", 1)[1]
    (worker,) = page.context.service_workers
    worker.evaluate(NOTE)
    notices = [{"text": "it is your turn", "tag": f"{one} turn", "table": one} for one in (table, "X", "Y")]
    for notice in notices:
        pushed(session, server.url, found[-1], notice)
    shown = worker.evaluate(SHOWN, 2)
    assert sorted(shown) == [["Tavolino", "it is your turn", "X turn"], ["Tavolino", "it is your turn", "Y turn"]]


def _ids(told: dict[str, list[dict[str, str]]]) -> list[str]:
    return [one["registrationId"] for one in told["registrations"]]
