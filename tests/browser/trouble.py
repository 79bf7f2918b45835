"""People who do not get on: tables, chat and reports for the pages on which they are kept apart.

By requests of the pages themselves, without any form, for scenes that are about what follows.
"""

from functools import partial
from typing import Any

from argon2 import PasswordHasher
from playwright.sync_api import Page, expect

from browser.tables import EMPTY_PAGE, set_table
from browser.users import Users
from tavolino.store import offline, operator

PASSPHRASE = "the coffee is always hot"
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)

ASK = """async ([method, path, body]) => {
  const told = (answer) => (answer.status === 204 ? null : answer.json());
  const operator = path.startsWith("/api/operator");
  const me = await told(await fetch(operator ? "/api/operator/session" : "/api/me"));
  const csrf = operator ? me.session?.csrf : me?.csrf;
  const token = csrf == null ? {} : { [operator ? "X-Operator-Token" : "X-CSRF-Token"]: csrf };
  const headers = { "Content-Type": "application/json", ...token };
  const answer = await fetch(path, { method, headers, body: body === null ? undefined : JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return told(answer);
}"""

SAY = """([table, words]) => new Promise((done, fail) => {
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws`);
  const send = (message) => socket.send(JSON.stringify(message));
  socket.onclose = () => fail(new Error("the connection broke"));
  socket.onopen = () => send({ t: "hello", table, since: null });
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.t === "err") fail(new Error(message.message));
    if (message.t === "sync") send({ t: "say", id: `${crypto.getRandomValues(new Uint32Array(1))[0]}`, text: words });
    if (message.t === "ack") {
      socket.onclose = null;
      socket.close();
      done(message.seq);
    }
  };
})"""


def ask(page: Page, method: str, path: str, body: object = None) -> Any:
    return page.evaluate(ASK, [method, path, body])


def blank(users: Users) -> Page:
    """Of nobody yet."""
    page = users.open_page()
    page.goto(EMPTY_PAGE)
    return page


def named(users: Users, name: str) -> Page:
    page = blank(users)
    ask(page, "POST", "/api/session", {"name": name})
    return page


class Quarrel:
    """Agnese's race, at which Ruggero was rude."""

    def __init__(self, users: Users, host: Page) -> None:
        """`host` is Agnese's page; afterwards it is at the table."""
        self.rude = named(users, "Ruggero")
        found = set_table(host, "cafe-race", "me open greedy", name="Agnese", begin=False, public=True)
        self.table = found["path"].removeprefix("/table/")
        ask(self.rude, "PUT", f"/api/tables/{self.table}/seats/1", {"who": "me"})
        ask(host, "POST", f"/api/tables/{self.table}/start")
        self.says(host, "Good luck, everybody!")
        self.line = self.says(self.rude, "You play like a teapot. A small one, without a lid.")
        self.says(host, "Be nice, or play alone.")

    def says(self, page: Page, words: str) -> int:
        seq: int = page.evaluate(SAY, [self.table, words])
        return seq


def report(quarrel: Quarrel, page: Page) -> None:
    told = {"table": quarrel.table, "line": quarrel.line, "reason": "He has been like that the whole evening."}
    ask(page, "POST", "/api/reports", told)


def come_in(users: Users, page: Page) -> None:
    """As the operator."""
    offline.run(users.database, partial(operator.set_passphrase, hashed=QUICK.hash(PASSPHRASE)))
    page.goto("/operator")
    page.locator("input[type=password]").fill(PASSPHRASE)
    page.locator("form .button.main").click()
    expect(page.locator(".tabs .button[aria-pressed]").first).to_be_visible()


def keep_apart(page: Page) -> None:
    """What an operator does, beginning with the mildest; nobody is called by these names."""
    (rude,) = ask(page, "GET", "/api/operator/people?name=Ruggero")[:1]
    ask(page, "POST", f"/api/operator/people/{rude['id']}/mute", {"reason": "rude to others", "minutes": 1440})
    bans = "/api/operator/bans"
    ask(page, "POST", bans, {"kind": "name", "value": "Malvolio", "reason": "rude, again and again", "minutes": 10080})
    ask(page, "POST", bans, {"kind": "address", "value": "198.51.100.7", "reason": "nothing but noise"})
