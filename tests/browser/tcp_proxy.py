"""A TCP proxy between a browser and the server, whose connections can be cut and restored; in a thread of its own."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

CHUNK = 65_536


class TcpProxy:
    """Use as `with proxy_to(port) as proxy`; browsers go to `proxy.url`."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._sockets: list[socket.socket] = []
        self._is_cut = False
        self._lock = threading.Lock()
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Closes all connections; new ones are refused until `restore`."""
        with self._lock:
            self._is_cut = True
            while self._sockets:
                one = self._sockets.pop()
                with suppress(OSError):
                    one.shutdown(socket.SHUT_RDWR)
                one.close()

    def restore(self) -> None:
        self._is_cut = False

    def close(self) -> None:
        self.cut()
        self._listening.close()

    def _accept(self) -> None:
        with suppress(OSError):  # closed
            while True:
                near, _ = self._listening.accept()
                with self._lock:
                    self._connect(near)

    def _connect(self, near: socket.socket) -> None:
        if self._is_cut:
            near.close()
            return
        far = socket.create_connection(("127.0.0.1", self._port))
        self._sockets += [near, far]
        for one, other in ((near, far), (far, near)):
            threading.Thread(target=_pass_on, args=(one, other), daemon=True).start()


def _pass_on(one: socket.socket, other: socket.socket) -> None:
    with suppress(OSError):
        while data := one.recv(CHUNK):
            other.sendall(data)
        other.shutdown(socket.SHUT_WR)


@contextmanager
def proxy_to(port: int) -> Iterator[TcpProxy]:
    proxy = TcpProxy(port)
    try:
        yield proxy
    finally:
        proxy.close()
