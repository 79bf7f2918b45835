"""The operator of a server in this process, with a browser of their own."""

from functools import partial
from typing import Any

import httpx

from server.visiting import QUICK, Browser, InProcessServer
from tavolino.store import operator

PASSPHRASE = "the coffee is always hot"
ADDRESS = "203.0.113.9"


def set_passphrase(server: InProcessServer, passphrase: str = PASSPHRASE) -> None:
    job = partial(operator.set_passphrase, hashed=QUICK.hash(passphrase))
    server.runner.run(server.services.store.write(job))


class Operator:
    """Has set a passphrase and is logged in."""

    def __init__(self, server: InProcessServer) -> None:
        self.server = server
        self.browser: Browser = server.browser(ADDRESS)
        set_passphrase(server)
        self.csrf = ""
        self.log_in()

    def log_in(self) -> None:
        answer = self.browser.post("/api/operator/session", {"passphrase": PASSPHRASE})
        assert answer.status_code == 201, answer.text
        self.csrf = answer.json()["csrf"]

    def ask(self, method: str, path: str, body: object = None, **headers: str | None) -> httpx.Response:
        if method != "GET":
            headers = {"x_operator_token": self.csrf, **headers}
        return self.browser.ask(method, f"/api/operator{path}", body, **headers)

    def read(self, path: str) -> Any:
        answer = self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def does(self, path: str, body: object = None, method: str = "POST") -> None:
        answer = self.ask(method, path, body)
        assert answer.status_code == 204, answer.text

    def audit(self) -> list[tuple[str, str, str]]:
        """What, whom and why, the first comes first."""
        return [(row["what"], row["whom"], row["reason"]) for row in reversed(self.read("/audit"))]
