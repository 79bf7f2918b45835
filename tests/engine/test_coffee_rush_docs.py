"""What docs/protocol.md and docs/positions.md say of Coffee Rush is so."""

import re
from collections import defaultdict

from engine.test_engine_docs import POSITIONS, PROTOCOL, names, rows, section
from event_facts import facts_of
from golden.outcome import RECORDS, read
from rules.coffee_rush.scene import cafe
from tavolino.core.chance import FastChance
from tavolino.core.event import Event, Log
from tavolino.core.record import parse
from tavolino.core.registry import find
from tavolino.core.replay import Replay
from tavolino.games.coffee_rush.position_form import RushPosition, Turn

COFFEE = section(PROTOCOL, "Coffee Rush")


def rare_events() -> list[Event]:
    """A supply that runs short, and orders served after the last card."""
    milk = ["milk milk milk milk"] * 3
    short = cafe(meeples=[["a2"], ["d4"], ["d1"], ["a4"]], cups={1: milk}).play(0, "go b2")
    late = cafe(tabs={0: {1: ["tea", "mocha"]}}, cups={0: ["tea steam"]}, deck_size=0, closed=True, starter=2)
    return [*short, *late.play(0, "go a2", "serve tea@1 1", "end")]


def rules_of_many_games() -> dict[str, set[str]]:
    """The rules that each kind of event carries: in the golden games, and in random ones with their set-up."""
    rules: dict[str, set[str]] = defaultdict(set)
    game = find("coffee-rush")
    told = []
    for path in RECORDS:
        if path.name.startswith("coffee-rush-"):
            replay = Replay(parse(read(path)))
            for number in range(1, len(replay.record.entries)):
                told += replay.step(number)
    for number in range(60):
        chance = FastChance.seeded(8, number)
        log = Log()
        options = game.read_options({"less_luck": number % 2 == 0})
        state = game.new(2 + number % 3, options, chance, log)
        while (seat := state.next_seat()) >= 0:
            legal = state.legal_moves(seat)
            state.apply(seat, legal[chance.pick(len(legal))], chance, log)
        told += log.events
    told += rare_events()
    for event in told:
        rules[event.kind()].add(event.rule)
    return rules


def test_the_table_of_events_is_complete_and_its_facts_are_right() -> None:
    described = rows(COFFEE, "event")
    facts = {names(row[0])[0]: names(row[2]) for row in described}
    assert len(described) == len(facts)
    assert facts == {kind.kind(): facts_of(kind) for kind in find("coffee-rush").event_types}
    rules = {names(row[0])[0]: set(row[1].split(", ")) for row in described}
    seen = rules_of_many_games()
    assert set(seen) == set(facts)
    assert {kind: of for kind, of in seen.items() if not of <= rules[kind]} == {}


def test_every_rule_in_the_table_is_in_the_ledger() -> None:
    ledger = find("coffee-rush").ledger
    for row in rows(COFFEE, "event"):
        assert all(rule in ledger for rule in row[1].split(", "))


def test_every_move_of_the_table_has_its_form_in_the_page() -> None:
    game = find("coffee-rush")
    told = {text.split()[0] for text in re.findall(r"`([a-z]+(?: [A-Z@]+)*)`", COFFEE)}
    assert {text.split()[0] for text in game.moves(game.read_options({})).texts} <= told


def test_every_field_of_a_position_is_described() -> None:
    described = [names(row[0])[0] for row in rows(section(POSITIONS, "Coffee Rush"), "field")]
    assert described == [*RushPosition.__struct_fields__, *Turn.__struct_fields__]
