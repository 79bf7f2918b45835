"""Hears what other nodes have stored, on a PostgreSQL connection of its own."""

from asyncio import AbstractEventLoop
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread
from typing import Any

from sqlalchemy import URL

from tavolino.store.engines import PATIENCE_S
from tavolino.store.notices import ANNOUNCED, CHANNEL, read_notice

Told = Callable[[str, int], None]
Heard = Callable[[str, str], None]

MISSED = ("", 0)
LOOK_UP_S = 0.5  # how often the thread looks whether it should end
AGAIN_S = 0.5  # between two attempts to connect


class Listener:
    """`told("", 0)` after each connecting: what was stored before it went unheard, so every table may have moved on."""

    def __init__(self, url: URL, node: str, told: Told, heard: Heard, loop: AbstractEventLoop) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
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
        import psycopg  # an extra: who stays with SQLite need not have it

        while not self._ended.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True, connect_timeout=PATIENCE_S) as connection:
                    connection.execute(f"LISTEN {ANNOUNCED}")
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._pass_on([MISSED])
                    self._hear(connection)
            except psycopg.OperationalError:
                self._ended.wait(AGAIN_S)

    def _hear(self, connection: Any) -> None:
        while not self._ended.is_set():
            for notice in connection.notifies(timeout=LOOK_UP_S):
                if notice.channel == ANNOUNCED:
                    self._take_announced(notice.payload)
                else:
                    self._take(notice.payload)

    def _take(self, payload: str) -> None:
        try:
            node, pairs = read_notice(payload)
        except ValueError:  # whoever sent that, the tables can be looked up
            self._pass_on([MISSED])
            return
        if node != self._node:
            self._pass_on(pairs)

    def _take_announced(self, payload: str) -> None:
        node, _, text = payload.partition("\n")
        if node != self._node:
            with suppress(RuntimeError):  # a loop that was closed meanwhile
                self._loop.call_soon_threadsafe(self._heard, node, text)

    def _pass_on(self, pairs: list[tuple[str, int]]) -> None:
        with suppress(RuntimeError):  # a loop that was closed meanwhile
            self._loop.call_soon_threadsafe(self._tell, pairs)

    def _tell(self, pairs: list[tuple[str, int]]) -> None:
        for table, seq in pairs:
            self._told(table, seq)
