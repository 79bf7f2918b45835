"""Receives what other nodes have stored, on a PostgreSQL connection of its own."""

from asyncio import AbstractEventLoop
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread
from typing import Any

from sqlalchemy import URL

from tavolino.store.engines import POSTGRESQL_ARGUMENTS, libpq_address
from tavolino.store.notices import ANNOUNCED, CHANNEL, read_notice

Told = Callable[[str, int], None]
Heard = Callable[[str, str], None]

MISSED = ("", 0)
POLL_S = 0.5  # how often the thread checks whether it should end
RECONNECT_S = 0.5  # between two attempts to connect


class Listener:
    """Calls `told("", 0)` after each connect: notifications before it were missed, so any table may have changed."""

    def __init__(self, url: URL, node: str, told: Told, heard: Heard, loop: AbstractEventLoop) -> None:
        self._address = libpq_address(url)
        self._node = node
        self._told = told
        self._heard = heard
        self._loop = loop
        self._ended = Event()
        self._thread = Thread(target=self._run, name="store-listener", daemon=True)
        self._thread.start()

    def finish(self) -> None:
        self._ended.set()
        self._thread.join()

    def _run(self) -> None:
        import psycopg  # an optional dependency, not installed for SQLite

        while not self._ended.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True, **POSTGRESQL_ARGUMENTS) as connection:
                    connection.execute(f"LISTEN {ANNOUNCED}")
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._tell_soon([MISSED])
                    self._receive(connection)
            except psycopg.OperationalError:
                self._ended.wait(RECONNECT_S)

    def _receive(self, connection: Any) -> None:
        while not self._ended.is_set():
            for notice in connection.notifies(timeout=POLL_S):
                if notice.channel == ANNOUNCED:
                    self._on_announcement(notice.payload)
                else:
                    self._on_notice(notice.payload)

    def _on_notice(self, payload: str) -> None:
        try:
            node, pairs = read_notice(payload)
        except ValueError:  # not from a node of ours; to be safe, all tables are read again
            self._tell_soon([MISSED])
            return
        if node != self._node:
            self._tell_soon(pairs)

    def _on_announcement(self, payload: str) -> None:
        node, _, text = payload.partition("\n")
        if node != self._node:
            with suppress(RuntimeError):  # a loop that was closed meanwhile
                self._loop.call_soon_threadsafe(self._heard, node, text)

    def _tell_soon(self, pairs: list[tuple[str, int]]) -> None:
        with suppress(RuntimeError):  # a loop that was closed meanwhile
            self._loop.call_soon_threadsafe(self._tell, pairs)

    def _tell(self, pairs: list[tuple[str, int]]) -> None:
        for table, seq in pairs:
            self._told(table, seq)
