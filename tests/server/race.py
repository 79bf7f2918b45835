"""A race of three at a node, without HTTP."""

from functools import partial

from tavolino.core.seed import seed_from
from tavolino.server.live.node import Node
from tavolino.server.live.room import Room
from tavolino.table import decide
from tavolino.table import entry as entries
from tavolino.table.plan import Plan
from tavolino.table.table import Proposal, Table

TABLE = "t1"


async def open_race(node: Node, public: bool = False, plan: Plan | None = None) -> Room:
    plan = Plan("cafe-race", 3, public=public) if plan is None else plan
    return await node.open_table(TABLE, entries.Opened(at=1, plan=plan, host="p0", invite="invite"))


async def begin_race(node: Node, public: bool = False, plan: Plan | None = None) -> Room:
    """With p0, p1 and p2 in its seats."""
    room = await open_race(node, public, plan)
    for seat in range(3):
        await node.carry_out(room, f"sit {seat}", partial(_sit, seat))
    await node.carry_out(room, "start", lambda table, at: decide.start(table, "p0", seed_from(1), at))
    return room


async def move(node: Node, room: Room) -> None:
    """The first seat that is asked makes its first legal move."""
    await node.carry_out(room, f"move {room.table.seq}", _first_move)


def _sit(seat: int, table: Table, at: int) -> Proposal:
    return decide.take_seat(table, seat, f"p{seat}", f"P{seat}", None, at)


def _first_move(table: Table, at: int) -> Proposal:
    seat, asked = next(iter(table.asked.items()))
    return decide.move(table, seat, table.playing().moves.text(asked.legal[0]), table.seq, at)
