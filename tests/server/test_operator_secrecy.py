"""The operator sees nothing of a running game that is hidden from onlookers, and nothing that opens a door.

Every list of the operator is asked for; then everything that is hidden is swapped, in memory and in the database, and
asked for again: every byte must be the same. And no secret is anywhere in the answers.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, select, update

from online.company import Visitor
from server.operating import Operator
from server.visiting import InProcessServer
from tavolino.core.chance import FastChance
from tavolino.core.registry import built_in, find
from tavolino.server.http.handlers import operator_lists
from tavolino.server.http.handlers.operator_lists import TableShown
from tavolino.server.http.routes import ROUTES
from tavolino.store import operator as operator_store
from tavolino.store import people, shared_values
from tavolino.store.schema import ENTRIES, TABLES
from tavolino.table.table import Table

MOVES = 13  # made before each comparison; in a race of three, one of them is covered
READS = [route.path.removeprefix("/api/operator") for route in ROUTES if route.of == "operator" and not route.writes]
PLENTY = 1_000_000


class Evening:
    """A private table where people play, chat, report and block; and an operator who looks at everything."""

    def __init__(self, server: InProcessServer, game: str) -> None:
        self.server = server
        self.operator = Operator(server)
        self.ada, self.bea, self.zoe = (Visitor(server, name) for name in ("Ada", "Bea", "Zoe"))
        self.bea.ask("POST", "/api/me/passphrase", {"passphrase": "two sugars please"})
        players = find(game).min_players
        chairs = [{"who": "me"} for _ in range(players)]
        opened = self.ada.ask("POST", "/api/tables", {"game": game, "chairs": chairs}).json()
        self.table, self.invite = str(opened["table"]["id"]), str(opened["invite"])
        for guest in (self.bea, self.zoe):
            guest.ask("POST", f"/api/tables/{self.table}/enter", {"invite": self.invite})
        self.token = self.ada.token(self.table, 0)
        self.ada.start(self.table)
        self.phone = self.ada.socket()
        self.talk()
        self.operator.does(f"/people/{self.zoe.id}/mute", {"reason": "shouting"})
        self.operator.does("/bans", {"kind": "name", "value": "Eve", "reason": "a flood"})

    def talk(self) -> None:
        bea = self.bea.socket()
        bea.hello(self.table)
        line = next(one["seq"] for one in bea.ask(t="say", id="a", text="what have you got?") if one["t"] == "ack")
        self.ada.ask("POST", "/api/reports", {"table": self.table, "line": line, "reason": "prying"})
        self.ada.ask("POST", "/api/me/blocks", {"table": self.table, "line": line})

    def play(self) -> Table:
        table = self.server.services.live.node.rooms[self.table].table
        for number in range(MOVES):
            seat, asked = min(table.asked.items())
            move = table.playing().moves.text(asked.legal[number % len(asked.legal)])
            self.phone.hello(self.table, seat)
            self.phone.ask(t="cmd", id=f"m{number}", base=table.seq, move=move)
        assert table.status == "running"
        return table

    def look(self) -> dict[str, bytes]:
        """What every list says now."""
        found = {}
        for path in READS:
            asked = path.format(table=self.table)
            answer = self.operator.ask("GET", asked)
            assert answer.status_code == 200, (asked, answer.text)
            found[asked] = answer.content
        return found

    def secrets(self) -> list[str]:
        """What opens a door, or is hidden in the game."""
        services = self.server.services
        run, table = self.server.runner.run, services.live.node.rooms[self.table].table
        bea = run(services.store.read(lambda connection: people.by_id(connection, self.bea.id)))
        hashed = run(services.store.read(operator_store.passphrase))
        key = run(services.store.read(lambda connection: shared_values.get(connection, "session-key")))
        log = [msgspec.json.encode(happened.entry).decode() for happened in table.log]
        seeds = [str(json.loads(entry)["seed"]) for entry in log if '"seed"' in entry]
        cookies = [value for who in (self.ada, self.bea, self.zoe) for value in who.browser.cookies.values()]
        csrf = [str(who.me["csrf"]) for who in (self.ada, self.bea, self.zoe)]
        own = [*self.operator.browser.cookies.values(), self.operator.csrf]
        assert bea is not None
        assert seeds
        doors = [self.invite, self.token, str(bea.passphrase), str(hashed), str(key)]
        return [*doors, *seeds, *cookies, *csrf, *own]


@pytest.fixture(params=sorted(built_in()))
def evening(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Evening]:
    with InProcessServer(tmp_path, messages_burst=PLENTY, messages_per_second=PLENTY) as server:
        yield Evening(server, request.param)


def swap_in_memory(table: Table, number: int) -> bool:
    """Whether anything hidden is another one now."""
    match = table.playing()
    before = match.game.position(match.state)
    match.state = match.game.swap_hidden(match.state, None, FastChance.seeded(number))
    return bool(match.game.position(match.state) != before)


def swap_in_store(connection: Connection) -> int:
    """Other choices, another seed, another invite; returns how many rows have changed."""
    changed = connection.execute(update(TABLES).values(invite="another-invite-1")).rowcount
    for table, seq, body in connection.execute(select(ENTRIES.c.table_id, ENTRIES.c.seq, ENTRIES.c.body)).all():
        other = re.sub(rb'"(move|seed|invite)":"[^"]*"', rb'"\1":"swapped"', body)
        if other != body:
            entry = (ENTRIES.c.table_id == table) & (ENTRIES.c.seq == seq)
            connection.execute(update(ENTRIES).where(entry).values(body=other))
            changed += 1
    return changed


def test_what_is_hidden_changes_nothing_that_the_operator_sees(evening: Evening) -> None:
    table = evening.play()
    before = evening.look()
    hidden = [swap_in_memory(table, number) for number in range(5)]
    assert any(hidden)
    assert evening.look() == before
    store = evening.server.services.store
    assert evening.server.runner.run(store.write(swap_in_store)) > MOVES
    assert evening.look() == before


def test_nothing_that_opens_a_door_is_in_any_list(evening: Evening) -> None:
    evening.play()
    seen = b"".join(evening.look().values()).decode()
    assert [secret for secret in evening.secrets() if secret in seen] == []
    assert "what have you got?" in seen  # the lists are not empty
    assert "shouting" in seen
    assert "prying" in seen
    table = evening.server.services.live.node.rooms[evening.table].table
    words = {"legal", "view", "position", "hand", "seed", "invite", "token", "passphrase", "csrf", "move"}
    keys = set(re.findall(r'"(\w+)":', seen))
    assert not words & keys
    assert table.playing().seed_hash not in seen


def test_every_list_is_asked_for() -> None:
    assert len(READS) >= 8
    assert all(path.count("{") <= 1 for path in READS)


@pytest.mark.parametrize("evening", ["coffee-rush"], indirect=True)
def test_a_leak_would_be_found(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """The negative control: one list tells the invite, or what the position is."""
    table = evening.play()
    honest = operator_lists._table

    def with_invite(call: object, row: object, *rest: object) -> TableShown:
        shown = honest(call, row, *rest)  # type: ignore[arg-type]
        return msgspec.structs.replace(shown, game=row.invite)  # type: ignore[attr-defined]

    monkeypatch.setattr(operator_lists, "_table", with_invite)
    assert evening.invite in b"".join(evening.look().values()).decode()

    def with_position(*arguments: object) -> TableShown:
        shown = honest(*arguments)  # type: ignore[arg-type]
        match = table.playing()
        return msgspec.structs.replace(shown, game=str(match.game.position(match.state)))

    monkeypatch.setattr(operator_lists, "_table", with_position)
    before = evening.look()
    assert any(swap_in_memory(table, number) for number in range(5))
    assert evening.look() != before
