"""A bot's turn at a table online: a worker thinks once, and the table goes on with the plan."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

from bots.planner import Planner
from stores import opened
from tavolino.bots import levels
from tavolino.bots.game_start import GameStart
from tavolino.bots.kept_plan import Thought
from tavolino.bots.levels import Level
from tavolino.core.game import View
from tavolino.core.seed import seed_from
from tavolino.server.bots.job import think
from tavolino.server.bots.pool import BotPool
from tavolino.server.live.lobby_lists import LobbyLists
from tavolino.server.live.node import Node
from tavolino.server.live.room import Room
from tavolino.server.live.upkeep import Upkeep
from tavolino.store.store import Store
from tavolino.table import decide
from tavolino.table import entry as entries
from tavolino.table.plan import Plan
from tavolino.table.table import Proposal, Table

LEVEL = "planner"


class BotsHere(BotPool):
    """They think in this process, and it is noted in which turn of whom."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int]] = []
        self.room: Room | None = None

    async def choose(
        self, start: GameStart, level: str, view: View, legal: tuple[int, ...], among_people: bool = True
    ) -> Thought:
        assert self.room is not None
        match = self.room.table.playing()
        self.asked.append((match.game.turn(match.state)[0], int(start.seat)))
        return think(start, level, view, legal, 1)

    def turns(self) -> list[tuple[int, int]]:
        """In which they were asked; the meeples are placed before."""
        return [asked for asked in self.asked if asked[0] > 0]


class ForgetfulBots(BotsHere):
    """As if the server had restarted after every move: nothing is left of a plan."""

    async def choose(
        self, start: GameStart, level: str, view: View, legal: tuple[int, ...], among_people: bool = True
    ) -> Thought:
        return Thought((await super().choose(start, level, view, legal)).move, [])


async def begun(store: Store, bots: BotsHere) -> tuple[Node, Room]:
    node = Node(store)
    Upkeep(node, LobbyLists(store), bots, away_after=60, bot_pause=0)
    room = await node.open_table("t1", entries.Opened(at=1, plan=Plan("coffee-rush", 3), host="p0", invite="i"))
    bots.room = room
    await node.carry_out(room, "sit", lambda table, at: decide.take_seat(table, 0, "p0", "P0", None, at))
    for seat in (1, 2):
        await node.carry_out(room, f"bot {seat}", partial(_seat_bot, seat))
    await node.carry_out(room, "start", lambda table, at: decide.start(table, "p0", seed_from(1), at))
    return node, room


def _seat_bot(seat: int, table: Table, at: int) -> Proposal:
    return decide.seat_bot(table, seat, LEVEL, "p0", at)


def _last_move(table: Table, at: int) -> Proposal:
    text = table.playing().moves.text(table.asked[0].legal[-1])
    return decide.move(table, 0, text, table.seq, at)


async def rounds(node: Node, room: Room, number: int) -> None:
    """The person in seat 0 plays so many turns, any moves that end them, and the bots after each."""
    async with asyncio.timeout(60):
        for _ in range(number):
            while 0 not in room.table.asked:
                await asyncio.sleep(0)
            while 0 in room.table.asked:
                await node.carry_out(room, f"p {room.table.seq}", _last_move)
        while 0 not in room.table.asked:
            await asyncio.sleep(0)


def played(folder: Path, bots: BotsHere) -> Room:
    async def story() -> Room:
        async with opened(f"sqlite:///{folder / 'server.db'}") as store:
            node, room = await begun(store, bots)
            await rounds(node, room, 4)
            return room

    return asyncio.run(story())


@pytest.fixture(autouse=True)
def planner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(levels._levels(), LEVEL, Level(Planner, None))


def test_a_worker_is_asked_once_for_each_turn(tmp_path: Path) -> None:
    bots = BotsHere()
    room = played(tmp_path, bots)
    turns = bots.turns()
    assert len(turns) >= 4
    assert len(set(turns)) == len(turns)
    assert room.table.seq > 4 * len(turns)  # moves of which each is an entry of its own


def test_a_plan_that_was_forgotten_is_thought_out_again(tmp_path: Path) -> None:
    bots = ForgetfulBots()
    room = played(tmp_path, bots)
    turns = bots.turns()
    assert len(turns) > 2 * len(set(turns))
    assert room.table.status == "running"
