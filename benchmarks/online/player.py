"""A seat under load: answers every question with a random legal move, immediately or at a steady pace."""

import asyncio
import random
import time
from collections.abc import Iterator

import msgspec
from frames import Frames


class Choice(msgspec.Struct):
    move: str


class Over(msgspec.Struct):
    over: bool


class After(msgspec.Struct):
    view: Over
    legal: list[Choice]


class News(msgspec.Struct):
    """The few fields that a player under load needs."""

    t: str
    seq: int = 0
    after: After | None = None
    code: str | None = None


_news = msgspec.json.Decoder(News)


class Tally:
    def __init__(self) -> None:
        self.moves = 0
        self.finished = 0
        self.without_table = 0
        self.refused: dict[str, int] = {}
        self.waits: list[float] = []  # seconds from sending a move to its acknowledgement
        self.counting = False


class Player:
    """Sits in one seat of one table after the other."""

    def __init__(self, seat: int, tables: Iterator[str], tally: Tally, pace: float = 0.0) -> None:
        self.seat = seat
        self.tables = tables
        self.tally = tally
        self.pace = pace  # mean seconds before each move
        self.playing = False
        self._sent = 0.0
        self._number = 0
        self._waiting = False
        self._last: News | None = None

    async def connect(self, port: int, headers: dict[str, str]) -> None:
        loop = asyncio.get_running_loop()
        host = {"Host": f"127.0.0.1:{port}"}
        _, self._socket = await loop.create_connection(
            lambda: Frames("/ws", host | headers, self._told), "127.0.0.1", port
        )
        await self._socket.opened
        self._sit()

    def go(self) -> None:
        self.playing = True
        if self._last is not None:
            self._answer(self._last)

    def stop(self) -> None:
        self.playing = False

    def close(self) -> None:
        self._socket.close()

    def _sit(self) -> None:
        table = next(self.tables, None)
        if table is None:
            self.tally.without_table += 1
        else:
            self._socket.send(b'{"t":"hello","table":"%s","seat":%d}' % (table.encode(), self.seat))

    def _told(self, text: bytes) -> None:
        if text.startswith(b'{"t":"ack"'):
            self._acknowledged()
            return
        news = _news.decode(text)
        if news.t == "err":
            self.tally.refused[news.code or ""] = self.tally.refused.get(news.code or "", 0) + 1
            self._waiting = False
        elif news.after is not None:
            self._last = news
            if news.after.view.over:
                self.tally.finished += 1
                self._last = None
                self._sit()
            elif not self._waiting:
                self._answer(news)

    def _acknowledged(self) -> None:
        self._waiting = False
        self.tally.moves += 1
        if self.tally.counting:
            self.tally.waits.append(time.perf_counter() - self._sent)
        if self._last is not None:
            self._answer(self._last)

    def _answer(self, news: News) -> None:
        if not self.playing or self._waiting or news.after is None or not news.after.legal:
            return
        self._waiting = True
        move = random.choice(news.after.legal).move
        if self.pace:
            wait = random.uniform(0, 2 * self.pace)
            asyncio.get_running_loop().call_later(wait, self._send, news.seq, move)
        else:
            self._send(news.seq, move)

    def _send(self, base: int, move: str) -> None:
        if not self.playing:
            return
        self._number += 1
        self._sent = time.perf_counter()
        self._socket.send(
            b'{"t":"cmd","id":"%d-%d-%d","base":%d,"move":"%s"}'
            % (id(self), self.seat, self._number, base, move.encode())
        )
