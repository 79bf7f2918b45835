"""A server in this process with people and tables of every kind, for inputs that are measured one by one."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Literal, NamedTuple
from urllib.parse import quote

import msgspec

from cost.meter import Cost, Meter
from costly_files import own_menu, temple_of_layouts
from online.company import Visitor, play_out, the_table
from server.operating import Operator
from server.visiting import HOME, InProcessServer
from tavolino.server.http.operator_cookie import HEADER as OPERATOR_HEADER
from tavolino.server.http.security import CSRF_HEADER
from tavolino.server.live.room import Room
from tavolino.server.settings import Settings, default_of
from tavolino.table.consent import PendingUndo
from tavolino.table.table import Table
from wires import Wire

PLENTY = 1_000_000
FIRST_LIMIT = "requests_burst"
KEPT_LIMITS = ("unread_megabytes",)
LINES = 150  # of chat, in a long log; more than are told again
MOVES = 300  # in a long game
CROWD = 100  # open tables, as many as a list has
HOST, GUEST, NEWCOMER = "Ada", "Vittoria", "Somebody"
FRESH = ("open", "cafe-race")  # tables that are quickly made anew
PASSPHRASE = "correct horse battery"  # of the guest

ASKED_IN = 99  # the entry of a question to take back

NUMBERS = count()

Headers = dict[str, str]


By = Literal["host", "stranger", "newcomer", "operator"]


class Request(NamedTuple):
    """`at` are the places in the path: a table by its kind, `this` for what was made for it, or any text. Without a
    `body` there is none."""

    method: str
    path: str
    at: dict[str, str]
    query: str = ""
    body: bytes | None = None
    by: By = "host"
    headers: tuple[tuple[str, str], ...] = ()


class Frame(NamedTuple):
    """A text on the socket of somebody who is at a table of that kind; `reload`: no table is in memory any
    more."""

    table: str
    seat: int | None
    text: str
    reload: bool = False


# Somebody who is told elsewhere: at names that nobody can have, so that nothing is ever sent.
TELLING: dict[str, Any] = {"outgoing": "yes"}


def no_limits() -> dict[str, Any]:
    """Everything that is counted by the minute or by the person; files keep their limits."""
    fields = Settings.__struct_fields__
    limits = fields[fields.index(FIRST_LIMIT) :]
    return {name: PLENTY for name in limits if type(default_of(name)) is int and name not in KEPT_LIMITS}


class World:
    def __init__(self, server: InProcessServer, meter: Meter) -> None:
        self.server = server
        self.meter = meter
        self.host, self.guest = Visitor(server, HOST), Visitor(server, GUEST)
        self.tables: dict[str, str] = {}
        self.operator = Operator(server)
        self.newcomer = self.guest
        self._this: dict[str, str] = {}  # by the name of a place in the path
        self._wires: dict[tuple[str, int | None], Wire] = {}

    @classmethod
    @contextmanager
    def made(cls, folder: Path) -> Iterator["World"]:
        with Meter().installed() as meter, InProcessServer(folder, **TELLING, **no_limits()) as server:
            world = cls(server, meter)
            assert server.services.outgoing is not None
            server.services.outgoing.push_key = "as with https, without which browsers have no push"
            world._furnish()
            yield world
            for wire in world._wires.values():
                server.runner.run(wire.close())

    # ---- tables

    def _furnish(self) -> None:
        assert self.guest.ask("POST", "/api/me/passphrase", {"passphrase": PASSPHRASE}).status_code == 200
        for _ in range(CROWD):
            self._open("cafe-race", ["me", "open", "open"])
        self.renew("open")
        for game in ("cafe-race", "coffee-rush", "coffin-rush"):
            self.tables[game] = self._running(game, ["me"] * 4)
        self.tables["menu"] = self._running("coffee-rush", ["me"] * 4, {"menu": own_menu(200, wordy=True)})
        self.tables["temple"] = self._running("coffin-rush", ["me"] * 6, {"temple": temple_of_layouts(60_000)})
        self.tables["companies"] = self._running("coffin-rush", ["me"] * 4, {"companies": 2})
        self.tables["lesson"] = self._ask("POST", "/api/lessons/coffin-rush")["table"]["id"]
        self.tables["finished"] = self._finished()
        self.tables["talkative"] = self._talkative()
        self.tables["long"] = self._played("coffin-rush", 6)

    def _ask(self, method: str, path: str, body: object = None) -> Any:
        answer = self.host.ask(method, path, body)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def _open(self, game: str, chairs: list[str], options: dict[str, Any] | None = None) -> str:
        wanted = {"game": game, "chairs": [{"who": who} for who in chairs], "options": options or {}, "public": True}
        return str(self._ask("POST", "/api/tables", wanted)["table"]["id"])

    def _running(self, game: str, chairs: list[str], options: dict[str, Any] | None = None) -> str:
        table = self._open(game, chairs, options)
        self._ask("POST", f"/api/tables/{table}/start")
        return table

    def _finished(self) -> str:
        table = self._running("cafe-race", ["me"] * 3)
        phones = {seat: self.host.socket() for seat in range(3)}
        for seat, phone in phones.items():
            phone.hello(table, seat)
        play_out(self.server, table, phones)
        for phone in phones.values():
            phone.close()
        return table

    def _played(self, game: str, seats: int) -> str:
        """Some moves by chance, and one of them taken back again and again: a long log."""
        table, random = self._running(game, ["me"] * seats), Random(5)
        phones = {seat: self.host.socket() for seat in range(seats)}
        for seat, phone in phones.items():
            phone.hello(table, seat)
        played = the_table(self.server, table)
        for number in range(MOVES):
            if played.status == "finished":
                break
            seat, asked = min(played.asked.items())
            move = played.playing().moves.text(random.choice(asked.legal))
            phones[seat].ask(t="cmd", id=f"m{number}", base=played.seq, move=move)
            if number % 2:
                phones[seat].ask(t="undo", id=f"u{number}", base=played.seq)
        for phone in phones.values():
            phone.close()
        return table

    def _talkative(self) -> str:
        table = self._running("cafe-race", ["me"] * 3)
        phone = self.host.socket()
        phone.hello(table, 0)
        for number in range(LINES):
            phone.wire.put(t="say", id=f"s{number}", text="é" * 300)
        phone.listen()
        phone.close()
        return table

    def renew(self, kind: str) -> None:
        """A fresh table in place of one that an input may have changed."""
        if kind == "open":
            self.tables[kind] = self._open("cafe-race", ["me", "open", "open"])
            entered = self.guest.ask("POST", f"/api/tables/{self.tables[kind]}/enter", {"invite": self._invite()})
            assert entered.status_code == 200, entered.text
        elif kind == "cafe-race":
            self.tables[kind] = self._running(kind, ["me"] * 4)

    # ---- what is made for one request, since it uses it up

    def make_tables(self) -> None:
        for kind in FRESH:
            self.renew(kind)
        (guest,) = self._ask("GET", f"/api/tables/{self.tables['open']}/guests")
        self._this = {"guest": guest["id"], "person": self.guest.id}

    def make_newcomer(self) -> None:
        """Somebody else each time, who is logged in twice."""
        self.newcomer = Visitor(self.server, f"{NEWCOMER} {next(NUMBERS)}")
        (session,) = self.newcomer.ask("GET", "/api/me/sessions").json()
        self._this = {"session": session["id"]}

    def make_block(self) -> None:
        self.make_newcomer()
        made = self.newcomer.ask("POST", "/api/me/blocks", {"table": self.tables["cafe-race"], "seat": 0})
        self._this = {"block": made.json()[0]["id"]}

    def make_subscription(self) -> None:
        self.make_newcomer()
        made = self.newcomer.ask("POST", "/api/me/webhooks", {"address": "https://hook.invalid/turn"})
        self._this = {"subscription": made.json()["id"]}

    def make_report(self) -> None:
        self.make_newcomer()
        told = {"table": self.tables["cafe-race"], "seat": 0, "reason": "rude"}
        assert self.newcomer.ask("POST", "/api/reports", told).status_code == 204
        self._this = {"report": self.operator.read("/reports")[0]["id"]}

    def make_ban(self) -> None:
        self.operator.does("/bans", {"kind": "name", "value": f"Rude {next(NUMBERS)}", "reason": "rude"})
        self._this = {"ban": self.operator.read("/bans")[0]["id"]}

    def make_mute(self) -> None:
        self.operator.does(f"/people/{self.guest.id}/mute", {"reason": "rude"})
        self._this = {"person": self.guest.id}

    def make_line(self) -> None:
        phone = self.host.socket()
        phone.hello(self.tables["talkative"], 0)
        (said,) = [one["seq"] for one in phone.ask(t="say", id=f"l{next(NUMBERS)}", text="rude") if one["t"] == "ack"]
        phone.close()
        self._this = {"line": str(said), "person": self.guest.id}

    def make_operator(self) -> None:
        self.operator.log_in()

    def _table(self, kind: str) -> Table:
        room: Room = self.server.runner.run(self.server.services.live.node.room(self.tables[kind]))
        return room.table

    def _invite(self) -> str:
        return self._table("open").invite

    # ---- what is measured

    def cost_of_request(self, request: Request) -> tuple[int, Cost]:
        """Its status and what it cost."""
        self.server.services.limits.failed_logins = type(self.server.services.limits.failed_logins)()
        self._this["invite"] = self._invite() if b'"right"' in (request.body or b"") else ""
        answer, cost = self.server.runner.run(self.meter.measured(self._called(request)))
        status, size = answer
        return status, cost.with_answer(size)

    async def _called(self, request: Request) -> tuple[int, int]:
        """Straight into the app: neither Uvicorn nor a client is measured."""
        found, sent = {"status": 0}, [0]
        body = self._resolved((request.body or b"").decode(errors="surrogateescape")).encode(errors="surrogateescape")
        parts = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> Any:
            if not parts:
                await asyncio.Event().wait()  # it does not hang up
            return parts.pop()

        async def send(message: Any) -> None:
            found["status"] = message.get("status", found["status"])
            sent[0] += len(message.get("body", b""))

        await self.server.app(self._scope(request), receive, send)
        return found["status"], sent[0]

    def _scope(self, request: Request) -> dict[str, Any]:
        places = {name: self._meant(name, text) for name, text in request.at.items()}
        path = request.path.format(**{name: quote(text, safe="") for name, text in places.items()})
        headers = self._identity(request.by) | dict(request.headers)
        if request.body is not None:
            headers |= {"content-type": "application/json", "content-length": str(len(request.body))}
        return {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": request.method,
            "scheme": "http",
            "path": request.path.format(**places),
            "raw_path": path.encode(),
            "query_string": request.query.encode(),
            "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
            "client": ("127.0.0.1", 4711),
            "server": ("127.0.0.1", 8000),
        }

    def _meant(self, name: str, text: str) -> str:
        if name == "table":
            return self.tables.get(text, text)
        return self._this.get(name, text) if text == "this" else text

    def _identity(self, by: By) -> Headers:
        """The headers of whose request it is."""
        page = {"host": "127.0.0.1:8000", "origin": HOME}
        if by == "stranger":
            return page
        person = self.newcomer if by == "newcomer" else self.host
        browser = self.operator.browser if by == "operator" else person.browser
        cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        token = {OPERATOR_HEADER: self.operator.csrf} if by == "operator" else {CSRF_HEADER: browser.csrf}
        return {**page, "cookie": cookie, **token}

    def cost_of_frame(self, frame: Frame) -> tuple[str, Cost]:
        """The kind of the first answer and what the frame cost."""
        wire = self._wire(frame.table, frame.seat)
        if frame.reload:
            node = self.server.services.live.node
            for room in list(node.rooms.values()):
                node.let_go(room)
        elif '"t":"undo"' in frame.text:
            self._move_on(frame.table, frame.seat)
        elif '"t":"answer-undo"' in frame.text:
            self._move_on(frame.table, frame.seat)
            self._ask_undo(self._table(frame.table), frame.seat)
        text = self._resolved(frame.text)
        if '"move":"legal"' in text:
            text = text.replace('"move":"legal"', f'"move":"{self._legal(frame.table, frame.seat)}"')
            text = text.replace('"id":"c"', f'"id":"c{next(NUMBERS)}"')
        sent, cost = self.server.runner.run(self.meter.measured(self._said(wire, text)))
        size = max((len(text) for text in sent), default=0)
        kind = str(msgspec.json.decode(sent[0])["t"]) if sent else "nothing"
        return kind, cost.with_answer(size)

    async def _said(self, wire: Wire, text: str) -> list[str]:
        wire.put_text(text)
        return await wire.settle()

    def _resolved(self, text: str) -> str:
        """Inputs name tables by their kind, and an invite and a move by what they should be."""
        for kind, table in self.tables.items():
            text = text.replace(f'"table":"{kind}"', f'"table":"{table}"')
        text = text.replace('"name":"this"', f'"name":"{self.newcomer.me["name"]}"')
        return text.replace('"invite":"right"', f'"invite":"{self._this.get("invite", "")}"')

    def _legal(self, kind: str, seat: int | None) -> str:
        table = self._table(kind)
        asked = None if seat is None else table.asked.get(seat)
        return "nothing" if asked is None else table.playing().moves.text(asked.legal[-1])

    def _move_on(self, kind: str, seat: int | None) -> None:
        """Until that seat has moved and may take it back, or is the next to move."""
        for _ in range(12):
            table = self._table(kind)
            if table.match is None or not table.asked or table.match.last_mover() == seat:
                return
            mover = min(table.asked)
            text = {"t": "cmd", "id": f"o{next(NUMBERS)}", "base": table.seq, "move": self._legal(kind, mover)}
            self.server.runner.run(self._said(self._wire(kind, mover), msgspec.json.encode(text).decode()))

    def _ask_undo(self, table: Table, seat: int | None) -> None:
        """As if somebody else had asked whoever sits there."""
        if seat is not None and table.match is not None and table.match.last_mover() == seat:
            table.undo_request = PendingUndo(ASKED_IN, seat, 1, [seat])

    def _wire(self, kind: str, seat: int | None) -> Wire:
        """At its table again, whatever the last frame did."""
        wire = self._wires.get((kind, seat))
        if wire is None or wire.closed is not None:
            wire = self._wires[kind, seat] = self.host.socket().wire
        wire.put(t="hello", table=self.tables[kind], seat=seat)
        self.server.runner.run(wire.settle())
        return wire
