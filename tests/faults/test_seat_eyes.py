"""Only its player sees through a seat's eyes, in every order of people's actions and of the store's answers.

`./check --faults` tries thousands of orders and prints how many; figures in docs/reliability.md.
"""

import asyncio
from collections import Counter
from collections.abc import Iterable
from random import Random

import pytest

from faults.controlled_server import ControlledServer
from faults.held_store import HeldStore
from faults.memory_store import forget
from faults.paused_store import LONGEST, PausedStore
from faults.scale import times
from faults.seat_eyes import (
    CORE,
    REMOVAL,
    THEN,
    WHOLE,
    Breach,
    Choose,
    Step,
    at_random,
    in_every_order,
    play,
    play_with_pauses,
)
from tavolino.server.socket import endpoint
from tavolino.server.socket.visit import Visit
from tavolino.server.socket.wire import Hello
from tavolino.table.problems import Forbidden


def evenings(people: list[list[Step]], then: list[Step], orders: Iterable[Choose]) -> Counter[str]:
    """How many were played, with how many views of a seat and how many acknowledged moves."""

    async def all_of_them() -> Counter[str]:
        store = HeldStore()
        found: Counter[str] = Counter()
        async with ControlledServer(store).opened() as server:
            for choose in orders:
                found += await play(server, store, people, then, choose)
                await server.live.node.background.stop()
                server.live.node.rooms.clear()
                await forget(store)
                found["played"] += 1
        return found

    return asyncio.run(all_of_them())


def test_a_chair_that_changes_hands_within_a_hello_is_not_seen() -> None:
    found = evenings(CORE, THEN, in_every_order(times(100, 20_000)))
    print(f"\nseat's eyes: {dict(found)}: every order of hello, leave, sit and start; nobody sees another's chair")
    assert found["played"] >= 100
    assert found["views"] > 0


def test_nobody_ever_gets_a_view_or_an_ack_of_a_chair_that_is_not_theirs() -> None:
    found = evenings(WHOLE, [], [at_random(seed) for seed in range(times(40, 5_000))])
    print(f"\nseat's eyes: {dict(found)}: in random order; nobody sees or moves for another")
    assert min(found["views"], found["acks"]) > 0


def test_two_nodes_with_planted_pauses(postgres_url: str) -> None:
    many = times(6, 400)

    async def story() -> Counter[str]:
        found: Counter[str] = Counter()
        one, two = (ControlledServer(PausedStore.open(postgres_url, name)) for name in ("one", "two"))
        async with one.opened(), two.opened():
            for seed in range(many):
                found += await play_with_pauses([one, two], WHOLE, Random(seed), LONGEST)
                await forget(one.store)
        return found

    found = asyncio.run(story())
    print(f"\nseat's eyes: {many} evenings at two nodes with pauses, {dict(found)}; nobody sees or moves for another")
    assert min(found["views"], found["acks"]) > 0


class HastyVisit(Visit):
    """The mutant: all is checked before the last await, and the result used afterwards."""

    async def _ask_to_enter(self, hello: Hello) -> None:
        room = await self.admission.admit(self.guest, hello)
        seat = self.admission.wanted_seat(self.guest, room, hello)
        if seat is not None and not room.table.chairs.is_held_by(seat, self.guest.person):
            self.failed(Forbidden("not yours"))
            return
        self.room = await self.admission.node.up_to_date(room)
        self.watcher.seat, self.watcher.person = seat, self.guest.person
        self.room.enter(self.watcher, hello.since)
        self._go_on()


def test_a_seat_that_is_worked_out_too_early_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The negative control."""
    monkeypatch.setattr(endpoint, "Visit", HastyVisit)
    with pytest.raises(Breach):
        evenings(CORE, THEN, [at_random(seed) for seed in range(2_000)])


def test_a_guest_who_is_removed_is_shown_nothing_that_happens_afterwards() -> None:
    found = evenings(REMOVAL, THEN, [at_random(seed) for seed in range(times(60, 5_000))])
    print(f"\nseat's eyes: {dict(found)}: in random order; nobody is shown a table that they were removed from")
    assert min(found["views"], found["removed"]) > 0


def test_a_removed_guest_who_is_let_in_too_early_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The negative control."""
    monkeypatch.setattr(endpoint, "Visit", HastyVisit)
    with pytest.raises(Breach, match="removed in entry"):
        evenings(REMOVAL, THEN, [at_random(seed) for seed in range(2_000)])
