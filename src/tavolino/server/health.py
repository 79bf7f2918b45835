"""For whoever watches over the server: does it live, may it be given work, and what does it measure."""

import hmac
from ipaddress import ip_address

from msgspec import Struct

from tavolino.server.call import Call
from tavolino.server.problems import Busy, Forbidden
from tavolino.server.route import Text
from tavolino.store.ping import ping


class Health(Struct, frozen=True):
    status: str


async def alive(call: Call[None, None]) -> Health:
    await call.services.store.read(ping)
    return Health("ok")


async def ready(call: Call[None, None]) -> Health:
    """No longer, once we are on the way out: whoever shares out the work sends nobody new."""
    if call.services.leaving:
        raise Busy("this node is about to stop")
    return await alive(call)


async def measures(call: Call[None, None]) -> Text:
    if not (_from_here(call) or _has_token(call)):
        raise Forbidden("measures are told on this machine, or to whoever brings the token of --metrics-token")
    return Text(call.services.metrics.text())


def _from_here(call: Call[None, None]) -> bool:
    """Not what a proxy on this machine passes on from elsewhere."""
    headers = call.request.headers
    if "x-forwarded-for" in headers or "forwarded" in headers:
        return False
    try:
        return ip_address(call.address).is_loopback
    except ValueError:
        return False


def _has_token(call: Call[None, None]) -> bool:
    token = call.services.settings.metrics_token
    brought = call.request.headers.get("authorization", "")
    return bool(token) and hmac.compare_digest(brought.encode(), f"Bearer {token}".encode())
