"""Limits the tables that one person may host at a time, those included that are about to be opened."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tavolino.server.http.errors import TooMuch


class TableLimits:
    def __init__(self, most: int) -> None:
        self._most = most
        self._under_way: Counter[str] = Counter()  # tables that people are about to open

    @contextmanager
    def one_more(self, person: str) -> Iterator[Callable[[int], None]]:
        """A context for opening a table. Gives what to call with the number of those that the person hosts already; it
        raises TooMuch."""
        self._under_way[person] += 1
        so_far = self._under_way[person]
        try:
            yield lambda hosted: self._check(hosted + so_far)
        finally:
            self._under_way[person] -= 1
            if not self._under_way[person]:
                del self._under_way[person]

    def _check(self, hosted: int) -> None:
        if hosted > self._most:
            raise TooMuch(f"you host {self._most} tables already; finish or leave one first")
