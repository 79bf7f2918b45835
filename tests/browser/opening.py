"""How a table comes about by the house's own addresses: for whatever the form has no field for."""

from typing import Any

from playwright.sync_api import Page

from browser.guests import PATIENCE

ASK = """async ({ name, wanted, starts }) => {
  let csrf = "";
  const ask = async (path, body) => {
    const headers = { "Content-Type": "application/json", ...(csrf && { "X-CSRF-Token": csrf }) };
    const answer = await fetch(path, { method: "POST", headers, ...(body && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const me = await fetch("/api/me");
  ({ csrf } = me.ok ? await me.json() : await ask("/api/session", { name }));
  const info = await ask("/api/tables", wanted);
  if (starts) await ask(`/api/tables/${info.table.id}/start`);
  return info;
}"""


def open_table(page: Page, name: str, game: str, chairs: list[str], **more: Any) -> dict[str, Any]:
    """`chairs` are `me`, `open` or the level of a bot. The page is then in the lobby."""
    return _opened(page, name, {"game": game, "chairs": [_chair(who) for who in chairs], **more}, starts=False)


def start_from(page: Page, name: str, game: str, players: int, position: dict[str, Any], seat: int = 0) -> None:
    """In the midst of a game against bots."""
    chairs = [_chair("me" if number == seat else "random") for number in range(players)]
    _opened(page, name, {"game": game, "chairs": chairs, "start": position}, starts=True)


def join(page: Page, name: str, info: dict[str, Any]) -> None:
    """By invitation; the first free chair."""
    page.goto(f"/join/{info['table']['id']}?invite={info['invite']}")
    page.get_by_role("dialog").get_by_role("textbox").first.fill(name)
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*", timeout=PATIENCE)


def begin(page: Page) -> None:
    page.locator("section .button.main:enabled").first.click()


def _chair(who: str) -> dict[str, str]:
    return {"who": who} if who in ("me", "open") else {"who": "bot", "level": who}


def _opened(page: Page, name: str, wanted: dict[str, Any], *, starts: bool) -> dict[str, Any]:
    if page.url == "about:blank":
        page.goto("/")
    info: dict[str, Any] = page.evaluate(ASK, {"name": name, "wanted": wanted, "starts": starts})
    page.goto(f"/table/{info['table']['id']}")
    return info
