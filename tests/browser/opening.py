"""How a table comes about: by the house's own address, for whatever the form has no field for."""

from typing import Any

from playwright.sync_api import Page

from browser.guests import PATIENCE

ASK = """async ({ name, wanted }) => {
  const ask = async (path, body, csrf) => {
    const headers = { "Content-Type": "application/json", ...(csrf && { "X-CSRF-Token": csrf }) };
    const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const { csrf } = await ask("/api/session", { name });
  return ask("/api/tables", wanted, csrf);
}"""


def open_table(page: Page, name: str, game: str, chairs: list[str], **more: Any) -> dict[str, Any]:
    """`chairs` are `me`, `open` or the level of a bot. The page is then in the lobby."""
    seated = [{"who": who} if who in ("me", "open") else {"who": "bot", "level": who} for who in chairs]
    page.goto("/")
    info: dict[str, Any] = page.evaluate(ASK, {"name": name, "wanted": {"game": game, "chairs": seated, **more}})
    page.goto(f"/table/{info['table']['id']}")
    return info


def join(page: Page, name: str, info: dict[str, Any]) -> None:
    """By invitation; the first free chair."""
    page.goto(f"/join/{info['table']['id']}?invite={info['invite']}")
    page.get_by_role("dialog").get_by_role("textbox").first.fill(name)
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*", timeout=PATIENCE)


def begin(page: Page) -> None:
    page.locator("section .button.main:enabled").first.click()
