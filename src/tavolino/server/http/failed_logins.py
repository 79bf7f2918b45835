"""Wrong passphrases: each makes the next try slower, and nobody can lock another person out of their own name.

One address has to wait before it tries the same name again, twice as long each time. For the name as a whole every try
is merely slowed down a little, since its owner may be among those who try. A try counts as wrong until it has turned
out to be right, so that many at the same time are no way around.
"""

import math
import time
from collections import OrderedDict
from collections.abc import Hashable

from tavolino.server.http.bucket import Clock
from tavolino.server.http.errors import TooMany

FREE_OF_ADDRESS = 3  # wrong tries without a wait
FIRST_WAIT, LONGEST_WAIT = 1.0, 900.0  # seconds before the same address may try the same name again
FREE_OF_NAME = 10  # wrong tries, from wherever
PAUSE_EACH, LONGEST_PAUSE = 0.1, 3.0  # seconds by which each further try is slowed down
FORGOTTEN = 3600.0  # seconds after the last one


class FailedLogins:
    def __init__(self, clock: Clock = time.monotonic, max_keys: int = 10_000) -> None:
        self._by_address = Failures(clock, max_keys)
        self._by_name = Failures(clock, max_keys)

    def begin(self, name: str, address: str) -> float:
        """Seconds to wait before the passphrase is looked at. Raises TooMany while this address has to wait."""
        key = (name, address)
        wait = _wait_after(self._by_address.count(key)) - self._by_address.age(key)
        if wait > 0:
            raise TooMany(wait)
        pause = PAUSE_EACH * max(0, self._by_name.count(name) - FREE_OF_NAME)
        self._by_address.add(key)
        self._by_name.add(name)
        return min(pause, LONGEST_PAUSE)

    def succeeded(self, name: str, address: str) -> None:
        """For the name, the others' wrong tries go on counting."""
        self._by_address.forget((name, address))
        self._by_name.take_back(name)


def _wait_after(wrong: int) -> float:
    doublings = wrong - FREE_OF_ADDRESS
    return 0.0 if doublings < 0 else min(FIRST_WAIT * 2 ** min(doublings, 30), LONGEST_WAIT)


class Failures:
    """A number for each key with the time of the last one, in bounded memory."""

    def __init__(self, clock: Clock, max_keys: int) -> None:
        self._clock = clock
        self._max_keys = max_keys
        self._found: OrderedDict[Hashable, tuple[int, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._found)

    def count(self, key: Hashable) -> int:
        return 0 if self.age(key) > FORGOTTEN else self._found[key][0]

    def age(self, key: Hashable) -> float:
        """Seconds since the last one."""
        found = self._found.get(key)
        return math.inf if found is None else self._clock() - found[1]

    def add(self, key: Hashable) -> None:
        self._found[key] = self.count(key) + 1, self._clock()
        self._found.move_to_end(key)
        if len(self._found) > self._max_keys:
            self._found.popitem(last=False)

    def take_back(self, key: Hashable) -> None:
        number, when = self._found.get(key, (0, 0.0))
        if number > 1:
            self._found[key] = number - 1, when
        else:
            self.forget(key)

    def forget(self, key: Hashable) -> None:
        self._found.pop(key, None)
