"""A clock that is set back: the time of tables goes on, and no log runs backwards."""

import asyncio
from pathlib import Path

import msgspec

from server.evening import Evening, Play
from server.race import TABLE, begin_race
from stores import opened
from tavolino.server.live.lobby_lists import LobbyLists
from tavolino.server.live.node import Node
from tavolino.server.live.steady_clock import SteadyClock
from tavolino.store import lobby
from tavolino.table import decide

SECOND = 1_000_000_000  # nanoseconds
HOUR = 3600 * SECOND


class Machine:
    """Its clock can be set; the time since it was started cannot."""

    def __init__(self) -> None:
        self.wall, self.since_start = 1_790_000_000 * SECOND, 5 * SECOND

    def passes(self, seconds: int) -> None:
        self.wall += seconds * SECOND
        self.since_start += seconds * SECOND

    def clock(self) -> SteadyClock:
        return SteadyClock(lambda: self.wall, lambda: self.since_start)


def test_it_tells_the_time_of_the_machine() -> None:
    machine = Machine()
    clock = machine.clock()
    assert clock() == machine.wall // 1_000_000
    machine.passes(90)
    assert clock() == machine.wall // 1_000_000


def test_it_is_set_forward_with_the_machine() -> None:
    machine = Machine()
    clock = machine.clock()
    machine.wall += HOUR
    assert clock() == machine.wall // 1_000_000


def test_it_goes_on_when_the_machine_is_set_back() -> None:
    machine = Machine()
    clock = machine.clock()
    before = clock()
    machine.wall -= HOUR
    assert clock() == before
    machine.passes(30)
    assert clock() == before + 30_000
    machine.wall += 2 * HOUR
    assert clock() == machine.wall // 1_000_000


def test_a_log_does_not_run_backwards_after_a_start_with_an_earlier_clock(play: Play) -> None:
    @play
    async def story(evening: Evening) -> None:
        before = evening.room.table.last.at
        evening.node.now = evening.room.now = lambda: before - 3_600_000
        evening.moves(0)
        await evening.all_are_done()
        assert evening.answered == ["m0"]
        assert evening.room.table.last.at == before


def test_lists_are_updated_with_an_earlier_clock_too(tmp_path: Path) -> None:
    """They keep the latest news of a table by its time, so news from the past would be ignored."""

    async def story() -> None:
        async with opened(f"sqlite:///{tmp_path / 'server.db'}") as store:
            node = Node(store)
            room = await begin_race(node)
            node.now = room.now = lambda: 1_000
            await node.carry_out(room, "leave", lambda table, at: decide.leave_seat(table, 1, "p1", at))
            await LobbyLists(store).write_now(room)
            row = await store.read(lambda connection: lobby.by_id(connection, TABLE))
            assert row is not None
            assert msgspec.json.decode(row.summary)["chairs"][1]["stand_in"]

    asyncio.run(story())
