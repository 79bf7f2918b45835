"""A move as nearly all are, on its way from one socket."""

from collections.abc import Callable

import msgspec

from tavolino.server.socket import Socket
from tavolino.server.wire import Cmd

KEYS_OF_A_MOVE = 1 + len(Cmd.__struct_fields__)  # all of them needed

_moves: msgspec.json.Decoder[Cmd] = msgspec.json.Decoder(Cmd)


class UsualMove:
    """`settle` when it is done: what was said after it is not heard before. Or let it `go_the_long_way`."""

    __slots__ = ("cmd", "command", "go_the_long_way", "seat", "settle", "socket")

    def __init__(
        self,
        cmd: Cmd,
        command: str,
        seat: int,
        socket: Socket,
        settle: Callable[[], None],
        go_the_long_way: Callable[[Cmd], None],
    ) -> None:
        self.cmd = cmd
        self.command = command
        self.seat = seat
        self.socket = socket
        self.settle = settle
        self.go_the_long_way = go_the_long_way


def read_usual(text: bytes) -> Cmd | None:
    """A move as it is usually said needs no second look at its keys: all four are there, so none is there twice."""
    if text.count(b":") != KEYS_OF_A_MOVE:
        return None
    try:
        return _moves.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None
