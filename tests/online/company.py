"""People at a server in this process: each with a browser and sockets; everything they are sent is kept."""

import itertools
from typing import Any

import httpx
import msgspec

from server.visiting import Browser, InProcessServer
from tavolino.table.table import Table
from wires import Message, Wire

RACE = "cafe-race"


class Visitor:
    """Without a name: anonymous, without a session."""

    def __init__(self, server: InProcessServer, name: str | None, address: str = "192.0.2.7") -> None:
        self.server = server
        self.address = address
        self.browser: Browser = server.browser(address)
        self.me: Message = {} if name is None else self.browser.enter(name)
        self.heard: list[str] = []  # over HTTP and on sockets

    @property
    def id(self) -> str:
        return str(self.me["id"])

    def ask(self, method: str, path: str, body: object = None, **headers: str | None) -> httpx.Response:
        answer = self.browser.ask(method, path, body, **headers)
        self.heard.append(answer.text)
        return answer

    def open_table(self, *chairs: str, public: bool = False) -> str:
        """`me`, `open`, …; the table's id."""
        wanted = [{"who": who} for who in chairs]
        answer = self.ask("POST", "/api/tables", {"game": RACE, "chairs": wanted, "public": public})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"]["id"])

    def sit(self, table: str, seat: int) -> None:
        answer = self.ask("PUT", f"/api/tables/{table}/seats/{seat}", {"who": "me"})
        assert answer.status_code == 200, answer.text

    def start(self, table: str) -> None:
        assert self.ask("POST", f"/api/tables/{table}/start").status_code == 200

    def token(self, table: str, seat: int) -> str:
        return str(self.ask("POST", f"/api/tables/{table}/seats/{seat}/token").json()["token"])

    def socket(self, with_cookie: bool = True, **headers: str) -> "Phone":
        cookie = "; ".join(f"{name}={value}" for name, value in self.browser.cookies.items())
        return Phone(self, {"cookie": cookie, **headers} if cookie and with_cookie else headers)


class Phone:
    """A socket, step by step: the server's loop only runs during a step."""

    def __init__(self, visitor: Visitor, headers: dict[str, str]) -> None:
        self._visitor = visitor
        self._run = visitor.server.runner.run
        self.wire: Wire = self._run(self._open(headers))

    async def _open(self, headers: dict[str, str]) -> Wire:
        return Wire(self._visitor.server.app, headers, self._visitor.address)

    def ask(self, **message: object) -> list[Message]:
        """Everything that is sent until this is answered."""
        self.wire.put(**message)
        return self.listen()

    def listen(self) -> list[Message]:
        sent = self._run(self.wire.settle())
        self._visitor.heard += sent
        heard = [msgspec.json.decode(text) for text in sent]
        return [message for message in heard if message.get("t") != "pong"]

    def listen_raw(self) -> tuple[int | None, list[str]]:
        """The close code, and the codes of the messages before it."""
        sent = [msgspec.json.decode(text) for text in self._run(self.wire.settle())]
        return self.wire.closed, [message["code"] for message in sent if "code" in message]

    def hello(self, table: str, seat: int | None = None, **more: Any) -> list[Message]:
        return self.ask(t="hello", table=table, seat=seat, **more)

    def close(self) -> None:
        self._run(self.wire.close())


def codes(messages: list[Message]) -> list[str]:
    """The code of each error, and the kind of every other message."""
    return [message["code"] if message["t"] == "err" else message["t"] for message in messages]


def the_table(server: InProcessServer, table: str) -> Table:
    return server.services.live.node.rooms[table].table


def play_out(server: InProcessServer, table: str, phones: dict[int, Phone]) -> None:
    """To the end; `phones` are by seat, each after its hello."""
    played = the_table(server, table)
    for number in itertools.count():
        if played.status == "finished":
            return
        seat, asked = min(played.asked.items())
        move = played.playing().moves.text(asked.legal[-1])
        answers = phones[seat].ask(t="cmd", id=f"m{number}", base=played.seq, move=move)
        assert "ack" in codes(answers), answers
