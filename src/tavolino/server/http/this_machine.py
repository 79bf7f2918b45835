"""Whether a request was made on this machine, for what is shown there without a token."""

from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from tavolino.server.settings import Settings


def is_from_this_machine(connection: HTTPConnection, settings: Settings) -> bool:
    """Not forwarded by a proxy on this machine, and meant for this server by its name.

    The name counts because a browser on this machine runs other sites' pages: such a site may let its own name point to
    127.0.0.1, and then its pages could read our responses. Their requests still say that site's name.
    """
    headers = connection.headers
    if "x-forwarded-for" in headers or "forwarded" in headers:
        return False
    client = connection.client.host if connection.client else ""
    return _is_loopback(client) and _is_own_name(headers.get("host", ""), settings)


def _is_own_name(host: str, settings: Settings) -> bool:
    """Of this machine, or the public one; with any port."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    public = urlsplit(settings.public_url).hostname
    return name == "localhost" or _is_loopback(name) or (public is not None and name == public)


def _is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
