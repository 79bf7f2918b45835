"""The wishes that wait at one table, in order of arrival and limited in number."""

from tavolino.server.http.errors import Busy
from tavolino.server.live.wish import Wish

MOST_WAITING = 256  # wishes at one table; a socket has one at a time


class Inbox:
    __slots__ = ("_waiting",)

    def __init__(self) -> None:
        self._waiting: list[Wish] = []

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, wish: Wish) -> None:
        if len(self._waiting) >= MOST_WAITING:
            raise Busy("too many want something at this table at this moment; try again")
        self._waiting.append(wish)

    def put_back(self, wishes: list[Wish]) -> None:
        """Before all that have arrived since."""
        self._waiting[:0] = wishes

    def take_all(self) -> list[Wish]:
        wishes, self._waiting = self._waiting, []
        return wishes
