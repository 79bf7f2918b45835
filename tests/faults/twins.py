"""The same table on two servers. On the second one, what an observer may not know is different."""

from random import Random
from typing import Any

from contract.walk import Setting
from faults.blindfold import Sight, come_to_light, sight
from faults.controlled_server import ControlledServer
from faults.memory_store import forget
from tavolino.core.chance import FastChance
from tavolino.core.match import Match
from tavolino.core.reading import as_json
from tavolino.core.state import State
from tavolino.server.live.room import Room
from tavolino.store.schema import PEOPLE, SESSIONS
from tavolino.table import decide
from tavolino.table import entry as entries
from tavolino.table.plan import Plan
from tavolino.table.table import Asked, Table
from wires import Wire

SIDE = "p-side"
SEED = b"a seed that both servers have....."[:32]


def person(seat: int | None) -> str:
    return SIDE if seat is None else f"p-{seat}"


def is_bot(seat: int, observer: int | None) -> bool:
    """Every other seat has a bot, but for the observer's."""
    return seat % 2 == 1 and seat != observer


class KeepAliveWatcher:
    """Keeps the table in memory, because its log does not have the swapped secrets."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.person: str | None = person(seat)
        self.ready = False
        self.blocked: frozenset[str] = frozenset()

    def push(self, text: bytes) -> None:
        pass

    def send_away(self, text: bytes) -> None:
        raise AssertionError("nobody is removed here")


class Side:
    """The table on one server, the observer's socket, and those of the other people."""

    def __init__(self, server: ControlledServer, room: Room, observer: int | None) -> None:
        self.server = server
        self.room = room
        self.observer = observer
        room.watchers.add(KeepAliveWatcher(observer))
        self.eyes = server.socket(person(observer))
        self.hands: dict[int, Wire] = {}

    @classmethod
    async def opened(cls, server: ControlledServer, setting: Setting, observer: int | None, name: str) -> "Side":
        plan = Plan(setting.game.id, setting.players, as_json(setting.options), public=True)
        opened = entries.Opened(at=server.at, plan=plan, host=person(0), invite="an invite")
        room = await server.live.node.open_table(name, opened)
        side = cls(server, room, observer)
        for seat in range(setting.players):
            await side.do(f"sit {seat}", _sit(seat, observer))
        await side.look(side.eyes, observer)
        for seat in range(setting.players):
            if seat != observer and not is_bot(seat, observer):
                side.hands[seat] = server.socket(person(seat))
                await side.look(side.hands[seat], seat)
        if observer is not None:
            side.hands[observer] = side.eyes
        return side

    async def do(self, command: str, wish: Any) -> None:
        await self.server.live.node.carry_out(self.room, command, wish)

    async def begin(self) -> None:
        await self.do("start", lambda table, at: decide.start(table, person(0), SEED, at))

    async def look(self, wire: Wire, seat: int | None, since: int | None = None) -> None:
        wire.put(t="hello", table=self.table.id, seat=seat, since=since)
        await wire.until('{"t":"sync"')

    @property
    def table(self) -> Table:
        return self.room.table

    @property
    def match(self) -> Match:
        return self.table.playing()

    def sight(self, state: State | None = None) -> Sight:
        game = self.match.game
        return sight(self.observer, game.id, game.position(self.match.state if state is None else state))

    def sight_after(self, seat: int, code: int) -> Sight:
        return self.sight(self.match.attempt(seat, self.match.moves.text(code)).after)

    def put(self, state: State) -> None:
        """Another position in place of this one; every question stays as old as it is."""
        self.match.state = state
        self.table.asked = {
            seat: Asked(state.legal_moves(seat), asked.since) for seat, asked in self.table.asked.items()
        }

    async def move(self, seat: int, code: int, command: str) -> None:
        """Made by the player or the bot who sits there; over when the observer's socket has the news."""
        if is_bot(seat, self.observer):
            self.server.bots.tell(seat, code)
        else:
            text = self.match.moves.text(code)
            await self.say(seat, command, t="cmd", base=self.table.seq, move=text)
        await self.eyes.until(f'{{"t":"ev","seq":{self.table.seq + is_bot(seat, self.observer)},')

    async def say(self, seat: int, command: str, **message: object) -> None:
        self.hands[seat].put(id=command, **message)
        await self.hands[seat].until("{", f'"id":"{command}"')

    async def close(self) -> None:
        for wire in {self.eyes, *self.hands.values()}:
            await wire.close()
        await self.server.live.node.background.stop()
        self.server.bots.forget()
        self.server.live.node.rooms.clear()
        await forget(self.server.store, PEOPLE, SESSIONS)
        self.server.lines.clear()


def _sit(seat: int, observer: int | None) -> Any:
    if is_bot(seat, observer):
        return lambda table, at: decide.seat_bot(table, seat, "greedy", person(0), at)
    return lambda table, at: decide.take_seat(table, seat, person(seat), f"Person {seat}", None, at)


class Twins:
    """Both sides, and what is hidden in the second."""

    def __init__(self, first: Side, second: Side, random: Random) -> None:
        self.first = first
        self.second = second
        self.random = random
        self._chance = FastChance.seeded(random.getrandbits(60))
        self.look()

    def look(self) -> None:
        """Positions are slow to compute, so they are kept from move to move."""
        self.sights = (self.first.sight(), self.second.sight())

    @property
    def differ(self) -> bool:
        """Whether anything that the observer may not know is different on the second table."""
        return self.sights[0].hidden != self.sights[1].hidden

    def swap(self) -> None:
        """Give the second table other secrets; the observer must not be able to tell."""
        second = self.second
        second.put(second.match.game.swap_hidden(second.match.state, second.observer, self._chance))
        self.sights = (self.sights[0], second.sight())
        assert self.sights[0].known == self.sights[1].known

    def level(self) -> None:
        """Makes the second table equal to the first, secrets included: before something is revealed."""
        match, other = self.second.match, self.first.match
        self.second.put(other.state.clone())
        match._earlier = [(number, state.clone()) for number, state in other._earlier]
        self.sights = (self.sights[0], self.sights[0])

    def same_chance(self) -> None:
        self.second.match._chance = self.first.match._chance.clone()

    def after(self, seat: int, code: int, other_code: int) -> tuple[Sight, Sight] | None:
        """What the observer sees after these moves; None if they could then tell the tables apart, as they may."""
        if self.second.match.state.refusal(seat, other_code) is not None:
            assert seat != self.first.observer, "what the observer may do depends on what they may not know"
            return None
        after = self.first.sight_after(seat, code), self.second.sight_after(seat, other_code)
        lit = [come_to_light(before, later) for before, later in zip(self.sights, after, strict=True)]
        return after if after[0].known == after[1].known and lit[0] == lit[1] else None
