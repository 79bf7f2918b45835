"""Floods of messages and of garbage: the socket is closed, and no memory is lost."""

import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

import pytest

from online.company import codes
from online.trouble import Scene, trouble
from server.visiting import InProcessServer
from tavolino.server.socket import endpoint
from tavolino.server.socket.visit import POLICY, WARNINGS, Visit


def test_a_client_that_sends_too_fast_is_warned_and_then_disconnected(tmp_path: Path) -> None:
    with InProcessServer(tmp_path, messages_burst=5, messages_per_second=1) as server:
        scene = Scene(server)
        phone = scene.beppe.socket()
        for _ in range(60):
            phone.wire.put(t="ping")
        assert phone.listen_raw() == (POLICY, ["too_fast"] * WARNINGS)
        assert codes(scene.anna.socket().hello(scene.table, 0)) == ["sync"]


ROUNDS = 20_000
BOUND = 256 * 1024  # bytes; 13 for each of the frames


@pytest.mark.parametrize("make", [lambda _: "{", lambda n: f'{{"t":"cmd","id":"c{n}","base":0,"move":"move {n}"}}'],
                         ids=["unreadable", "refused"])  # fmt: skip
def test_bad_frames_take_no_memory(tmp_path: Path, make: Callable[[int], str]) -> None:
    with trouble(tmp_path) as scene:
        grown = growth(scene, make)
        scene.assert_untouched()
    assert grown < BOUND


def growth(scene: Scene, make: Callable[[int], str]) -> int:
    phone = scene.seated()

    def send(first: int, count: int) -> None:
        for number in range(first, first + count, 50):
            for frame in range(number, number + 50):
                phone.wire.put_text(make(frame))
            assert phone.listen()
        scene.beppe.heard.clear()

    send(0, 2_000)  # caches fill
    tracemalloc.start()
    try:
        send(2_000, 1_000)
        before, _ = tracemalloc.get_traced_memory()
        send(3_000, ROUNDS)
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return after - before


class KeepingVisit(Visit):
    kept: ClassVar[list[str]] = []

    def _refuse(self, named: str | None, code: str, rule: str | None, message: str) -> None:
        self.kept.append(message + code)
        super()._refuse(named, code, rule, message)


def test_frames_that_were_kept_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The negative control: one short text kept for each refusal."""
    monkeypatch.setattr(endpoint, "Visit", KeepingVisit)
    with trouble(tmp_path) as scene:
        assert growth(scene, lambda _: "{") > BOUND
