"""A person who comes over the network: a session over HTTP, and sockets on tables, as a browser has them."""

import asyncio
import itertools
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Message = dict[str, Any]


class Refused(Exception):
    """The answer was an error."""

    def __init__(self, code: str, rule: str | None, message: str) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code
        self.rule = rule


# The server closes idle connections after five seconds; one that is used again at that moment would get no answer.
SHORT_LIVED = httpx.Limits(keepalive_expiry=2)


class Guest:
    """Use as `async with Guest.named(url, "Anna") as anna`."""

    id = ""  # by which the server knows this person

    def __init__(self, url: str, http: httpx.AsyncClient, origin: str, address: str | None = None) -> None:
        self.url = url
        self._http = http
        self._origin = origin
        self._address = address
        self.csrf = ""

    @classmethod
    @asynccontextmanager
    async def named(
        cls, url: str, name: str, origin: str | None = None, address: str | None = None
    ) -> AsyncIterator["Guest"]:
        """`origin` if the server has a public address; `address` to come from another one of this machine's."""
        page = origin or url
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=SHORT_LIVED)
        async with httpx.AsyncClient(base_url=url, headers={"Origin": page}, timeout=120, transport=transport) as http:
            guest = cls(url, http, page, address)
            guest._is(await guest.ask("POST", "/api/session", {"name": name}))
            yield guest

    @classmethod
    @asynccontextmanager
    async def known(cls, url: str, cookies: dict[str, str]) -> AsyncIterator["Guest"]:
        """Somebody who has been here before."""
        transport = httpx.AsyncHTTPTransport(limits=SHORT_LIVED)
        async with httpx.AsyncClient(base_url=url, headers={"Origin": url}, timeout=120, transport=transport) as http:
            for name, value in cookies.items():
                http.cookies.set(name, value, http.base_url.host, "/")  # where one that is sent again takes its place
            guest = cls(url, http, url)
            guest._is(await guest.ask("GET", "/api/me"))
            yield guest

    def _is(self, me: Message) -> None:
        self.id = me["id"]
        self._http.headers["X-CSRF-Token"] = self.csrf = me["csrf"]

    @property
    def cookies(self) -> dict[str, str]:
        return dict(self._http.cookies.items())

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        content = None if body is None else msgspec.json.encode(body)
        headers = {} if content is None else {"Content-Type": "application/json"}
        answer = await self._http.request(method, path, content=content, headers=headers)
        if answer.status_code >= 400:
            told = answer.json()
            raise Refused(told["code"], told["rule"], told["message"])
        return answer.json() if answer.headers.get("content-type") == "application/json" else answer.text

    async def open_table(self, game: str, chairs: list[str], **more: Any) -> str:
        """`chairs` are `me`, `open` or the level of a bot; the table's id."""
        wanted = [{"who": who} if who in ("me", "open") else {"who": "bot", "level": who} for who in chairs]
        info = await self.ask("POST", "/api/tables", {"game": game, "chairs": wanted, "public": True, **more})
        return str(info["table"]["id"])

    async def sit(self, table: str, seat: int) -> None:
        await self.ask("PUT", f"/api/tables/{table}/seats/{seat}", {"who": "me"})

    async def start(self, table: str) -> None:
        await self.ask("POST", f"/api/tables/{table}/start")

    @asynccontextmanager
    async def at(
        self, table: str, seat: int | None, since: int | None = None, url: str | None = None
    ) -> AsyncIterator["Place"]:
        """A socket at a table, for one seat or as an onlooker; `url` to connect through another address."""
        async with self.connected(url) as socket:
            place = Place(socket, seat)
            await place.hello(table, since)
            yield place

    def connected(self, url: str | None = None) -> connect:
        """A socket on which nothing has been sent."""
        address = (url or self.url).replace("http", "ws", 1) + "/ws"
        cookie = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        headers = {"Cookie": cookie, "Origin": self._origin}
        here: dict[str, Any] = {} if self._address is None else {"local_addr": (self._address, 0)}
        return connect(address, additional_headers=headers, compression=None, max_queue=None, **here)


class Place:
    """One socket on one table. Keeps what it is sent and checks that nothing is missing in the sequence."""

    def __init__(self, socket: ClientConnection, seat: int | None) -> None:
        self.socket = socket
        self.seat = seat
        self.seq = 0
        self.after: Message | None = None
        self.table: Message = {}
        self.events: list[tuple[int, Message | None]] = []
        self.raw: list[str] = []  # everything, byte for byte
        self._window = secrets.token_hex(4)  # command ids are unique per person, also across windows
        self._names = itertools.count(1)
        self._answers: dict[str, Message] = {}

    async def hello(self, table: str, since: int | None = None) -> Message:
        await self.send({"t": "hello", "table": table, "seat": self.seat, "since": since})
        return await self.until(lambda message: message["t"] == "sync")

    async def send(self, message: Message) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def next(self) -> Message:
        """The next message, after it was processed."""
        text = await self.socket.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        message: Message = msgspec.json.decode(text)
        self._take(message)
        return message

    def _take(self, message: Message) -> None:
        kind = message["t"]
        if kind == "sync":
            for past in message["past"]:
                if past["seq"] > self.seq:  # news may cross a second hello on the way
                    self._event(past["seq"], past["event"])
            self.seq = message["seq"]
            self.after, self.table = message["after"], message["table"]
        elif kind == "ev":
            self._event(message["seq"], message["event"])
            self.after = message["after"] or self.after
            self.table = message["table"] or self.table

    def _event(self, seq: int, event: Message | None) -> None:
        assert not self.seq or seq == self.seq + 1, f"entry {seq} after entry {self.seq}"
        self.seq = seq
        self.events.append((seq, event))

    async def until(self, wanted: Any, seconds: float = 120) -> Message:
        """The first message that is wanted. An error on the way is raised, unless it is wanted."""
        async with asyncio.timeout(seconds):
            while True:
                message = await self.next()
                if wanted(message):
                    return message
                if message["t"] == "err":
                    raise Refused(message["code"], message["rule"], message["message"])

    async def command(self, kind: str, **fields: Any) -> int:
        """Send a command and wait for its answer: the entry it led to."""
        name = f"{self._window}-{next(self._names)}"
        await self.send({"t": kind, "id": name, **fields})
        ack = await self.until(lambda message: message["t"] == "ack" and message["id"] == name)
        return int(ack["seq"])

    async def move(self, text: str) -> int:
        return await self.command("cmd", base=self.seq, move=text)

    @property
    def legal(self) -> list[str]:
        return [] if self.after is None else [choice["move"] for choice in self.after["legal"]]

    @property
    def over(self) -> bool:
        return self.after is not None and bool(self.after["view"]["over"])

    async def play(self, choose: Any) -> None:
        """Until the game is over: whenever this seat is asked, make the move that `choose` picks."""
        while not self.over:
            if not self.legal:
                await self.next()
                continue
            try:
                await self.move(choose(self.legal))
            except Refused as problem:
                if problem.code not in ("stale", "not_your_turn", "over"):
                    raise


__all__ = ["ConnectionClosed", "Guest", "Place", "Refused"]
