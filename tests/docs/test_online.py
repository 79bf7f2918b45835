"""docs/protocol.md, "Tables online": its exchange is played, its tables compared with the source."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from docs.evening import Evening
from engine.test_engine_docs import PROTOCOL, blocks, names, rows, section
from tavolino.core.standing import Standing
from tavolino.server.http import errors
from tavolino.server.http.routes import ROUTES
from tavolino.server.socket import wire
from tavolino.table import entry as entries
from tavolino.table.choices import Choice
from tavolino.table.consent import PendingUndo
from tavolino.table.plan import Clock, Plan
from tavolino.table.summary import OpenChair, Summary
from tavolino.table.table import Happened
from tavolino.table.telling import told

SOURCE = Path(__file__).parents[2] / "src/tavolino"
ONLINE = section(PROTOCOL, "Tables online")
(EXCHANGE,) = (block.splitlines() for block in blocks(ONLINE, "wire"))

CLIENT: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)
SERVER: msgspec.json.Decoder[wire.ServerMessage] = msgspec.json.Decoder(wire.ServerMessage)


# ---- the exchange


def test_the_exchange_is_what_a_table_says(tmp_path: Path) -> None:
    """Every byte of it, and nothing beside it."""

    async def replay() -> list[str]:
        heard = []
        async with await Evening.begin(tmp_path) as evening:
            for line in EXCHANGE:
                mark, text = line[0], line[2:]
                if mark == ">":
                    evening.say(text)
                elif mark == "#":
                    await evening.meanwhile(text)
                else:
                    heard.append(await evening.hear())
            assert evening.quiet
        return heard

    assert asyncio.run(replay()) == [line[2:] for line in EXCHANGE if line[0] == "<"]


def test_every_message_of_the_exchange_is_one_of_the_wire() -> None:
    for line in EXCHANGE:
        if line[0] == ">" and '"jump"' not in line:  # the one that is meant to be refused
            CLIENT.decode(line[2:])
        elif line[0] == "<":
            assert wire.encode(SERVER.decode(line[2:])).decode() == line[2:]


def test_a_message_that_is_none_would_be_noticed() -> None:
    """The negative control."""
    with pytest.raises(msgspec.ValidationError):
        CLIENT.decode(next(line[2:] for line in EXCHANGE if '"jump"' in line))


def test_the_exchange_shows_most_messages_and_no_gap() -> None:
    heard = [json.loads(line[2:]) for line in EXCHANGE if line[0] == "<"]
    assert {message["t"] for message in heard} == {"sync", "ev", "ack", "err", "because", "here", "pong"}
    assert [message["seq"] for message in heard if message["t"] == "ev"] == [6, 7, 8]


# ---- the tables of messages


def described(first_header: str) -> dict[str, list[str]]:
    return {names(row[0])[0]: names(row[1]) for row in rows(ONLINE, first_header)}


def fields(messages: Any) -> dict[str, list[str]]:
    return {str(kind.__struct_config__.tag): list(kind.__struct_fields__) for kind in get_args(messages)}


def test_every_message_and_every_field_is_described() -> None:
    assert described("client message") == fields(wire.ClientMessage)
    assert described("server message") == fields(wire.ServerMessage)


def test_the_parts_of_messages_are_described() -> None:
    parts: dict[str, Any] = {
        "after": wire.After,
        "legal": Choice,
        "past": wire.Past,
        "table": Summary,
        "chairs": OpenChair,
        "clock": Clock,
        "result": Standing,
        "undo_request": PendingUndo,
    }
    found = {name: list(getattr(part, "__struct_fields__", None) or part._fields) for name, part in parts.items()}
    assert described("part") == found


def test_the_emotes_are_described() -> None:
    (row,) = (row for row in rows(ONLINE, "client message") if names(row[0]) == ["emote"])
    assert tuple(names(row[2])) == entries.EMOTES


def one_of_each() -> list[entries.AnyEntry]:
    return [
        entries.Opened(at=1, plan=Plan("cafe-race", 3), host="ada", invite="invite"),
        entries.Seated(at=1, seat=0, person="ada", name="Ada", colour="red"),
        entries.BotSeated(at=1, seat=1, level="greedy"),
        entries.Vacated(at=1, seat=1),
        entries.Started(at=1, seed="00" * 32, rules=2),
        entries.Moved(at=1, seat=0, move="thrust 1", left=[1]),
        entries.TakenBack(at=1, seat=0, moves=3, agreed=1),
        entries.UndoAsked(at=1, seat=0, moves=3, waiting=[1]),
        entries.UndoAgreed(at=1, seat=1),
        entries.UndoDeclined(at=1, seat=1),
        entries.UndoWithdrawn(at=1, seat=0),
        entries.StoodIn(at=1, seat=0, reason="away"),
        entries.Returned(at=1, seat=0),
        entries.Paused(at=1, name="Ada", left=[1]),
        entries.Resumed(at=1, name="Ada"),
        entries.Said(at=1, name="Ada", seat=0, text="hello", emote="wave", removed=True, to=(0, 2)),
        entries.LineRemoved(at=1, line=12),
        entries.Rematched(at=1, table="other"),
        entries.GuestRemoved(at=1, person="bea", name="Bea"),
        entries.InviteRenewed(at=1, invite="invite"),
        entries.TableClosed(at=1),
    ]


def test_what_is_told_of_each_entry_is_described() -> None:
    found = {}
    for entry in one_of_each():
        event = told(Happened(1, entry, []), 0)
        assert event is not None
        found[event["kind"]] = set(event) - {"kind", "at"}
    assert len(found) == len(get_args(entries.AnyEntry))
    assert {kind: set(facts) for kind, facts in described("entry").items()} == found


# ---- codes and routes

CODE = re.compile(r'\bcode(?:: ClassVar\[str\])? = "(\w+)"|[Pp]roblem\("(\w+)"|_refuse\(None, "(\w+)"')
ROOMS = ("core", "table", "store", "server")
NOT_ONLINE = {"bad_backup", "bad_chance", "bad_record"}  # of files and scripted dice, which no table online takes


def codes_in_source() -> set[str]:
    texts = [path.read_text("utf-8") for room in ROOMS for path in (SOURCE / room).rglob("*.py")]
    return {code for text in texts for found in CODE.findall(text) for code in found if code}


def test_the_table_of_codes_is_complete_and_has_nothing_else() -> None:
    assert set(errors.STATUS) <= codes_in_source() | {"internal"}
    assert {names(row[0])[0] for row in rows(ONLINE, "code online")} == codes_in_source() - NOT_ONLINE


def test_the_statuses_are_those_of_the_source() -> None:
    special = {"too_fast": "-", "bad_method": "405"}  # said on sockets alone; Starlette's own
    for code, status, *_ in rows(ONLINE, "code online"):
        (name,) = names(code)
        assert status == special.get(name, str(errors.STATUS.get(name, errors.OTHERWISE))), name


def test_every_way_in_is_described() -> None:
    found = [(names(way)[0], who, what) for way, who, what in rows(ONLINE, "way in")]
    assert found == [(f"{route.method} {route.path}", route.of, route.summary) for route in ROUTES]
