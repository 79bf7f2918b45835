"""Finished games for the browser to look back on: golden records, and tables that are nearly over when they begin."""

from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page

from browser.tables import DOOR
from golden.outcome import FOLDER, read
from tavolino.core.record import Record, parse


@dataclass(frozen=True)
class Golden:
    """One game of the golden ones."""

    name: str
    tail: int  # so many moves before its end is near enough to the end

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


def come_in(page: Page, name: str = "Ada") -> dict[str, str]:
    """Somebody with a name, as the page's own cookie; the headers of whoever writes."""
    page.goto(DOOR)
    origin = page.evaluate("location.origin")
    answer = page.request.post("/api/session", data={"name": name}, headers={"Origin": origin})
    assert answer.ok, answer.text()
    return {"Origin": origin, "X-CSRF-Token": answer.json()["csrf"]}


def nearly_over(page: Page, golden: Golden) -> str:
    """A table of bots that begins shortly before the end of a golden game, and is over soon; its id."""
    headers = come_in(page)
    brought = {"record": golden.text, "at": len(golden.record.entries) - 1 - golden.tail}
    saved = page.request.post("/api/position", data=brought, headers=headers).json()
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
    """As a hand on the knob does."""
    page.locator("input[type=range]").fill(str(at))
    page.locator(f"[data-at='{at}']").wait_for()
