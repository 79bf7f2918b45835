"""People connect, leave, sit down and move in every order, while the store answers in every order.

Nobody may ever get a view of a seat, or an acknowledged move in it, if it was not theirs in the log at that entry.
"""

import asyncio
import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from random import Random
from typing import Any

import httpx

from faults.controlled_server import ControlledServer
from faults.held_store import HeldStore
from server.visiting import HOME
from tavolino.server.http.security import CSRF_HEADER
from tavolino.server.http.sessions import Cookie
from tavolino.table import entry as entries
from wires import Wire

SETTLING = 40  # iterations of the loop after which only what waits for the store is left
MOST_STEPS = 200
PEOPLE = ("ada", "bea", "carla")

Step = Callable[["Evening"], None]
Choose = Callable[[int], int]  # one of so many


class Breach(Exception):
    """Somebody has seen a view or made a move of another person's seat."""


class Evening:
    """A race of three in the lobby: Ada has the first seat, Carla, who is the host, the others."""

    def __init__(self, nodes: Sequence[ControlledServer], pick: Choose) -> None:
        self._nodes, self._pick = nodes, pick
        self.table = ""
        self.wires: dict[str, Wire] = {}
        self.asking: set[asyncio.Task[None]] = set()
        self.commands = 0

    async def begin(self) -> None:
        for name in PEOPLE:
            await self._nodes[0].know(name, name.title())
            self.wires[name] = self._node().socket(name)
        chairs = [{"who": "open"}, {"who": "me"}, {"who": "me"}]
        made = await self._ask("carla", "POST", "/api/tables", {"game": "cafe-race", "chairs": chairs, "public": True})
        self.table = made["table"]["id"]
        await self._ask("ada", "PUT", f"/api/tables/{self.table}/seats/0", {"who": "me"})

    def _node(self) -> ControlledServer:
        return self._nodes[self._pick(len(self._nodes))]

    async def settle(self) -> None:
        for _ in range(SETTLING):
            await asyncio.sleep(0)

    # ---- what people do; nobody waits for an answer

    def asks(self, person: str, method: str, path: str, body: object = None) -> None:
        task = asyncio.ensure_future(self._ask(person, method, f"/api/tables/{self.table}{path}", body))
        self.asking.add(task)
        task.add_done_callback(self.asking.discard)

    async def _ask(self, person: str, method: str, path: str, body: object = None) -> Any:
        node = self._node()
        sessions = node.sessions
        headers = {
            "Cookie": f"{sessions.cookie_name}={sessions.sign(Cookie(person, person))}", "Origin": HOME,
            CSRF_HEADER: sessions.csrf(person), "Content-Type": "application/json",
        }  # fmt: skip
        transport = httpx.ASGITransport(node.app)
        async with httpx.AsyncClient(transport=transport, base_url=HOME, headers=headers) as browser:
            answer = await browser.request(method, path, content=None if body is None else json.dumps(body))
        return answer.json() if answer.content else None

    def guest_id(self, guest: str) -> str:
        return self._nodes[0].sessions.guest_id(self.table, guest)

    def says(self, person: str, **message: object) -> None:
        self.commands += 1
        self.wires[person].put(**message, **({} if message["t"] == "hello" else {"id": f"c{self.commands}"}))

    async def at_rest(self) -> None:
        """Every request is answered, and so is the last message on every socket."""
        for task in list(self.asking):
            await task
        for wire in self.wires.values():
            before = list(wire.sent)
            wire.sent = before + await wire.settle()

    async def close(self) -> None:
        for task in list(self.asking):
            with suppress(Exception):
                await task
        for wire in self.wires.values():
            await wire.close()

    # ---- what must hold

    async def check(self) -> Counter[str]:
        """Compares with the stored log only; returns how many views and acknowledgements there were."""
        found: Counter[str] = Counter()
        holders, commands, removed = await self._log()
        found["removed"] = len(removed)
        for person, wire in self.wires.items():
            for text in wire.sent:
                message = json.loads(text)
                seat, seq = _shown(message), message.get("seq", 0)
                if message["t"] in ("sync", "ev") and seq >= removed.get(person, seq + 1):
                    raise Breach(f"{person} was shown entry {seq}, removed in entry {removed[person]}")
                found["views"] += seat is not None
                if seat is not None and holders[seq].get(seat) != person:
                    raise Breach(f"{person} was shown seat {seat} in {message['t']} {seq}, of {holders[seq]}")
                if message["t"] == "ack" and seq in commands:
                    command, mover = commands[seq]
                    found["acks"] += 1
                    if command != f"{person}/{message['id']}":
                        raise Breach(f"{person} was acknowledged {message['id']} in entry {seq}, which is {command}")
                    if mover is not None and holders[seq].get(mover) != person:
                        raise Breach(f"{person} has moved in seat {mover}, of {holders[seq]}")
        return found

    async def _log(self) -> tuple[dict[int, dict[int, str]], dict[int, tuple[str, int | None]], dict[str, int]]:
        """By entry: whose each chair was; and by which command somebody moved or took back in which seat. By person:
        when they were removed, always before the game here."""
        holder: dict[int, str] = {}
        removed: dict[str, int] = {}
        holders: dict[int, dict[int, str]] = {}
        commands: dict[int, tuple[str, int | None]] = {}
        for seq, command, body in await self._nodes[0].store.entries(self.table):
            entry = entries.read(body)
            if isinstance(entry, entries.Seated):
                holder = {**holder, entry.seat: entry.person}
            elif isinstance(entry, entries.Vacated | entries.BotSeated):
                holder = {seat: who for seat, who in holder.items() if seat != entry.seat}
            elif isinstance(entry, entries.GuestRemoved):
                removed[entry.person] = seq
                holder = {seat: who for seat, who in holder.items() if who != entry.person}
            elif isinstance(entry, entries.Moved | entries.TakenBack):
                commands[seq] = (command, entry.seat)
            holders[seq] = holder
        return holders, commands, removed


def _shown(message: dict[str, Any]) -> int | None:
    """The seat whose view it is."""
    after = message.get("after")
    seat: int | None = message.get("seat") if message["t"] == "sync" else None
    return after["view"]["seat"] if after else seat


# ---- stories: what each person does, one thing after the other


def hello(person: str, seat: int) -> Step:
    return lambda evening: evening.says(person, t="hello", table=evening.table, seat=seat)


def vacate(person: str, seat: int) -> Step:
    return lambda evening: evening.asks(person, "DELETE", f"/seats/{seat}")


def sit(person: str, seat: int) -> Step:
    return lambda evening: evening.asks(person, "PUT", f"/seats/{seat}", {"who": "me"})


def remove(person: str, guest: str) -> Step:
    return lambda evening: evening.asks(person, "DELETE", f"/guests/{evening.guest_id(guest)}")


def start(person: str) -> Step:
    return lambda evening: evening.asks(person, "POST", "/start")


def thrust(person: str, number: int) -> Step:
    return lambda evening: evening.says(person, t="cmd", base=100, move=f"thrust {number}")


def undo(person: str) -> Step:
    return lambda evening: evening.says(person, t="undo", base=100)


# Ada's hello is under way while the host frees her chair and Bea takes it; then they play.
CORE = [[hello("ada", 0)], [vacate("carla", 0)], [sit("bea", 0), start("carla")]]
THEN = [hello("bea", 0), thrust("bea", 5), thrust("ada", 1), undo("ada")]

# Ada is removed, or her chair was not hers at that moment; she tries to look, to sit and to speak.
REMOVAL = [
    [hello("ada", 0), hello("ada", 0), sit("ada", 0)],
    [remove("carla", "ada")],
    [sit("bea", 0), start("carla")],
]

WHOLE = [
    [hello("ada", 0), thrust("ada", 1), undo("ada"), sit("ada", 0), hello("ada", 0), thrust("ada", 2)],
    [vacate("carla", 0), hello("carla", 1), start("carla"), thrust("carla", 3), hello("carla", 2), thrust("carla", 4)],
    [sit("bea", 0), hello("bea", 0), thrust("bea", 5), undo("bea"), vacate("bea", 0), hello("bea", 0)],
]


async def play(
    server: ControlledServer, store: HeldStore, people: list[list[Step]], then: list[Step], choose: Choose
) -> Counter[str]:
    """People and the store take turns as `choose` says, until all is done; `then` comes afterwards, step by step."""
    evening = Evening([server], lambda _: 0)
    await evening.begin()
    store.holds = True
    try:
        await _interleave(evening, store, [list(steps) for steps in people], choose)
        for step in then:
            await _interleave(evening, store, [[step]], lambda _: 0)
    finally:
        store.holds = False
    found = await evening.check()
    await evening.close()
    return found


async def _interleave(evening: Evening, store: HeldStore, people: list[list[Step]], choose: Choose) -> None:
    for _ in range(MOST_STEPS):
        ready = [steps for steps in people if steps]
        options = len(ready) + store.held
        if options == 0:
            return
        chosen = choose(options)
        if chosen < len(ready):
            ready[chosen].pop(0)(evening)
        else:
            store.answer(chosen - len(ready))
        await evening.settle()
    raise AssertionError("this never ends")


async def play_with_pauses(
    nodes: Sequence[ControlledServer], people: list[list[Step]], random: Random, pause: float
) -> Counter[str]:
    """Everybody at their own pace, at any of the nodes, which pause at every call of the store."""
    evening = Evening(nodes, random.randrange)
    await evening.begin()

    async def act(steps: list[Step]) -> None:
        for step in steps:
            step(evening)
            await asyncio.sleep(random.uniform(0, 5 * pause))

    await asyncio.gather(*(act(steps) for steps in people))
    await evening.at_rest()
    found = await evening.check()
    await evening.close()
    return found


def at_random(seed: int) -> Choose:
    return Random(seed).randrange


def in_every_order(most: int) -> Iterator[Choose]:
    """All ways to choose, one after the other, each beginning as the last one did for as long as it can."""
    taken: list[tuple[int, int]] = []  # which, of how many

    for _ in range(most):
        place = 0

        def choose(options: int) -> int:
            nonlocal place
            if place == len(taken):
                taken.append((0, options))
            which, place = taken[place][0], place + 1
            return min(which, options - 1)  # the lists' own writes, by the clock, are sometimes among them

        yield choose
        while taken and taken[-1][0] + 1 == taken[-1][1]:
            taken.pop()
        if not taken:
            return
        which, options = taken.pop()
        taken.append((which + 1, options))
