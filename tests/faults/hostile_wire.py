"""The least client that can misbehave: connections from an address of one's choice, requests and frames as bytes."""

import asyncio
import re
import select
import socket as sockets
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

HEAD = b"\r\n\r\n"
LENGTH = re.compile(rb"\r\ncontent-length: (\d+)", re.IGNORECASE)
CHUNKED = re.compile(rb"\r\ntransfer-encoding: chunked", re.IGNORECASE)
COOKIE = re.compile(rb"\r\nset-cookie: ([^;]+)", re.IGNORECASE)
LITTLE = 4096  # receive buffer of a client that means not to read
PATIENCE = 20.0  # seconds for an answer
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
SWITCHING = 101


class Gone(Exception):
    """The server has closed the connection, or did not take it."""


class Answer(NamedTuple):
    status: int
    code: str  # of an error, else empty
    content: bytes

    @property
    def outcome(self) -> str:
        return f"{self.status} {self.code}".strip()


class Connection:
    """Use `await Connection.to(…)`, and close it."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, url: str) -> None:
        self.reader, self.writer = reader, writer
        self._host = url.removeprefix("http://")
        self._origin = url
        self.identity: dict[str, str] = {}  # a person's cookie and token

    @classmethod
    async def to(cls, url: str, address: str, narrow: bool = False) -> "Connection":
        """From that address of this machine. `narrow` for one that does not mean to read much."""
        host, port = url.removeprefix("http://").split(":")
        wire = sockets.socket()
        wire.setblocking(False)
        if narrow:
            wire.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, LITTLE)
        try:
            wire.bind((address, 0))
            async with asyncio.timeout(PATIENCE):
                await asyncio.get_running_loop().sock_connect(wire, (host, int(port)))
                reader, writer = await asyncio.open_connection(sock=wire, limit=1 << 16)
        except (OSError, TimeoutError) as problem:
            wire.close()
            raise Gone("not taken") from problem
        return cls(reader, writer, url)

    def close(self) -> None:
        """At once, whatever is still to be sent."""
        self.writer.transport.abort()

    async def send(self, data: bytes) -> None:
        try:
            self.writer.write(data)
            await self.writer.drain()
        except OSError as problem:
            raise Gone("broken") from problem

    async def flood(self, data: bytes) -> None:
        """The same, but gives up when the server takes nothing for a while."""
        try:
            async with asyncio.timeout(1):
                await self.send(data)
        except TimeoutError:
            if self.writer.transport.get_write_buffer_size() > 1 << 20:
                await asyncio.sleep(0.1)

    def is_dropped(self) -> bool:
        """Whether the server has closed it, without reading anything."""
        if self.writer.transport.is_closing():
            return True  # its socket may be closed already
        watching = select.poll()
        watching.register(self.writer.get_extra_info("socket").fileno(), select.POLLRDHUP)
        return bool(watching.poll(0))

    # ---- HTTP

    def written(self, method: str, path: str, body: object = None, headers: Mapping[str, str] | None = None) -> bytes:
        """A request; a body that is bytes is sent as it is."""
        content = b"" if body is None else body if isinstance(body, bytes) else msgspec.json.encode(body)
        said = {"Host": self._host, "Origin": self._origin, **self.identity, **(headers or {})}
        if body is not None:
            said |= {"Content-Type": "application/json", "Content-Length": str(len(content))}
        lines = "".join(f"{name}: {value}\r\n" for name, value in said.items())
        return f"{method} {path} HTTP/1.1\r\n{lines}\r\n".encode() + content

    async def ask(self, method: str, path: str, body: object = None) -> Answer:
        await self.send(self.written(method, path, body))
        return await self.answer()

    async def answer(self) -> Answer:
        try:
            async with asyncio.timeout(PATIENCE):
                head = await self.reader.readuntil(HEAD)
                content = await self._content(head)
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as problem:
            raise Gone("no answer") from problem
        except TimeoutError as problem:
            raise Gone("no answer for long") from problem
        status = int(head.split(b" ", 2)[1])
        self._last_head = head
        return Answer(status, _code(content) if status >= 400 else "", content)

    async def _content(self, head: bytes) -> bytes:
        status = int(head.split(b" ", 2)[1])
        if status in (SWITCHING, 204, 304):
            return b""
        length = LENGTH.search(head)
        if length is not None:
            return await self.reader.readexactly(int(length[1]))
        if CHUNKED.search(head) is None:
            return await self.reader.read(-1)
        whole = bytearray()
        while size := int(await self.reader.readuntil(b"\r\n"), 16):
            whole += (await self.reader.readexactly(size + 2))[:-2]
        await self.reader.readexactly(2)
        return bytes(whole)

    async def begin_session(self, name: str) -> Answer:
        """Afterwards this connection speaks as that person."""
        answer = await self.ask("POST", "/api/session", {"name": name})
        cookie = COOKIE.search(self._last_head)
        if answer.status < 300 and cookie is not None:
            told: dict[str, Any] = msgspec.json.decode(answer.content)
            self.identity = {"Cookie": cookie[1].decode(), "X-CSRF-Token": told["csrf"]}
        return answer

    # ---- WebSocket

    async def upgrade(self) -> Answer:
        headers = {
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
            "Sec-WebSocket-Version": "13",
        }
        await self.send(self.written("GET", "/ws", headers=headers))
        return await self.answer()

    async def say(self, message: object) -> None:
        await self.send(frame(TEXT, msgspec.json.encode(message)))

    async def heard(self) -> tuple[int, bytes]:
        """The next frame's opcode and content."""
        try:
            async with asyncio.timeout(PATIENCE):
                first, size = await self.reader.readexactly(2)
                if size == 126:
                    size = int.from_bytes(await self.reader.readexactly(2), "big")
                elif size == 127:
                    size = int.from_bytes(await self.reader.readexactly(8), "big")
                return first & 0x0F, await self.reader.readexactly(size)
        except (OSError, asyncio.IncompleteReadError, TimeoutError) as problem:
            raise Gone("socket broken") from problem

    async def message(self) -> dict[str, Any]:
        """The next text, as JSON; Gone with the close code."""
        while True:
            opcode, content = await self.heard()
            if opcode == CLOSE:
                raise Gone(f"closed {int.from_bytes(content[:2], 'big')}")
            if opcode == TEXT:
                told: dict[str, Any] = msgspec.json.decode(content)
                return told


def frame(opcode: int, content: bytes, last: bool = True) -> bytes:
    """As clients send them, masked."""
    size = len(content)
    if size < 126:
        length = bytes([0x80 | size])
    elif size < 1 << 16:
        length = bytes([0x80 | 126]) + size.to_bytes(2, "big")
    else:
        length = bytes([0x80 | 127]) + size.to_bytes(8, "big")
    return bytes([(0x80 if last else 0) | opcode]) + length + b"\0\0\0\0" + content


def _code(content: bytes) -> str:
    try:
        told = msgspec.json.decode(content)
    except msgspec.DecodeError:
        return ""
    return str(told.get("code", "")) if isinstance(told, dict) else ""
