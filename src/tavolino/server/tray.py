"""Usual moves that come together at a table: decided one upon the other, stored in one go, told one after the other.

Where everybody chooses at the same time, the last one's move does not wait until those of all others are stored.
"""

import asyncio
import time
from functools import partial

from tavolino.core.match import Step
from tavolino.core.refusal import TavolinoError
from tavolino.server.node import Node
from tavolino.server.room import Room
from tavolino.server.usual_move import UsualMove
from tavolino.server.wire import Ack
from tavolino.store.line import MOST_TOGETHER, Fate, Line, Outcome
from tavolino.table import decide
from tavolino.table.table import Proposal


class Granted:
    """A move that is right, if all that were granted before it are stored."""

    __slots__ = ("move", "proposal")

    def __init__(self, move: UsualMove, proposal: Proposal) -> None:
        self.move = move
        self.proposal = proposal


class Tray:
    """Of a whole node; the moves that lie on it wait in their rooms."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self._loop = asyncio.get_running_loop()

    def put(self, room: Room, move: UsualMove) -> None:
        room.moves.append(move)
        if len(room.moves) == 1:
            self._wait_for_turn(room)

    def _wait_for_turn(self, room: Room) -> None:
        if room.turns.wanted:
            room.turns.queue().add_done_callback(lambda _: self._serve(room))
        else:
            room.turns.take()
            self._loop.call_soon(self._serve, room)  # whoever moves in this go of the loop comes along

    def _serve(self, room: Room) -> None:
        """It is the moves' turn at the table."""
        moves, room.moves = room.moves, []
        if room.in_doubt or self.node.rooms.get(room.table.id) is not room:
            self._send_the_long_way(room, moves)
            return
        granted: list[Granted] = []
        try:
            self._decide(room, moves, granted)
            if granted:
                self._hand_over(room, granted)
            else:
                room.turns.release()
        except BaseException:
            self._send_the_long_way(room, [one.move for one in granted] + moves)
            raise

    def _decide(self, room: Room, moves: list[UsualMove], granted: list[Granted]) -> None:
        """One upon the other, until none is left undecided."""
        step: Step | None = None
        while moves:
            move = moves.pop(0)
            proposal = self._decide_one(room, move, step)
            if proposal is None:
                continue
            granted.append(Granted(move, proposal))
            step = proposal.step
            assert step is not None  # every move has one
            self._put_off(room, moves, granted, step)

    def _put_off(self, room: Room, moves: list[UsualMove], granted: list[Granted], step: Step) -> None:
        """Whoever is asked something else after a move before theirs waits until that is stored."""
        commands = [other.move.command for other in granted]
        together: list[UsualMove] = []
        later: list[UsualMove] = []
        for move in moves:
            fits = len(granted) + len(together) < MOST_TOGETHER and move.command not in commands
            if fits and room.table.still_asks(move.seat, step):
                together.append(move)
            else:
                later.append(move)
        moves[:] = together
        for move in later:
            self.put(room, move)

    def _decide_one(self, room: Room, move: UsualMove, upon: Step | None) -> Proposal | None:
        """None if that was all there is to do about it."""
        table, cmd = room.table, move.cmd
        try:
            known = table.commands.get(move.command)
            if known is not None:
                move.socket.say(Ack(cmd.id, known))
            elif cmd.base > table.seq:
                move.go_the_long_way(cmd)
                return None
            else:
                return decide.move(table, move.seat, cmd.move, cmd.base, self.node.now(), upon)
        except TavolinoError as problem:
            move.socket.refuse(cmd.id, problem)
        except Exception as mistake:  # whoever stumbles keeps nobody else from their move
            told = {"message": "a move was being decided", "exception": mistake}
            self._loop.call_exception_handler(told)
        move.settle()
        return None

    def _hand_over(self, room: Room, granted: list[Granted]) -> None:
        """To the store, which answers later and never at once."""
        lines: list[Line] = []
        for one in granted:
            lines.append(self.node.line_for(room, one.move.command, one.proposal, len(lines)))
        self.node.store.append_and_tell(lines, partial(self._told, room, granted, time.monotonic()))
        room.in_doubt = True  # until we know what became of them

    def _told(
        self,
        room: Room,
        granted: list[Granted],
        began: float,
        outcome: Outcome | None,
        _problem: BaseException | None,
    ) -> None:
        """By the store. What did not go in stays in doubt: the long way reads before it decides."""
        if outcome is None or outcome.fate is not Fate.STORED:
            self._send_the_long_way(room, [one.move for one in granted])
            return
        seconds = time.monotonic() - began
        untold = [one.move for one in granted]
        try:
            for one in granted:
                self.node.stored(room, one.proposal.entry, seconds)
                self.node.adopted(room, room.table.adopt(one.move.command, one.proposal), True)
                one.move.socket.say(Ack(one.move.cmd.id, room.table.seq))
                untold.remove(one.move)
                one.move.settle()
            room.in_doubt = False
        finally:
            self._send_the_long_way(room, untold)  # none, unless we stumbled; what is stored is found there by reading

    def _send_the_long_way(self, room: Room, moves: list[UsualMove]) -> None:
        room.turns.release()
        for move in moves:
            move.go_the_long_way(move.cmd)
