"""What the operator does at tables. Each is an entry in the table's log, like everything that happens there."""

from contextlib import suppress
from functools import partial

from tavolino.server.live.lobby_lists import LobbyLists
from tavolino.server.live.node import Node
from tavolino.server.live.room import Room
from tavolino.table import decide
from tavolino.table.problems import NotNow
from tavolino.table.table import Proposal, Table


class Interventions:
    """A refusal is raised by the `check_…` of each, before anything of it is written down."""

    def __init__(self, node: Node, lobby_lists: LobbyLists) -> None:
        self._node = node
        self._lobby_lists = lobby_lists

    def check_line(self, room: Room, line: int) -> None:
        decide.remove_line(room.table, line, 0)

    async def remove_line(self, room: Room, line: int) -> None:
        await self._node.carry_out(room, f"operator:line:{line}", partial(_remove_line, line=line))

    def check_guest(self, room: Room, guest: str, name: str) -> None:
        decide.expel(room.table, guest, name, 0)

    async def remove_guest(self, room: Room, guest: str, name: str) -> None:
        """They cannot come back. In a game under way a bot plays on for them."""
        await self._node.carry_out(room, f"operator:guest:{guest}", partial(_expel, guest=guest, name=name))
        for seat in room.table.chairs.of(guest):
            with suppress(NotNow):  # a bot stands in already, or the game is over
                command = f"operator:seat:{seat}:{room.table.seq}"
                await self._node.carry_out(room, command, partial(_stand_in, seat=seat))
        await self._lobby_lists.write_now(room)

    def check_close(self, room: Room) -> None:
        decide.close(room.table, room.table.host, 0)

    async def close_table(self, room: Room) -> None:
        await self._node.carry_out(room, "operator:close", _close)
        await self._lobby_lists.write_now(room)


def _remove_line(table: Table, at: int, *, line: int) -> Proposal:
    return decide.remove_line(table, line, at)


def _expel(table: Table, at: int, *, guest: str, name: str) -> Proposal:
    return decide.expel(table, guest, name, at)


def _stand_in(table: Table, at: int, *, seat: int) -> Proposal:
    return decide.stand_in(table, seat, "left", at)


def _close(table: Table, at: int) -> Proposal:
    """In the host's place."""
    return decide.close(table, table.host, at)
