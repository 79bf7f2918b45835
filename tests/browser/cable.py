"""The cable between a browser and the house, to be pulled out and put back: a TCP proxy in a thread of its own."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

CHUNK = 65_536


class Cable:
    """Use as `with plugged_in(port) as cable`; browsers go to `cable.url`."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._ends: list[socket.socket] = []
        self._is_out = threading.Event()
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def pull_out(self) -> None:
        """Whatever was open breaks off, and nothing new gets through."""
        self._is_out.set()
        self._break_off()

    def put_back(self) -> None:
        self._is_out.clear()

    def close(self) -> None:
        self.pull_out()
        self._listening.close()

    def _break_off(self) -> None:
        while self._ends:
            end = self._ends.pop()
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _accept(self) -> None:
        with suppress(OSError):  # closed: the end
            while True:
                near, _ = self._listening.accept()
                if self._is_out.is_set():
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self._port))
                self._ends += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=_pass_on, args=(one, other), daemon=True).start()


def _pass_on(one: socket.socket, other: socket.socket) -> None:
    with suppress(OSError):
        while data := one.recv(CHUNK):
            other.sendall(data)
        other.shutdown(socket.SHUT_WR)


@contextmanager
def plugged_in(port: int) -> Iterator[Cable]:
    cable = Cable(port)
    try:
        yield cable
    finally:
        cable.close()
