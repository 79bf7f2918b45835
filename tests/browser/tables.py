"""Tables set without a form, for tests that are about what comes after: by the page itself, as whoever uses it."""

from typing import Any

from playwright.sync_api import Page

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


def chair(who: str) -> dict[str, str]:
    return {"who": who} if who in ("me", "open") else {"who": "bot", "level": who}


def set_table(
    page: Page, game: str, chairs: str, *, name: str = "Ada", begin: bool = True, **more: Any
) -> dict[str, str]:
    """`chairs` are `me`, `open` or levels of bots, parted by blanks. Brings the page there; its path and its invite."""
    if page.url == "about:blank":
        page.goto("/")
    wanted = {"game": game, "chairs": [chair(who) for who in chairs.split()], **more}
    found: dict[str, str] = page.evaluate(SET, [name, wanted, begin])
    page.goto(found["path"])
    return found
