"""Players of one's own at the table: when one fails, everybody is told, and the record is kept."""

from collections.abc import Mapping
from typing import Self

from tavolino.bots.bot import Bot
from tavolino.own_bots.fault import PlayerFault
from tavolino.own_bots.own_bot import OwnBot
from tavolino.own_bots.record_folder import RecordFolder
from tavolino.own_bots.remarks import comments, remark
from tavolino.terminal.context import PlayContext


class OwnPlayers:
    """Leaving it closes them, and writes down a game in which one has failed."""

    def __init__(self, context: PlayContext, bots: Mapping[int, Bot], records: RecordFolder) -> None:
        self._desk = context
        self._bots = {seat: bot for seat, bot in bots.items() if isinstance(bot, OwnBot)}
        self._records = records
        self._faults: list[PlayerFault] = []

    def look(self, seat: int) -> None:
        """Before the move of a bot is played: whether it is its own."""
        if seat in self._bots:
            for fault in self._bots[seat].take_faults():
                self._faults.append(fault)
                remark(self._desk.match, seat, fault)
                self._desk.complain(f"own-{fault.kind}", name=self._desk.names[seat])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for bot in self._bots.values():
            bot.close()
        if self._faults:
            record = self._desk.match.record()
            file = self._records.write(
                f"{record.game}-{record.seed_hash[:12]}", record.write() + comments(self._faults)
            )
            self._desk.complain("own-record", file=str(file))
