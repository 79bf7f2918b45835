"""Accepts connections: a few at a time, no more than are allowed, and on again after files have run out.

The event loop's own server takes all that wait in one go, and drops without a word those for which no file is left.
"""

import asyncio
import errno
import logging
import socket
from collections.abc import Callable

from tavolino.server.http.open_connections import Admitted, OpenConnections

log = logging.getLogger(__name__)

AT_ONCE = 32  # connections, before others get their turn in the event loop
SILENCE = 60.0  # seconds between two lines in the log about refused connections
REST = 1.0  # seconds without accepting when the system has nothing left to give

MakeProtocol = Callable[[Admitted], asyncio.Protocol]


class ListeningSocket:
    def __init__(self, listening: socket.socket, connections: OpenConnections, make_protocol: MakeProtocol) -> None:
        self._listening = listening
        self._connections = connections
        self._make_protocol = make_protocol
        self._loop = asyncio.get_running_loop()
        self._opening: set[asyncio.Task[None]] = set()
        self._closed = False
        self._refused = 0  # since the log was told
        self._told = -SILENCE
        listening.setblocking(False)
        self._listen()

    def _listen(self) -> None:
        if not self._closed:
            self._loop.add_reader(self._listening.fileno(), self._accept)

    def close(self) -> None:
        """Accepts nothing more. What is open stays open; the socket belongs to the caller."""
        if not self._closed:
            self._closed = True
            self._loop.remove_reader(self._listening.fileno())

    async def wait_closed(self) -> None:
        await asyncio.gather(*self._opening, return_exceptions=True)

    def _accept(self) -> None:
        for _ in range(AT_ONCE):
            try:
                accepted, address = self._listening.accept()
            except (BlockingIOError, InterruptedError):
                return
            except ConnectionError:
                continue  # it has gone meanwhile
            except OSError as problem:
                self._rest(problem)
                return
            self._welcome(accepted, str(address[0]))

    def _welcome(self, accepted: socket.socket, address: str) -> None:
        admitted = self._connections.admit(address)
        if admitted is None:
            accepted.close()
            self._note_refused()
            return
        accepted.setblocking(False)
        opening = self._loop.create_task(self._open(accepted, admitted))
        self._opening.add(opening)
        opening.add_done_callback(self._opening.discard)

    async def _open(self, accepted: socket.socket, admitted: Admitted) -> None:
        try:
            await self._loop.connect_accepted_socket(lambda: self._make_protocol(admitted), accepted)
        except OSError:  # it has gone meanwhile
            admitted.release()
            accepted.close()

    def _note_refused(self) -> None:
        """One line for all of a while: there may be thousands a second."""
        self._refused += 1
        now = self._loop.time()
        if now - self._told >= SILENCE:
            log.warning("connections_refused", extra={"code": "too_many", "count": self._refused})
            self._refused, self._told = 0, now

    def _rest(self, problem: OSError) -> None:
        """Otherwise the loop would do nothing but try again."""
        code = errno.errorcode.get(problem.errno or 0, "")
        log.error("no connection can be accepted", extra={"code": code, "count": len(self._connections)})
        self._loop.remove_reader(self._listening.fileno())
        self._loop.call_later(REST, self._listen)
