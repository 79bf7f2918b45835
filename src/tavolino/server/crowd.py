"""How many sockets there are, in all and of one visitor."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from tavolino.server.problems import Busy, TooMuch


class Crowd:
    def __init__(self, most: int, most_of_one: int) -> None:
        self._most = most
        self._most_of_one = most_of_one
        self._of: Counter[str] = Counter()
        self.size = 0

    @contextmanager
    def one_more(self, visitor: str) -> Iterator[None]:
        """Raises before the handshake where the house, or this visitor, has enough of them."""
        if self.size >= self._most:
            raise Busy("the house is full; come back a little later")
        if self._of[visitor] >= self._most_of_one:
            raise TooMuch(f"you have {self._most_of_one} connections already; close one first")
        self._of[visitor] += 1
        self.size += 1
        try:
            yield
        finally:
            self.size -= 1
            self._of[visitor] -= 1
            if not self._of[visitor]:
                del self._of[visitor]
