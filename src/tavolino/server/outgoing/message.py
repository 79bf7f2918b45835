"""What is sent to a subscription: a line that names the game and the table, in its language and its form.

Nothing of a view, an invite or the chat is at hand here: a notice has a table, a game and a reason."""

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import msgspec

from tavolino.core import registry
from tavolino.store.outbox import WaitingNotice

if TYPE_CHECKING:
    from tavolino.narrate.texts import Texts

TEXTS = files("tavolino.server.outgoing").joinpath("text")


def text_of(notice: WaitingNotice) -> str:
    texts = _texts(notice.game, notice.subscription.language)
    is_tables = notice.reason == "turn" and notice.subscription.table is not None
    said = "notice-turn-table" if is_tables else f"notice-{notice.reason}"
    return texts.format(said, game=texts.format("game-name"), table=notice.table)


@cache
def _texts(game: str, lang: str) -> "Texts":
    from tavolino.narrate.texts import Texts  # Fluent and Babel: no table needs them

    return Texts.of(registry.find(game), lang, TEXTS)


def address_of(notice: WaitingNotice, public_url: str) -> str | None:
    """The page of the table, where the server knows its own address."""
    return f"{public_url}/table/{notice.table}" if public_url else None


def webhook_body(notice: WaitingNotice, public_url: str) -> bytes:
    text, url = text_of(notice), address_of(notice, public_url)
    line = text if url is None else f"{text} {url}"
    return msgspec.json.encode(_IN_FORM[notice.subscription.form](notice, line, text, url))


def _plain(notice: WaitingNotice, _line: str, text: str, url: str | None) -> dict[str, Any]:
    facts = {"id": notice.id, "reason": notice.reason, "game": notice.game, "table": notice.table, "at": notice.at}
    return {**facts, "text": text, "url": url}


def _discord(_notice: WaitingNotice, line: str, _text: str, _url: str | None) -> dict[str, Any]:
    return {"content": line, "allowed_mentions": {"parse": []}}


def _slack(_notice: WaitingNotice, line: str, _text: str, _url: str | None) -> dict[str, Any]:
    return {"text": line}


_IN_FORM = {"plain": _plain, "discord": _discord, "slack": _slack}


def push_body(notice: WaitingNotice) -> bytes:
    """What the service worker shows. Of two with the same tag, browsers show the later one only."""
    tag = f"{notice.table} {notice.reason}"
    return msgspec.json.encode({"text": text_of(notice), "tag": tag, "table": notice.table})
