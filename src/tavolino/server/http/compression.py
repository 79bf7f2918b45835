"""Large answers, which are encoded and compressed outside of the event loop."""

from typing import Any

from starlette.requests import Request

from tavolino.server.http.route import Encoded


def accepts_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def encoded(content: bytes, small: bool) -> Encoded[Any]:
    """`small`: it is compressed."""
    return Encoded(content, {"Vary": "Accept-Encoding", **({"Content-Encoding": "gzip"} if small else {})})
