"""All ways into the house over HTTP. A new one is a line here and a handler, whose types say the rest:

async def handler(call: Call[Body, Query]) -> Answer
"""

from tavolino.server import describe, health, people
from tavolino.server.metrics import MEDIA
from tavolino.server.route import Route

ROUTES: list[Route] = [
    # ---- people
    Route("POST", "/api/session", people.begin, "Tell a name, become somebody",
          of="anybody", status=201, refusals=[409], limit="sessions"),
    Route("GET", "/api/me", people.me, "Who I am, and the CSRF token"),
    Route("PATCH", "/api/me", people.rename, "Take another name", refusals=[409]),
    Route("POST", "/api/me/passphrase", people.keep, "Keep name and games under a passphrase",
          refusals=[409], limit="logins"),
    Route("POST", "/api/login", people.login, "Come back with name and passphrase",
          of="anybody", refusals=[401], limit="logins"),
    Route("POST", "/api/logout", people.logout, "Leave; this browser forgets who I am", of="anybody"),
    # ---- whoever watches over us
    Route("GET", "/healthz", health.alive, "Whether the store can be read", of="nobody"),
    Route("GET", "/readyz", health.ready, "Whether to send people here", of="nobody"),
    Route("GET", "/metrics", health.measures, "Measures for Prometheus", of="nobody", refusals=[403], media=MEDIA),
    Route("GET", "/openapi.json", describe.openapi, "This description", of="nobody"),
]  # fmt: skip
