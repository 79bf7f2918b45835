"""Whoever reads slowly gets everything in order; whoever does not read at all is told to say hello anew."""

import asyncio
from collections.abc import Awaitable, Callable

from tavolino.server.socket import LONGEST_LINE, Socket
from tavolino.server.wire import Pong, Resync, encode

RESYNC = encode(Resync())


class Wire:
    """Keeps what is said on it, and takes no more than it has room for."""

    at_once: Callable[[bytes], bool]
    when_writable: Callable[[], None]
    stay: Callable[[], Awaitable[None]] | None = None

    def __init__(self, room: int) -> None:
        self.room = room
        self.said: list[bytes] = []
        self.closed: int | None = None

    def can_write(self) -> bool:
        return len(self.said) < self.room

    def send_text(self, text: bytes) -> None:
        assert self.can_write()
        self.said.append(text)

    def makes_room(self, more: int) -> None:
        self.room += more
        self.when_writable()

    async def next_text(self) -> bytes:
        raise AssertionError("nobody listens here")

    async def hang_up(self, code: int) -> None:
        self.closed = code


def speak(socket: Socket, first: int, last: int) -> list[bytes]:
    texts = [encode(Pong(number)) for number in range(first, last)]
    for text in texts:
        socket.push(text)
    return texts


def test_what_is_said_goes_out_at_once() -> None:
    wire = Wire(room=10)
    assert speak(Socket(wire), 0, 10) == wire.said


def test_a_slow_reader_gets_everything_in_order() -> None:
    wire = Wire(room=2)
    socket = Socket(wire)
    texts = speak(socket, 0, 2 + LONGEST_LINE)
    assert wire.said == texts[:2]
    wire.makes_room(3)
    assert wire.said == texts[:5]
    texts += speak(socket, 100, 103)  # behind those that wait, although there is a moment's room for them
    wire.makes_room(1000)
    assert wire.said == texts
    texts += speak(socket, 200, 201)
    assert wire.said == texts


def test_who_does_not_read_is_told_to_say_hello_anew_and_nothing_else() -> None:
    wire = Wire(room=2)
    socket = Socket(wire)
    texts = speak(socket, 0, 2 + LONGEST_LINE + 1)
    speak(socket, 500, 1000)
    assert wire.said == texts[:2]
    wire.makes_room(1000)
    assert wire.said == [*texts[:2], RESYNC]
    news = speak(socket, 2000, 2002)
    assert wire.said == [*texts[:2], RESYNC, *news]


def test_a_socket_that_closes_says_what_it_can_and_then_nothing() -> None:
    wire = Wire(room=0)
    socket = Socket(wire)
    texts = speak(socket, 0, 2)
    wire.room = 1
    asyncio.run(socket.close(1001))
    assert (wire.said, wire.closed) == (texts[:1], 1001)
    wire.makes_room(10)
    speak(socket, 5, 7)
    assert wire.said == texts[:1]
