"""Where a request goes: an https address that a visitor has given, taken apart."""

import re
from typing import ClassVar
from urllib.parse import SplitResult, urlsplit

import msgspec

from tavolino.core.refusal import TavolinoError

LONGEST = 1_000  # characters; the longest that push services give out have some 600
HTTPS = 443
PLAIN = re.compile(r"[!-~]+")  # what a request line may have in it: no blank, no line feed, nothing beyond ASCII
NAME = re.compile(r"[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?")
IPV6 = re.compile(r"[0-9a-f:.]{2,45}")


class BadDestination(TavolinoError):
    """Nothing is sent to such an address."""

    code: ClassVar[str] = "bad_address"


class Destination(msgspec.Struct, frozen=True):
    host: str
    port: int
    path: str  # with the query

    @property
    def origin(self) -> str:
        return f"https://{self.netloc}"

    @property
    def netloc(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == HTTPS else f"{host}:{self.port}"


def read_destination(address: str) -> Destination:
    """Raises BadDestination. Whether the host may be called is known when its name is resolved."""
    if len(address) > LONGEST or PLAIN.fullmatch(address) is None or "\\" in address:
        raise BadDestination(f"an address has at most {LONGEST} plain characters")
    try:
        parts = urlsplit(address)
        port = HTTPS if parts.port is None else parts.port
    except ValueError:
        raise BadDestination("this is not an address") from None
    if parts.scheme != "https":
        raise BadDestination("the address must begin with https://")
    if "@" in parts.netloc or "#" in address:
        raise BadDestination("the address must not have a name, a password or a # in it")
    return Destination(_host(parts), port, _path(parts))


def _host(parts: SplitResult) -> str:
    host = parts.hostname or ""
    if (IPV6 if ":" in host else NAME).fullmatch(host) is None:
        raise BadDestination("the address must have a host; one with other letters in its xn-- form")
    return host


def _path(parts: SplitResult) -> str:
    return (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
