"""A server that tells people elsewhere, and the service that it tells; time goes on when a test says so."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

from sqlalchemy import Connection, func, select

from no_limits import NO_LIMITS
from online.company import Phone, Visitor, codes
from outgoing.service import HOST, AlsoThisMachine, LocalService, NameServer, Sent, listen, trusting
from server.visiting import InProcessServer
from tavolino.server.live.room import Room
from tavolino.server.outgoing.client import OutgoingClient
from tavolino.store.outbox import GRACE, LEASE
from tavolino.store.schema import OUTBOX
from tavolino.table import decide
from tavolino.table.table import Proposal, Table

A_DAY = 24 * 3600
PUBLIC = "https://play.example"


class TellingServer(InProcessServer):
    def __init__(self, folder: Path, **settings: Any) -> None:
        self.service = LocalService()
        self._hosts = AlsoThisMachine()
        client = OutgoingClient("", self._hosts, NameServer(), trusting())
        usual = {"outgoing": "yes", "public_url": PUBLIC, "away_seconds": 10**6, "bot_pause_seconds": 0.0}
        super().__init__(folder, client=client, **{**NO_LIMITS, **usual, **settings})

    def __enter__(self) -> Self:
        self._listening = self.runner.run(listen(self.service))
        self._hosts.ports = [self.service.port]
        entered = super().__enter__()
        self._began = self.services.live.node.now()
        self._later = 0
        self.services.live.node.now = lambda: self._began + self._later
        return entered

    def __exit__(self, *problem: object) -> None:
        self._listening.close()
        super().__exit__(*problem)

    def later(self, milliseconds: int = GRACE) -> list[Sent]:
        """What is sent when so much time has passed."""
        self._later += milliseconds
        outgoing = self.services.outgoing
        assert outgoing is not None
        self.service.sent.clear()
        self.runner.run(outgoing.sender.send_due())
        return list(self.service.sent)

    def until_nothing_waits(self) -> None:
        self.runner.run(self._until_nothing_waits())

    async def _until_nothing_waits(self) -> None:
        async with asyncio.timeout(20):
            while await self.services.live.node.store.read(outbox_rows):
                await asyncio.sleep(0)

    def address(self, name: str) -> str:
        return f"https://{HOST}:{self.service.port}/{name}"


def outbox_rows(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(OUTBOX)).scalar_one()


def told(sent: list[Sent]) -> list[tuple[str, str]]:
    """Who was told what: the last part of the address, and the reason."""
    return sorted((one.line.split()[1].strip("/"), json.loads(one.body)["reason"]) for one in sent)


class Company:
    """Ada, who hosts, Bea and Carla, each with a webhook under their name."""

    def __init__(self, server: TellingServer) -> None:
        self.server = server
        self.ada, self.bea, self.carla = (Visitor(server, name) for name in ("Ada", "Bea", "Carla"))
        for visitor in (self.ada, self.bea, self.carla):
            self.subscribe(visitor, "/api/me/webhooks", visitor.me["name"].lower())

    def subscribe(
        self, visitor: Visitor, path: str, name: str, form: str = "plain", lang: str = "en"
    ) -> dict[str, Any]:
        body = {"address": self.server.address(name), "form": form}
        answer = visitor.ask("POST", path, body, accept_language=lang)
        assert answer.status_code == 201, answer.text
        added: dict[str, Any] = answer.json()
        return added

    def open_table(self, *chairs: str, by_post: bool = True, game: str = "coffee-rush") -> str:
        clock = {"kind": "days", "seconds": 3 * A_DAY} if by_post else {"kind": "none"}
        wanted = {"game": game, "chairs": [{"who": who} for who in chairs], "public": True, "clock": clock}
        answer = self.ada.ask("POST", "/api/tables", wanted)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"]["id"])

    def begun(self, by_post: bool = True) -> str:
        """A table of Ada and Bea, of whose beginning they have been told."""
        table = self.open_table("me", "open", by_post=by_post)
        self.bea.sit(table, 1)
        self.ada.start(table)
        self.server.later()
        return table

    def move(self, table: str) -> int:
        """Whoever is asked makes their last legal move, without looking any longer; the seat that moved."""
        now = self.room(table).table
        seat, asked = min(now.asked.items())
        move = now.playing().moves.text(asked.legal[-1])
        self.carry_out(table, seat, lambda table, at: decide.move(table, seat, move, table.seq, at))
        return seat

    def carry_out(self, table: str, seat: int, wish: Callable[[Table, int], Proposal]) -> None:
        room = self.room(table)
        command = f"{room.table.chairs[seat].person}/m{room.table.seq}"
        self.server.runner.run(self.server.services.live.node.carry_out(room, command, wish))

    def room(self, table: str) -> Room:
        return self.server.runner.run(self.server.services.live.node.room(table))

    def play_until_turn_passes(self, table: str) -> int:
        """The seat whose turn it is then."""
        first = self.move(table)
        while (now := min(self.room(table).table.asked)) == first:
            self.move(table)
        return now

    def look(self, visitor: Visitor, table: str, seat: int | None = None) -> Phone:
        phone = visitor.socket(origin=PUBLIC)
        assert "sync" in codes(phone.hello(table, seat))
        return phone


AFTER_LEASE = LEASE + 1
