"""Passphrase hashing, slow on purpose: in its own threads, never in the event loop, and only a few at a time."""

from functools import cached_property, partial
from typing import TYPE_CHECKING

from tavolino.core.reading import BadRequest
from tavolino.server.bounded_threads import BoundedThreads

SHORTEST = 8
LONGEST = 200
THREADS = 2
MOST_WAITING = 32  # each takes 64 MB while it runs, and an endless queue helps nobody

if TYPE_CHECKING:
    from argon2 import PasswordHasher


class Passphrases:
    def __init__(self, hasher: "PasswordHasher | None" = None) -> None:
        self._given = hasher
        self._threads = BoundedThreads("passphrase", THREADS, MOST_WAITING, "too many people come in")

    @cached_property
    def _hasher(self) -> "PasswordHasher":
        from argon2 import PasswordHasher  # loaded with the first passphrase, to keep the start of the server fast

        return self._given or PasswordHasher()

    async def hash(self, passphrase: str) -> str:
        if not SHORTEST <= len(passphrase) <= LONGEST:
            raise BadRequest(f"a passphrase has {SHORTEST} to {LONGEST} characters, not {len(passphrase)}")
        return await self._threads.run(partial(self._hash, passphrase))

    async def verify(self, passphrase: str, hashed: str | None) -> bool:
        """Takes as long for an unknown person, so that the time does not reveal which names exist."""
        return await self._threads.run(partial(self._verify, passphrase, hashed))

    def _hash(self, passphrase: str) -> str:
        return self._hasher.hash(passphrase)

    def _verify(self, passphrase: str, hashed: str | None) -> bool:
        from argon2.exceptions import Argon2Error, InvalidHashError

        if hashed is None:
            self._hasher.hash(passphrase)
            return False
        try:
            return self._hasher.verify(hashed, passphrase)
        except (Argon2Error, InvalidHashError):
            return False

    def close(self) -> None:
        self._threads.close()
