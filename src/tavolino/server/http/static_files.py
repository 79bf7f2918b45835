"""The browser app: the files that `vite build` wrote to the folder `web`, each read once and served from memory."""

import gzip
import mimetypes
from functools import cached_property
from hashlib import blake2b
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Match, Route
from starlette.types import Receive, Scope, Send

BUILT = Path(__file__).parents[1] / "web"
# The paths of the app; all are the same page, which looks at its path. They are also in web/src/route/route.ts.
PLACES = ["/", "/new/{game}", "/rules/{game}", "/glance/{game}", "/learn/{game}", "/table/{table}", "/join/{table}"]
PLACES += ["/watch", "/games", "/leaders", "/replay", "/replay/{table}", "/operator"]
INDEX = "/index.html"
WORKER = "/sw.js"  # the service worker, of which a browser must not keep an old one
NOT_PAGES = ("/api/", "/assets/", "/ws")

FOR_EVER = "public, max-age=31536000, immutable"  # a file's name changes with its content
ASK_FIRST = "no-cache"
A_DAY = "public, max-age=86400"
TEXTS = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
MANIFEST = {".webmanifest": "application/manifest+json"}  # not every system knows this type
NOT_BUILT = (
    "The server is running, but the pages for the browser were not built.\n"
    "In the folder web/ run `npm ci` and `npm run build`, then start the server again.\n"
)


def routes(folder: Path = BUILT) -> list[BaseRoute]:
    """For `make_app(…, beside=…)`."""
    built = Built(folder)

    async def page(request: Request) -> Response:
        return built.page(request.headers)

    return [Files(built), *(Route(place, page) for place in PLACES), Elsewhere(built)]


class Built:
    """All files by path. The folder is listed at the first request, so that a server that was killed restarts fast."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @cached_property
    def files(self) -> "dict[str, File]":
        found = (path for path in self._folder.rglob("*") if path.is_file())
        return {f"/{path.relative_to(self._folder).as_posix()}": File(path) for path in found}

    @cached_property
    def routes(self) -> dict[str, Route]:
        return {path: _file(path, file) for path, file in self.files.items() if path != INDEX}

    def page(self, wanted: Headers, status: int = 200) -> Response:
        index = self.files.get(INDEX)
        if index is None:
            return PlainTextResponse(NOT_BUILT, 503, {"Cache-Control": "no-store"})
        return index.answer(wanted, ASK_FIRST, status)


def _file(path: str, file: "File") -> Route:
    cache = FOR_EVER if path.startswith("/assets/") else ASK_FIRST if path == WORKER else A_DAY

    async def send(request: Request) -> Response:
        return file.answer(request.headers, cache)

    return Route(path, send)


class File:
    """One file, plain and compressed, where that makes it smaller. Read at the first request."""

    def __init__(self, path: Path) -> None:
        text = TEXTS.get(path.suffix)
        guessed = MANIFEST.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self._path = path
        self._is_text = text is not None
        self._media = f"{text}; charset=utf-8" if text else guessed

    @cached_property
    def _content(self) -> bytes:
        return self._path.read_bytes()

    @cached_property
    def _small(self) -> bytes | None:
        return gzip.compress(self._content, mtime=0) if self._is_text else None

    @cached_property
    def _tag(self) -> str:
        return f'"{blake2b(self._content, digest_size=12).hexdigest()}"'

    def answer(self, wanted: Headers, cache: str, status: int = 200) -> Response:
        headers = {"Cache-Control": cache, "ETag": self._tag, "Vary": "Accept-Encoding"}
        if status == 200 and self._tag in wanted.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if self._small is not None and "gzip" in wanted.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(self._small, status, headers, self._media)
        return Response(self._content, status, headers, self._media)


class Files(BaseRoute):
    """Each file under its own path."""

    def __init__(self, built: Built) -> None:
        self._built = built

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        route = self._built.routes.get(scope["path"]) if scope["type"] == "http" else None
        return (Match.NONE, {}) if route is None else route.matches(scope)

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._built.routes[scope["path"]].handle(scope, receive, send)


class Elsewhere(BaseRoute):
    """Any other path: browsers get the app, which says that nothing is there; programs get JSON."""

    def __init__(self, built: Built) -> None:
        self._built = built

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        meant = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        if not meant or f"{scope['path']}/".startswith(NOT_PAGES):
            return Match.NONE, {}
        is_person = "text/html" in Headers(scope=scope).get("accept", "")
        return (Match.FULL if is_person else Match.NONE), {}

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._built.page(Headers(scope=scope), 404)(scope, receive, send)
