"""A database that an earlier version has written opens, means the same, and every table in it goes on; its backups are
restored."""

import asyncio
import json
import lzma
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from earlier.evening import GAMES, PASSPHRASES
from earlier.facts import facts_in
from server.visiting import InProcessServer
from stores import opened
from tavolino.cli import main
from tavolino.server.live.node import Node
from tavolino.server.live.room import Room
from tavolino.store import engines, pg_tools
from tavolino.store.check import check
from tavolino.store.engines import read_url
from tavolino.table import decide, decide_undo
from tavolino.table.choices import can_undo, undo_needs
from tavolino.table.table import Proposal, Table

HERE = Path(__file__).parent
COMMITS = sorted({path.name.partition(".")[0] for path in HERE.glob("*.xz")})
SEED = bytes(range(32))


def content(name: str) -> bytes:
    return lzma.decompress((HERE / f"{name}.xz").read_bytes())


class Earlier:
    def __init__(self, url: str, commit: str, kind: str) -> None:
        self.url = url
        self.facts: dict[str, Any] = json.loads(content(f"{commit}.{kind}.json"))
        self.called: dict[str, str] = self.facts.pop("called")


@pytest.fixture(params=[f"{commit} {kind}" for commit in COMMITS for kind in ("sqlite", "postgresql")])
def earlier(request: pytest.FixtureRequest, tmp_path: Path) -> Earlier:
    """The database as the earlier version left it."""
    commit, _, kind = request.param.partition(" ")
    if kind == "sqlite":
        (tmp_path / "server.db").write_bytes(content(f"{commit}.sqlite.db"))
        return Earlier(f"sqlite:///{tmp_path / 'server.db'}", commit, kind)
    url: str = request.getfixturevalue("postgres_url")
    (tmp_path / "dump").write_bytes(content(f"{commit}.postgresql.backup"))
    pg_tools.restore(tmp_path / "dump", read_url(url))
    return Earlier(url, commit, kind)


async def differences(earlier: Earlier) -> list[str]:
    """What the present code reads otherwise than the earlier one did."""
    async with opened(earlier.url) as store:
        found = json.loads(json.dumps(await facts_in(store)))
    tables, expected = found.pop("tables"), dict(earlier.facts)
    wrong = [
        f"{earlier.called[table]}: {fact} is {tables[table].get(fact)}, was {was}"
        for table, facts in expected.pop("tables").items()
        for fact, was in facts.items()
        if tables[table].get(fact) != was
    ]
    return wrong + [f"{name}: {found[name]}, was {was}" for name, was in expected.items() if found[name] != was]


def test_there_are_tables_of_every_kind() -> None:
    assert "f1dcd11" in COMMITS
    for commit in COMMITS:
        for kind in ("sqlite", "postgresql"):
            facts = json.loads(content(f"{commit}.{kind}.json"))
            found = {(table["game"], table["status"]) for table in facts["tables"].values()}
            assert found == {(game, status) for game in GAMES for status in ("open", "running", "paused", "finished")}
            assert sum(keeps for _, _, keeps in facts["people"]) == len(PASSPHRASES) < len(facts["people"])
            assert facts["ratings"]
            assert facts["guests"]


def test_everything_means_what_it_did(earlier: Earlier) -> None:
    assert asyncio.run(differences(earlier)) == []
    assert check(earlier.url) == []
    earlier.facts["people"][0][1] = "Nobody"  # the control
    some_table = next(iter(earlier.facts["tables"]))
    earlier.facts["tables"][some_table]["position"] = "another"
    assert len(asyncio.run(differences(earlier))) == 2


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("commit", COMMITS)
def test_a_backup_that_was_made_then_is_restored(
    request: pytest.FixtureRequest, tmp_path: Path, commit: str, kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    url: str = f"sqlite:///{tmp_path / 'new.db'}" if kind == "sqlite" else request.getfixturevalue("postgres_url")
    (tmp_path / "backup").write_bytes(content(f"{commit}.{kind}.backup"))
    assert main(["admin", "restore", str(tmp_path / "backup"), "--database", url]) == 0
    assert capsys.readouterr().out == "every log is whole\n"
    assert asyncio.run(differences(Earlier(url, commit, kind))) == []


# ---- and it goes on


async def carry_on(node: Node, room: Room, random: Random) -> None:
    """To the end: free chairs are taken by bots, the game begins or is resumed, and everybody moves at random."""
    host = room.table.host
    for seat, chair in enumerate(room.table.chairs.all()):
        if not chair.filled:
            await node.carry_out(room, f"fill:{seat}", partial(_seat_bot, seat, host))
    if room.table.status == "open":
        await node.carry_out(room, "begin", lambda table, at: decide.start(table, host, SEED, at))
    if room.table.status == "paused":
        await node.carry_out(room, "go on", lambda table, at: decide.resume(table, "Ada", at))
    while room.table.status == "running":
        seat, asked = random.choice(sorted(room.table.asked.items(), key=lambda item: item[0]))
        move = room.table.playing().moves.text(random.choice(asked.legal))
        await node.carry_out(room, f"on:{room.table.seq}", partial(_move, seat, move))


async def take_back(node: Node, room: Room) -> int:
    """What was played then is taken back now, by oneself or with everybody's consent; how many moves."""
    before = room.table.taken_back
    for seat in range(len(room.table.chairs)):
        if can_undo(room.table, seat) or undo_needs(room.table, seat):
            await node.carry_out(room, f"ask:{seat}", partial(_ask_undo, seat))
        while room.table.undo_request is not None:
            asked, entry = room.table.undo_request.waiting[0], room.table.undo_request.entry
            await node.carry_out(room, f"agree:{asked}:{entry}", partial(_agree_undo, asked, entry))
    return room.table.taken_back - before


def _ask_undo(seat: int, table: Table, at: int) -> Proposal:
    return decide_undo.ask_undo(table, seat, table.seq, at)


def _agree_undo(seat: int, entry: int, table: Table, at: int) -> Proposal:
    return decide_undo.agree_undo(table, seat, entry, at)


def _seat_bot(seat: int, host: str, table: Table, at: int) -> Proposal:
    return decide.seat_bot(table, seat, "greedy", host, at)


def _move(seat: int, move: str, table: Table, at: int) -> Proposal:
    by_whom = decide.bot_move if table.chairs[seat].played_by_bot else decide.move
    return by_whom(table, seat, move, table.seq, at)


def test_every_table_is_played_to_its_end(earlier: Earlier, monkeypatch: pytest.MonkeyPatch) -> None:
    quick = tuple(pragma.replace("synchronous=FULL", "synchronous=OFF") for pragma in engines.PRAGMAS)
    monkeypatch.setattr(engines, "PRAGMAS", quick)
    taken_back: list[int] = []
    under_way = [table for table, facts in earlier.facts["tables"].items() if facts["status"] != "finished"]

    async def story() -> None:
        async with opened(earlier.url) as store:
            node = Node(store)
            for table in under_way:
                room = await node.room(table)
                before = room.table.seq
                taken_back.append(await take_back(node, room))
                await carry_on(node, room, Random(7))
                assert room.table.status == "finished", earlier.called[table]
                assert room.table.seq > before
                node.let_go(room)
            found = await facts_in(store)
        assert {facts["status"] for facts in found["tables"].values()} == {"finished"}
        assert found["rows"]["results"] > earlier.facts["rows"]["results"]

    asyncio.run(story())
    assert sum(taken_back) > 0
    assert check(earlier.url) == []


@pytest.mark.parametrize("commit", COMMITS)
def test_people_of_then_are_known_by_their_passphrases(commit: str, tmp_path: Path) -> None:
    (tmp_path / "server.db").write_bytes(content(f"{commit}.sqlite.db"))
    facts = json.loads(content(f"{commit}.sqlite.json"))
    ids = {name: person for person, name, _ in facts["people"]}
    with InProcessServer(tmp_path, bot_workers=0) as server:
        for name, passphrase in PASSPHRASES.items():
            browser = server.browser()
            told = browser.post("/api/login", {"name": name, "passphrase": passphrase})
            assert (told.status_code, told.json()["id"]) == (200, ids[name])
            mine = {table["id"] for table in browser.get("/api/tables/mine").json()}
            seated = {
                table for table, of in facts["tables"].items() if ids[name] in [chair[0] for chair in of["chairs"]]
            }
            assert mine == seated
            assert server.browser().post("/api/login", {"name": name, "passphrase": "wrong"}).status_code == 401
