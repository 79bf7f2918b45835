"""What a program asks of a server over HTTP: with a session of its own, or as nobody in particular."""

import json
from http.cookiejar import CookieJar
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import HTTPCookieProcessor, Request, build_opener

from tavolino.client.address import TableAddress
from tavolino.core.refusal import TavolinoError

PATIENCE = 30.0  # seconds for an answer


class ServerRefused(TavolinoError):
    """The server does not want to, or is not there."""


class HttpClient:
    def __init__(self, server: str) -> None:
        self._server = server
        self._opener = build_opener(HTTPCookieProcessor(CookieJar()))
        self._headers = {"Origin": server, "User-Agent": "tavolino join"}

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """The answer, as JSON or, where it is none, as text."""
        headers = dict(self._headers)
        content = None
        if body is not None:
            content = json.dumps(body).encode()
            headers["Content-Type"] = "application/json"
        request = Request(self._server + path, content, headers, method=method)
        try:
            with self._opener.open(request, timeout=PATIENCE) as answer:
                text = answer.read().decode()
                is_json = answer.headers.get_content_type() == "application/json"
                return json.loads(text) if is_json else text
        except HTTPError as problem:
            raise ServerRefused(_message(problem)) from None
        except (URLError, TimeoutError) as problem:
            reason = getattr(problem, "reason", None) or problem
            raise ServerRefused(f"there is no answer from {self._server}: {reason}") from None

    def introduce(self, name: str) -> None:
        """Begins a session under this name."""
        self._headers["X-CSRF-Token"] = self.ask("POST", "/api/session", {"name": name})["csrf"]

    def sit_down(self, address: TableAddress) -> str:
        """Takes the first free chair, or the one that is kept; the token of that seat."""
        if address.invite is not None:
            self.ask("POST", address.path("/enter"), {"invite": address.invite})
        info = self.ask("GET", address.path())
        free = [seat for seat, chair in enumerate(info["table"]["chairs"]) if not chair["taken"] and not kept(chair)]
        chairs = [*info["mine"], *info["kept"], *free]
        if not chairs or info["table"]["status"] != "open":
            raise ServerRefused("there is no free chair at this table")
        self.ask("PUT", address.path(f"/seats/{chairs[0]}"), {"who": "me"})
        return str(self.ask("POST", address.path(f"/seats/{chairs[0]}/token"))["token"])


def kept(chair: dict[str, Any]) -> bool:
    return chair.get("kept_for") is not None


def _message(problem: HTTPError) -> str:
    try:
        return str(json.loads(problem.read())["message"])
    except (ValueError, KeyError, TypeError):
        return f"the server answered {problem.code} {problem.reason}"
