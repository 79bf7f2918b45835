"""The fast path for texts gives the same result as the library, for any input in any chunks."""

import asyncio
from itertools import pairwise
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode

from tavolino.server.socket import connection as lines
from tavolino.server.socket.connection import LONGEST_FRAME, MOST_UNREAD, Disconnected, UvicornConnection, text_of
from tavolino.server.socket.frames import ends_between_messages, head, whole_texts

REQUEST = (
    b"GET /ws HTTP/1.1\r\nHost: tavolino\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def from_client(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


TEXTS = st.text(max_size=300).map(str.encode)
SAID = st.one_of(
    TEXTS.map(lambda text: from_client(Opcode.TEXT, text)),
    TEXTS.map(lambda text: from_client(Opcode.TEXT, text[:100], fin=False) + from_client(Opcode.CONT, text[100:])),
    st.binary(max_size=40).map(lambda data: from_client(Opcode.BINARY, data)),
    st.binary(max_size=40).map(lambda data: from_client(Opcode.PING, data)),
    st.binary(max_size=40).map(lambda data: from_client(Opcode.PONG, data)),
    st.just(from_client(Opcode.TEXT, b"\xff\xfe")),  # no text at all
    st.just(from_client(Opcode.CLOSE, b"\x03\xe8")),
    st.just(Frame(Opcode.TEXT, b"unmasked").serialize(mask=False)),
    st.just(from_client(Opcode.TEXT, b"x" * (LONGEST_FRAME + 1))),
    st.binary(max_size=12),
)


class Wire:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.written = b""
        self.reading = True
        self.closed = False

    def write(self, data: bytes) -> None:
        self.written += data

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def get_extra_info(self, _name: str) -> None:
        return None


class Listener:
    """An open socket, read by our connection class or by Uvicorn's own."""

    def __init__(self, kind: type[WebSocketsSansIOProtocol]) -> None:
        self.wire = Wire()
        config = Config(
            self._app,
            interface="asgi3",
            log_config=None,
            ws_max_size=LONGEST_FRAME,
            ws_per_message_deflate=False,
            ws_ping_interval=None,
        )
        self.protocol: Any = kind(config, ServerState(), {})
        self.protocol.connection_made(cast(Any, self.wire))

    async def _app(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await asyncio.Event().wait()

    def reads(self) -> bool:
        return self.wire.reading

    async def open(self) -> None:
        self.protocol.data_received(REQUEST)
        async with asyncio.timeout(20):
            while not self.protocol.handshake_complete:
                await asyncio.sleep(0)

    def _take(self, piece: bytes) -> None:
        """An exception of the library closes the connection, as in a real loop."""
        try:
            self.protocol.data_received(piece)
        except InvalidState:
            self.wire.close()

    async def hear(self, pieces: list[bytes]) -> tuple[list[object], bytes, bool]:
        """What the app receives, what the client is answered, and whether the connection was closed."""
        await self.open()
        answered = len(self.wire.written)
        for piece in pieces:
            if not self.wire.closed:
                self._take(piece)
        given = []
        while not self.protocol.queue.empty():
            given.append(_plain(await self.protocol.queue.get()))
        for task in self.protocol.tasks:
            task.cancel()
        return given, self.wire.written[answered:], self.wire.closed


def _plain(message: Any) -> object:
    """The two represent a text differently."""
    if isinstance(message, bytes) or message.get("text") is not None:
        return message if isinstance(message, bytes) else text_of(message)
    return message


def cut(stream: bytes, places: list[int]) -> list[bytes]:
    ends = sorted({place % (len(stream) + 1) for place in places} | {0, len(stream)})
    return [stream[start:end] for start, end in pairwise(ends)]


async def hear_both_ways(pieces: list[bytes]) -> None:
    assert await Listener(UvicornConnection).hear(pieces) == await Listener(WebSocketsSansIOProtocol).hear(pieces)


@given(st.lists(SAID, max_size=6), st.lists(st.integers(0, 10_000), max_size=4))
def test_the_fast_path_reads_the_same_as_the_library(said: list[bytes], places: list[int]) -> None:
    asyncio.run(hear_both_ways(cut(b"".join(said), places)))


@given(st.lists(SAID, max_size=6))
def test_the_fast_path_reads_the_same_frame_by_frame(said: list[bytes]) -> None:
    asyncio.run(hear_both_ways(said))


def test_a_fast_path_that_forgets_an_incomplete_message_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: a connection that treats every chunk as a new beginning finds a message inside of another."""
    monkeypatch.setattr(lines, "ends_between_messages", lambda _: True)
    said = [from_client(Opcode.TEXT, b"half", fin=False), from_client(Opcode.TEXT, b"whole")]
    with pytest.raises(AssertionError):
        asyncio.run(hear_both_ways(said))


def test_usual_moves_take_the_fast_path() -> None:
    """Otherwise the first test would compare the library with itself."""
    texts = [b'{"t":"ping"}', b"x" * 125, b"y" * 126, b"z" * LONGEST_FRAME, b""]
    stream = b"".join(from_client(Opcode.TEXT, text) for text in texts)
    assert whole_texts(stream, LONGEST_FRAME) == texts
    assert whole_texts(stream[:-1], LONGEST_FRAME) is None
    assert whole_texts(from_client(Opcode.TEXT, "è".encode()), LONGEST_FRAME) is None
    assert whole_texts(from_client(Opcode.TEXT, b"z" * (LONGEST_FRAME + 1)), LONGEST_FRAME) is None


AFTERWARDS = {
    "a pong": (from_client(Opcode.PONG, b"beat"), True),
    "letters beyond ASCII": (from_client(Opcode.TEXT, "è".encode()), True),
    "half a message": (from_client(Opcode.TEXT, b"half", fin=False), False),
    "its other half": (from_client(Opcode.CONT, b"other half"), False),
    "a goodbye": (from_client(Opcode.CLOSE, b"\x03\xe8"), False),
    "longer than anybody may": (from_client(Opcode.TEXT, b"x" * 70_000), False),
    "cut off": (from_client(Opcode.TEXT, b"cut off")[:-1], False),
}


@pytest.mark.parametrize("what", AFTERWARDS)
def test_when_the_fast_path_is_used_again(what: str) -> None:
    frames, between = AFTERWARDS[what]
    assert ends_between_messages(frames) is between


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_heads_of_frames_are_as_the_library_writes_them(size: int) -> None:
    assert head(size) + b"x" * size == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)


def test_reading_pauses_while_too_many_messages_are_unread() -> None:
    async def flood() -> None:
        listener = Listener(UvicornConnection)
        await listener.open()
        ping = from_client(Opcode.TEXT, b"ping")
        listener.protocol.data_received(ping * MOST_UNREAD)
        assert listener.reads()
        listener.protocol.data_received(ping)
        assert not listener.reads()
        for _ in range(MOST_UNREAD + 1):
            assert listener.protocol.next_text() == b"ping"
        assert listener.reads()
        listener.protocol.connection_lost(None)
        with pytest.raises(Disconnected):
            listener.protocol.next_text()

    asyncio.run(flood())
