"""A WebSocket client that needs hardly any CPU, so that the load is the server's.

It implements just enough of RFC 6455 for a trusted server on loopback: short texts out, whole frames in.
"""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

Told = Callable[[bytes], None]
NO_MASK = bytes(4)  # masking with zeros leaves the text as it is


class Frames(asyncio.Protocol):
    """`told` is called with the payload of every text frame."""

    def __init__(self, path: str, headers: dict[str, str], told: Told) -> None:
        self._path = path
        self._headers = headers
        self._told = told
        self._buffer = b""
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is not a subclass
        key = base64.b64encode(os.urandom(16)).decode()
        upgrade = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Key": key}
        lines = [
            f"{name}: {value}" for name, value in (upgrade | {"Sec-WebSocket-Version": "13"} | self._headers).items()
        ]
        self._transport.write(("\r\n".join([f"GET {self._path} HTTP/1.1", *lines]) + "\r\n\r\n").encode())

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        if not self._open:
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._open = True
            self.opened.set_result(None)
        self._buffer = self._frames(buffer)

    def _frames(self, buffer: bytes) -> bytes:
        """Takes every whole frame; returns the rest."""
        start = 0
        while len(buffer) - start >= 2:
            length, head = buffer[start + 1], 2
            if length == 126:
                length, head = int.from_bytes(buffer[start + 2 : start + 4], "big"), 4
            elif length == 127:
                length, head = int.from_bytes(buffer[start + 2 : start + 10], "big"), 10
            end = start + head + length
            if end > len(buffer):
                break
            if buffer[start] == 0x81:
                self._told(buffer[start + head : end])
            elif buffer[start] == 0x89:
                self._pong(buffer[start + head : end])
            start = end
        return buffer[start:]

    def _pong(self, asked: bytes) -> None:
        """With the ping's payload, or the server closes the connection."""
        self._transport.write(b"\x8a" + bytes([0x80 | len(asked)]) + NO_MASK + asked)

    def send(self, text: bytes) -> None:
        size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
        self._transport.write(b"\x81" + size + NO_MASK + text)

    def stop_reading(self) -> None:
        """Never reads again, but stays connected."""
        self._transport.pause_reading()

    def connection_lost(self, problem: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(problem or ConnectionError("closed before it was open"))

    def close(self) -> None:
        self._transport.close()
