"""The browser app: what `vite build` has left in the folder `web`, each file read once and served from memory."""

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

BUILT = Path(__file__).parent / "web"
# The app's own addresses; each is the same page, which reads where it is. web/src/route/place.ts has them too.
PLACES = ["/", "/new/{game}", "/rules/{game}", "/learn/{game}", "/table/{table}", "/join/{table}"]
PLACES += ["/watch", "/games", "/leaders", "/replay", "/replay/{table}"]
INDEX = "/index.html"
NOT_PAGES = ("/api/", "/assets/", "/ws")

FOR_EVER = "public, max-age=31536000, immutable"  # the name changes with the content
ASK_FIRST = "no-cache"
A_DAY = "public, max-age=86400"
TEXTS = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
MANIFEST = {".webmanifest": "application/manifest+json"}  # which not every system knows
NOT_BUILT = (
    "The server is running, but the pages for the browser were not built.\n"
    "In the folder web/ run `npm ci` and `npm run build`, then start the server again.\n"
)


def routes(folder: Path = BUILT) -> list[BaseRoute]:
    """Goes into `make_app(…, beside=…)`."""
    built = Built(folder)

    async def page(request: Request) -> Response:
        return built.page(request.headers)

    return [Files(built), *(Route(place, page) for place in PLACES), Elsewhere(built)]


class Built:
    """All files by their paths, looked for when one is first wanted: a house that was killed is to be back at once."""

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
    cache = FOR_EVER if path.startswith("/assets/") else A_DAY

    async def send(request: Request) -> Response:
        return file.answer(request.headers, cache)

    return Route(path, send)


class File:
    """One file, as it is and compressed, where that is worth anything. Read when it is first asked for."""

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
    """Any other address that a person types: the app says that nothing is there. Programs get their JSON."""

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
