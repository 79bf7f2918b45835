"""Finished games for replays: golden records, and tables that begin shortly before the end of a game."""

from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page

from browser.tables import EMPTY_PAGE
from golden.outcome import FOLDER, read
from tavolino.core.record import Record, parse


@dataclass(frozen=True)
class Golden:
    """One of the golden records."""

    name: str
    tail: int  # a table begins so many moves before the end

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.record"

    @property
    def text(self) -> str:
        return read(self.path)

    @property
    def record(self) -> Record:
        return parse(self.text)


RACE = Golden("cafe-race-basic-several-arrive", tail=8)
RUSH = Golden("coffee-rush-3-deck-out", tail=30)
DIG = Golden("coffin-rush-two", tail=60)


def create_session(page: Page, name: str = "Ada") -> dict[str, str]:
    """Logs the page in; returns the headers that every write needs."""
    page.goto(EMPTY_PAGE)
    origin = page.evaluate("location.origin")
    answer = page.request.post("/api/session", data={"name": name}, headers={"Origin": origin})
    assert answer.ok, answer.text()
    return {"Origin": origin, "X-CSRF-Token": answer.json()["csrf"]}


def nearly_over(page: Page, golden: Golden) -> str:
    """A table of bots that begins shortly before the end of a golden game, and is over soon; returns its id."""
    headers = create_session(page)
    body = {"record": golden.text, "at": len(golden.record.entries) - 1 - golden.tail}
    saved = page.request.post("/api/position", data=body, headers=headers).json()
    wanted = {
        "game": saved["game"],
        "chairs": [{"who": "bot", "level": "greedy"}] * saved["players"],
        "options": saved["options"],
        "start": saved["position"],
        "public": True,
    }
    answer = page.request.post("/api/tables", data=wanted, headers=headers)
    assert answer.ok, answer.text()
    table = str(answer.json()["table"]["id"])
    assert page.request.post(f"/api/tables/{table}/start", headers=headers).ok
    return table


def open_record(page: Page, golden: Golden) -> None:
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(golden.path)
    page.locator("input[type=range]").wait_for()


def scrub(page: Page, at: int) -> None:
    """Moves the slider."""
    page.locator("input[type=range]").fill(str(at))
    page.locator(f"[data-at='{at}']").wait_for()
