"""Frames of every kind count, and none is answered to a client that does not read."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from server.listening import REQUEST, Listener, from_client
from tavolino.server.socket.connection import FRAMES, UvicornConnection

MOST = int(FRAMES.burst)
TOO_MANY = Frame(Opcode.CLOSE, b"\x03\xf0" + b"too many frames").serialize(mask=False)  # code 1008

KINDS = {
    "pings": from_client(Opcode.PING, b""),
    "pongs": from_client(Opcode.PONG, b"beat"),
    "texts beyond ASCII": from_client(Opcode.TEXT, "è".encode()),
    "pieces of a byte": from_client(Opcode.CONT, b"x", fin=False),
    "empty pieces": from_client(Opcode.CONT, b"", fin=False),
}


class Told(NamedTuple):
    """What the client was answered after the handshake, and whether the connection was closed."""

    written: bytes
    closed: bool


def with_socket(story: Callable[[Listener], Awaitable[None]]) -> Told:
    async def open_first() -> Told:
        listener = Listener(UvicornConnection)
        await listener.open()
        listener.wire.written = b""
        await story(listener)
        told = Told(listener.wire.written, listener.wire.closed)
        for task in listener.protocol.tasks:
            task.cancel()
        return told

    return asyncio.run(open_first())


def flooded(kind: str, number: int, at_once: bool) -> Told:
    first = from_client(Opcode.TEXT, b"x", fin=False) if "pieces" in kind else b""
    frames = [first, *[KINDS[kind]] * (number - bool(first))]

    async def flood(listener: Listener) -> None:
        for piece in [b"".join(frames)] if at_once else frames:
            if not listener.wire.closed:
                listener.protocol.data_received(piece)

    return with_socket(flood)


@pytest.mark.parametrize("at_once", [True, False], ids=["at once", "one by one"])
@pytest.mark.parametrize("kind", KINDS)
def test_a_flood_ends_the_socket(kind: str, at_once: bool) -> None:
    told = flooded(kind, 2 * MOST, at_once)
    assert told.closed
    assert told.written.endswith(TOO_MANY)
    answers = told.written.removesuffix(TOO_MANY)
    assert len(answers) <= MOST * len(Frame(Opcode.PONG, b"").serialize(mask=False))


@pytest.mark.parametrize("kind", KINDS)
def test_as_many_as_are_allowed_do_not(kind: str) -> None:
    """The negative control."""
    assert not flooded(kind, MOST - 1, at_once=True).closed


def test_too_many_whole_texts_in_one_go_end_it_too() -> None:
    async def flood(listener: Listener) -> None:
        listener.protocol.data_received(from_client(Opcode.TEXT, b"{}") * (MOST + 1))
        assert listener.protocol.queue.empty() or not isinstance(listener.protocol.queue.pop(), bytes)

    assert with_socket(flood).written == TOO_MANY


def test_a_flood_is_not_even_read_by_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    """For which each frame is a lot of work: a chunk of a quarter of a megabyte has forty thousand pings."""
    given: list[int] = []
    read = WebSocketsSansIOProtocol.data_received

    def note(self: WebSocketsSansIOProtocol, data: bytes) -> None:
        given.append(len(data))
        read(self, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", note)
    flooded("pings", 40_000, at_once=True)
    assert given == [len(REQUEST)]


def test_who_goes_on_after_being_closed_is_cut_off() -> None:
    async def go_on(listener: Listener) -> None:
        await listener.protocol.send({"type": "websocket.close", "code": 1000})
        listener.protocol.data_received(KINDS["pings"] * (MOST + 1))
        listener.protocol.connection_lost(None)  # which also ends Uvicorn's timer

    assert with_socket(go_on).closed


def test_only_the_last_ping_waits_for_a_client_that_does_not_read() -> None:
    async def ping(listener: Listener) -> None:
        listener.protocol.pause_writing()
        for number in range(MOST):
            listener.protocol.data_received(from_client(Opcode.PING, b"%d" % number))
        assert listener.wire.written == b""
        listener.protocol.resume_writing()
        assert listener.wire.written == Frame(Opcode.PONG, b"%d" % (MOST - 1)).serialize(mask=False)
        listener.protocol.pause_writing()
        listener.protocol.resume_writing()  # and it is answered once
        assert listener.wire.written.count(b"\x8a") == 1

    with_socket(ping)


def test_pings_of_a_client_that_reads_are_answered() -> None:
    """The negative control."""

    async def ping(listener: Listener) -> None:
        for number in range(3):
            listener.protocol.data_received(from_client(Opcode.PING, b"%d" % number))

    assert with_socket(ping).written == b"".join(
        Frame(Opcode.PONG, b"%d" % number).serialize(mask=False) for number in range(3)
    )


def test_nothing_is_read_before_the_handshake_is_answered() -> None:
    async def shake_hands() -> None:
        listener = Listener(UvicornConnection)
        listener.protocol.data_received(REQUEST)
        assert not listener.reads()
        while not listener.protocol.handshake_complete:
            await asyncio.sleep(0)
        assert listener.reads()
        for task in listener.protocol.tasks:
            task.cancel()

    asyncio.run(shake_hands())


@pytest.mark.parametrize("head", [REQUEST.replace(b"/ws", b"/ws\xff"), REQUEST.replace(b"/ws", b"/" + b"x" * 9000)])
def test_a_handshake_that_cannot_be_read_is_closed(head: bytes) -> None:
    async def shake_hands() -> bool:
        listener = Listener(UvicornConnection)
        listener.protocol.data_received(head)
        return listener.wire.closed

    assert asyncio.run(shake_hands())


def test_two_faults_in_one_chunk_are_no_error_of_ours() -> None:
    async def fail_twice(listener: Listener) -> None:
        listener.protocol.data_received(from_client(Opcode.TEXT, b"\xff") * 2)

    assert with_socket(fail_twice).closed
