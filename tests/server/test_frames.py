"""The fast path for texts gives the same result as the library, for any input in any chunks."""

import asyncio
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from server.listening import Listener, from_client
from tavolino.server.socket.connection import LONGEST_FRAME, MOST_UNREAD, Disconnected, UvicornConnection
from tavolino.server.socket.frames import FrameScanner, head, whole_texts

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


MANY = 1_000_000


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
    monkeypatch.setattr(FrameScanner, "scan", lambda *_: 1)
    said = [from_client(Opcode.TEXT, b"half", fin=False), from_client(Opcode.TEXT, b"whole")]
    with pytest.raises(AssertionError):
        asyncio.run(hear_both_ways(said))


def test_usual_moves_take_the_fast_path() -> None:
    """Otherwise the first test would compare the library with itself."""
    texts = [b'{"t":"ping"}', b"x" * 125, b"y" * 126, b"z" * LONGEST_FRAME, b""]
    stream = b"".join(from_client(Opcode.TEXT, text) for text in texts)
    assert whole_texts(stream, LONGEST_FRAME, MANY) == texts
    assert whole_texts(stream, LONGEST_FRAME, len(texts) - 1) is None
    assert whole_texts(stream[:-1], LONGEST_FRAME, MANY) is None
    assert whole_texts(from_client(Opcode.TEXT, "è".encode()), LONGEST_FRAME, MANY) is None
    assert whole_texts(from_client(Opcode.TEXT, b"z" * (LONGEST_FRAME + 1)), LONGEST_FRAME, MANY) is None


HALF, OTHER_HALF = from_client(Opcode.TEXT, b"half", fin=False), from_client(Opcode.CONT, b"other half")
AFTERWARDS = {
    "a pong": (from_client(Opcode.PONG, b"beat"), True),
    "letters beyond ASCII": (from_client(Opcode.TEXT, "è".encode()), True),
    "half a message": (HALF, False),
    "both halves": (HALF + OTHER_HALF, True),
    "a ping between them": (HALF + from_client(Opcode.PING, b"") + OTHER_HALF, True),
    "a goodbye": (from_client(Opcode.CLOSE, b"\x03\xe8"), False),
    "longer than anybody may": (from_client(Opcode.TEXT, b"x" * 70_000), False),
    "cut off": (from_client(Opcode.TEXT, b"cut off")[:-1], False),
    "cut off in its head": (from_client(Opcode.TEXT, b"x" * 200)[:3], False),
}


@pytest.mark.parametrize("what", AFTERWARDS)
def test_when_the_fast_path_is_used_again(what: str) -> None:
    frames, between = AFTERWARDS[what]
    scanner = FrameScanner(LONGEST_FRAME)
    scanner.scan(frames, MANY)
    assert scanner.is_between_messages is between


@given(
    st.lists(st.sampled_from([0, 1, 125, 126, 200, LONGEST_FRAME]), max_size=5), st.lists(st.integers(0), max_size=8)
)
def test_frames_are_counted_wherever_the_stream_is_cut(sizes: list[int], places: list[int]) -> None:
    stream = b"".join(from_client(Opcode.BINARY, b"x" * size) for size in sizes)
    scanner = FrameScanner(LONGEST_FRAME)
    assert sum(scanner.scan(piece, MANY) for piece in cut(stream, places)) == len(sizes)
    assert scanner.is_between_messages


REFUSED = {
    "not masked": Frame(Opcode.TEXT, b"unmasked").serialize(mask=False),
    "an unknown kind": b"\x83\x80\0\0\0\0",
    "reserved bits": b"\xf1\x80\0\0\0\0",
    "half a ping": b"\x09\x80\0\0\0\0",
    "a piece of nothing": from_client(Opcode.CONT, b"x"),
    "a message within a message": HALF + from_client(Opcode.TEXT, b"x"),
    "too long": from_client(Opcode.TEXT, b"x" * (LONGEST_FRAME + 1)),
    "a goodbye": from_client(Opcode.CLOSE, b"\x03\xe8"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_nothing_counts_after_a_frame_that_closes_the_socket(what: str) -> None:
    """What follows is not read as frames by anybody, and may look like any number of them."""
    scanner = FrameScanner(LONGEST_FRAME)
    assert scanner.scan(REFUSED[what] + from_client(Opcode.PING, b"") * 100, MANY) <= 2
    assert not scanner.is_between_messages


def test_counting_ends_where_there_are_too_many() -> None:
    stream = from_client(Opcode.PING, b"") * 10_000
    assert FrameScanner(LONGEST_FRAME).scan(stream, 9_999) == FrameScanner(LONGEST_FRAME).scan(stream, MANY) == 10_000
    assert FrameScanner(LONGEST_FRAME).scan(stream, 50) == 51


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
