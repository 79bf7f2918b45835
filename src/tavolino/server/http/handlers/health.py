"""For monitoring and load balancers: liveness, readiness and metrics."""

import hmac

from msgspec import Struct

from tavolino.server.http.call import Call
from tavolino.server.http.errors import Busy
from tavolino.server.http.route import Text
from tavolino.server.http.this_machine import is_from_this_machine
from tavolino.store.ping import ping
from tavolino.table.problems import Forbidden


class Health(Struct, frozen=True):
    status: str


async def alive(call: Call[None, None]) -> Health:
    await call.services.store.read(ping)
    return Health("ok")


async def ready(call: Call[None, None]) -> Health:
    """Not once shutdown has begun, so that a load balancer sends no new clients."""
    if call.services.shutting_down:
        raise Busy("this node is about to stop")
    return await alive(call)


async def measures(call: Call[None, None]) -> Text:
    if not (is_from_this_machine(call.request, call.services.settings) or _has_token(call)):
        raise Forbidden("metrics are for clients on this machine, or with the token of --metrics-token")
    return Text(call.services.metrics.text())


def _has_token(call: Call[None, None]) -> bool:
    token = call.services.settings.metrics_token
    brought = call.request.headers.get("authorization", "")
    return bool(token) and hmac.compare_digest(brought.encode(), f"Bearer {token}".encode())
