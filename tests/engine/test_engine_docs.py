"""docs/protocol.md and docs/positions.md say what is so: their examples are played, their tables compared."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from caller import Caller
from event_facts import facts_of
from tavolino.core import registry
from tavolino.core.chance import FastChance
from tavolino.core.event import Event
from tavolino.core.match import Match
from tavolino.engine import protocol
from tavolino.games.cafe_race.position import Auction, RacePosition

DOCS = Path(__file__).parents[2] / "docs"
PROTOCOL = (DOCS / "protocol.md").read_text("utf-8")
POSITIONS = (DOCS / "positions.md").read_text("utf-8")


def blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)


def section(page: str, title: str) -> str:
    """What stands under a heading of the second level."""
    return page.split(f"\n## {title}\n", 1)[1].split("\n## ", 1)[0] + "\n"


def rows(page: str, first_header: str) -> list[list[str]]:
    """The cells of all tables of a page whose first column has this header."""
    tables = re.findall(rf"^\| {re.escape(first_header)} \|.*\n\|[ |-]+\n((?:\|.*\n)+)", page, re.MULTILINE)
    return [[cell.strip() for cell in row.strip("|").split(" |")] for table in tables for row in table.splitlines()]


def names(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


# ---- protocol.md


def test_the_transcript_is_what_the_engine_answers() -> None:
    (transcript,) = blocks(PROTOCOL, "transcript")
    caller = Caller()
    lines = transcript.splitlines()
    assert len(lines) >= 20
    for sent, answered in zip(lines[::2], lines[1::2], strict=True):
        assert (sent[:2], answered[:2]) == ("> ", "< ")
        assert caller.line(sent[2:]) == json.loads(answered[2:])


def test_the_table_of_requests_is_complete() -> None:
    described = {name for row in rows(PROTOCOL, "`do`") for name in names(row[0])}
    assert described == set(protocol.DOS)
    for row in rows(PROTOCOL, "`do`"):
        (do,) = names(row[0])
        kind = next(kind for kind in protocol.AnyRequest.__args__ if kind.__struct_config__.tag == do)
        fields = set(kind.__struct_fields__) - {"id"}
        assert set(names(row[1])) - {"null"} == fields, do


def test_the_table_of_codes_is_that_of_the_design() -> None:
    assert [names(row[0])[0] for row in rows(PROTOCOL, "`code`")] == [
        "bad_json", "bad_request", "unknown_do", "no_game", "bad_seat", "bad_option", "bad_move", "not_your_turn",
        "illegal", "over", "not_now", "bad_position", "bad_chance", "bad_record",
    ]  # fmt: skip


def test_the_record_is_played_back() -> None:
    (record,) = blocks(PROTOCOL, "record")
    caller = Caller()
    told = caller.ask("replay", record=record)
    assert told == {"moves": 3, "to_move": [], "over": True, "verified": False, "by_hand": 2}
    assert caller.ask("record") == record


def test_the_client_plays_a_game() -> None:
    (program,) = blocks(section(PROTOCOL, "A client in Python"), "python")
    command = '["tavolino", "engine"]'
    assert command in program
    here = program.replace(command, f'[{sys.executable!r}, "-m", "tavolino.engine.serve"]')
    done = subprocess.run([sys.executable, "-c", here], capture_output=True, text=True, timeout=60, check=False)
    assert done.stderr == ""
    assert re.fullmatch(r"won by \[\d(, \d)*\]\n", done.stdout)


def test_every_game_of_ours_has_its_section() -> None:
    """In these two pages or in one of its own; the example game of the tests is documented in docs/add-a-game.md."""
    pages = "".join(page.read_text() for page in sorted(DOCS.glob("*.md")))
    for game in registry.built_in():
        assert f"Id `{game}`" in pages
        assert f'"game": "{game}"' in pages


Told = tuple[str, str, tuple[str, ...]]


def told(event: Event) -> Told:
    facts = tuple(f"{name}*" if name in event.SECRET else name for name in facts_of(type(event)))
    return event.kind(), event.rule, facts


def events_of_many_races() -> set[Told]:
    """Games with random moves, and two rare endings."""
    seen: set[Told] = set()
    race = registry.find("cafe-race")
    chance = FastChance.seeded(1)
    starts = [
        Match.new(race, 3 + number % 4, race.read_options({"auction": number % 2 == 1}), number.to_bytes(32, "big"))
        for number in range(40)
    ]
    for match in starts:
        while not match.over:
            seat = match.to_move()[0]
            moves = match.legal(seat)
            seen.update(map(told, match.play(seat, moves[chance.pick(len(moves))])))
    full_finish = {"cells": [22, 23, 24], "tokens": [5] * 3, "speeds": [6, 5, 4], "thrusts": [6, 5, None]}
    full_step = {"cells": [27, 1, 1, 0], "tokens": [5] * 4, "speeds": [6, 1, 1, 1], "thrusts": [3, 2, 1, None]}
    for position, seat, move in ((full_finish, 2, "thrust 4"), (full_step, 3, "thrust 6")):
        seen.update(map(told, Match.from_position(race, position, bytes(32)).play(seat, move)))
    return seen


def test_the_table_of_events_is_complete_and_has_nothing_else() -> None:
    described = {
        (names(kind)[0], rule, tuple(re.sub("`", "", fact) for fact in facts.split(", ")))
        for kind, rule, facts, *_ in rows(section(PROTOCOL, "Café Race"), "event")
    }
    assert described == events_of_many_races()


# ---- positions.md


@pytest.mark.parametrize("example", blocks(POSITIONS, "json"))
def test_the_examples_of_positions_load(example: str) -> None:
    position: dict[str, Any] = json.loads(example)
    caller = Caller()
    caller.ask("load", position=position)
    assert part(caller.ask("position"), position) == position


def part(written: Any, shown: Any) -> Any:
    """What an example shows of a position as it is written; the rest may be left out, at any depth."""
    if isinstance(shown, dict):
        return {name: part(written[name], inner) for name, inner in shown.items()}
    if isinstance(shown, list) and len(shown) == len(written):
        return [part(one, other) for one, other in zip(written, shown, strict=True)]
    return written


def test_the_examples_show_all_questions_of_a_race() -> None:
    pending = []
    for example in blocks(section(POSITIONS, "Café Race"), "json"):
        caller = Caller()
        caller.ask("load", position=json.loads(example))
        pending.append(caller.ask("view")["pending"])
    assert pending == ["thrust", "bid", "over"]


def test_every_field_of_a_race_is_described() -> None:
    described = [names(row[0])[0] for row in rows(section(POSITIONS, "Café Race"), "field")]
    assert described == [*RacePosition.__struct_fields__, *Auction.__struct_fields__]
