"""What a page receives and sends on its own socket: tests that play by clicking learn from it what can be clicked.

It only listens, so that a test knows nothing that its seat may not know.
"""

from typing import Any, NamedTuple

from playwright.sync_api import Page

LISTEN = """
const listener = { seat: null, view: null, legal: [], seq: 0, moves: [], open: new Set(), done: 0 };
window.listener = listener;
const receive = (message) => {
  if (message.t === "sync") { listener.seat = message.seat; listener.seq = message.seq; }
  if (message.t === "ev") listener.seq = message.seq;
  if (message.after != null) {
    listener.view = message.after.view;
    listener.legal = message.after.legal.map(({ move }) => move);
  }
  if (message.t === "ack" && listener.open.delete(message.id)) listener.done = message.seq;
  if (message.t === "err") listener.open.delete(message.id);
};
window.WebSocket = class extends WebSocket {
  constructor(...words) {
    super(...words);
    this.addEventListener("message", ({ data }) => receive(JSON.parse(data)));
  }
  send(text) {
    const sent = JSON.parse(text);
    if (sent.t === "cmd" && !listener.open.has(sent.id)) { listener.open.add(sent.id); listener.moves.push(sent.move); }
    super.send(text);
  }
};
// Everything that was sent has been answered, and the entry of the answer has arrived.
listener.isQuiet = () => listener.open.size === 0 && listener.seq >= listener.done;
listener.isMyTurn = () => document.title.startsWith("●") && listener.isQuiet();
listener.isLeftTo = (seats) =>
  listener.view !== null && listener.isQuiet() && listener.view.to_move.every((seat) => seats.includes(seat));
listener.isWanted = ([seats, since]) => {
  if (listener.view === null || listener.seq < since || !listener.isQuiet()) return false;
  return listener.view.over || listener.view.to_move.some((seat) => seats.includes(seat));
};
"""
RECEIVED = (
    "{ seat: listener.seat, seq: listener.seq, view: listener.view, legal: listener.legal, moves: listener.moves }"
)


class Received(NamedTuple):
    """What the page has received last."""

    seat: int
    seq: int  # of the last entry
    view: dict[str, Any]
    legal: list[str]
    moves: list[str]  # that the page has sent so far


class SocketListener:
    """To be made before the page is opened."""

    def __init__(self, page: Page) -> None:
        self._page = page
        page.add_init_script(LISTEN)

    def until_my_turn(self) -> Received:
        """It is this page's turn, and all events have been shown."""
        return self._until("listener.isMyTurn()", None)

    def until_wanted(self, seats: list[int], since: int = 0) -> Received:
        """One of these seats is asked, or the game is over. `since` is an entry that must have arrived here: what
        another page has received already may still be on its way to this one."""
        return self._until("listener.isWanted(wanted)", [seats, since])

    def until_left_to(self, seats: list[int]) -> Received:
        """Only these seats are asked: nothing happens before they answer."""
        return self._until("listener.isLeftTo(wanted)", seats)

    def until_answered(self, before: int) -> Received:
        """A further move was sent, answered and shown."""
        return self._until("listener.moves.length > wanted && listener.isQuiet()", before)

    def _until(self, condition: str, wanted: object) -> Received:
        found = self._page.wait_for_function(f"(wanted) => {condition} && {RECEIVED}", arg=wanted)
        return Received(**found.json_value())
