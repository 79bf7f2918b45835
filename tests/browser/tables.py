"""Opens tables without the form, by requests of the page itself, for tests that are about what follows."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

EMPTY_PAGE = "/healthz"  # of this server, without scripts: from here a page can send requests
SET = """async ([name, wanted, begin]) => {
  let csrf = null;
  const ask = async (method, path, body) => {
    const headers = { "Content-Type": "application/json", ...(csrf === null ? {} : { "X-CSRF-Token": csrf }) };
    const answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.status === 204 ? null : answer.json();
  };
  const me = (await ask("GET", "/api/me")) ?? (await ask("POST", "/api/session", { name }));
  csrf = me.csrf;
  const { table, invite } = await ask("POST", "/api/tables", wanted);
  if (begin) await ask("POST", `/api/tables/${table.id}/start`);
  return { path: `/table/${table.id}`, join: `/join/${table.id}?invite=${encodeURIComponent(invite)}` };
}"""

PLAY = """([table, seat, moves]) => new Promise((done, fail) => {
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws`);
  let [seq, asked, left, waiting, doneAt] = [0, false, moves, "", 0];
  const send = (message) => socket.send(JSON.stringify(message));
  const end = (how, what) => { socket.onclose = null; socket.close(); how(what); };
  socket.onclose = () => fail(new Error("the connection broke"));
  socket.onopen = () => send({ t: "hello", table, seat, since: null });
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.t === "err") return end(fail, new Error(message.message));
    if (message.t === "ack" && message.id === waiting) [waiting, doneAt] = ["", message.seq];
    if (message.t === "sync" || message.t === "ev") {
      seq = message.seq;
      if (message.after != null) asked = message.after.legal.length > 0;
      if (message.table?.status === "finished") return end(done);
    }
    if (!asked || waiting !== "" || seq < doneAt) return; // an ack may come before its entry
    if (left.length === 0) return end(done);
    [waiting, asked] = [`${crypto.getRandomValues(new Uint32Array(1))[0]}`, false];
    send({ t: "cmd", id: waiting, base: seq, move: left[0] });
    left = left.slice(1);
  };
})"""


def chair(who: str) -> dict[str, str]:
    return {"who": who} if who in ("me", "open") else {"who": "bot", "level": who}


def set_table(
    page: Page, game: str, chairs: str, *, name: str = "Ada", begin: bool = True, moves: Sequence[str] = (), **more: Any
) -> dict[str, str]:
    """`chairs` are `me`, `open` or levels of bots, separated by blanks; `moves` are made by the first seat whenever it
    is asked. Leads the page there; returns the paths of the table and of the invite."""
    if page.url == "about:blank":
        page.goto(EMPTY_PAGE)
    wanted = {"game": game, "chairs": [chair(who) for who in chairs.split()], **more}
    found: dict[str, str] = page.evaluate(SET, [name, wanted, begin])
    if moves:
        page.evaluate(PLAY, [found["path"].removeprefix("/table/"), 0, list(moves)])
    page.goto(found["path"])
    return found


def play_together(pages: Sequence[Page], table: str, moves: Sequence[str]) -> None:
    """Each page makes these moves for the seat of its number, without showing the table, until the game is over."""
    for page in pages:
        page.goto(EMPTY_PAGE)
    first, *others = pages
    for seat, page in enumerate(others, 1):
        page.evaluate(f"(words) => void ({PLAY})(words)", [table, seat, list(moves)])
    first.evaluate(PLAY, [table, 0, list(moves)])
