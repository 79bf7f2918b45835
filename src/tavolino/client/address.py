"""The address of a table, as a browser shows it or an invite has it."""

from typing import NamedTuple
from urllib.parse import parse_qs, urlsplit

from tavolino.core.refusal import TavolinoError


class BadAddress(TavolinoError):
    """A text that is not the address of a table."""


class TableAddress(NamedTuple):
    server: str  # https://example.org
    table: str
    invite: str | None

    @property
    def socket(self) -> str:
        return f"ws{self.server.removeprefix('http')}/ws"

    def path(self, rest: str = "") -> str:
        return f"/api/tables/{self.table}{rest}"


def read_address(text: str) -> TableAddress:
    parts = urlsplit(text)
    words = parts.path.strip("/").split("/")
    if (
        parts.scheme not in ("http", "https")
        or not parts.netloc
        or len(words) != 2
        or words[0] not in ("table", "join")
    ):
        raise BadAddress(
            f"{text[:80]!r} is not the address of a table; one reads https://example.org/table/ID, and an invite "
            "https://example.org/join/ID?invite=…"
        )
    invite = parse_qs(parts.query).get("invite")
    return TableAddress(f"{parts.scheme}://{parts.netloc}", words[1], invite[0] if invite else None)
