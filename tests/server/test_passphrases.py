"""Passphrases are hashed, slowly, and outside of the event loop."""

import asyncio
import threading
from pathlib import Path
from typing import Literal

import pytest
from argon2 import PasswordHasher

from server.visiting import InProcessServer, code
from tavolino.server.http.passphrases import MOST_WAITING, Passphrases


def test_passphrases_are_stored_as_argon2_alone(tmp_path: Path) -> None:
    with InProcessServer(tmp_path) as server:
        ada = server.browser()
        ada.enter("Ada")
        ada.post("/api/me/passphrase", {"passphrase": "two sugars please"})
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("server.db*"))
    assert b"$argon2id$" in stored
    assert b"two sugars" not in stored


class Watched(PasswordHasher):
    """Notes where it was called."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.threads: set[threading.Thread] = set()

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        self.threads.add(threading.current_thread())
        return super().hash(password, salt=salt)

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
        self.threads.add(threading.current_thread())
        return super().verify(hash, password)


def test_hashing_leaves_the_event_loop_alone() -> None:
    hasher = Watched()
    passphrases = Passphrases(hasher)

    async def use() -> list[bool]:
        kept = await passphrases.hash("two sugars please")
        return [await passphrases.verify(said, kept) for said in ("two sugars please", "no sugar")]

    assert asyncio.run(use()) == [True, False]
    assert hasher.threads
    assert threading.main_thread() not in hasher.threads
    passphrases.close()


def test_a_name_that_nobody_keeps_takes_as_long_as_one_that_somebody_does() -> None:
    hasher = Watched()
    passphrases = Passphrases(hasher)
    assert not asyncio.run(passphrases.verify("two sugars please", None))
    assert hasher.threads  # it did the work all the same
    passphrases.close()


def test_only_so_many_wait_for_their_passphrase(server: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = server.browser()
    ada.enter("Ada")
    with monkeypatch.context() as rush:
        rush.setattr(server.services.passphrases._threads, "_waiting", MOST_WAITING)
        assert code(ada.post("/api/me/passphrase", {"passphrase": "two sugars please"})) == (503, "busy")
    assert ada.post("/api/me/passphrase", {"passphrase": "two sugars please"}).is_success
