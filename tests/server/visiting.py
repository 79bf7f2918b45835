"""A server for one test and its clients with their browsers, all in one process."""

import asyncio
import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Self

import httpx
from argon2 import PasswordHasher
from starlette.applications import Starlette
from starlette.routing import BaseRoute

from tavolino.server.http.app import make_app
from tavolino.server.http.route import Route
from tavolino.server.http.routes import ROUTES
from tavolino.server.http.security import CSRF_HEADER
from tavolino.server.outgoing.client import OutgoingClient
from tavolino.server.services import Services, open_services
from tavolino.server.settings import Settings

HOME = "http://127.0.0.1:8000"
ELSEWHERE = "http://evil.example"
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)  # the real one is slow on purpose


class InProcessServer:
    def __init__(
        self,
        folder: Path,
        routes: list[Route] | None = None,
        beside: Sequence[BaseRoute] = (),
        client: OutgoingClient | None = None,
        **settings: Any,
    ) -> None:
        own = f"sqlite:///{folder / 'server.db'}"
        self.settings = Settings(**{"database": own, **settings})
        opening = partial(open_services, hasher=QUICK, client=client)
        self.app: Starlette = make_app(self.settings, opening, [*ROUTES, *(routes or [])], beside)
        self.runner = asyncio.Runner()
        self._life = self.app.router.lifespan_context(self.app)

    def __enter__(self) -> Self:
        self.runner.run(self._life.__aenter__())
        return self

    def __exit__(self, *_: object) -> None:
        self.runner.run(self._life.__aexit__(None, None, None))
        self.runner.close()

    @property
    def services(self) -> Services:
        found: Services = self.app.state.services
        return found

    def browser(self, address: str = "192.0.2.7") -> "Browser":
        return Browser(self, address)

    def open_socket(self, headers: dict[str, str], path: str = "/nowhere") -> list[dict[str, Any]]:
        """The answer to an upgrade request, without Uvicorn."""
        sent: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return {"type": "websocket.connect"}

        async def send(message: Any) -> None:
            sent.append(message)

        scope = {
            "type": "websocket",
            "path": path,
            "scheme": "ws",
            "query_string": b"",
            "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
            "client": ("192.0.2.7", 4711),
            "extensions": {"websocket.http.response": {}},
            "subprotocols": [],
        }
        self.runner.run(self.app(scope, receive, send))
        return sent


class Browser:
    """Keeps cookies, says its Origin with writes, and its CSRF token once it has one."""

    def __init__(self, server: InProcessServer, address: str) -> None:
        self._server = server
        transport = httpx.ASGITransport(server.app, client=(address, 4711))
        self._client = httpx.AsyncClient(transport=transport, base_url=server.settings.public_url or HOME)
        self.csrf = ""

    @property
    def cookies(self) -> httpx.Cookies:
        return self._client.cookies

    def ask(self, method: str, path: str, body: object = None, **headers: str | None) -> httpx.Response:
        """`origin=None` leaves a header out that a browser would send."""
        return self._server.runner.run(self.request(method, path, body, **headers))

    async def request(self, method: str, path: str, body: object = None, **headers: str | None) -> httpx.Response:
        said: dict[str, str | None] = {}
        if method not in ("GET", "HEAD"):
            said = {"origin": str(self._client.base_url).rstrip("/"), "content-type": "application/json"}
        if self.csrf:
            said[CSRF_HEADER.lower()] = self.csrf
        said |= {name.replace("_", "-").lower(): value for name, value in headers.items()}
        content = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        sent = {name.encode(): value.encode() for name, value in said.items() if value is not None}
        return await self._client.request(method, path, content=content, headers=sent)

    def get(self, path: str, **headers: str | None) -> httpx.Response:
        return self.ask("GET", path, **headers)

    def post(self, path: str, body: object = None, **headers: str | None) -> httpx.Response:
        return self.ask("POST", path, body, **headers)

    def enter(self, name: str) -> dict[str, Any]:
        """Begins a session under this name."""
        answer = self.post("/api/session", {"name": name})
        assert answer.status_code == 201, answer.text
        me: dict[str, Any] = answer.json()
        self.csrf = me["csrf"]
        return me


def code(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of a problem, which has all its fields."""
    problem = answer.json()
    assert set(problem) == {"code", "rule", "message"}, problem
    assert answer.headers["content-type"] == "application/json"
    return answer.status_code, problem["code"]
