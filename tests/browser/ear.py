"""What a page hears and says on its own socket: whoever plays by clicking knows from it what there is to click.

It only listens. What it tells is what the page itself was sent, so nobody learns anything that their seat may not know.
"""

from typing import Any, NamedTuple

from playwright.sync_api import Page

LISTEN = """
const ear = { seat: null, view: null, legal: [], seq: 0, moves: [], open: new Set(), done: 0 };
window.ear = ear;
const hear = (told) => {
  if (told.t === "sync") { ear.seat = told.seat; ear.seq = told.seq; }
  if (told.t === "ev") ear.seq = told.seq;
  if (told.after != null) { ear.view = told.after.view; ear.legal = told.after.legal.map(({ move }) => move); }
  if (told.t === "ack" && ear.open.delete(told.id)) ear.done = told.seq;
  if (told.t === "err") ear.open.delete(told.id);
};
window.WebSocket = class extends WebSocket {
  constructor(...words) {
    super(...words);
    this.addEventListener("message", ({ data }) => hear(JSON.parse(data)));
  }
  send(text) {
    const said = JSON.parse(text);
    if (said.t === "cmd" && !ear.open.has(said.id)) { ear.open.add(said.id); ear.moves.push(said.move); }
    super.send(text);
  }
};
// What was said is answered, and the answer has been shown.
ear.isQuiet = () => ear.open.size === 0 && ear.seq >= ear.done;
ear.isCalled = () => document.title.startsWith("●") && ear.isQuiet();
ear.isWanted = (seats) => {
  if (ear.view === null || !ear.isQuiet()) return false;
  return ear.view.over || ear.view.to_move.some((seat) => seats.includes(seat));
};
"""
TOLD = "{ seat: ear.seat, view: ear.view, legal: ear.legal, moves: ear.moves }"


class Told(NamedTuple):
    """The last that the page heard."""

    seat: int
    view: dict[str, Any]
    legal: list[str]
    moves: list[str]  # that it has sent itself so far


class Ear:
    """To be put on before the page is opened."""

    def __init__(self, page: Page) -> None:
        self._page = page
        page.add_init_script(LISTEN)

    def until_called(self) -> Told:
        """It is this page's turn, and everything before that was shown."""
        return self._until("ear.isCalled()", None)

    def until_wanted(self, seats: list[int]) -> Told:
        """One of these seats is asked, or the game is over."""
        return self._until("ear.isWanted(wanted)", seats)

    def until_said(self, before: int) -> str:
        """A further move was sent, answered and shown: which one."""
        return self._until("ear.moves.length > wanted && ear.isQuiet()", before).moves[before]

    def _until(self, condition: str, wanted: object) -> Told:
        found = self._page.wait_for_function(f"(wanted) => {condition} && {TOLD}", arg=wanted)
        return Told(**found.json_value())
